/// Paints display lists. Safe on any thread, and on many at once.
public enum Rasterizer {
  /// The picture that `list` describes.
  ///
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  public static func bitmap(of list: DisplayList) throws(PaintError) -> Bitmap {
    try Backend.current.bitmap(of: list)
  }

  /// The picture that `list` describes, painted and kept as it is.
  ///
  /// - Parameter earlier: The picture before, from which is taken over what is equal.
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  package static func painting(
    of list: DisplayList, after earlier: (any BackendPicture)?
  ) throws(PaintError) -> any BackendPicture {
    try Backend.current.painting(of: list, after: earlier)
  }

  /// The picture that `list` describes as the bytes of a PNG file, which notes its scale.
  ///
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  public static func png(
    of list: DisplayList, compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    try Backend.current.png(of: list, compression: compression)
  }

  /// A PDF file with a page for each list, as large as the list's canvas: one point is 1/72 inch.
  /// Text is text, areas and lines are areas and lines; what PDF cannot say is an image. Equal lists
  /// give equal bytes.
  ///
  /// - Throws: `PaintError` when there is no page, when one is empty or longer than 14,400 points, or
  ///   when drawing fails.
  public static func pdf(
    of pages: [DisplayList], options: DocumentOptions = DocumentOptions()
  ) throws(PaintError) -> [UInt8] {
    try Backend.current.pdf(of: pages, options: options)
  }

  /// An SVG file. Glyphs are outlines, which look alike everywhere, and over them lies the text,
  /// unseen, so that it can be selected, found and read out. Equal lists give equal bytes.
  ///
  /// - Throws: `PaintError` as ``pdf(of:options:)``.
  public static func svg(
    of list: DisplayList, options: DocumentOptions = DocumentOptions()
  ) throws(PaintError) -> [UInt8] {
    try Backend.current.svg(of: list, options: options)
  }

  /// The bytes of a file of any format that can be written. A JPEG file has no opacity: what is
  /// transparent becomes white.
  ///
  /// - Throws: `PaintError`, `ImageFileError` where the format's library is not installed or the
  ///   format cannot hold the picture.
  public static func file(
    of list: DisplayList, as format: ImageFormat, options: ImageOptions = ImageOptions()
  ) throws -> [UInt8] {
    switch format {
    case .png: return try png(of: list, compression: options.compression)
    case .pdf: return try pdf(of: [list], options: options.document)
    case .svg: return try svg(of: list, options: options.document)
    case .jpeg: return try ImageFile.jpeg(bitmap(of: list), quality: options.quality)
    case .webp:
      return try Backend.current.webP(
        of: bitmap(of: list), quality: options.isLossless ? nil : options.quality)
    case .gif: throw ImageFileError.unwritable(.gif, "it is only read; write a PNG or WebP file")
    }
  }
}
