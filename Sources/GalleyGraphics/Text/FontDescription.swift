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

  /// The family.
  public var family: Family
  /// Size of the em square, in points.
  public var size: Double
  /// 100 (ultra light) … 400 (regular) … 900 (black).
  public var weight: Int
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// Whether all digits have one width.
  public var hasMonospacedDigits: Bool
  /// Distance between the baselines of two lines, in points, that the text style asks for; 0 leaves
  /// it to the face.
  public var linePitch: Double

  /// Describes a font, by default the system family in its regular weight.
  public init(
    family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, linePitch: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
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
