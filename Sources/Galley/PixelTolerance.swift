/// How much a picture may differ from its golden, in absolute units, and why.
///
/// Comparisons are exact unless a scene or an assertion states a tolerance. Both limits apply, so a
/// missing glyph can't hide in a percentage of a large picture.
public struct PixelTolerance: Hashable, Sendable {
  /// The maximum difference of any channel of a pixel: 1…255.
  public let channel: Int
  /// The maximum number of pixels that may differ.
  public let pixels: Int
  /// The reason that the picture can't be exact; shown wherever the tolerance applies.
  public let reason: String

  /// - Parameters:
  ///   - channel: 1…255.
  ///   - pixels: At least 1.
  ///   - reason: A phrase; must not be empty.
  public init(channel: Int, pixels: Int, reason: String) {
    precondition((1...255).contains(channel), "the channel difference must be 1 to 255")
    precondition(pixels > 0, "a tolerance must allow at least one pixel")
    precondition(reason.contains { !$0.isWhitespace }, "a tolerance needs a reason")
    self.channel = channel
    self.pixels = pixels
    self.reason = reason
  }
}
