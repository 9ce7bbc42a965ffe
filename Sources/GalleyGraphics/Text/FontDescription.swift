import Foundation

/// A font with nothing left to resolve: what the text engine needs to find a face.
public struct FontDescription: Hashable, Sendable {
  /// Which of the pinned families, or one that the user registered.
  public enum Family: Hashable, Sendable {
    case system
    case monospaced
    case serif
    case rounded
    case named(String)
  }

  public var family: Family
  /// Size of the em square, in points.
  public var size: Double
  /// 100 (ultra light) … 400 (regular) … 900 (black).
  public var weight: Int
  public var isItalic: Bool
  public var hasMonospacedDigits: Bool
  /// Distance between the baselines of two lines, in points, that the text style asks for; 0 leaves
  /// it to the face.
  public var linePitch: Double

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

  public init(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  public var lineHeight: Double { ascent + descent }
}
