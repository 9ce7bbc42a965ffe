import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Several corners of a rectangle.
    public struct Set: OptionSet, Hashable, Sendable {
      /// A bit for each corner.
      public let rawValue: Int8

      /// Creates a set of the corners whose bits are set.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// Creates a set of one corner.
      public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }

      /// The corner at the top of the leading edge.
      public static let topLeading = Set(Corner.topLeading)
      /// The corner at the top of the trailing edge.
      public static let topTrailing = Set(Corner.topTrailing)
      /// The corner at the bottom of the leading edge.
      public static let bottomLeading = Set(Corner.bottomLeading)
      /// The corner at the bottom of the trailing edge.
      public static let bottomTrailing = Set(Corner.bottomTrailing)
      /// All four corners.
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    }

    /// What a corner of a rectangle looks like: square, rounded, or concentric with the corner of
    /// the container around.
    public struct Style: Hashable, Sendable {
      private indirect enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: Style?)
      }

      private let kind: Kind

      /// A corner of a radius, in points; 0 is square.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

      /// A corner with the same center as that of the container: its radius is the container's less
      /// the distance between the two corners. Without a container it is square.
      public static var concentric: Style { Style(kind: .concentric(minimum: nil)) }

      /// A corner with the same center as that of the container, but with at least the radius of
      /// `minimum`. Default: `nil`, which is 0.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(kind: .concentric(minimum: minimum))
      }

      /// The radius, in points.
      ///
      /// - Parameter concentric: That of a concentric corner.
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
  /// Creates a corner of a radius, in points: the same as `fixed(_:)`.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// Creates a corner of a radius, in points: the same as `fixed(_:)`.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The styles of a rectangle's four corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The corner at the top of the leading edge.
  public var topLeading: Edge.Corner.Style
  /// The corner at the top of the trailing edge.
  public var topTrailing: Edge.Corner.Style
  /// The corner at the bottom of the leading edge.
  public var bottomLeading: Edge.Corner.Style
  /// The corner at the bottom of the trailing edge.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates corners of one style.
  public init(all style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Creates corners with a style each.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Corners that are concentric with those of the container.
  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

  /// Corners that are concentric with those of the container, with at least a radius. Default:
  /// `nil`, which is 0.
  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners { Self(all: .concentric(minimum: minimum)) }

  /// Corners of one radius, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    Self(all: .fixed(radius))
  }

  /// The radii in a rectangle, in points.
  ///
  /// - Parameter concentric: Those of concentric corners.
  func radii(concentric: RectangleCornerRadii) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: concentric.topLeading),
      bottomLeading: bottomLeading.radius(concentric: concentric.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric: concentric.bottomTrailing),
      topTrailing: topTrailing.radius(concentric: concentric.topTrailing))
  }
}
