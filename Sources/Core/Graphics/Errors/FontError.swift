extension FontError {
  /// What happened, in one sentence.
  public var description: String { message }

  /// What happened, in one sentence.
  public var message: String {
    switch self {
    case .missing(let family, let path, _): "the font \(family) is not installed: \(path) not found"
    case .unreadable(let path, let reason): "cannot read the font file \(path): \(reason)"
    case .notAFont(let path): "\(path) is not a font file"
    case .configuration(let what): "cannot set up fonts: \(what)"
    }
  }

  /// How to fix it, in one sentence.
  public var hint: String {
    switch self {
    case .missing(_, _, let package): "install the Debian package \(package)"
    case .unreadable: "check the path and its permissions"
    case .notAFont: "register a TrueType or OpenType file (.ttf, .otf, .ttc)"
    case .configuration: "check the installed version of fontconfig"
    }
  }
}
