import Foundation
import Galley

/// An HTML page that shows failing pictures. It needs no network and no other files.
package struct SnapshotReport: Sendable {
  /// A failing picture.
  package struct Entry: Sendable {
    package var id: String
    package var verdict: GoldenComparison.Verdict
    /// PNG files; `nil` if there is none.
    package var reference: [UInt8]?
    package var actual: [UInt8]?
    package var difference: [UInt8]?
    /// The layouts from which the page derives its tables of moved views and baselines.
    package var referenceLayout: LayoutSnapshot?
    package var actualLayout: LayoutSnapshot?
    /// The differences, in the words of `GoldenComparison.sentences`.
    package var sentences: [String] = []
    /// Rectangles around differing pixels, in pixels.
    package var regions: [PixelRect] = []
    /// Pixels per point.
    package var scale = 2.0
    /// The command that records the picture as the golden; `nil` if there is none.
    package var acceptCommand: String?
  }

  package var entries: [Entry]
  /// The number of compared pictures; `nil` to omit the number.
  package var total: Int?

  package init(entries: [Entry], total: Int? = nil) {
    self.entries = entries
    self.total = total
  }

  /// Returns the page.
  package func html() -> String { ReportPage.html(ReportData(self)) }

  /// Writes the page atomically.
  ///
  /// - Throws: `FolderError`, `FileWriteError`.
  package func write(to path: String) throws { try ReportPage.write(ReportData(self), to: path) }
}

extension SnapshotReport.Entry {
  /// Creates an entry from the result of a check.
  ///
  /// - Parameter files: The files that `FailureReport.write` returned. If the pictures themselves
  ///   weren't compared, the entry shows those with glyph boxes.
  package init(
    _ check: SnapshotCheck, files: [(name: String, bytes: [UInt8])], acceptCommand: String? = nil
  ) {
    let comparison = check.comparison
    func file(_ name: String) -> [UInt8]? {
      (files.first { $0.name == name } ?? files.first { $0.name == "blocks-\(name)" })?.bytes
    }
    self.init(
      id: check.snapshot.id, verdict: comparison.verdict, reference: file("reference.png"),
      actual: file("actual.png"), difference: file("difference.png"),
      referenceLayout: comparison.referenceLayout, actualLayout: check.snapshot.layout,
      sentences: comparison.sentences,
      regions: (comparison.pixels ?? comparison.blocks)?.difference?.regions ?? [],
      scale: check.snapshot.list.scale, acceptCommand: acceptCommand)
  }
}
