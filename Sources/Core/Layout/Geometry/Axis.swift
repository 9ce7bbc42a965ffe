/// One of the two directions in which sizes are negotiated.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Along the width.
  case horizontal
  /// Along the height.
  case vertical

  /// Any combination of the two axes.
  public struct Set: OptionSet, Sendable {
    /// A bit for each axis.
    public let rawValue: Int8
    /// The axes whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis.Set {
  /// The set that holds `axis` alone.
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

/// The order in which text and containers run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is left, as in English.
  case leftToRight
  /// Leading is right, as in Arabic.
  case rightToLeft
}
