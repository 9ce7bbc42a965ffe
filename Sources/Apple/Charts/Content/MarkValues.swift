import Foundation

/// The width, height or radius of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  enum Kind: Hashable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
  let kind: Kind

  /// The chart chooses: 0.8 of the space of a category or a calendar unit.
  public static let automatic = MarkDimension(kind: .automatic)

  /// A length, in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { Self(kind: .fixed(value)) }

  /// A fraction of the available space.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { Self(kind: .ratio(ratio)) }

  /// The available space without a margin, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimension { Self(kind: .inset(inset)) }

  private init(kind: Kind) { self.kind = kind }

  /// Creates a length, in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// Creates a length, in points.
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

  /// Returns the length in an available space.
  ///
  /// - Parameter ratio: The fraction that is chosen automatically.
  func length(in space: CGFloat, automatic ratio: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: space * ratio
    case .fixed(let length): max(length, 0)
    case .ratio(let ratio): max(space * ratio, 0)
    case .inset(let inset): max(space - 2 * inset, 0)
    }
  }
}

/// How bars and areas at the same place are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String

  /// One after the other, beginning at 0; negative values downwards.
  public static let standard = MarkStackingMethod(name: "standard")
  /// One after the other, as fractions of their sum.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// One after the other, symmetrically to 0.
  public static let center = MarkStackingMethod(name: "center")
  /// In front of each other.
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, monotone, cardinal(Double), catmullRom(Double), stepStart, stepCenter, stepEnd
  }
  let kind: Kind

  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve without turns between two points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A cardinal spline with a tension of 0.
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  /// A Catmull-Rom spline with an alpha of 0.5.
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  /// Steps at the start of each interval.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps in the middle of each interval.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps at the end of each interval.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)

  /// A cardinal spline; a tension of 1 is straight.
  public static func cardinal(tension: Double) -> InterpolationMethod {
    Self(kind: .cardinal(tension))
  }

  /// A Catmull-Rom spline: uniform with an alpha of 0, chordal with 1.
  public static func catmullRom(alpha: Double) -> InterpolationMethod {
    Self(kind: .catmullRom(alpha))
  }
}
