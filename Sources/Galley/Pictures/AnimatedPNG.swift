/// Writes several pictures as an animated PNG file (APNG), which shows the first one where
/// animations are not known.
public enum AnimatedPNG {
  /// The bytes of an animated PNG file.
  ///
  /// Pictures of different sizes share a canvas that is as wide as the widest and as high as the
  /// highest: each is shown as it is, in the canvas's top left corner, so that positions mean the
  /// same in all of them.
  ///
  /// - Parameters:
  ///   - lists: The frames; the first one's scale is that of all. None gives an empty file.
  ///   - frameRate: Frames per second; at least 1.
  ///   - pause: Seconds for which the last frame stays before all begins again; 0 for as long as
  ///     every other one, at most 600.
  ///   - compression: How much time is spent on a small file.
  /// - Throws: `PaintError`.
  public static func encode(
    _ lists: [DisplayList], frameRate: Int, pause: Double = 0.5,
    compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    if lists.isEmpty { return [] }
    return try Backend.current.animatedPNG(
      of: DisplayList.onCommonCanvas(lists), frameRate: max(frameRate, 1),
      pause: pause.isNaN ? 0 : min(max(pause, 0), 600), compression: compression)
  }
}
