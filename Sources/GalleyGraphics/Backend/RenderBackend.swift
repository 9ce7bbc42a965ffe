import Foundation

/// The port to everything that needs libraries of the system: setting text, reading Markdown, painting
/// and picture files. `GalleyCairo` implements it.
///
/// Safe on any thread, and on many at once.
public protocol RenderBackend: Sendable {
  // MARK: Text

  /// An engine for the calling thread.
  ///
  /// - Throws: `FontError.missing` when the system font is not installed.
  func makeTextEngine() throws(FontError) -> any TextEngine

  /// All fonts that text can be set in, in the order in which families are tried.
  var fontFiles: [FontFile] { get }

  /// Adds a font file.
  ///
  /// - Returns: The families that the file holds, as text asks for them.
  /// - Throws: `FontError.unreadable` or `FontError.notAFont`.
  func registerFont(atPath path: String) throws(FontError) -> [String]

  /// SHA-256 of a file's contents in hexadecimal; `nil` when it cannot be read.
  func sha256(ofFileAtPath path: String) -> String?

  /// Spares the process reading the host's font configuration.
  func skipHostFontConfiguration()

  /// The stretches of text of a Markdown document (CommonMark with tables, strikethrough and bare
  /// addresses), in order. A document that cannot be read gives none.
  func markdown(_ source: String) -> [MarkdownPiece]

  // MARK: Pictures

  /// The picture that `list` describes.
  func bitmap(of list: DisplayList) throws(PaintError) -> Bitmap

  /// The picture that `list` describes as the bytes of a PNG file, which notes its scale.
  func png(of list: DisplayList, compression: PNGCompression) throws(PaintError) -> [UInt8]

  /// The picture that `list` describes, painted and kept as it is.
  ///
  /// - Parameter earlier: A picture that was painted before: what is equal is taken over.
  func painting(
    of list: DisplayList, after earlier: (any BackendPicture)?
  ) throws(PaintError) -> any BackendPicture

  /// The bytes of a PNG file that shows `bitmap`.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, noted in the file.
  ///   - compression: `nil` for pixels as they are: a file that is looked at once, made by C libraries
  ///     in little time also where Swift is not optimised. Other versions of them make other bytes.
  func png(
    of bitmap: Bitmap, scale: Double, compression: PNGCompression?
  ) throws(PaintError) -> [UInt8]

  /// An animated PNG file of frames that have one scale and, in pixels, one size.
  ///
  /// - Parameters:
  ///   - frames: At least one.
  ///   - frameRate: Frames per second, at least 1.
  ///   - pause: Seconds for which the last frame stays; 0 for as long as every other one.
  func animatedPNG(
    of frames: [DisplayList], frameRate: Int, pause: Double, compression: PNGCompression
  ) throws(PaintError) -> [UInt8]

  /// The picture in the bytes of a PNG file.
  ///
  /// - Parameter pixelLimit: The most pixels that are read.
  func bitmap(ofPNG bytes: [UInt8], pixelLimit: Int) throws(PNGError) -> Bitmap

  /// The picture in the bytes of a file of any format that there is a library for.
  ///
  /// - Parameter pixelLimit: The most pixels that are read.
  func image(of bytes: [UInt8], pixelLimit: Int) throws(ImageFileError) -> DecodedImage

  /// A PDF file, in which text is text and areas and lines are areas and lines; each page has the
  /// size of its list, in points. Equal lists give equal bytes.
  ///
  /// - Parameter pages: At least one.
  func pdf(of pages: [DisplayList], options: DocumentOptions) throws(PaintError) -> [UInt8]

  /// An SVG file, in which areas and lines are areas and lines, and text can be found and selected.
  func svg(of list: DisplayList, options: DocumentOptions) throws(PaintError) -> [UInt8]

  /// The bytes of a JPEG file; what is translucent is taken as it is.
  ///
  /// - Parameter quality: 0…1.
  func jpeg(of bitmap: Bitmap, quality: Double) throws(ImageFileError) -> [UInt8]

  /// The bytes of a WebP file.
  ///
  /// - Parameter quality: 0…1; `nil` is without loss.
  func webP(of bitmap: Bitmap, quality: Double?) throws(ImageFileError) -> [UInt8]

  /// The bytes of an animated WebP file.
  ///
  /// - Parameters:
  ///   - frames: At least one, of one size, each with how long it is shown.
  ///   - quality: 0…1; `nil` is without loss.
  func animatedWebP(
    of frames: [(bitmap: Bitmap, milliseconds: Int)], quality: Double?
  ) throws(ImageFileError) -> [UInt8]

  // MARK: Libraries

  /// The libraries that formats need, each with whether it is there.
  var formatLibraries: [FormatLibrary] { get }

  /// The libraries that decide which pixels and bytes come out, in a fixed order.
  var libraryVersions: [LibraryVersion] { get }
}

/// A library with the version that this process runs with.
public struct LibraryVersion: Hashable, Sendable {
  /// The library's name, such as `cairo`.
  public var name: String
  /// The version, such as `1.18.0`.
  public var version: String

  /// Creates a name with a version.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// A font file that text can be set in.
public struct FontFile: Hashable, Sendable {
  /// The file's path.
  public var path: String
  /// Families in the file.
  public var families: [String]
  /// The Debian package that installs the file; `nil` for a registered file.
  public var package: String?
  /// Whether the file was there when it was looked for.
  public var isPresent: Bool

  /// Creates a description of a file, which is not read.
  public init(path: String, families: [String], package: String?, isPresent: Bool) {
    self.path = path
    self.families = families
    self.package = package
    self.isPresent = isPresent
  }
}
