/// Paints display lists. Can be used on any thread, and on several threads at once.
public enum Rasterizer {
  /// Paints a display list into a bitmap.
  ///
  /// - Throws: `PaintError` if the canvas is empty or too large, or if drawing fails.
  public static func bitmap(of list: DisplayList) throws(PaintError) -> Bitmap {
    try painting(of: list, after: nil).bitmap()
  }

  /// Paints a display list and keeps the backend's picture.
  ///
  /// - Parameter earlier: The previous picture, whose unchanged parts are reused.
  /// - Throws: `PaintError` if the canvas is empty or too large, or if drawing fails.
  package static func painting(
    of list: DisplayList, after earlier: (any BackendPicture)?
  ) throws(PaintError) -> any BackendPicture {
    try Backend.current.painting(of: list, after: earlier)
  }

  /// Renders a display list as a PNG file, which also stores the scale.
  ///
  /// - Throws: `PaintError` if the canvas is empty or too large, or if drawing fails.
  public static func png(
    of list: DisplayList, compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    try Backend.current.png(of: list, compression: compression)
  }

  /// Renders display lists as a PDF file with one page for each list, the size of its canvas, at 72
  /// points per inch. Text stays text, and shapes stay vector graphics; effects that PDF doesn't
  /// support become images. Equal lists produce equal bytes.
  ///
  /// - Throws: `PaintError` if there is no page, if a page is empty or exceeds 14,400 points, or if
  ///   drawing fails.
  public static func pdf(
    of pages: [DisplayList], options: DocumentOptions = DocumentOptions()
  ) throws(PaintError) -> [UInt8] {
    try document(of: pages, as: .pdf, options)
  }

  /// Renders a display list as an SVG file. Glyphs are outlines, so they look the same everywhere.
  /// An invisible text layer on top makes the text selectable, searchable and accessible. Equal
  /// lists produce equal bytes.
  ///
  /// - Throws: The errors of ``pdf(of:options:)``.
  public static func svg(
    of list: DisplayList, options: DocumentOptions = DocumentOptions()
  ) throws(PaintError) -> [UInt8] {
    try document(of: [list], as: .svg, options)
  }

  private static func document(
    of pages: [DisplayList], as format: ImageFormat, _ options: DocumentOptions
  ) throws(PaintError) -> [UInt8] {
    do {
      return try file(of: pages, as: format, options: ImageOptions(document: options))
    } catch {
      throw PaintError(error)
    }
  }

  /// Renders a display list as a file of any writable format. Transparent areas become white in a
  /// format without transparency, such as JPEG.
  ///
  /// - Throws: `PaintError`; `ImageFileError` if the format's library isn't installed or the format
  ///   can't hold the picture.
  public static func file(
    of list: DisplayList, as format: ImageFormat, options: ImageOptions = ImageOptions()
  ) throws -> [UInt8] {
    try file(of: [list], as: format, options: options)
  }

  /// Renders display lists as the pages of a file. Formats without pages show only the first.
  package static func file(
    of pages: [DisplayList], as format: ImageFormat, options: ImageOptions
  ) throws -> [UInt8] {
    switch format.codec?.encoder {
    case .pages(let encode)?: return try encode(pages, options)
    case .picture(let encode)?: return try encode(pages[0], options)
    case .bitmap?: return try format.encode(bitmap(of: pages[0]), options)
    case nil: throw format.readOnly
    }
  }

  /// Renders display lists as the frames of an animation, on a canvas that all fit on. Without
  /// frames, the file is empty.
  package static func animation(
    of lists: [DisplayList], as format: ImageFormat, _ timing: FrameTiming, _ options: ImageOptions
  ) throws -> [UInt8] {
    if lists.isEmpty { return [] }
    guard let codec = format.codec else { throw format.readOnly }
    return try codec.encode(DisplayList.onCommonCanvas(lists), timing, options)
  }
}
