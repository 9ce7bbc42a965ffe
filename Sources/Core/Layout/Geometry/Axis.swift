/// One of the two axes of layout.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The axis of the width.
  case horizontal
  /// The axis of the height.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// One bit per axis.
    public let rawValue: Int8
    /// Creates the set of the axes whose bits are set.
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
  /// Creates the set that contains only `axis`.
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

/// The direction in which text and containers run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is on the left, as in English.
  case leftToRight
  /// Leading is on the right, as in Arabic.
  case rightToLeft
}
