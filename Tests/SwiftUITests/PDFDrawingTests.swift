import Expectations
import SwiftUI
import Testing
import UIKit

/// PDF files that UIKit code and image renderers draw.
@MainActor
@Suite("PDF drawing")
struct PDFDrawingTests {
  @Test("a PDF file has the pages that UIKit code draws")
  func documents() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 30), pageInfo: [:])
      UIImage(systemName: "star")?.draw(in: context.pdfContextBounds)
    }
    let text = String(decoding: data, as: UTF8.self)
    expect(text, startsWith: "%PDF-")
    expect(text, contains: "/Count 2")
    expect(text, contains: "[ 0 0 40 20 ]")
    expect(text, contains: "[ 0 0 30 30 ]")
    expectNil(UIGraphicsGetCurrentContext())
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try renderer.writePDF(to: file) { _ in }
    try expect(String(decoding: Data(contentsOf: file), as: UTF8.self), contains: "/Count 1")
  }

  @Test("an image renderer draws its view upright into the pages of a PDF file")
  func rendererPages() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color.red.frame(width: 8, height: 4)
        Color.blue.frame(width: 8, height: 4)
      })
    var size = CGSize.zero
    renderer.render { full, draw in
      size = full
      var box = CGRect(x: 0, y: 0, width: 40, height: 30)
      guard let pdf = CGContext(file as CFURL, mediaBox: &box, nil) else { return }
      for _ in 0..<2 {
        pdf.beginPDFPage(nil)
        draw(pdf)
        pdf.endPDFPage()
      }
      pdf.closePDF()
    }
    expectEqual(size, CGSize(width: 8, height: 8))
    let text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    expect(text, contains: "/Count 2")
    expect(text, contains: "[ 0 0 40 30 ]")
    // Contexts whose y coordinates grow downward show the view upside down, unless they are turned.
    for isTurned in [false, true] {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        if isTurned {
          context.cgContext.translateBy(x: 0, y: 8)
          context.cgContext.scaleBy(x: 1, y: -1)
        }
        renderer.render { _, draw in draw(context.cgContext) }
      }
      let top = try require(image.cgImage).bitmap[2, 2]
      expectEqual(top.red > top.blue, isTurned, "\(top)")
    }
  }
}
