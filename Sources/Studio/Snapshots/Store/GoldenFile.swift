/// The files of a golden.
package enum GoldenFile: String, CaseIterable, Hashable, Sendable, Codable {
  /// The placed tree as text.
  case layout
  /// What a screen reader says, one line for each element.
  case accessibility
  /// The picture with a box in place of each glyph, which is the same with other versions of the
  /// font rasterizer.
  case blocks
  /// The picture.
  case picture

  /// The suffix after the golden's id in the file name.
  package var suffix: String {
    switch self {
    case .layout: ".layout.txt"
    case .accessibility: ".accessibility.txt"
    case .blocks: ".blocks.png"
    case .picture: ".png"
    }
  }

  /// Returns the golden and the file for a path inside the goldens folder; `nil` if there is none.
  package static func parse(_ path: String) -> (id: String, file: GoldenFile)? {
    // Order matters: the blocks file ends like a picture.
    allCases.first { path.hasSuffix($0.suffix) }
      .map { (String(path.dropLast($0.suffix.count)), $0) }
  }
}

/// How much a check compares. Each tier includes the previous ones.
package enum VerificationTier: String, CaseIterable, Hashable, Sendable, Codable {
  /// The views' frames.
  case layout
  /// The picture with a box in place of each glyph, if the golden has one.
  case blocks
  /// Every pixel.
  case pixels

  /// Returns the files that the tier compares.
  package func selection(of files: Set<GoldenFile>) -> Set<GoldenFile> {
    switch self {
    case .layout: files.intersection([.layout, .accessibility])
    case .blocks: files.intersection([.layout, .accessibility, .blocks])
    case .pixels: files
    }
  }
}
