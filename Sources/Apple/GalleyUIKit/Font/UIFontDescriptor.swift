import Galley

/// The attributes that describe a font.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The design of the system font.
  public enum SystemDesign: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as a bit mask.
    public let rawValue: UInt32
    /// Creates traits from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Wide. Accepted: descriptors never have or gain it, nor those below.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Vertical.
    public static let traitVertical = SymbolicTraits(rawValue: 2048)
    /// For controls.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
    /// With less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
    /// With more space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
    /// Without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 1 << 31)
  }

  private(set) var description: FontDescription

  init(_ description: FontDescription) { self.description = description }

  mutating func change(_ change: (inout FontDescription) -> Void) { change(&description) }

  /// Creates the descriptor of the system font.
  public init() { description = UIFont.systemFont(ofSize: UIFont.systemFontSize).resolved }

  /// The size, in points.
  public var pointSize: CGFloat { description.size }

  /// The bold, italic and monospaced traits.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if description.isItalic { traits.insert(.traitItalic) }
    if description.weight >= 600 { traits.insert(.traitBold) }
    if description.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor with a different design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var copy = self
    copy.description.family =
      switch design {
      case .default: .system
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    return copy
  }

  /// Returns the descriptor with the given traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = self
    copy.description.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) { copy.description.weight = max(description.weight, 700) }
    if traits.contains(.traitMonoSpace) { copy.description.family = .monospaced }
    return copy
  }

  /// Returns the descriptor with a different size, in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    var copy = self
    copy.description.size = size
    return copy
  }
}

extension UIFont {
  /// Creates a font.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size, in points; 0 uses the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let description = descriptor.description
    let size = pointSize > 0 ? pointSize : CGFloat(description.size)
    let design: Font.Design =
      switch description.family {
      case .system, .named: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    let font: Font =
      if case .named(let name) = description.family {
        .custom(name, fixedSize: size)
      } else {
        .system(size: size, design: design)
      }
    var styled = font.weight(Font.Weight(value: description.weight))
    if description.isItalic { styled = styled.italic() }
    if description.features.contains(.monospacedDigits) { styled = styled.monospacedDigit() }
    if description.features.contains(.lowercaseSmallCaps) { styled = styled.lowercaseSmallCaps() }
    if description.features.contains(.uppercaseSmallCaps) { styled = styled.uppercaseSmallCaps() }
    if description.stretch != 100 {
      styled = styled.width(Font.Width(Double(description.stretch - 100) / 125))
    }
    self.init(styled)
  }
}
