import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// A set of rectangle corners.
    public struct Set: OptionSet, Hashable, Sendable {
      /// One bit for each corner.
      public let rawValue: Int8

      /// Creates a set from raw bits.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// Creates a set with one corner.
      public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }

      /// The top leading corner.
      public static let topLeading = Set(Corner.topLeading)
      /// The top trailing corner.
      public static let topTrailing = Set(Corner.topTrailing)
      /// The bottom leading corner.
      public static let bottomLeading = Set(Corner.bottomLeading)
      /// The bottom trailing corner.
      public static let bottomTrailing = Set(Corner.bottomTrailing)
      /// All four corners.
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    }

    /// The style of a rectangle's corner: square, rounded, or concentric with the corner of the
    /// enclosing container.
    public struct Style: Hashable, Sendable {
      private indirect enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: Style?)
      }

      private let kind: Kind

      /// A corner with a radius, in points; 0 is square.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

      /// A corner with the same center as the container's: its radius is the container's minus the
      /// distance between the two corners. Without a container it is square.
      public static var concentric: Style { Style(kind: .concentric(minimum: nil)) }

      /// A corner with the same center as the container's, and at least the radius of `minimum`.
      /// Default: `nil`, which means 0.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(kind: .concentric(minimum: minimum))
      }

      /// Returns the radius, in points.
      ///
      /// - Parameter concentric: The radius of a concentric corner.
      func radius(concentric: CGFloat) -> CGFloat {
        switch kind {
        case .fixed(let radius): radius.isNaN ? 0 : max(radius, 0)
        case .concentric(let minimum):
          max(concentric, minimum?.radius(concentric: concentric) ?? 0)
        }
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a corner with a radius, in points. Equivalent to `fixed(_:)`.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// Creates a corner with a radius, in points. Equivalent to `fixed(_:)`.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The styles of a rectangle's four corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates four corners with one style.
  public init(all style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Creates corners with individual styles.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Corners concentric with those of the container.
  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

  /// Corners concentric with those of the container, with a minimum radius. Default: `nil`, which
  /// means 0.
  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners { Self(all: .concentric(minimum: minimum)) }

  /// Corners with one radius, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    Self(all: .fixed(radius))
  }

  /// Returns the radii of the corners, in points.
  ///
  /// - Parameter concentric: The radii of concentric corners.
  func radii(concentric: RectangleCornerRadii) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: concentric.topLeading),
      bottomLeading: bottomLeading.radius(concentric: concentric.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric: concentric.bottomTrailing),
      topTrailing: topTrailing.radius(concentric: concentric.topTrailing))
  }
}
