/// One of the two directions in which sizes are negotiated.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// Any combination of the two axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis.Set {
  /// The set that holds `axis` alone.
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

/// The order in which text and containers run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
