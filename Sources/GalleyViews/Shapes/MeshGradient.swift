import Foundation

/// Colors at the points of a grid. A picture shows a linear gradient of the first to the last one.
public struct MeshGradient: ShapeStyle {
  private let colors: [Color]

  /// Creates a gradient; all but the colors is accepted for source compatibility.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.colors = colors
  }

  /// A linear gradient.
  public func resolve(in environment: EnvironmentValues) -> LinearGradient {
    LinearGradient(
      colors: [colors.first ?? .clear, colors.last ?? .clear], startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

extension MeshGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }
}
