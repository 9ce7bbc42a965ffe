import Foundation

/// A part of the mark of a value on an axis: a grid line, a tick or a label.
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

/// The parts of the mark of a value.
public struct _AxisParts {
  var parts: [AxisPart] = []
}

/// A part of the mark of a value, as a plain value.
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

/// A type-erased mark of a value.
public struct AnyAxisMark {
  fileprivate let parts: _AxisParts

  /// Creates a type-erased mark.
  @MainActor @preconcurrency
  public init<Content: AxisMark>(_ content: Content) { parts = content._parts }

  init(parts: _AxisParts) { self.parts = parts }
}

extension AnyAxisMark: AxisMark {
  /// Never called: the mark has its parts itself.
  public var body: Never { fatalError("AnyAxisMark has no body") }
  /// The parts.
  public var _parts: _AxisParts { parts }
}

/// A result builder that collects the parts of the mark of a value.
@resultBuilder @MainActor
public enum AxisMarkBuilder {
  /// Adds the part of a statement.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Adds nothing.
  public static func buildBlock() -> AnyAxisMark { AnyAxisMark(parts: _AxisParts()) }

  /// Adds the only statement.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Adds several statements.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> AnyAxisMark {
    var parts = _AxisParts()
    repeat parts.parts += (each content)._parts.parts
    return AnyAxisMark(parts: parts)
  }

  /// Adds the content of an `if` statement without `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// Adds the first branch of an `if` or `switch` statement.
  public static func buildEither<Content: AxisMark>(first content: Content) -> AnyAxisMark {
    AnyAxisMark(content)
  }

  /// Adds the second branch of an `if` or `switch` statement.
  public static func buildEither<Content: AxisMark>(second content: Content) -> AnyAxisMark {
    AnyAxisMark(content)
  }

  /// Adds the content of an `if #available` statement.
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark { AnyAxisMark(content) }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Never called: the mark has its parts itself.
  public var body: Never { fatalError("Optional has no body") }
  /// The parts of the mark, if any.
  public var _parts: _AxisParts { self?._parts ?? _AxisParts() }
}

extension AxisMark {
  private func changing(_ change: (inout AxisPart) -> Void) -> some AxisMark {
    var parts = _parts
    for index in parts.parts.indices { change(&parts.parts[index]) }
    return AnyAxisMark(parts: parts)
  }

  /// Sets the style of lines and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = $0.font ?? font } }

  /// Moves the parts, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the parts, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changing {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}

/// A line across the plot.
public struct AxisGridLine {
  private let part: AxisPart

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is in the middle of a category or bin. Default: at its start.
  ///   - stroke: The stroke. Default: half a point, dashed for horizontal axes.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .gridLine, isCentered: centered, stroke: stroke)
  }
}

extension AxisGridLine: AxisMark {
  /// Never called: the mark has its parts itself.
  public var body: Never { fatalError("AxisGridLine has no body") }
  /// The line.
  public var _parts: _AxisParts { _AxisParts(parts: [part]) }
}

/// A short line beside the plot.
public struct AxisTick {
  /// The length of a tick.
  public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The length beside labels; `nil` for the height of a label and `points` more.
    let points: CGFloat
    let includesLabel: Bool

    /// 5 points.
    public static let automatic = Length(points: 5, includesLabel: false)
    /// The height of a label.
    public static let label = Length(points: 0, includesLabel: true)
    /// The height of a label.
    public static let longestLabel = Length(points: 0, includesLabel: true)

    /// The height of a label and more, in points.
    public static func label(extendPastBy: CGFloat) -> Length {
      Length(points: extendPastBy, includesLabel: true)
    }

    /// The height of a label and more, in points.
    public static func longestLabel(extendPastBy: CGFloat) -> Length {
      label(extendPastBy: extendPastBy)
    }

    private init(points: CGFloat, includesLabel: Bool) {
      (self.points, self.includesLabel) = (points, includesLabel)
    }

    /// Creates a length, in points.
    public init(floatLiteral value: Double) { self.init(points: value, includesLabel: false) }
    /// Creates a length, in points.
    public init(integerLiteral value: Int) {
      self.init(points: CGFloat(value), includesLabel: false)
    }
  }

  private let part: AxisPart

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is in the middle of a category or bin. Default: at its start.
  ///   - length: The length. Default: 5 points.
  ///   - stroke: The stroke. Default: half a point.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick(length), isCentered: centered, stroke: stroke)
  }

  /// Creates a tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(floatLiteral: length), stroke: stroke)
  }
}

extension AxisTick: AxisMark {
  /// Never called: the mark has its parts itself.
  public var body: Never { fatalError("AxisTick has no body") }
  /// The tick.
  public var _parts: _AxisParts { _AxisParts(parts: [part]) }
}
