internal import CDeflate
internal import CPango
import Foundation

/// A font file that Galley uses, as it is on this machine.
public struct FontFileReport: Hashable, Sendable {
  public var family: String
  public var path: String
  /// The Debian package that holds the file; `nil` for files that were registered.
  public var package: String?
  /// Of the file's bytes, in hexadecimal; `nil` if the file is missing.
  public var sha256: String?

  public var isMissing: Bool { sha256 == nil }
}

extension FontLibrary {
  /// Every font file, pinned ones first. Reads all of them, which takes a second or so.
  public static func report() -> [FontFileReport] {
    fonts.map {
      FontFileReport(
        family: $0.family, path: $0.path, package: $0.package, sha256: sha256(ofFileAt: $0.path))
    }
  }

  static func sha256(ofFileAt path: String) -> String? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    return data.withUnsafeBytes { bytes in
      guard
        let text = g_compute_checksum_for_data(
          G_CHECKSUM_SHA256, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
          gsize(bytes.count))
      else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
  }
}

/// A library that pictures depend on, and its version on this machine.
public struct LibraryVersion: Hashable, Sendable {
  public var name: String
  public var version: String

  /// In a fixed order: cairo, pango, harfbuzz, freetype, fontconfig, libdeflate.
  public static var all: [LibraryVersion] {
    let fontconfig = FcGetVersion()
    return [
      LibraryVersion(name: "cairo", version: String(cString: cairo_version_string())),
      LibraryVersion(name: "pango", version: String(cString: pango_version_string())),
      LibraryVersion(name: "harfbuzz", version: String(cString: hb_version_string())),
      LibraryVersion(name: "freetype", version: freetypeVersion),
      LibraryVersion(
        name: "fontconfig",
        version: "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
      LibraryVersion(name: "libdeflate", version: LIBDEFLATE_VERSION_STRING),
    ]
  }

  private static var freetypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
