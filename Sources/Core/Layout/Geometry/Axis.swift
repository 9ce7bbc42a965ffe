extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis.Set {
  /// Creates the set that contains only `axis`.
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
