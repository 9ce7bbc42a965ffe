/// Encodes pictures as an animated WebP file.
public enum AnimatedWebP {
  /// Returns an animated WebP file.
  ///
  /// Pictures of different sizes share a canvas as in `AnimatedPNG`.
  ///
  /// - Parameters:
  ///   - lists: The frames, at the scale of the first one. An empty array gives an empty file.
  ///   - frameRate: Frames per second; at least 1.
  ///   - pause: Seconds to hold the last frame before the animation repeats, at most 600; 0 gives
  ///     it the duration of the other frames.
  ///   - quality: A value from 0 (smallest file) to 1 (best quality); `nil` is lossless.
  /// - Throws: `PaintError`; `ImageFileError` without libwebp, or if a side exceeds 16,383 pixels.
  public static func encode(
    _ lists: [DisplayList], frameRate: Int, pause: Double = 0.5, quality: Double? = nil
  ) throws -> [UInt8] {
    try Rasterizer.animation(
      of: lists, as: .webp, FrameTiming(frameRate: frameRate, pause: pause),
      ImageOptions(quality: quality))
  }
}
