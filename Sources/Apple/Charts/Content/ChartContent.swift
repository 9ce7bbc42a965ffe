import Foundation

/// A part of a chart: a mark, or several marks.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the body, inferred from `body`.
  associatedtype Body: ChartContent

  /// The marks, described by other content.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the marks of the content. Custom content never implements this.
  @MainActor @preconcurrency
  static func _collect(_ content: Self, into marks: inout _ChartMarks)
}

extension ChartContent {
  /// Adds the marks of the body.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    guard marks.enter() else { return }
    Body._collect(content.body, into: &marks)
    marks.depth -= 1
  }
}

/// The marks of a chart, in drawing order.
public struct _ChartMarks {
  var marks: [ChartMark] = []
  fileprivate var depth = 0

  /// Goes one level deeper, unless content contains itself.
  fileprivate mutating func enter() -> Bool {
    depth += 1
    return depth < 500
  }

  @MainActor
  init<Content: ChartContent>(_ content: Content) {
    Content._collect(content, into: &self)
  }
}

/// Content that adds its marks itself.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  /// Never called: the content adds its marks itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
  /// Never called: `Never` has no values.
  public static func _collect(_ content: Never, into marks: inout _ChartMarks) {}
}

/// Type-erased chart content.
public struct AnyChartContent {
  fileprivate let collect: @MainActor (inout _ChartMarks) -> Void

  fileprivate init(collect: @escaping @MainActor (inout _ChartMarks) -> Void) {
    self.collect = collect
  }

  /// Creates type-erased content.
  public init<Content: ChartContent>(_ content: Content) {
    nonisolated(unsafe) let content = content
    collect = { Content._collect(content, into: &$0) }
  }

  /// Creates type-erased content.
  public init<Content: ChartContent>(erasing content: Content) { self.init(content) }
}

extension AnyChartContent: PrimitiveChartContent {
  /// Adds the marks of the wrapped content.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    content.collect(&marks)
  }
}

/// Several parts of a chart as one.
public struct Plot<Content: ChartContent> {
  private let content: Content

  /// Creates a group.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: PrimitiveChartContent {
  /// Adds the marks of the group.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    Content._collect(content.content, into: &marks)
  }
}

/// A result builder that collects the marks in a closure.
@resultBuilder
public enum ChartContentBuilder {
  /// Adds the content of a statement.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Adds nothing.
  public static func buildBlock() -> AnyChartContent { AnyChartContent { _ in } }

  /// Adds the only statement.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Adds several statements.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> AnyChartContent {
    var parts: [AnyChartContent] = []
    repeat parts.append(AnyChartContent(each content))
    nonisolated(unsafe) let all = parts
    return AnyChartContent { marks in for part in all { part.collect(&marks) } }
  }

  /// Adds the content of an `if` statement without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Adds the first branch of an `if` or `switch` statement.
  public static func buildEither<Content: ChartContent>(
    first content: Content
  ) -> AnyChartContent { AnyChartContent(content) }

  /// Adds the second branch of an `if` or `switch` statement.
  public static func buildEither<Content: ChartContent>(
    second content: Content
  ) -> AnyChartContent { AnyChartContent(content) }

  /// Adds the content of an `if #available` statement.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent { AnyChartContent(content) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Never called: the content adds its marks itself.
  public var body: Never { fatalError("Optional has no body") }

  /// Adds the marks of the content, if any.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    if let content { Wrapped._collect(content, into: &marks) }
  }
}
