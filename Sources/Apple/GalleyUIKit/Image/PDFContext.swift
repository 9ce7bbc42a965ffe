import Foundation
import Galley

/// The location of a file.
public typealias CFURL = URL
/// Keys and values.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes that can be appended to.
public typealias CFMutableData = NSMutableData

/// The place to which a context writes a PDF file.
public final class CGDataConsumer {
  private let write: (Data) throws -> Void

  /// Creates a consumer that writes a file, atomically.
  public init?(url: CFURL) { write = { try $0.write(to: url, options: .atomic) } }

  /// Creates a consumer that appends to data.
  public init?(data: CFMutableData) { write = { data.append($0) } }

  fileprivate func receive(_ data: Data) throws { try write(data) }
}

/// The PDF file that a context draws.
struct PDFFile {
  fileprivate let consumer: CGDataConsumer
  /// The bounds of pages that have no others, in points.
  fileprivate let mediaBox: CGRect
  fileprivate var pages: [AnyView] = []
  fileprivate var isPageOpen = false

  /// Returns the PDF file of pages.
  @MainActor
  static func data(of pages: [some View]) throws -> Data {
    Data(try Rasterizer.pdf(of: pages.map { try ImageRenderer(content: $0).displayList() }))
  }
}

// As in Core Graphics, y coordinates of PDF pages grow upward.
extension CGContext {
  /// Creates a context that draws a PDF file.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - mediaBox: The bounds of the pages, in points. Default: US Letter.
  ///   - auxiliaryInfo: Information about the file. It is not written.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context that draws a PDF file.
  ///
  /// - Parameters:
  ///   - consumer: Receives the file when `closePDF()` is called.
  ///   - mediaBox: The bounds of the pages, in points. Default: US Letter.
  ///   - auxiliaryInfo: Information about the file. It is not written.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(bounds: box, scale: 1, isOpaque: false)
    file = PDFFile(consumer: consumer, mediaBox: box)
  }

  /// Begins a page of a PDF file. Its box may be in the information, as the data of a rectangle.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let data = pageInfo?[kCGPDFContextMediaBox] as? Data
    let rect = data.flatMap { data in
      data.count == MemoryLayout<CGRect>.size
        ? data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
    }
    begin(rect)
  }

  /// Begins a page of a PDF file with bounds of its own, in points.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { begin(mediaBox?.pointee) }

  private func begin(_ box: CGRect?) {
    guard let file else { return }
    endPDFPage()
    restart(box?.standardized ?? file.mediaBox)
    concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
    self.file?.isPageOpen = true
  }

  /// Ends a page of a PDF file.
  public func endPDFPage() {
    guard file?.isPageOpen == true else { return }
    let page = onMainActor { AnyView($0.page) }
    if let page { file?.pages.append(page) }
    file?.isPageOpen = false
  }

  /// Ends a page of a PDF file.
  public func endPage() { endPDFPage() }

  /// Ends a PDF file and writes it. A diagnostic reports errors.
  public func closePDF() {
    endPDFPage()
    defer { file = nil }
    let error = onMainActor { context -> (any Error)? in
      guard let file = context.file else { return nil }
      do {
        try file.consumer.receive(PDFFile.data(of: file.pages))
        return nil
      } catch {
        return error
      }
    }
    guard let error = error ?? nil else { return }
    RendererContext.current.report("the PDF file is not written: \(error)", view: "CGContext")
  }

  private func onMainActor<Result>(_ body: @MainActor (CGContext) -> Result) -> Result? {
    guard MainActor.isCurrent else { return nil }
    nonisolated(unsafe) let context = self
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(context) }
    return result
  }
}

/// The key of a page's bounds in its information.
public let kCGPDFContextMediaBox = "MediaBox"
/// The key of a PDF file's title in its information. It is not written.
public let kCGPDFContextTitle = "Title"
/// The key of a PDF file's author in its information. It is not written.
public let kCGPDFContextAuthor = "Author"
/// The key of the creator of a PDF file in its information. It is not written.
public let kCGPDFContextCreator = "Creator"

extension ImageRenderer {
  /// Draws the view into other contexts, such as the pages of a PDF file.
  ///
  /// - Parameters:
  ///   - rasterizationScale: Pixels per point of views that cannot be drawn as vector graphics. It has no
  ///     effect.
  ///   - renderer: Receives the size of the view, in points, and a function that draws the view into a
  ///     context, with its lower left corner at the origin.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ draw: (CGContext) -> Void) -> Void
  ) {
    let size: CGSize
    do {
      size = try displayList().size
    } catch {
      RendererContext.current.report("the view is not drawn: \(error)", view: "ImageRenderer")
      return
    }
    let (content, proposal, own) = (content, proposedSize, environment)
    let drawn = Proposed(proposal: proposal) { content }
      .transformEnvironment(\.self) { $0 = own }
    renderer(size) { context in
      context.saveGState()
      // Views have y coordinates that grow downward.
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
      context.addHierarchy(drawn, in: CGRect(origin: .zero, size: size))
      context.restoreGState()
    }
  }
}

/// Proposes the size for which a view was rendered.
private struct Proposed: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(self.proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
  }
}
