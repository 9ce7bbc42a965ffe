import Foundation
import Galley

/// One HTML file that shows how pictures fail: it needs no network and no other file.
package struct SnapshotReport: Sendable {
  /// One picture that fails.
  package struct Entry: Sendable {
    package var id: String
    package var verdict: GoldenComparison.Verdict
    /// PNG files; `nil` where there is none.
    package var reference: [UInt8]?
    package var actual: [UInt8]?
    package var difference: [UInt8]?
    /// Layout snapshots, from which the page's table of moved views and its baselines come.
    package var referenceLayout: LayoutSnapshot?
    package var actualLayout: LayoutSnapshot?
    /// What is wrong, as `GoldenComparison.sentences` says it.
    package var sentences: [String]
    /// Rectangles around pixels that differ, in pixels.
    package var regions: [PixelRect]
    /// Pixels per point.
    package var scale: Double
    /// The command that makes the picture the golden; `nil` for none.
    package var acceptCommand: String?

    package init(
      id: String, verdict: GoldenComparison.Verdict, reference: [UInt8]? = nil,
      actual: [UInt8]? = nil, difference: [UInt8]? = nil, referenceLayout: LayoutSnapshot? = nil,
      actualLayout: LayoutSnapshot? = nil, sentences: [String] = [], regions: [PixelRect] = [],
      scale: Double = 2, acceptCommand: String? = nil
    ) {
      self.id = id
      self.verdict = verdict
      self.reference = reference
      self.actual = actual
      self.difference = difference
      self.referenceLayout = referenceLayout
      self.actualLayout = actualLayout
      self.sentences = sentences
      self.regions = regions
      self.scale = scale
      self.acceptCommand = acceptCommand
    }
  }

  package var entries: [Entry]
  /// The number of pictures that were compared; `nil` says nothing about those that are equal.
  package var total: Int?

  package init(entries: [Entry], total: Int? = nil) {
    self.entries = entries
    self.total = total
  }

  /// The page.
  package func html() -> String { ReportPage.html(ReportData(self)) }

  /// Writes the page: complete, or not at all.
  ///
  /// - Throws: `FolderError`, `FileWriteError`.
  package func write(to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try Folder.make(folder) }
    try AtomicFile.write(Array(html().utf8), to: path)
  }
}

extension SnapshotReport.Entry {
  /// What a check found.
  ///
  /// - Parameter files: What `FailureReport.write` returned for it. Where the pictures themselves
  ///   were not compared, those with a box for each glyph are shown.
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
