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
  /// Creates the marks of a value; `nil` for the default ones.
  var content: (@MainActor (AxisValue) -> [AxisPart])?
  var format: AxisFormat?
  var stroke: StrokeStyle?
}

extension Never: AxisContent {
  /// Never called: `Never` has no values.
  public var _axes: _AxisSets { _AxisSets() }
}

/// Content that provides its own sets of marks.
protocol PrimitiveAxisContent: AxisContent where Body == Never {}

extension PrimitiveAxisContent {
  /// Never called: the content provides its own marks.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Type-erased contents of an axis.
public struct AnyAxisContent {
  /// The sets of marks.
  public let _axes: _AxisSets

  /// Creates type-erased contents.
  @MainActor @preconcurrency
  public init<Content: AxisContent>(_ content: Content) { _axes = content._axes }

  init(sets: [AxisSet]) { _axes = _AxisSets(sets: sets) }
}

extension AnyAxisContent: PrimitiveAxisContent {}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Never called: the content provides its own marks.
  public var body: Never { fatalError("Optional has no body") }
  /// The sets of marks of the content, if any.
  public var _axes: _AxisSets { self?._axes ?? _AxisSets() }
}

/// Marks at the values of an axis.
public struct AxisMarks<Content: AxisMark> {
  private let set: AxisSet

  /// - Parameter content: Creates the marks of a value; `nil` for the default ones.
  init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    format: AxisFormat? = nil, stroke: StrokeStyle? = nil,
    content: ((AxisValue) -> Content)? = nil
  ) {
    var set = AxisSet(
      values: values, position: position, preset: preset, format: format, stroke: stroke)
    if let content {
      // Called on the main actor only, as this initializer is in views.
      nonisolated(unsafe) let content = content
      set.content = { content($0)._parts.parts }
    }
    self.set = set
  }
}

extension AxisMarks: PrimitiveAxisContent {
  /// The set of marks.
  public var _axes: _AxisSets { _AxisSets(sets: [set]) }
}
