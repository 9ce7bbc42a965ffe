import Foundation

internal import CPango

/// The fonts that text is shaped with: the pinned ones and those that you register.
public enum FontLibrary {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var registered: [PinnedFont] = []
  nonisolated(unsafe) private static var baseConfiguration: FontConfiguration?
  nonisolated(unsafe) private static var fullConfiguration: FontConfiguration?
  nonisolated(unsafe) private static var currentGeneration = 0

  /// Adds a font file, for `Font.custom` by its family name.
  ///
  /// - Throws: `FontError.unreadable` when the file is no font.
  public static func register(fontAt url: URL) throws {
    try lock.withLock {
      guard let families = FontConfiguration.families(inFontAt: url.path), !families.isEmpty else {
        throw FontError.unreadable(path: url.path)
      }
      guard !registered.contains(where: { $0.path == url.path }) else { return }
      for family in families {
        registered.append(
          PinnedFont(family: family, path: url.path, package: nil, use: .registered))
      }
      // Renders that run keep their configuration; later ones see the file.
      fullConfiguration = nil
      currentGeneration += 1
    }
  }

  /// All font files that may be used, present or not.
  public static var fonts: [PinnedFont] {
    lock.withLock { PinnedFonts.base + PinnedFonts.others + registered }
  }

  /// Changes when a font is registered.
  static var generation: Int { lock.withLock { currentGeneration } }

  /// The system's typeface alone.
  static func base() throws -> FontConfiguration {
    try lock.withLock {
      if let baseConfiguration { return baseConfiguration }
      let files = PinnedFonts.base.filter(\.isPresent)
      guard !files.isEmpty else { throw FontError.systemFontMissing(package: "fonts-inter") }
      let configuration = try FontConfiguration(files: files.map(\.path))
      baseConfiguration = configuration
      return configuration
    }
  }

  /// Every font; loaded when a text first needs it.
  static func full() throws -> FontConfiguration {
    try lock.withLock {
      if let fullConfiguration { return fullConfiguration }
      let files = (PinnedFonts.base + PinnedFonts.others + registered).filter(\.isPresent)
      var paths: [String] = []
      for path in files.map(\.path) where !paths.contains(path) { paths.append(path) }
      let configuration = try FontConfiguration(files: paths)
      fullConfiguration = configuration
      return configuration
    }
  }

  /// Whether `family` is one of the pinned or registered ones.
  static func knows(_ family: String) -> Bool {
    let name = family.lowercased()
    return fonts.contains { $0.family.lowercased() == name }
  }
}

/// Fonts that cannot be used.
public enum FontError: Error, Hashable, CustomStringConvertible {
  case systemFontMissing(package: String)
  case unreadable(path: String)
  case configurationFailed

  public var description: String {
    switch self {
    case .systemFontMissing(let package): "the system font is missing (Debian package \(package))"
    case .unreadable(let path): "\(path) is not a font file that can be read"
    case .configurationFailed: "fontconfig could not be set up"
    }
  }

  /// What to do about it.
  public var hint: String {
    switch self {
    case .systemFontMissing(let package):
      "install it with: apt-get install \(package); 'galley doctor' lists all fonts"
    case .unreadable: "give the path of an OpenType or TrueType file"
    case .configurationFailed: "run 'galley doctor' to see which libraries are installed"
    }
  }
}
