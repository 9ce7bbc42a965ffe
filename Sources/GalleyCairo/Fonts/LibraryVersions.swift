internal import CCairo
internal import CDeflate
internal import CPango

/// Versions of the libraries that decide which pixels and bytes come out.
public struct LibraryVersions: Hashable, Sendable {
  public var cairo: String
  /// Cairo's rasteriser.
  public var pixman: String
  public var pango: String
  public var harfbuzz: String
  public var freetype: String
  public var fontconfig: String
  public var libdeflate: String

  /// Those that this process runs with (libdeflate: was built with).
  public static let current = LibraryVersions(
    cairo: String(cString: cairo_version_string()),
    pixman: String(cString: pixman_version_string()),
    pango: String(cString: pango_version_string()),
    harfbuzz: String(cString: hb_version_string()),
    freetype: freetypeVersion(),
    fontconfig: fontconfigVersion(FcGetVersion()),
    libdeflate: LIBDEFLATE_VERSION_STRING)

  /// Names and versions, in a fixed order.
  public var list: [(name: String, version: String)] {
    [
      ("cairo", cairo), ("pixman", pixman), ("pango", pango), ("harfbuzz", harfbuzz),
      ("freetype", freetype), ("fontconfig", fontconfig), ("libdeflate", libdeflate),
    ]
  }

  private static func freetypeVersion() -> String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static func fontconfigVersion(_ number: Int32) -> String {
    "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
