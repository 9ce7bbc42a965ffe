import Galley

/// How important a constraint is. It has no effect: views of UIKit's are not laid out.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  /// From 1 to 1000.
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always.
  public static let required = UILayoutPriority(1000)
  /// High.
  public static let defaultHigh = UILayoutPriority(750)
  /// Low.
  public static let defaultLow = UILayoutPriority(250)
}

/// A relation of two distances. It has no effect: views of UIKit's are not laid out.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// Whether the relation holds.
  public var isActive = false
  /// What is added, in points.
  public var constant: CGFloat
  /// How important the relation is.
  public var priority = UILayoutPriority.required

  init(constant: CGFloat) { self.constant = constant }

  /// Makes relations hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Lets relations no longer hold.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge or a line of a view that constraints are about.
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType: AnyObject> {
  init() {}
  /// A relation to another one.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// A relation to another one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// A relation to another one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// A vertical line.
@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal line.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// At least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// At most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// A part of another one.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// An area that constraints are about.
@MainActor @preconcurrency
public final class UILayoutGuide {
  init() {}
}

/// What has lines that constraints are about.
@MainActor @preconcurrency
public protocol _ConstrainedArea {}

extension UIView: _ConstrainedArea {
  /// The area that bars leave.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The area within the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}
extension UILayoutGuide: _ConstrainedArea {}

extension _ConstrainedArea {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
