import Foundation

/// A mesh gradient: colors at the vertices of a grid, in the canvas's coordinates.
public struct MeshPaint: Hashable, Sendable {
  /// The number of vertices in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The vertices in row-major order.
  public var vertices: [Vertex]
  /// The colors of the vertices.
  public var colors: [ResolvedColor]
  /// The color around the grid.
  public var background: ResolvedColor
  /// Whether colors are interpolated along curves instead of lines.
  public var isSmooth: Bool
  /// Whether colors are interpolated in Oklab instead of sRGB.
  public var isPerceptual: Bool

  /// The maximum number of vertices in a grid.
  private static let limit = 65_536

  /// Creates a grid.
  ///
  /// - Returns: `nil` if the counts of vertices and colors do not match the grid, a row or column
  ///   has fewer than two vertices, there are more than 65,536 in total, or a coordinate is not
  ///   finite.
  public init?(
    width: Int, height: Int, vertices: [Vertex], colors: [ResolvedColor],
    background: ResolvedColor = .clear, isSmooth: Bool = true, isPerceptual: Bool = false
  ) {
    guard width > 1, height > 1, width <= Self.limit, height <= Self.limit,
      width * height <= Self.limit, vertices.count == width * height,
      colors.count == vertices.count, vertices.allSatisfy(\.isUsable)
    else { return nil }
    self.width = width
    self.height = height
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
    self.isPerceptual = isPerceptual
  }
}

extension MeshPaint.Vertex {
  fileprivate var isUsable: Bool {
    [position, leading, top, trailing, bottom].allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 }
  }

  func applying(_ transform: CGAffineTransform) -> Self {
    Self(
      position: position.applying(transform), leading: leading.applying(transform),
      top: top.applying(transform), trailing: trailing.applying(transform),
      bottom: bottom.applying(transform))
  }
}

extension MeshPaint {
  /// Returns the grid with all points transformed.
  package func applying(_ transform: CGAffineTransform) -> MeshPaint {
    var copy = self
    copy.vertices = vertices.map { $0.applying(transform) }
    return copy
  }

  /// Returns the grid with all opacities multiplied by `factor`.
  package func multiplyingOpacity(by factor: Double) -> MeshPaint {
    var copy = self
    copy.colors = colors.map { $0.multiplyingOpacity(by: factor) }
    copy.background = background.multiplyingOpacity(by: factor)
    return copy
  }
}

extension MeshPaint: CustomStringConvertible {
  /// The size of the grid, and its first and last color.
  public var description: String {
    "mesh \(width)×\(height) \(colors.first ?? .clear)→\(colors.last ?? .clear)"
  }
}
