import Foundation
import Galley
@testable import GalleySnapshots
import Expectations
import Testing

@Suite("The failure report")
struct SnapshotReportTests {
  static let before = LayoutSnapshot(
    "canvas 20×10\npadding (0, 0) 20×10 for 20×10\n  Color (4, 0) 12×10 for 12×10\n")
  static let after = LayoutSnapshot(
    "canvas 20×10\npadding (0, 0) 20×10 for 20×10\n  Color (5, 0) 10×10 for 10×10\n")

  var entry: SnapshotReport.Entry {
    SnapshotReport.Entry(
      id: "a/1 </script><b>", verdict: .differs, reference: [1, 2, 3], actual: [4],
      referenceLayout: Self.before, actualLayout: Self.after,
      sentences: ["<!-- words"]
        + LayoutComparison(reference: Self.before, actual: Self.after).differences,
      regions: [PixelRect(x: 8, y: 0, width: 2, height: 20)], acceptCommand: "galley record a/1")
  }

  /// Returns the data that the script of the page reads.
  func data(_ page: String) throws -> [String: Any] {
    let start = try require(page.range(of: #"<script type="application/json" id="data">"#))
    let end = try require(page[start.upperBound...].range(of: "</script>"))
    let json = Data(page[start.upperBound..<end.lowerBound].utf8)
    return try require(JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  @Test("the page is self-contained, and no placeholder is left")
  func whole() throws {
    let page = SnapshotReport(entries: [entry], total: 7).html()
    for mark in ["/*style*/", "/*script*/", "/*data*/", "http://", "https://"] {
      // The SVG namespace is a name, not an address.
      expect(!page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "").contains(mark))
    }
    expect(page, contains: "prefers-color-scheme: dark")
    expect(page, contains: "function renderStage")
  }

  @Test("names and sentences cannot end the script or start a tag")
  func escaped() throws {
    let page = SnapshotReport(entries: [entry]).html()
    expect(page, lacks: "<b>")
    expect(page, lacks: "<!-- words")
    let entries = try require(data(page)["entries"] as? [[String: Any]])
    expectEqual(entries[0]["id"] as? String, "a/1 </script><b>")
  }

  @Test("the data contains pictures, changed views with their cause, and regions in points")
  func values() throws {
    let page = try data(SnapshotReport(entries: [entry], total: 7).html())
    expectEqual(page["total"] as? Int, 7)
    let first = try require((page["entries"] as? [[String: Any]])?.first)
    expectEqual(first["reference"] as? String, "data:image/png;base64,AQID")
    expectNil(first["difference"])
    expectEqual(first["sentences"] as? [String], ["<!-- words"])
    let changes = try require(first["changes"] as? [[String: Any]])
    expectEqual(changes[0]["cause"] as? String, "leading and trailing inset 4 → 5")
    expectEqual(
      ((changes[1]["after"] as? [String: Any])?["frame"] as? [String: Any])?["x"] as? Int, 5)
    expectEqual((first["regions"] as? [[String: Any]])?[0]["x"] as? Int, 4)
  }

  @Test("the same failures produce the same page, which is written completely")
  func written() throws {
    let folder = TemporaryFolder()
    let report = SnapshotReport(entries: [entry])
    try report.write(to: folder.path("deep/report.html"))
    try expectEqual(folder.text("deep/report.html"), report.html())
    expectEqual(folder.files, ["deep/report.html"])
    expectEqual(SnapshotReport(entries: [entry]).html(), report.html())
  }
}
