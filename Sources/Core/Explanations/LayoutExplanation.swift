import Foundation
import GalleyCore

/// An explanation of a view's size and position, in sentences.
///
/// ```swift
/// let tree = LayoutTree(of: Card(), proposal: ProposedViewSize(width: 320, height: nil))
/// print(try tree.explanation(of: "price"))
/// ```
public struct LayoutExplanation: Hashable, Sendable, Codable {
  /// A sentence about one view or modifier.
  public struct Sentence: Hashable, Sendable, Codable {
    /// The path of the sentence's subject in the layout tree, such as `0.1.0`.
    public var path: String
    /// The sentence, including the period.
    public var text: String
  }

  /// A length and its derivation.
  public struct Length: Hashable, Sendable, Codable {
    /// The length proposed to the view, in points; `nil` if unspecified.
    public var proposed: CGFloat?
    /// The view's length, in points.
    public var length: CGFloat
    /// The sentences from the node that decides the proposal to the view's answer.
    public var sentences: [Sentence]
  }

  /// A position and its derivation.
  public struct Position: Hashable, Sendable, Codable {
    /// The distance from the canvas's left or top edge, in points.
    public var position: CGFloat
    /// The sentences from the canvas to the view.
    public var sentences: [Sentence]
  }

  /// A note about behavior at or around the view that often surprises people.
  public struct Note: Hashable, Sendable, Codable {
    /// The topic of the note, such as `fixed-size`.
    public var topic: String
    /// The path of the note's subject in the layout tree.
    public var path: String
    /// The text, one or more sentences.
    public var text: String
  }

  /// The view's path in the layout tree, such as `0.1.0`.
  public var path: String
  /// The name of the view, such as `Text “Total”`.
  public var name: String
  /// The view's width.
  public var width: Length
  /// The view's height.
  public var height: Length
  /// The view's left edge.
  public var x: Position
  /// The view's top edge.
  public var y: Position
  /// Notes about surprising behavior; often empty.
  public var notes: [Note]
}

extension LayoutExplanation: CustomStringConvertible {
  /// A headline followed by the width, height, position and notes, each with its sentences on
  /// separate lines.
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

  /// Returns the explanation in the stable schema of `galley explain --json`, with its version.
  /// Nonfinite lengths are `"infinity"`, `"-infinity"` or `"nan"`.
  ///
  /// - Throws: The errors of the encoder.
  public func jsonData() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try encoder.encode(Document(explanation: self))
  }

  private struct Document: Encodable {
    enum Key: CodingKey { case version }

    let explanation: LayoutExplanation

    func encode(to encoder: any Encoder) throws {
      try explanation.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .version)
    }
  }
}

/// An error that occurs when a view can't be explained.
public struct LayoutExplanationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the error.
  public var message: String
  /// A suggestion for resolving the error.
  public var hint: String
  /// The message and the hint.
  public var description: String { "\(message); \(hint)" }
}

extension LayoutExplanationError: ExplainedError {}
