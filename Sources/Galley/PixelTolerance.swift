/// How much a picture may differ from its golden, in absolute units, and why it has to.
///
/// Pictures are compared exactly unless a scene or an assertion states one of these. Both limits
/// hold at once, so that a missing glyph never hides in a share of a large picture.
public struct PixelTolerance: Hashable, Sendable {
  /// The most that any channel of a pixel may differ by: 1…255.
  public let channel: Int
  /// The most pixels that may differ at all.
  public let pixels: Int
  /// Why the picture cannot be exact; shown wherever the tolerance is used.
  public let reason: String

  /// - Parameters:
  ///   - channel: 1…255.
  ///   - pixels: At least 1.
  ///   - reason: A phrase; must not be empty.
  public init(channel: Int, pixels: Int, reason: String) {
    precondition((1...255).contains(channel), "a channel differs by 1 to 255")
    precondition(pixels > 0, "a tolerance is for at least one pixel")
    precondition(reason.contains { !$0.isWhitespace }, "a tolerance needs a reason")
    self.channel = channel
    self.pixels = pixels
    self.reason = reason
  }
}
