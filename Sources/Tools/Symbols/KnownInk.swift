import Galley

/// The painted size of a symbol in a picture of iOS, in points.
struct KnownInk {
  let name: String
  let size: CGFloat
  var weight = Font.Weight.regular
  let width: Double
  let height: Double

  var font: String { weight == .semibold ? "\(Int(size)) bold" : "\(Int(size))" }

  /// The largest difference that passes, in points: pictures were measured in whole pixels.
  static let tolerance = 0.6

  static let all = [
    KnownInk(name: "chevron.forward", size: 17, width: 8, height: 14.5),
    KnownInk(name: "chevron.right", size: 23, width: 10, height: 19),
    KnownInk(name: "xmark", size: 16, width: 12.3, height: 12.3),
    KnownInk(name: "person.fill.badge.plus", size: 47, width: 52.7, height: 52),
    // The check mark of an inline picker, in the font that Galley gives it.
    KnownInk(name: "checkmark", size: 17, weight: .semibold, width: 14.3, height: 13.7),
  ]
}
