import Foundation

/// A gradient with colors at the vertices of a grid. As a view it takes the proposed size.
///
/// Positions are fractions of the filled area. The edges between vertices are Bézier curves with
/// control points, or smooth curves through the vertices. A mesh with mismatched numbers of
/// vertices or colors draws only its background and reports a diagnostic.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A vertex with control points for the curves to its neighbors.
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the vertex.
    public var position: SIMD2<Float>
    /// The control point of the curve to the previous vertex in the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the next vertex in the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex. Points are fractions of the filled area.
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

  /// The positions of the vertices, row by row.
  public enum Locations: Equatable, Sendable {
    /// Vertices connected by smooth curves.
    case points([SIMD2<Float>])
    /// Vertices connected by Bézier curves.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the vertices, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colors that can depend on the environment.
    case colors([Color])
    /// Colors that do not depend on the environment.
    case resolvedColors([Color.Resolved])
  }

  /// The number of vertices per row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The positions of the vertices.
  public var locations: Locations
  /// The colors of the vertices.
  public var colors: Colors
  /// The color outside the mesh.
  public var background: Color
  /// Whether colors are interpolated smoothly through their neighbors, instead of linearly.
  public var smoothsColors: Bool
  /// The color space for interpolation.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - width: The number of vertices per row, at least 2.
  ///   - height: The number of rows, at least 2.
  ///   - locations: The positions of the vertices, row by row, as fractions of the filled area.
  ///   - colors: The colors of the vertices.
  ///   - background: The color outside the mesh. Default: clear.
  ///   - smoothsColors: Whether colors are interpolated smoothly. Default: `true`.
  ///   - colorSpace: The color space for interpolation. Default: device.
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

  /// Creates a gradient from vertices connected by smooth curves.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from vertices connected by smooth curves.
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

  /// Creates a gradient from vertices with control points.
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

  /// Creates a gradient from vertices with control points.
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

  /// Resolves the colors in `environment`.
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
        "a \(width)×\(height) mesh needs as many locations and colors, and at least two rows and"
          + " columns; only its background is drawn", view: "MeshGradient")
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
        // A third of the average step to the adjacent vertices.
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
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension GraphicsContext.Shading {
  /// A mesh gradient in the bounds of the filled area.
  public static func meshGradient(_ gradient: MeshGradient) -> GraphicsContext.Shading {
    style(gradient)
  }
}
