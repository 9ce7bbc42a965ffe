import Foundation

/// An image in an asset catalog, with its variants.
struct ImageSet: Decodable, Sendable {
  private struct Variant: Decodable, Sendable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var locale: String?
    var direction: String?
    var appearances: [AssetAppearance]?
    /// These restrict a variant to special displays or devices with little memory.
    var gamut: String?
    var subtype: String?
    var memory: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, locale, appearances, subtype, memory
      case direction = "language-direction"
      case gamut = "display-gamut"
    }

    /// The scale, in pixels per point.
    var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }

    /// Returns how well the variant matches the environment, ignoring the scale; `nil` if it
    /// doesn't.
    func rank(in environment: EnvironmentValues) -> Int? {
      guard let appearance = appearances.rank(in: environment),
        let device = assetIdiomRank(idiom), subtype == nil, memory == nil
      else { return nil }
      var rank = 8 * appearance + 2 * device + (gamut == "display-P3" ? 0 : 1)
      if let locale {
        let tags = environment.locale.languageTags
        let name = locale.replacingOccurrences(of: "_", with: "-")
        guard let index = tags.firstIndex(of: name) else { return nil }
        rank += 32 * (tags.count - index)
      }
      if let direction {
        let isLeft = environment.layoutDirection == .leftToRight
        guard direction == (isLeft ? "left-to-right" : "right-to-left") else { return nil }
        rank += 4
      }
      return rank
    }
  }

  private struct Properties: Decodable, Sendable {
    var intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private let images: [Variant]
  private let properties: Properties?

  /// Whether the image is drawn in the foreground style.
  var isTemplate: Bool { properties?.intent == "template" }

  /// Returns the file for an environment with its scale in pixels per point; `nil` if there is
  /// none.
  ///
  /// Of the best-matching variants, this is the smallest that needs no enlarging, or else the
  /// largest.
  func file(in environment: EnvironmentValues) -> (name: String, scale: CGFloat)? {
    let ranked = images.compactMap { image in
      image.filename.flatMap { name in
        image.rank(in: environment).map { (rank: $0, name: name, scale: image.factor) }
      }
    }
    let best = ranked.filter { image in image.rank == ranked.map(\.rank).max() }
    let large = best.filter { $0.scale >= environment.displayScale }
    let file = large.min { $0.scale < $1.scale } ?? best.max { $0.scale < $1.scale }
    return file.map { ($0.name, $0.scale) }
  }
}
