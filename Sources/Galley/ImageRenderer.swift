import Foundation

/// Renders a view as a picture.
///
/// ```swift
/// let renderer = ImageRenderer(content: Card())
/// renderer.scale = 2
/// try renderer.write(to: URL(filePath: "card.png"))
/// ```
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view to show.
  public var content: Content { didSet { forget() } }
  /// The size proposed to the view, in points, which is also the size of the picture. Default:
  /// unspecified, so the view takes its ideal size.
  public var proposedSize = ProposedViewSize.unspecified { didSet { forget() } }
  /// Pixels per point. Default: 1.
  public var scale: CGFloat = 1 { didSet { forget() } }
  /// Whether the picture has an opaque background: white, or black in dark appearance. Default:
  /// transparent.
  public var isOpaque = false
  /// The time that one picture may take, from the views to the file. When the time is up, rendering
  /// throws `RenderError.tookTooLong`, which names the view that was being worked on; a view's own code
  /// is not interrupted. Default: `nil`, no limit.
  public var timeout: Duration?
  /// Accepted for source compatibility; pictures are always in sRGB.
  public var colorMode = ColorRenderingMode.nonLinear
  /// The environment of the view; `displayScale` follows `scale`.
  public var environment = EnvironmentValues() { didSet { forget() } }
  /// The annotations drawn over and around the picture to explain its layout. Default: none.
  public var overlays: LayoutOverlays = []
  /// The identifiers of the views to annotate. Default: empty, which selects every view with an
  /// `accessibilityIdentifier(_:)`, or all texts if there are none.
  public var overlaidViews: [String] = []
  /// The rulers drawn beside the picture. Default: none.
  public var rulers: [Ruler] = []
  /// The lines above the picture that state its cause. Default: none.
  public var captions: [Caption] = []
  /// Whether the view's glyphs are boxes; annotations stay text.
  package var hasGlyphBlocks = false
  /// How much larger the view is than its annotations. Default: 1.
  package var magnification = 1.0 { didSet { forget() } }

  private var annotations: Annotations {
    var annotations = Annotations(
      overlays: overlays, views: overlaidViews, rulers: rulers, captions: captions)
    annotations.magnification = magnification
    return annotations
  }

  /// Creates a renderer for a view. Layout doesn't start until you request a picture.
  public init(content: Content) { self.content = content }

  /// Creates the content for a device and a locale, which its initializers can read; `nil` is the
  /// default device.
  package func makeContent(
    on device: Device?, in locale: Locale, _ make: () throws -> Content
  ) rethrows {
    session.store.context.prepare(device: device, locale: locale)
    content = try session.store.context.run(make)
  }

  /// The views and what they keep between pictures.
  package private(set) lazy var session = ViewSession(input)

  /// What is evaluated: the view, with what is presented over it.
  private var input: ViewSession.Input {
    var environment = environment
    environment.displayScale = scale / magnification
    return ViewSession.Input(content, in: proposedSize, environment: environment)
  }

  private func forget() { session.input = input }

  /// The values corrected during layout of the latest picture, and the problems its views reported.
  /// Empty if there were none.
  public var diagnostics: [LayoutDiagnostic] { session.diagnostics }
  /// The characters and fonts that the latest picture needs but that are missing.
  public var fontWarnings: [TextWarning] { session.fontWarnings }

  /// Returns the display list of the picture, in painting order.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func displayList() throws -> DisplayList {
    try rendering(gathering: annotations.gathering).displayList
  }

  /// Returns the display list for a file. Documents also get the reading order, the headings and the
  /// descriptions of the accessibility tree.
  package func displayList(for format: ImageFormat) throws -> DisplayList {
    guard format.hasPages, annotations.isEmpty else { return try displayList() }
    let (list, placed) = try recording(gathering: .accessibility)
    return list.readable(placed)
  }

  /// Returns the display list and the layout tree, both from one layout pass.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func rendering() throws -> Rendering { try rendering(gathering: .layout) }

  private func rendering(gathering: PlacedTree.Gathering) throws -> Rendering {
    var (list, placed) = try recording(gathering: gathering)
    let measured = list
    if hasGlyphBlocks { list = list.withGlyphBlocks() }
    var layout = LayoutTree(placed)
    if !annotations.isEmpty {
      let picture = annotations.picture(
        list, placed, measured: measured, engine: try SharedTextEngine.engine())
      list = picture.list
      layout.margins = LayoutTree.Margins(
        origin: picture.canvases[0].origin, picture: picture.list.size)
    }
    return Rendering(displayList: list, layout: layout)
  }

  /// Returns the display list without annotations, and the placed tree.
  func recording(gathering: PlacedTree.Gathering) throws -> (list: DisplayList, placed: PlacedTree)
  {
    try Deadline.within(timeout) {
      try session.record(scale: Double(scale), isOpaque: isOpaque, gathering: gathering)
    }
  }

  /// Renders the view as a bitmap in memory.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func bitmap() throws -> Bitmap { try painting().bitmap() }

  /// Paints the picture. If views were kept, only the changed parts are painted.
  private func painting() throws -> any BackendPicture {
    try Deadline.within(timeout) {
      let list = try displayList()
      let painting = try Rasterizer.painting(of: list, after: session.keptViews?.painting)
      session.keptViews?.painting = painting
      return painting
    }
  }

  /// Renders the view as a PNG file. Equal views produce equal bytes.
  ///
  /// - Parameter compression: The trade-off between encoding time and file size.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func pngData(compression: PNGCompression = .default) throws -> Data {
    Data(try painting().png(compression))
  }

  /// Renders the view as a PDF file with one page, at 72 points per inch. Text stays text, and
  /// shapes stay vector graphics. Equal views produce equal bytes.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func pdfData(options: DocumentOptions = DocumentOptions()) throws -> Data {
    try Deadline.within(timeout) {
      Data(try Rasterizer.pdf(of: [displayList(for: .pdf)], options: described(options)))
    }
  }

  /// Renders the view as an SVG file. Equal views produce equal bytes.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  public func svgData(options: DocumentOptions = DocumentOptions()) throws -> Data {
    try Deadline.within(timeout) {
      Data(try Rasterizer.svg(of: displayList(), options: described(options)))
    }
  }

  /// Renders the view as a JPEG file. Transparent areas become white.
  ///
  /// - Parameter quality: A value from 0 (smallest file) to 1 (best quality).
  /// - Throws: `RenderError`, `FontError`, `PaintError`; `ImageFileError` without libturbojpeg.
  public func jpegData(quality: Double = 0.9) throws -> Data {
    try Data(file(as: .jpeg, options: ImageOptions(quality: quality)))
  }

  /// Renders the view as a WebP file.
  ///
  /// - Parameter quality: A value from 0 (smallest file) to 1 (best quality); `nil` is lossless.
  /// - Throws: `RenderError`, `FontError`, `PaintError`; `ImageFileError` without libwebp, or if a
  ///   side exceeds 16,383 pixels.
  public func webPData(quality: Double? = nil) throws -> Data {
    try Data(file(as: .webp, options: ImageOptions(quality: quality)))
  }

  /// Writes the picture to a file, atomically. The suffix selects the `ImageFormat`; an unknown one
  /// gives a PNG file.
  ///
  /// - Parameters:
  ///   - url: The destination; an existing file is replaced.
  ///   - compression: The trade-off between encoding time and file size, for PNG.
  /// - Throws: `RenderError`, `FontError`, `PaintError`, `ImageFileError`, `FileWriteError`.
  public func write(to url: URL, compression: PNGCompression = .default) throws {
    try write(to: url, options: ImageOptions(compression: compression))
  }

  /// Writes the picture to a file, atomically. The suffix selects the `ImageFormat`; an unknown one
  /// gives a PNG file.
  ///
  /// - Parameters:
  ///   - url: The destination; an existing file is replaced.
  ///   - options: The options of the file format.
  /// - Throws: `RenderError`, `FontError`, `PaintError`, `ImageFileError`, `FileWriteError`.
  public func write(to url: URL, options: ImageOptions) throws {
    try write(to: url, as: ImageFormat(suffixOf: url.path) ?? .png, options: options)
  }

  func write(to url: URL, as format: ImageFormat, options: ImageOptions) throws {
    try AtomicFile.write(file(as: format, options: options), to: url.path)
  }

  /// Returns the picture encoded as a file.
  package func file(as format: ImageFormat, options: ImageOptions) throws -> [UInt8] {
    try Deadline.within(timeout) {
      try Rasterizer.file(
        of: displayList(for: format), as: format, options: described(options))
    }
  }

  func described(_ options: ImageOptions) -> ImageOptions {
    options.described(in: environment.locale)
  }

  func described(_ options: DocumentOptions) -> DocumentOptions {
    options.described(in: environment.locale)
  }
}

extension ImageOptions {
  /// Returns the options with the language of the views, unless they already specify one.
  func described(in locale: Locale) -> ImageOptions {
    var options = self
    options.document = document.described(in: locale)
    return options
  }
}

extension DocumentOptions {
  fileprivate func described(in locale: Locale) -> DocumentOptions {
    guard language == nil else { return self }
    var options = self
    let language = locale.hyphenatedIdentifier
    options.language = language.isEmpty ? nil : language
    return options
  }
}
