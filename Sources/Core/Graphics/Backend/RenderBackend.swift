import Foundation

/// The interface to everything that needs system libraries: setting text, reading Markdown,
/// painting, and picture files. `GalleyCairo` implements it.
///
/// Safe to use concurrently from any thread.
public protocol RenderBackend: Sendable {
  // MARK: Text

  /// Creates a text engine for the calling thread.
  ///
  /// - Throws: `FontError.missing` if the system font is not installed.
  func makeTextEngine() throws(FontError) -> any TextEngine

  /// All fonts available for text, in the order in which families are tried.
  var fontFiles: [FontFile] { get }

  /// The number of fonts in these files; larger after a new file is registered.
  var fontCount: Int { get }

  /// Adds a font file.
  ///
  /// - Returns: The families in the file, by the names that text requests.
  /// - Throws: `FontError.unreadable` or `FontError.notAFont`.
  func registerFont(atPath path: String) throws(FontError) -> [String]

  /// Returns the SHA-256 of a file's contents in hexadecimal, or `nil` if it cannot be read.
  func sha256(ofFileAtPath path: String) -> String?

  /// Prevents the process from reading the host's font configuration.
  func skipHostFontConfiguration()

  /// Returns the runs of text of a Markdown document (CommonMark with tables, strikethrough and
  /// autolinks), in order. An unreadable document has none.
  func markdown(_ source: String) -> [MarkdownPiece]

  // MARK: Pictures

  /// Paints a picture, which can be kept and encoded later.
  ///
  /// - Parameter earlier: An earlier picture, from which equal parts are reused.
  func painting(
    of list: DisplayList, after earlier: (any BackendPicture)?
  ) throws(PaintError) -> any BackendPicture

  /// Returns the picture that `list` describes as the bytes of a PNG file, which records its scale.
  func png(of list: DisplayList, compression: PNGCompression) throws(PaintError) -> [UInt8]

  /// Returns the bytes of a PNG file that shows `bitmap`.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, recorded in the file.
  ///   - compression: `nil` writes the pixels as they are, for a temporary file: C libraries do this
  ///     quickly even in debug builds. The bytes depend on the libraries' versions.
  func png(
    of bitmap: Bitmap, scale: Double, compression: PNGCompression?
  ) throws(PaintError) -> [UInt8]

  /// Decodes a PNG file, without converting its colors.
  ///
  /// - Parameter pixelLimit: The maximum number of pixels to read.
  func bitmap(ofPNG bytes: [UInt8], pixelLimit: Int) throws(PNGError) -> Bitmap

  /// The codecs of the formats that can be read or written.
  var codecs: [any ImageCodec] { get }

  // MARK: Libraries

  /// The libraries that codecs use, and whether each is present.
  var formatLibraries: [FormatLibrary] { get }

  /// The libraries that affect output pixels and bytes, in a fixed order.
  var libraryVersions: [LibraryVersion] { get }
}
