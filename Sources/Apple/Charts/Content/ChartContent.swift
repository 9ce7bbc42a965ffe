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
    // Content may contain itself.
    guard marks.depth < 500 else { return }
    marks.depth += 1
    Body._collect(content.body, into: &marks)
    marks.depth -= 1
  }
}

/// The marks of a chart, in drawing order.
public struct _ChartMarks {
  var marks: [ChartMark] = []
  fileprivate var depth = 0

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

/// Content that is one mark.
protocol MarkContent: PrimitiveChartContent {
  var mark: ChartMark { get }
}

extension MarkContent {
  /// Adds the mark.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }
}

extension BarMark: MarkContent {}
extension LineMark: MarkContent {}
extension AreaMark: MarkContent {}
extension PointMark: MarkContent {}
extension RuleMark: MarkContent {}
extension RectangleMark: MarkContent {}
extension SectorMark: MarkContent {}

extension Never: ChartContent {
  /// Never called: `Never` has no values.
  public static func _collect(_ content: Never, into marks: inout _ChartMarks) {}
}

/// Type-erased chart content.
public struct AnyChartContent {
  let collect: @MainActor (inout _ChartMarks) -> Void

  init(collect: @escaping @MainActor (inout _ChartMarks) -> Void) {
    self.collect = collect
  }

  /// Creates type-erased content.
  public init<Content: ChartContent>(_ content: Content) {
    nonisolated(unsafe) let content = content
    collect = { Content._collect(content, into: &$0) }
  }

  init(parts: [AnyChartContent]) {
    nonisolated(unsafe) let parts = parts
    collect = { for part in parts { part.collect(&$0) } }
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

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Never called: the content adds its marks itself.
  public var body: Never { fatalError("Optional has no body") }

  /// Adds the marks of the content, if any.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    if let content { Wrapped._collect(content, into: &marks) }
  }
}
