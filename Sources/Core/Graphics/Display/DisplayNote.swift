import Foundation

/// What a part of the canvas is besides what it shows, for files that can tell: PDF and SVG.
public struct DisplayNote: Hashable, Sendable {
  /// What there is.
  public enum Kind: Hashable, Sendable {
    /// Leads to a URL.
    case link(String)
    /// The beginning of a part, with its title; 1 is the highest level.
    case heading(String, level: Int)
    /// A picture, in words.
    case figure(String)
    /// A text of several lines.
    case paragraph
  }

  /// What it is.
  public var kind: Kind
  /// Where it is, on the canvas, in points.
  public var frame: CGRect

  /// Creates a note.
  public init(_ kind: Kind, frame: CGRect) { (self.kind, self.frame) = (kind, frame) }
}
