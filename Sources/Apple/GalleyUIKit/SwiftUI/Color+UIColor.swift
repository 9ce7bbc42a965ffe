import Galley

extension Color {
  /// Creates a color from a UIKit color, which may depend on the environment.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from a UIKit color, as in `Color(.systemGray4)`.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  // The second parameter makes the compiler prefer the UIKit color for names that both types have.
  /// Creates the same color, as in `Color(.white.opacity(0.5))`. A single name such as
  /// `Color(.red)` refers to the UIKit color.
  @_disfavoredOverload
  public init(_ color: Color, _: Void = ()) { self = color }

  /// Creates a color from components.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// Creates a color from components.
  @_disfavoredOverload
  public init(_ color: CGColor) { self.init(cgColor: color) }

  /// The components, or `nil` if the color depends on the environment.
  public var cgColor: CGColor? {
    fixedComponents.map { CGColor($0) }
  }
}

extension ResolvedColor {
  /// The color for UIKit and Core Graphics.
  public var cgColor: CGColor { CGColor(self) }
}
