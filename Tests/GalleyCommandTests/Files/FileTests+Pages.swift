import Expectations
import Foundation
import Galley
import Testing

/// Views on pages of PDF files.
extension FileTests {
  @Test("--pages breaks a view into pages as wide as their content")
  func pages() throws {
    try write(
      "Rows.swift",
      """
      #Preview(traits: .sizeThatFitsLayout) {
        VStack(spacing: 0) {
          ForEach(0..<30) { Text("Row \\($0)").frame(maxWidth: .infinity, minHeight: 50) }
        }
      }
      #Preview("High", traits: .fixedLayout(width: 40, height: 20_000)) { Color.red }
      """)
    func pages(_ arguments: String...) throws -> Int {
      let outcome = try program.run(
        list: ["render", "Rows.swift@Rows", "-o", "rows.pdf"] + arguments)
      expectEqual(outcome.code, 0, "\(outcome.errors)")
      return String(decoding: try folder.bytes("rows.pdf"), as: UTF8.self)
        .components(separatedBy: "/Type /Page %").count - 1
    }
    // 1,500 points, of which a page shows 728.49, 510.28 or 481.88 of rows of 50.
    try expectEqual(pages(), 1)
    try expectEqual(pages("--pages", "a4"), 3)
    try expectEqual(pages("--pages", "a5"), 3)
    try expectEqual(pages("--pages", "A4-landscape"), 4)
    let high = try program.run("render", "Rows.swift@High", "-o", "high.pdf")
    expectEqual(high.code, 1)
    expect(high.errors, contains: "points; the limit is 14400 per side")
    expect(high.errors, contains: "hint: break a PDF file into pages, with --pages a4")
    for (arguments, message) in [
      (["-o", "a.png"], "--pages applies to PDF files, not to PNG"),
      (["-o", "a.pdf", "--size", "10x10"], "--pages cannot be combined with --size"),
      (["-o", "a.pdf", "--caption"], "--pages cannot be combined with --overlay"),
      (["-o", "a.pdf", "--filmstrip", "2"], "--pages and --filmstrip cannot be combined"),
    ] {
      let outcome = try program.run(
        list: ["render", "Rows.swift@Rows", "--pages", "a4"] + arguments)
      expectEqual(outcome.code, 2)
      expect(outcome.errors, contains: message)
      expect(outcome.errors, contains: "hint: ")
    }
  }
}
