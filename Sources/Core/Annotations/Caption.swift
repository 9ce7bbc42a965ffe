import Foundation
import GalleyViews

/// A line above a picture that states what caused it: the expression that was laid out, or the
/// arithmetic behind a size. Numbers in a caption are read from the layout, so they can't differ
/// from it. Words between backticks are code.
///
/// ```swift
/// renderer.captions = [
///   .code("containerRelativeFrame(.vertical) { height, _ in height / 2 }"),
///   "`height` is the window’s: \(.height(of: "window")) / 2 = \(.height(of: "card"))",
///   "the row needs \({ 3 * $0["button"].frame.width + 16 })",
/// ]
/// ```
public struct Caption: Sendable, ExpressibleByStringInterpolation {
  enum Part: Sendable {
    case words(String)
    /// Code among words.
    case code(String)
    case value(Value)
  }

  let parts: [Part]
  /// The source text and its file, if the caption quotes code.
  package let quotation: (code: String, file: String)?

  private init(_ parts: [Part], quotation: (code: String, file: String)? = nil) {
    (self.parts, self.quotation) = (parts, quotation)
  }

  /// Creates a caption without numbers.
  public init(stringLiteral value: String) {
    self.init(AnnotationText.Run.marked(value).map { $0.isCode ? .code($0.text) : .words($0.text) })
  }

  /// Creates a caption with numbers from the layout.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.parts) }

  /// Returns a caption in a monospaced font that quotes the source.
  ///
  /// - Parameters:
  ///   - text: The code, with `…` in place of omitted parts.
  ///   - file: The file that contains the code.
  public static func code(_ text: String, file: StaticString = #filePath) -> Caption {
    Caption([.words(text)], quotation: (text, "\(file)"))
  }

  /// The layout that a caption reads. If a view doesn't exist, the caption shows a question mark.
  public final class Layout {
    private let tree: LayoutTree
    fileprivate private(set) var isComplete = true

    fileprivate init(_ tree: LayoutTree) { self.tree = tree }

    /// The outermost node.
    public var root: LayoutTree.Node { tree.root }

    /// The first view with the given `accessibilityIdentifier(_:)`.
    public subscript(identifier: String) -> LayoutTree.Node {
      if let node = tree.node(withIdentifier: identifier) { return node }
      isComplete = false
      return tree.root
    }
  }

  /// A number or a size, read from the layout.
  public struct Value: Sendable {
    let text: @Sendable (LayoutTree) -> String?

    private init(
      _ view: String, _ text: @escaping @Sendable (LayoutTree.Node) -> String?
    ) {
      self.text = { $0.node(withIdentifier: view).flatMap(text) }
    }

    init(_ text: @escaping @Sendable (LayoutTree) -> String?) { self.text = text }

    /// The width of a view, in points.
    public static func width(of view: String) -> Value {
      Value(view) { AnnotationWords.number($0.frame.width) }
    }

    /// The height of a view, in points.
    public static func height(of view: String) -> Value {
      Value(view) { AnnotationWords.number($0.frame.height) }
    }

    /// The size of a view, such as `120×40`.
    public static func size(of view: String) -> Value {
      Value(view) { AnnotationWords.size($0.frame.size) }
    }

    /// The proposal that a view was placed with, such as `120×nil`.
    public static func proposal(of view: String) -> Value {
      Value(view) { AnnotationWords.proposal($0.proposal) }
    }

    /// The center of a view in another view's coordinates, such as `(60, 20)`.
    public static func center(of view: String, in container: String) -> Value {
      Value { tree in
        guard let view = tree.node(withIdentifier: view),
          let container = tree.node(withIdentifier: container)
        else { return nil }
        let x = view.frame.midX - container.frame.minX
        let y = view.frame.midY - container.frame.minY
        return "(\(AnnotationWords.number(x)), \(AnnotationWords.number(y)))"
      }
    }

    /// The problems reported during layout, separated by semicolons.
    public static var diagnostics: Value {
      Value { tree in
        tree.diagnostics.isEmpty
          ? nil : tree.diagnostics.map(\.description).joined(separator: "; ")
      }
    }
  }

  /// Collects the words and numbers of a caption.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []
    /// Whether the literal so far ends within backticks.
    private var isCode = false

    /// Creates an empty caption.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends words.
    public mutating func appendLiteral(_ literal: String) {
      for run in AnnotationText.Run.marked(literal, isCode: isCode) {
        parts.append(run.isCode ? .code(run.text) : .words(run.text))
      }
      if literal.count(where: { $0 == "`" }) % 2 == 1 { isCode.toggle() }
    }

    /// Appends a value of the layout.
    public mutating func appendInterpolation(_ value: Value) { parts.append(.value(value)) }

    /// Appends a number computed from the layout.
    public mutating func appendInterpolation(_ number: @escaping @Sendable (Layout) -> CGFloat) {
      parts.append(
        .value(
          Value { tree in
            let layout = Layout(tree)
            let result = number(layout)
            return layout.isComplete ? AnnotationWords.number(Double(result)) : nil
          }))
    }

    /// Appends text.
    public mutating func appendInterpolation(_ text: String) {
      parts.append(isCode ? .code(AnnotationText.Run.unbroken(text)) : .words(text))
    }

    /// Appends a whole number.
    public mutating func appendInterpolation(_ number: Int) { appendInterpolation("\(number)") }
  }
}

extension Caption {
  /// Returns the caption's text for a layout; numbers are bold.
  func runs(_ tree: LayoutTree) -> [AnnotationText.Run] {
    parts.map { part in
      switch part {
      case .words(let text):
        AnnotationText.Run(
          text: text, ink: quotation == nil ? .quiet : .text, isCode: quotation != nil)
      case .code(let text): AnnotationText.Run(text: text, ink: .quiet, isCode: true)
      case .value(let value): AnnotationText.Run(text: value.text(tree) ?? "?", isStrong: true)
      }
    }
  }

  /// Returns the caption's text for a layout.
  package func text(_ tree: LayoutTree) -> String { runs(tree).map(\.text).joined() }
}
