import Foundation

/// The size that a container proposes to a view, in points. Each dimension is independent.
///
/// `nil` asks for the ideal size, `0` for the minimum, `.infinity` for the maximum, and any other
/// number for the size that suits that length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, in points.
  public var width: CGFloat?
  /// The proposed height, in points.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal that asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposed size, with unspecified dimensions taken from `size` (default 10×10).
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

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
