import Foundation

/// The meaning of a part of the canvas, for file formats that can express it: PDF and SVG.
public struct DisplayNote: Hashable, Sendable {
  /// The kind of meaning.
  public enum Kind: Hashable, Sendable {
    /// A link to a URL.
    case link(String)
    /// A heading with its title; 1 is the highest level.
    case heading(String, level: Int)
    /// A picture, described in words.
    case figure(String)
    /// A text of several lines.
    case paragraph
  }

  /// The kind of note.
  public var kind: Kind
  /// The part's rectangle on the canvas, in points.
  public var frame: CGRect

  /// Creates a note.
  public init(_ kind: Kind, frame: CGRect) { (self.kind, self.frame) = (kind, frame) }
}
