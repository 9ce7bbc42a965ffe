import Foundation

/// A plane angle; positive angles turn clockwise on screen, where y grows downward.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle of 0.
  public init() { radians = 0 }
  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of 0.
  public static let zero = Angle()
  /// Creates an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Creates an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether the left angle is smaller. Full turns count: 0° is less than 360°.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// Returns the sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Returns the difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Returns the opposite angle.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// Returns the angle multiplied by a factor.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// Returns the angle multiplied by a factor.
  public static func * (factor: Double, a: Angle) -> Angle { a * factor }
  /// Returns the angle divided by a divisor.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
}
