import Foundation

/// A fully resolved font description, from which the text engine finds a face.
public struct FontDescription: Hashable, Sendable {
  /// A pinned family, or one registered by the user.
  public enum Family: Hashable, Sendable {
    /// The pinned sans-serif family, Inter.
    case system
    /// The pinned monospaced family, JetBrains Mono.
    case monospaced
    /// The pinned serif family, Noto Serif.
    case serif
    /// SwiftUI's rounded design, which also uses Inter because no rounded family is pinned.
    case rounded
    /// A family by name. An unknown name uses the system family and causes a warning.
    case named(String)
  }

  /// Optional letter and digit forms, selected by OpenType features.
  public struct Features: OptionSet, Hashable, Sendable {
    /// One bit per feature.
    public let rawValue: Int

    /// Creates the set of the features whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Digits of equal width: `tnum`.
    public static let monospacedDigits = Features(rawValue: 1)
    /// Small capitals for lowercase letters: `smcp`.
    public static let lowercaseSmallCaps = Features(rawValue: 2)
    /// Small capitals for uppercase letters: `c2sc`.
    public static let uppercaseSmallCaps = Features(rawValue: 4)
  }

  /// The family.
  public var family: Family
  /// The size of the em square, in points.
  public var size: Double
  /// The weight: 100 (ultra light) … 400 (regular) … 900 (black).
  public var weight: Int
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// The width of letters in percent of the regular face's, as in CSS: 62 (compressed) … 125
  /// (expanded). A family without a matching face uses the nearest one.
  public var stretch = 100
  /// The optional letter and digit forms to use.
  public var features: Features
  /// The distance between baselines requested by the text style, in points; 0 uses the face's own.
  public var linePitch: Double

  /// Describes a font, by default the system family in regular weight.
  public init(
    family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false,
    features: Features = [], linePitch: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
    self.linePitch = linePitch
  }
}

extension FontDescription: CustomStringConvertible {
  /// The family, size in points and weight, on one line.
  public var description: String {
    let name =
      switch family {
      case .system: "system"
      case .monospaced: "monospaced"
      case .serif: "serif"
      case .rounded: "rounded"
      case .named(let name): name
      }
    return "\(name) \(NumberText.points(size)) \(weight)\(isItalic ? " italic" : "")"
  }
}

/// The vertical metrics of a face at a size; all distances are positive, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the line's top to its baseline.
  public var ascent: Double
  /// The distance from the baseline to the line's bottom.
  public var descent: Double
  /// The extra distance between two lines.
  public var leading: Double
  /// The height of a flat capital letter above the baseline.
  public var capHeight: Double
  /// The height of a flat lowercase letter above the baseline.
  public var xHeight: Double

  /// Creates metrics.
  public init(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height of a line, without `leading`.
  public var lineHeight: Double { ascent + descent }
}
