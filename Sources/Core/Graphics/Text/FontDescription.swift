import Foundation

/// A font with nothing left to resolve: what the text engine needs to find a face.
public struct FontDescription: Hashable, Sendable {
  /// Which of the pinned families, or one that the user registered.
  public enum Family: Hashable, Sendable {
    /// The pinned sans-serif family, Inter.
    case system
    /// The pinned monospaced family, JetBrains Mono.
    case monospaced
    /// The pinned family with serifs, Noto Serif.
    case serif
    /// SwiftUI's rounded design; no such family is pinned, so that it is Inter too.
    case rounded
    /// A family by its name; where none is known by it, the system family with a warning.
    case named(String)
  }

  /// Forms of letters and digits that a face may have, by the features of OpenType.
  public struct Features: OptionSet, Hashable, Sendable {
    /// A bit for each feature.
    public let rawValue: Int

    /// Creates a set of the features whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// All digits have one width: `tnum`.
    public static let monospacedDigits = Features(rawValue: 1)
    /// Small capitals stand for small letters: `smcp`.
    public static let lowercaseSmallCaps = Features(rawValue: 2)
    /// Small capitals stand for capitals: `c2sc`.
    public static let uppercaseSmallCaps = Features(rawValue: 4)
  }

  /// The family.
  public var family: Family
  /// Size of the em square, in points.
  public var size: Double
  /// 100 (ultra light) … 400 (regular) … 900 (black).
  public var weight: Int
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// How wide letters are, in percent of the regular face's, as in CSS: 62 (compressed) … 125
  /// (expanded). A family without such faces is set in the nearest that it has.
  public var stretch = 100
  /// Forms of letters and digits that the face may have.
  public var features: Features
  /// Distance between the baselines of two lines, in points, that the text style asks for; 0 leaves
  /// it to the face.
  public var linePitch: Double

  /// Describes a font, by default the system family in its regular weight.
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
  /// Family, size in points and weight, on one line.
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

/// Vertical measures of a face at a size; all distances positive, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the line's top to its baseline.
  public var ascent: Double
  /// From the baseline to the line's bottom.
  public var descent: Double
  /// Extra distance between two lines.
  public var leading: Double
  /// Height of a flat capital letter above the baseline.
  public var capHeight: Double
  /// Height of a flat small letter above the baseline.
  public var xHeight: Double

  /// Creates measures.
  public init(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// From a line's top to its bottom, without `leading`.
  public var lineHeight: Double { ascent + descent }
}
