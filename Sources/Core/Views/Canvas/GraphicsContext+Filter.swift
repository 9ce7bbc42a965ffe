import Foundation

extension GraphicsContext {
  /// A filter that applies to drawing before it blends with the background.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case projection(ProjectionTransform)
      case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
      case multiply(Color)
      case matrix(ColorMatrix)
      case blur(radius: CGFloat, isOpaque: Bool)
      case alphaThreshold(min: Double, max: Double, Color)
    }
    let kind: Kind

    /// Projects the drawing.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Adds a shadow.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow. Default: black with an opacity of 0.33.
    ///   - radius: The radius of the blur, in points. Negative values count as 0.
    ///   - x: The horizontal offset, in points. Default: 0.
    ///   - y: The vertical offset, in points. Default: 0.
    ///   - blendMode: How the shadow blends with the background. Default: normal.
    ///   - options: Options for drawing the shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options)
      )
    }

    /// Multiplies each component by the matching component of a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Transforms the colors with a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .matrix(matrix))
    }

    /// Rotates hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .matrix(.hueRotation(angle.radians)))
    }

    /// Multiplies the saturation. 1 changes nothing; 0 is gray.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .matrix(.saturation(amount)))
    }

    /// Brightens colors, or darkens them for negative amounts. 1 is white; -1 is black.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .matrix(.brightness(amount)))
    }

    /// Multiplies the difference from middle gray. 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .matrix(.contrast(amount)))
    }

    /// Inverts colors, partially for amounts below 1. Default: 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .matrix(ColorMatrix().mixed(with: .inversion, by: amount)))
    }

    /// Reduces saturation by an amount from 0 to 1. 0 changes nothing; 1 is gray.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .matrix(.saturation(1 - min(max(amount, 0), 1))))
    }

    /// Converts luminance to the opacity of black.
    public static var luminanceToAlpha: Filter { Filter(kind: .matrix(.luminanceToAlpha)) }

    /// Applies a Gaussian blur.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation, in points, clamped to 0…10,000.
    ///   - options: Whether the edges stay opaque.
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(kind: .blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// Fills the areas whose opacity is in a range with a color, and clears the rest.
    ///
    /// - Parameters:
    ///   - min: The minimum opacity, 0…1.
    ///   - max: The maximum opacity. Default: 1.
    ///   - color: The fill color. Default: black.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .alphaThreshold(min: min, max: max, color))
    }
  }

  /// Options for drawing a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates options from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above the content.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws only the shadow.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Draws the shadow of the transparent areas.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Accepted for source compatibility: drawing and shadow are always composited as a group.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options for computing a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates options from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps the edges opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Accepted for source compatibility: results are never dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options for computing a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates options from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Accepted for source compatibility: filters work on sRGB components.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter for subsequent drawing. Filters added earlier apply after it.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    func length(_ value: CGFloat) -> Double {
      let length = Double(value * scale)
      return length.isNaN ? 0 : min(max(length, 0), 10_000)
    }
    switch filter.kind {
    case .projection(let matrix):
      let middle = ProjectionTransform(transform.inverted()).concatenating(matrix)
        .concatenating(ProjectionTransform(transform))
      filters.append(
        middle.isAffine ? .transform(middle.affine) : .display(.projection(middle)))
    case .shadow(let color, let radius, let offset, let mode, let options):
      filters.append(
        .shadow(
          color.resolve(in: environment), radius: length(radius),
          offset: CGSize(
            width: transform.a * offset.width + transform.c * offset.height,
            height: transform.b * offset.width + transform.d * offset.height), mode, options))
    case .multiply(let color):
      filters.append(.display(.color(.multiplication(by: color.resolve(in: environment)))))
    case .matrix(let matrix): filters.append(.display(.color(matrix)))
    case .blur(let radius, let isOpaque):
      filters.append(.display(.blur(radius: length(radius), isOpaque: isOpaque)))
    case .alphaThreshold(let low, let high, let color):
      filters.append(
        .display(.alphaThreshold(min: low, max: high, color: color.resolve(in: environment))))
    }
  }

  /// A filter whose lengths are in the canvas's coordinates.
  enum AppliedFilter {
    case display(GalleyGraphics.Filter)
    case transform(CGAffineTransform)
    case shadow(ResolvedColor, radius: Double, offset: CGSize, BlendMode, ShadowOptions)

    func applied(to steps: [DisplayItem]) -> [DisplayItem] {
      switch self {
      case .display(let filter): [.pushFilter(filter)] + steps + [.pop]
      case .transform(let matrix): [.pushTransform(matrix)] + steps + [.pop]
      case .shadow(let color, let radius, let offset, .normal, let options)
      where options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]):
        [.pushShadow(color: color, radius: radius, offset: offset)] + steps + [.pop]
      case .shadow(let color, let radius, let offset, let mode, let options):
        Self.shadow(of: steps, color, radius, offset, mode, options)
      }
    }

    /// Returns the items of the content and a shadow that is drawn separately, above or below it.
    private static func shadow(
      of steps: [DisplayItem], _ color: ResolvedColor, _ radius: Double, _ offset: CGSize,
      _ mode: BlendMode, _ options: ShadowOptions
    ) -> [DisplayItem] {
      let matrix = ColorMatrix.silhouette(
        in: color, isInverse: options.contains(.invertsAlpha))
      var shadow: [DisplayItem] =
        [
          .pushTransform(CGAffineTransform(translationX: offset.width, y: offset.height)),
          .pushFilter(.blur(radius: radius / 2, isOpaque: false)), .pushFilter(.color(matrix)),
        ] + steps + [.pop, .pop, .pop]
      if let filter = mode.filter { shadow = [.pushFilter(filter)] + shadow + [.pop] }
      if options.contains(.shadowOnly) { return shadow }
      return options.contains(.shadowAbove) ? steps + shadow : shadow + steps
    }
  }
}
