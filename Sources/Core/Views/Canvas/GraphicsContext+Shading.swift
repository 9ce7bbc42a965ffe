import Foundation

extension GraphicsContext {
  /// A color, gradient or tiled image to draw with. Points are in the coordinates of the drawing.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case paint(Paint)
      /// Relative to the bounds of the filled area.
      case resolved(_ResolvedStyle)
      case style(AnyShapeStyle)
      case gradient(Gradient, GradientOptions, GradientGeometry)
      case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case palette([Shading])
    }
    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    init(_ paint: Paint) { kind = .paint(paint) }

    /// Leaves the background as it is.
    public static var backdrop: Shading {
      Shading(.paint(.backdrop(Backdrop(radius: 0, saturation: 1, color: .clear))))
    }

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Uses the first of several shadings.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

    /// A color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A color with components of 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray with components of 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style that fills the bounds of the drawing.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, options, .linear(startPoint, endPoint)))
    }

    /// A gradient along the radii of a circle. Lengths are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, options, .radial(center, startRadius, endRadius)))
    }

    /// A gradient around a point, starting at an angle. Default: 0.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, options, .conic(center, angle)))
    }

    /// An image repeated in tiles.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - origin: The top left corner of one tile. Default: zero.
    ///   - sourceRect: The part of the image to tile, in fractions of its size. Default: all of it.
    ///   - scale: The scale of the tiles. Default: 1.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(.image(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }

    /// Returns the paint for drawing with these bounds.
    func paint(in bounds: CGRect, _ context: GraphicsContext) -> Paint {
      let environment = context.environment
      switch kind {
      case .paint(let paint): return paint
      case .resolved(let style): return style.paint(in: bounds)
      case .style(let style): return style._resolved(in: environment).paint(in: bounds)
      case .gradient(let gradient, let options, let geometry):
        return geometry.paint(gradient.resolved(in: environment), options.extent)
      case .image(let image, let origin, let sourceRect, let scale):
        guard
          var tiles = image.tiles(of: sourceRect, scale: scale, in: environment)
        else { return .color(.clear) }
        tiles.origin = origin
        return .image(tiles)
      case .palette(let shadings):
        return shadings.first?.paint(in: bounds, context) ?? .color(.clear)
      }
    }

    /// The resolved style, with its shadows and blend modes, if the shading is a style.
    func style(in context: GraphicsContext) -> _ResolvedStyle? {
      switch kind {
      case .resolved(let style): style
      case .style(let style): style._resolved(in: context.environment)
      case .palette(let shadings): shadings.first?.style(in: context)
      case .paint, .gradient, .image: nil
      }
    }

    /// Returns the steps that draw with the shading.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the drawing.
    ///   - draw: Returns the steps that draw with one paint.
    func items(
      in bounds: CGRect, _ context: GraphicsContext, _ draw: (Paint) -> [DisplayItem]
    ) -> [DisplayItem] {
      style(in: context)?.items(in: bounds, draw) ?? draw(paint(in: bounds, context))
    }

    fileprivate func resolved(in context: GraphicsContext) -> Shading {
      switch kind {
      case .paint, .resolved: self
      case .style(let style): Shading(.resolved(style._resolved(in: context.environment)))
      case .gradient, .image: Shading(paint(in: .zero, context))
      case .palette(let shadings): Shading(.palette(shadings.map { $0.resolved(in: context) }))
      }
    }
  }

  /// Options for drawing a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates options from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the gradient past its end.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Reverses the gradient past its end.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Accepted for source compatibility: colors are interpolated perceptually.
    public static let linearColor = GradientOptions(rawValue: 4)

    fileprivate var extent: GradientExtent {
      contains(.mirror) ? .reflect : contains(.repeat) ? .repeat : .pad
    }
  }

  /// The geometry of a gradient.
  enum GradientGeometry: Sendable {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGFloat)
    case conic(CGPoint, Angle)

    fileprivate func paint(_ stops: [PaintStop], _ extent: GradientExtent) -> Paint {
      switch self {
      case .linear(let start, let end):
        .linearGradient(stops, start: start, end: end, extent: extent)
      case .radial(let center, let start, let end):
        .radialGradient(
          stops, center: center, startRadius: start, endRadius: end, extent: extent)
      case .conic(let center, let angle):
        .angularGradient(
          stops, center: center, startAngle: angle, endAngle: angle + .degrees(360))
      }
    }
  }

  /// Resolves a shading's colors in the environment, for repeated use.
  public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: self) }
}
