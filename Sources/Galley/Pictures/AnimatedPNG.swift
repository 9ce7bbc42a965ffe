/// Encodes pictures as an animated PNG file (APNG). Viewers without animation support show the
/// first picture.
public enum AnimatedPNG {
  /// Returns an animated PNG file.
  ///
  /// Pictures of different sizes share a canvas that is as wide as the widest and as tall as the
  /// tallest. Each is placed unscaled in the top-left corner, so coordinates mean the same in all
  /// frames.
  ///
  /// - Parameters:
  ///   - lists: The frames, at the scale of the first one. An empty array gives an empty file.
  ///   - frameRate: Frames per second; at least 1.
  ///   - pause: Seconds to hold the last frame before the animation repeats, at most 600; 0 gives
  ///     it the duration of the other frames.
  ///   - compression: The trade-off between encoding time and file size.
  /// - Throws: `PaintError`.
  public static func encode(
    _ lists: [DisplayList], frameRate: Int, pause: Double = 0.5,
    compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    do {
      return try Rasterizer.animation(
        of: lists, as: .png, FrameTiming(frameRate: frameRate, pause: pause),
        ImageOptions(compression: compression))
    } catch {
      throw PaintError(error)
    }
  }
}
