import Foundation

extension ProposedViewSize {
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ axis: Axis, _ major: CGFloat?, minor: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }
}

extension ProposedViewSize: CustomStringConvertible {
  /// Both dimensions, such as `100×nil`.
  public var description: String { "\(Self.part(width))×\(Self.part(height))" }
  private static func part(_ value: CGFloat?) -> String {
    value.map { NumberText.points($0) } ?? "nil"
  }
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
  package init(_ axis: Axis, _ major: CGFloat, minor: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }
}

extension CGPoint {
  package init(_ axis: Axis, _ major: CGFloat, minor: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
  }
}
