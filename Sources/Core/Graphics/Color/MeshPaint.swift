import Foundation

/// Colours at the vertices of a grid, in the canvas's coordinates.
public struct MeshPaint: Hashable, Sendable {
  /// A point of the grid with the control points of the curves that lead to its neighbours.
  public struct Vertex: Hashable, Sendable {
    /// Where the vertex is.
    public var position: CGPoint
    /// Controls the curve to the vertex before it in its row.
    public var leading: CGPoint
    /// Controls the curve to the vertex above it.
    public var top: CGPoint
    /// Controls the curve to the vertex after it in its row.
    public var trailing: CGPoint
    /// Controls the curve to the vertex below it.
    public var bottom: CGPoint

    /// Creates a vertex.
    public init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// The number of vertices in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Row by row.
  public var vertices: [Vertex]
  /// Of the vertices.
  public var colors: [ResolvedColor]
  /// What is around the grid.
  public var background: ResolvedColor
  /// Whether colours change by curves, not by lines.
  public var isSmooth: Bool
  /// Whether colours are interpolated in Oklab, not in sRGB.
  public var isPerceptual: Bool

  /// The most vertices that a grid may have.
  private static let limit = 65_536

  /// Creates a grid.
  ///
  /// - Returns: `nil` where there are not as many vertices and colours as the grid has points, fewer
  ///   than two in a row or column, more than 65,536 in all, or coordinates that are no numbers.
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
  /// The grid with all points transformed.
  package func applying(_ transform: CGAffineTransform) -> MeshPaint {
    var copy = self
    copy.vertices = vertices.map { $0.applying(transform) }
    return copy
  }

  /// The grid with the opacity of all colours multiplied.
  package func multiplyingOpacity(by factor: Double) -> MeshPaint {
    var copy = self
    copy.colors = colors.map { $0.multiplyingOpacity(by: factor) }
    copy.background = background.multiplyingOpacity(by: factor)
    return copy
  }
}

extension MeshPaint: CustomStringConvertible {
  /// The size of the grid and its first and last colour.
  public var description: String {
    "mesh \(width)×\(height) \(colors.first ?? .clear)→\(colors.last ?? .clear)"
  }
}
