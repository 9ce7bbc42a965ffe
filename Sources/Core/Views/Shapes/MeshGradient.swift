import Foundation

/// Colors at the vertices of a grid. As a view it takes the proposed size.
///
/// Vertices lie where they are put, as fractions of what is filled. Curves lead from each to its
/// neighbors: by control points, or smoothly through the vertices. A grid that has not as many
/// vertices and colors as it has points is drawn as its background, and a diagnostic says so.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A vertex with the control points of the curves to its neighbors.
  public struct BezierPoint: Equatable, Sendable {
    /// Where the vertex is.
    public var position: SIMD2<Float>
    /// Controls the curve to the vertex before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// Controls the curve to the vertex above it.
    public var topControlPoint: SIMD2<Float>
    /// Controls the curve to the vertex after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// Controls the curve to the vertex below it.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex; all points are fractions of what is filled.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the vertices are, row by row.
  public enum Locations: Equatable, Sendable {
    /// Curves lead smoothly through the vertices.
    case points([SIMD2<Float>])
    /// Curves have control points.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the vertices, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colors that may depend on the environment.
    case colors([Color])
    /// Colors that are the same in every environment.
    case resolvedColors([Color.Resolved])
  }

  /// The number of vertices in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// Where the vertices are.
  public var locations: Locations
  /// The colors of the vertices.
  public var colors: Colors
  /// What is around the grid.
  public var background: Color
  /// Whether colors change by curves through those of the neighbors, not by lines.
  public var smoothsColors: Bool
  /// The color space that colors are interpolated in.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - width: The number of vertices in a row, at least 2.
  ///   - height: The number of rows, at least 2.
  ///   - locations: Where the vertices are, row by row, as fractions of what is filled.
  ///   - colors: The colors of the vertices.
  ///   - background: What is around the grid. Default: clear.
  ///   - smoothsColors: Whether colors change by curves. Default: `true`.
  ///   - colorSpace: The color space that colors are interpolated in. Default: device.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient of vertices with smooth curves between them.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of vertices with smooth curves between them.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of vertices with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a gradient of vertices with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The gradient with the colors of `environment`.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let resolved: [ResolvedColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    let background: ResolvedColor = background.resolve(in: environment)
    guard
      let mesh = MeshPaint(
        width: width, height: height, vertices: vertices, colors: resolved,
        background: background, isSmooth: smoothsColors,
        isPerceptual: colorSpace == .perceptual)
    else {
      RendererContext.current.report(
        "a grid of \(width)×\(height) points needs as many locations and colors, and at least two"
          + " of them in a row and column; only its background is drawn", view: "MeshGradient")
      return .color(background)
    }
    return .mesh(mesh)
  }

  private var vertices: [MeshPaint.Vertex] {
    func point(_ point: SIMD2<Float>) -> CGPoint { CGPoint(x: Double(point.x), y: Double(point.y)) }
    switch locations {
    case .bezierPoints(let points):
      return points.map {
        MeshPaint.Vertex(
          position: point($0.position), leading: point($0.leadingControlPoint),
          top: point($0.topControlPoint), trailing: point($0.trailingControlPoint),
          bottom: point($0.bottomControlPoint))
      }
    case .points(let points):
      guard width > 0, points.count.isMultiple(of: width), points.count / width == height else {
        return []
      }
      return points.indices.map { index in
        let (row, column) = (index / width, index % width)
        // A third of the way that the neighbors before and after make together, per vertex.
        func third(_ before: Int?, _ after: Int?) -> SIMD2<Float> {
          let way = points[after ?? index] - points[before ?? index]
          return way / (before == nil || after == nil ? 3 : 6)
        }
        let across = third(
          column > 0 ? index - 1 : nil, column + 1 < width ? index + 1 : nil)
        let down = third(row > 0 ? index - width : nil, row + 1 < height ? index + width : nil)
        let position = points[index]
        return MeshPaint.Vertex(
          position: point(position), leading: point(position - across),
          top: point(position - down), trailing: point(position + across),
          bottom: point(position + down))
      }
    }
  }
}

extension MeshGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension GraphicsContext.Shading {
  /// Colors at the vertices of a grid, in the bounds of what is filled.
  public static func meshGradient(_ gradient: MeshGradient) -> GraphicsContext.Shading {
    style(gradient)
  }
}
