import Foundation

/// The contents of an axis: one or more sets of marks.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The type of the body, inferred from `body`.
  associatedtype Body: AxisContent

  /// The marks, described by other content.
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The sets of marks. Custom content never implements this.
  var _axes: _AxisSets { get }
}

extension AxisContent {
  /// The sets of marks of the body.
  public var _axes: _AxisSets { body._axes }
}

/// The sets of marks of an axis.
public struct _AxisSets {
  var sets: [AxisSet] = []
}

/// A set of marks of an axis, as a plain value.
struct AxisSet {
  var values = AxisMarkValues.automatic
  var position = AxisMarkPosition.automatic
  var preset = AxisMarkPreset.automatic
  /// Creates the marks of a value; `nil` for those that every axis has.
  var content: (@MainActor (AxisValue) -> [AxisPart])?
  var format: AxisFormat?
  var stroke: StrokeStyle?
}

extension Never: AxisContent {
  /// Never called: `Never` has no values.
  public var _axes: _AxisSets { _AxisSets() }
}

/// Type-erased contents of an axis.
public struct AnyAxisContent {
  fileprivate let sets: _AxisSets

  /// Creates type-erased contents.
  @MainActor @preconcurrency
  public init<Content: AxisContent>(_ content: Content) { sets = content._axes }

  fileprivate init(sets: _AxisSets) { self.sets = sets }
}

extension AnyAxisContent: AxisContent {
  /// Never called: the content has its marks itself.
  public var body: Never { fatalError("AnyAxisContent has no body") }
  /// The sets of marks.
  public var _axes: _AxisSets { sets }
}

/// A result builder that collects the sets of marks of an axis.
@resultBuilder @MainActor
public enum AxisContentBuilder {
  /// Adds the content of a statement.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// Adds nothing.
  public static func buildBlock() -> AnyAxisContent { AnyAxisContent(sets: _AxisSets()) }

  /// Adds the only statement.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Adds several statements.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AnyAxisContent {
    var sets = _AxisSets()
    repeat sets.sets += (each content)._axes.sets
    return AnyAxisContent(sets: sets)
  }

  /// Adds the content of an `if` statement without `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// Adds the first branch of an `if` or `switch` statement.
  public static func buildEither<Content: AxisContent>(first content: Content) -> AnyAxisContent {
    AnyAxisContent(content)
  }

  /// Adds the second branch of an `if` or `switch` statement.
  public static func buildEither<Content: AxisContent>(second content: Content) -> AnyAxisContent {
    AnyAxisContent(content)
  }

  /// Adds the content of an `if #available` statement.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent { AnyAxisContent(content) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Never called: the content has its marks itself.
  public var body: Never { fatalError("Optional has no body") }
  /// The sets of marks of the content, if any.
  public var _axes: _AxisSets { self?._axes ?? _AxisSets() }
}

/// The edge of the plot that an axis is at.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String

  /// Horizontal axes: bottom. Vertical axes: trailing; leading for categories.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// The leading edge.
  public static let leading = AxisMarkPosition(name: "leading")
  /// The trailing edge.
  public static let trailing = AxisMarkPosition(name: "trailing")
  /// The top edge.
  public static let top = AxisMarkPosition(name: "top")
  /// The bottom edge.
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// How the labels of an axis are laid out.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  /// Beside the plot.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Beside the plot.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Beside the plot, farther away.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Within the plot.
  public static let inset = AxisMarkPreset(name: "inset")
}

/// Marks at the values of an axis.
public struct AxisMarks<Content: AxisMark> {
  private let set: AxisSet

  private init(_ set: AxisSet) { self.set = set }

  /// Creates marks with contents of one's own.
  ///
  /// - Parameters:
  ///   - preset: The layout of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values to mark. Default: round numbers, calendar units or all categories.
  ///   - content: Creates the marks of a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    // Called on the main actor only, as this initializer is in views.
    nonisolated(unsafe) let content = content
    set = AxisSet(
      values: values, position: position, preset: preset, content: { content($0)._parts.parts })
  }

  /// Creates marks with contents of one's own.
  ///
  /// - Parameters:
  ///   - preset: The layout of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values to mark.
  ///   - content: Creates the marks of a value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.plotted))),
      content: content)
  }
}

extension AxisMarks where Content == AnyAxisMark {
  /// Creates a grid line, a tick and a label for each value.
  ///
  /// - Parameters:
  ///   - preset: The layout of the labels.
  ///   - position: The edge of the plot.
  ///   - values: The values to mark. Default: round numbers, calendar units or all categories.
  ///   - stroke: The stroke of grid lines and ticks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(AxisSet(values: values, position: position, preset: preset, stroke: stroke))
  }

  /// Creates a grid line, a tick and a label for each value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.plotted))),
      stroke: stroke)
  }

  /// Creates a grid line, a tick and a formatted label for each value.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      AxisSet(
        values: values, position: position, preset: preset, format: AxisFormat(format),
        stroke: stroke))
  }

  /// Creates a grid line, a tick and a formatted label for each value.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.plotted))), stroke: stroke)
  }
}

extension AxisMarks: AxisContent {
  /// Never called: the content has its marks itself.
  public var body: Never { fatalError("AxisMarks has no body") }
  /// The set of marks.
  public var _axes: _AxisSets { _AxisSets(sets: [set]) }
}
