import Galley

/// What a font is made from.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The design of the system's typeface.
  public enum SystemDesign: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// Traits that fonts of a family differ in.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// Creates traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  private(set) var description: FontDescription

  init(_ description: FontDescription) { self.description = description }

  /// The size, in points.
  public var pointSize: CGFloat { description.size }

  /// Bold, italic and of one width.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if description.isItalic { traits.insert(.traitItalic) }
    if description.weight >= 600 { traits.insert(.traitBold) }
    if description.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The font of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same in another design.
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

  /// The same with these traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = self
    copy.description.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) { copy.description.weight = max(description.weight, 700) }
    if traits.contains(.traitMonoSpace) { copy.description.family = .monospaced }
    return copy
  }

  /// The same in another size, in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    var copy = self
    copy.description.size = size
    return copy
  }
}

extension UIFont {
  /// What the font is made from.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(resolved) }

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - descriptor: What it is made from.
  ///   - pointSize: The size, in points; 0 is the descriptor's.
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
    self.init(styled)
  }
}
