/// The files that a golden may consist of.
package enum GoldenFile: String, CaseIterable, Hashable, Sendable, Codable {
  /// The placed tree as text.
  case layout
  /// The picture with a box in place of each glyph, which other versions of the font rasteriser
  /// paint alike.
  case blocks
  /// The picture.
  case picture

  /// What follows the golden's id in the file's name.
  package var suffix: String {
    switch self {
    case .layout: ".layout.txt"
    case .blocks: ".blocks.png"
    case .picture: ".png"
    }
  }

  /// The file and the golden that a path below the folder of goldens names; `nil` if none.
  package static func parse(_ path: String) -> (id: String, file: GoldenFile)? {
    // The order matters: a picture in blocks ends like a picture.
    allCases.first { path.hasSuffix($0.suffix) }
      .map { (String(path.dropLast($0.suffix.count)), $0) }
  }
}

/// How far a check goes; each tier compares what those before it do.
package enum VerificationTier: String, CaseIterable, Hashable, Sendable, Codable {
  /// Where the views are.
  case layout
  /// The picture with a box in place of each glyph, where there is such a golden.
  case blocks
  /// Every pixel.
  case pixels

  /// The files among `files` that the tier compares.
  package func selection(of files: Set<GoldenFile>) -> Set<GoldenFile> {
    switch self {
    case .layout: files.intersection([.layout])
    case .blocks: files.intersection([.layout, .blocks])
    case .pixels: files
    }
  }
}
