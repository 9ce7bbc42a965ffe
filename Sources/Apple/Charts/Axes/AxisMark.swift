import Foundation

/// A part of an axis mark: a grid line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// The type of the body, inferred from `body`.
  associatedtype Body: AxisMark

  /// The mark, described by others.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }

  /// The parts. Custom marks never implement this.
  var _parts: _AxisParts { get }
}

extension AxisMark {
  /// The parts of the body.
  public var _parts: _AxisParts { body._parts }
}

extension Never: AxisMark {
  /// Never called: `Never` has no values.
  public var _parts: _AxisParts { _AxisParts() }
}

/// The parts of an axis mark.
public struct _AxisParts {
  var parts: [AxisPart] = []
}

/// A part of an axis mark, as a plain value.
struct AxisPart {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    case label(AxisLabel)
  }
  var kind: Kind
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// The label of a value.
struct AxisLabel {
  /// The view; `nil` for the formatted value.
  var view: AnyView?
  var format: AxisFormat?
  var anchor: UnitPoint?
  var orientation = AxisValueLabelOrientation.automatic
  var collision = AxisValueLabelCollisionResolution.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// A mark that provides its own parts.
protocol PrimitiveAxisMark: AxisMark where Body == Never {}

extension PrimitiveAxisMark {
  /// Never called: the mark provides its own parts.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A type-erased axis mark.
public struct AnyAxisMark {
  /// The parts.
  public let _parts: _AxisParts

  /// Creates a type-erased mark.
  @MainActor @preconcurrency
  public init<Content: AxisMark>(_ content: Content) { _parts = content._parts }

  init(parts: [AxisPart]) { _parts = _AxisParts(parts: parts) }
}

extension AnyAxisMark: PrimitiveAxisMark {}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Never called: the mark provides its own parts.
  public var body: Never { fatalError("Optional has no body") }
  /// The parts of the mark, if any.
  public var _parts: _AxisParts { self?._parts ?? _AxisParts() }
}

extension AxisMark {
  func changing(_ change: (inout AxisPart) -> Void) -> AnyAxisMark {
    var parts = _parts.parts
    for index in parts.indices { change(&parts[index]) }
    return AnyAxisMark(parts: parts)
  }
}

extension AxisGridLine: PrimitiveAxisMark {
  /// The line.
  public var _parts: _AxisParts { _AxisParts(parts: [part]) }
}

extension AxisTick: PrimitiveAxisMark {
  /// The tick.
  public var _parts: _AxisParts { _AxisParts(parts: [part]) }
}
