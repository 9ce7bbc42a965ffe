import Foundation
import Galley

/// The format of PDF files that UIKit code draws.
public final class UIGraphicsPDFRendererFormat {
  /// The title and other information about the file. They are not written.
  public var documentInfo: [String: Any] = [:]

  /// Creates the default format.
  public init() {}

  /// Returns the default format.
  public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The context in which UIKit code draws the pages of a PDF file.
@MainActor @preconcurrency
public final class UIGraphicsPDFRendererContext {
  /// The format of the file.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect
  fileprivate var pages: [CGContext] = []

  fileprivate init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// The context of the current page, into which shapes and layers can be drawn.
  public var cgContext: CGContext {
    if pages.isEmpty { beginPage() }
    return pages[pages.count - 1]
  }

  /// The bounds of the current page, in points.
  public var pdfContextBounds: CGRect { pages.last?.bounds ?? bounds }

  /// Begins a page.
  public func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

  /// Begins a page with given bounds, in points.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    if !pages.isEmpty { CGContext.contexts.removeLast() }
    pages.append(CGContext(bounds: bounds, scale: 1, isOpaque: false))
    CGContext.contexts.append(pages[pages.count - 1])
  }

  /// Fills a rectangle of the current page.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws the outline of a rectangle of the current page.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}

/// Draws PDF files with UIKit code. Use `ImageRenderer.pdfData()` for SwiftUI views.
@MainActor @preconcurrency
public final class UIGraphicsPDFRenderer {
  private let bounds: CGRect
  /// The format of the files.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer for pages with given bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Returns the PDF file of the pages that `actions` draws; empty, with a diagnostic, if drawing fails.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    do {
      return try data(actions)
    } catch {
      RendererContext.current.report(
        "the PDF file is not drawn: \(error)", view: "UIGraphicsPDFRenderer")
      return Data()
    }
  }

  /// Writes the PDF file of the pages that `actions` draws.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`, and errors of the file system.
  public func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try data(actions).write(to: url, options: .atomic)
  }

  private func data(_ actions: (UIGraphicsPDFRendererContext) -> Void) throws -> Data {
    let context = UIGraphicsPDFRendererContext(bounds, format)
    actions(context)
    if context.pages.isEmpty { context.beginPage() }
    CGContext.contexts.removeLast()
    return try PDFFile.data(of: context.pages.map(\.page))
  }
}
