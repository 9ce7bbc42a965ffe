extension GraphicsContext {
  /// The way drawing combines with the background that is already there.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32
    /// Creates a mode from its number. Unknown numbers act as the normal mode.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Draws over the background.
    public static let normal = BlendMode(rawValue: 0)
    /// Multiplies both colors, which darkens.
    public static let multiply = BlendMode(rawValue: 1)
    /// Multiplies the inverses of both colors, which lightens.
    public static let screen = BlendMode(rawValue: 2)
    /// `multiply` where the background is dark, `screen` where it is light.
    public static let overlay = BlendMode(rawValue: 3)
    /// Keeps the darker of both components.
    public static let darken = BlendMode(rawValue: 4)
    /// Keeps the lighter of both components.
    public static let lighten = BlendMode(rawValue: 5)
    /// Brightens the background; lighter drawing brightens more.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens the background; darker drawing darkens more.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Softly darkens or lightens the background, depending on the drawing.
    public static let softLight = BlendMode(rawValue: 8)
    /// `multiply` where the drawing is dark, `screen` where it is light.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The absolute difference of both components.
    public static let difference = BlendMode(rawValue: 10)
    /// Like `difference`, with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The drawing's hue with the background's saturation and luminosity.
    public static let hue = BlendMode(rawValue: 12)
    /// The drawing's saturation with the background's hue and luminosity.
    public static let saturation = BlendMode(rawValue: 13)
    /// The drawing's hue and saturation with the background's luminosity.
    public static let color = BlendMode(rawValue: 14)
    /// The drawing's luminosity with the background's hue and saturation.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Removes both.
    public static let clear = BlendMode(rawValue: 16)
    /// The drawing replaces the background.
    public static let copy = BlendMode(rawValue: 17)
    /// The drawing where the background is opaque.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// The drawing where the background is transparent.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// The drawing over the background, where the background is opaque.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// The drawing behind the background.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// The background where the drawing is opaque.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// The background where the drawing is transparent.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// The background over the drawing, where the drawing is opaque.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Each where the other is transparent.
    public static let xor = BlendMode(rawValue: 25)
    /// Adds the inverses of both colors, which darkens.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// Adds both colors, which lightens.
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

    /// The filter that blends, or `nil` for the normal mode.
    var filter: GalleyGraphics.Filter? {
      Self.filters.indices.contains(Int(rawValue)) ? Self.filters[Int(rawValue)] : nil
    }

    /// Whether the mode also changes the background where nothing is drawn.
    var reachesBeyond: Bool { if case .composite = filter { true } else { false } }
  }
}
