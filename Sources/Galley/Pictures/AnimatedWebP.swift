/// Writes several pictures as an animated WebP file.
public enum AnimatedWebP {
  /// The bytes of an animated WebP file.
  ///
  /// Pictures of different sizes share a canvas as in `AnimatedPNG`.
  ///
  /// - Parameters:
  ///   - lists: The frames; the first one's scale is that of all. None gives an empty file.
  ///   - frameRate: Frames per second; at least 1.
  ///   - pause: Seconds for which the last frame stays before all begins again; 0 for as long as
  ///     every other one, at most 600.
  ///   - quality: 0…1, from small to good; `nil` is without loss.
  /// - Throws: `PaintError`; `ImageFileError` without libwebp, and for more than 16,383 pixels a side.
  public static func encode(
    _ lists: [DisplayList], frameRate: Int, pause: Double = 0.5, quality: Double? = nil
  ) throws -> [UInt8] {
    if lists.isEmpty { return [] }
    let rate = min(max(frameRate, 1), 1000)
    var frames: [(bitmap: Bitmap, milliseconds: Int)] = []
    for (index, list) in DisplayList.onCommonCanvas(lists).enumerated() {
      // Frames begin at whole milliseconds, without drifting off.
      var time = (index + 1) * 1000 / rate - index * 1000 / rate
      if index == lists.count - 1, pause > 0 { time = Int(min(pause, 600) * 1000) }
      frames.append((try Rasterizer.bitmap(of: list), time))
    }
    return try Backend.current.animatedWebP(of: frames, quality: quality)
  }
}
