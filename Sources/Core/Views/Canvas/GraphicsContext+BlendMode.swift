extension GraphicsContext {
  /// How what is drawn and what is below make one.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The mode as a number.
    public let rawValue: Int32
    /// Creates a mode from its number; an unknown one is normal.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Laid over what is below.
    public static let normal = BlendMode(rawValue: 0)
    /// Darker: both colors are multiplied.
    public static let multiply = BlendMode(rawValue: 1)
    /// Lighter: their opposites are multiplied.
    public static let screen = BlendMode(rawValue: 2)
    /// `multiply` where what is below is dark, `screen` where it is light.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker of both, for each component.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter of both, for each component.
    public static let lighten = BlendMode(rawValue: 5)
    /// What is below becomes lighter, the more so the lighter the drawing is.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// What is below becomes darker, the more so the darker the drawing is.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// What is below becomes darker or lighter, softly, as the drawing is dark or light.
    public static let softLight = BlendMode(rawValue: 8)
    /// `multiply` where the drawing is dark, `screen` where it is light.
    public static let hardLight = BlendMode(rawValue: 9)
    /// How far both colors are apart, for each component.
    public static let difference = BlendMode(rawValue: 10)
    /// As `difference`, with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The drawing's hue; saturation and luminosity of what is below.
    public static let hue = BlendMode(rawValue: 12)
    /// The drawing's saturation; hue and luminosity of what is below.
    public static let saturation = BlendMode(rawValue: 13)
    /// The drawing's hue and saturation; the luminosity of what is below.
    public static let color = BlendMode(rawValue: 14)
    /// The drawing's luminosity; hue and saturation of what is below.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Nothing is left.
    public static let clear = BlendMode(rawValue: 16)
    /// The drawing, in place of what is below.
    public static let copy = BlendMode(rawValue: 17)
    /// The drawing, as far as what is below is opaque.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// The drawing, as far as what is below is transparent.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// The drawing over what is below, as far as that is opaque.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// Painted below what is there.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// What is below, as far as the drawing is opaque.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// What is below, as far as the drawing is transparent.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// What is below over the drawing, as far as that is opaque.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Each of both, as far as the other one is transparent.
    public static let xor = BlendMode(rawValue: 25)
    /// Darker: the opposites of both colors are added.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// Lighter: both colors are added.
    public static let plusLighter = BlendMode(rawValue: 27)

    private static let filters: [GalleyGraphics.Filter?] = [
      nil, .blend(.multiply), .blend(.screen), .blend(.overlay), .blend(.darken),
      .blend(.lighten), .blend(.colorDodge), .blend(.colorBurn), .blend(.softLight),
      .blend(.hardLight), .blend(.difference), .blend(.exclusion), .blend(.hue),
      .blend(.saturation), .blend(.color), .blend(.luminosity), .composite(.clear),
      .composite(.copy), .composite(.sourceIn), .composite(.sourceOut), .blend(.sourceAtop),
      .blend(.destinationOver), .composite(.destinationIn), .blend(.destinationOut),
      .composite(.destinationAtop), .composite(.xor), .blend(.plusDarker), .blend(.plusLighter),
    ]

    /// The filter that blends; `nil` for the normal mode.
    var filter: GalleyGraphics.Filter? {
      Self.filters.indices.contains(Int(rawValue)) ? Self.filters[Int(rawValue)] : nil
    }

    /// Whether what is below changes also where nothing is drawn.
    var reachesBeyond: Bool { if case .composite = filter { true } else { false } }
  }
}
