import Foundation

extension Font {
  /// The font of text without another: `body`.
  public static let `default` = Font.body

  /// What the properties of a font depend on.
  public struct Context: Hashable, Sendable {
    let typeSize: DynamicTypeSize
    let design: Design?
  }

  /// The properties of a font in an environment.
  public struct Resolved: Hashable, Sendable {
    private let font: FontDescription

    fileprivate init(font: FontDescription) { self.font = font }

    /// The size, in points.
    public var pointSize: CGFloat { CGFloat(font.size) }
    /// The weight.
    public var weight: Weight { Weight(value: font.weight) }
    /// The width of the letters.
    public var width: Width { Width(CGFloat(font.stretch - 100) / 125) }
    /// Whether the weight is semibold or heavier.
    public var isBold: Bool { font.weight >= Weight.semibold.value }
    /// Whether the font is italic.
    public var isItalic: Bool { font.isItalic }
    /// Whether all letters have the same width.
    public var isMonospaced: Bool { font.family == .monospaced }
    /// Whether lowercase letters are shown as small capitals.
    public var isLowercaseSmallCaps: Bool { font.features.contains(.lowercaseSmallCaps) }
    /// Whether uppercase letters are shown as small capitals.
    public var isUppercaseSmallCaps: Bool { font.features.contains(.uppercaseSmallCaps) }
  }

  /// Returns the properties of the font in an environment.
  public func resolve(in context: Context) -> Resolved {
    Resolved(font: resolved(for: context.typeSize, design: context.design))
  }
}

extension EnvironmentValues {
  /// What the properties of fonts depend on in this environment: for `Font.resolve(in:)`.
  public var fontResolutionContext: Font.Context {
    Font.Context(typeSize: dynamicTypeSize, design: text.fontDesign)
  }
}
