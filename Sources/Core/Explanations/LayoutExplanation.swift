import Foundation

/// Why a view has its size and its place, in sentences.
///
/// ```swift
/// let tree = LayoutTree(of: Card(), proposal: ProposedViewSize(width: 320, height: nil))
/// print(try tree.explanation(of: "price"))
/// ```
public struct LayoutExplanation: Hashable, Sendable, Codable {
  /// A sentence about one view or modifier.
  public struct Sentence: Hashable, Sendable, Codable {
    /// What the sentence is about: a path in the layout tree, such as `0.1.0`.
    public var path: String
    /// The sentence, with a full stop.
    public var text: String
  }

  /// A length and how it came about.
  public struct Length: Hashable, Sendable, Codable {
    /// What was proposed to the view, in points; `nil` where nothing was.
    public var proposed: CGFloat?
    /// The view's length, in points.
    public var length: CGFloat
    /// From what decided the proposal to the view's answer.
    public var sentences: [Sentence]
  }

  /// A position and how it came about.
  public struct Position: Hashable, Sendable, Codable {
    /// The distance from the canvas's left or top edge, in points.
    public var position: CGFloat
    /// From the canvas to the view.
    public var sentences: [Sentence]
  }

  /// What surprises people, where it happens at the view or around it.
  public struct Note: Hashable, Sendable, Codable {
    /// What the note is about, such as `fixed-size`.
    public var topic: String
    /// The view or modifier that the note is about: a path in the layout tree.
    public var path: String
    /// One or more sentences.
    public var text: String
  }

  /// The view's path in the layout tree, such as `0.1.0`.
  public var path: String
  /// What the view is called, such as `Text “Total”`.
  public var name: String
  /// The view's width.
  public var width: Length
  /// The view's height.
  public var height: Length
  /// The view's left edge.
  public var x: Position
  /// The view's top edge.
  public var y: Position
  /// What surprises people; empty if nothing should.
  public var notes: [Note]
}

extension LayoutExplanation: CustomStringConvertible {
  /// A headline, then width, height, place and notes, each with its sentences on lines of their own.
  public var description: String {
    func number(_ value: CGFloat) -> String { PointText.number(value) }
    func lines(_ title: String, _ sentences: [String]) -> String {
      ([title] + sentences.map { "  \($0)" }).joined(separator: "\n")
    }
    var parts = [
      "\(name) is \(number(width.length))×\(number(height.length)) points at"
        + " (\(number(x.position)), \(number(y.position))).",
      lines("Width \(number(width.length))", width.sentences.map(\.text)),
      lines("Height \(number(height.length))", height.sentences.map(\.text)),
      lines("Left edge at \(number(x.position))", x.sentences.map(\.text)),
      lines("Top edge at \(number(y.position))", y.sentences.map(\.text)),
    ]
    if !notes.isEmpty { parts.append(lines("Worth knowing", notes.map(\.text))) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The explanation as JSON; lengths without a number are `"infinity"`, `"-infinity"` or `"nan"`.
  ///
  /// - Throws: What the encoder throws.
  public func jsonData() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try encoder.encode(self)
  }
}

/// A view that cannot be explained.
public struct LayoutExplanationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var message: String
  /// What to do about it.
  public var hint: String
  /// Both.
  public var description: String { "\(message); \(hint)" }
}

extension LayoutExplanationError: ExplainedError {}
