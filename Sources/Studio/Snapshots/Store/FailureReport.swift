import Foundation
import Galley
import Synchronization

/// The files that show a picture's failure, in a separate folder, never beside the goldens.
package struct FailureReport: Sendable {
  /// The folder that contains a folder for each failing picture.
  package let root: String

  package init(root: String) { self.root = root }

  private static let names = ["reference.png", "actual.png", "difference.png"]
  private static let files =
    names + names.map { "blocks-\($0)" } + ["report.txt"]
  private static let pageName = "report.html"

  /// Returns the report folder of a package: `.build/snapshot-failures`.
  ///
  /// - Parameter package: The package's folder; empty for the current directory.
  package static func defaultRoot(package: String) -> String {
    (package.isEmpty ? "" : package + "/") + ".build/snapshot-failures"
  }

  /// Returns the folder with the files of `id`.
  package func folder(_ id: String) -> String { "\(root)/\(id)" }

  /// Writes `report.txt` and those of `reference.png`, `actual.png` and `difference.png` that
  /// exist. If the pictures with glyph boxes differ, also writes them with the prefix `blocks-`.
  ///
  /// - Returns: The files by name, so that they can be shown elsewhere.
  /// - Throws: `FolderError`, `FileWriteError`, `PaintError`.
  @discardableResult
  package func write(_ check: SnapshotCheck) throws -> [(name: String, bytes: [UInt8])] {
    let files = try Self.files(check)
    let folder = folder(check.snapshot.id)
    try Self.changes.withLock { _ in
      remove(check.snapshot.id)
      try Folder.make(folder)
      for file in files { try AtomicFile.write(file.bytes, to: "\(folder)/\(file.name)") }
    }
    return files
  }

  /// Returns the files that `write` writes, by name.
  ///
  /// - Throws: `PaintError`.
  package static func files(
    _ check: SnapshotCheck
  ) throws -> [(name: String, bytes: [UInt8])] {
    let comparison = check.comparison
    let scale = check.snapshot.list.scale
    var files = try pictures(
      comparison.reference, check.picture, comparison.pixels, scale: scale)
    if comparison.blocks?.isEqual == false {
      files += try pictures(
        comparison.referenceBlocks, check.blocks, comparison.blocks, scale: scale
      ).map { ("blocks-\($0.name)", $0.bytes) }
    }
    let text = text(comparison, layout: check.snapshot.layout)
    return files + [("report.txt", Array(text.utf8))]
  }

  /// Returns those of the two pictures and their difference that exist.
  private static func pictures(
    _ reference: (bitmap: Bitmap, bytes: [UInt8])?, _ actual: Bitmap?,
    _ comparison: BitmapComparison?, scale: Double
  ) throws -> [(name: String, bytes: [UInt8])] {
    func encoded(_ picture: Bitmap) throws -> [UInt8] {
      try PNGFile.encodeAsIs(picture, scale: scale)
    }
    var contents: [[UInt8]?] = [reference?.bytes, try actual.map(encoded)]
    if let reference = reference?.bitmap, let actual {
      let difference = DifferenceImage.make(
        reference: reference, actual: actual, regions: comparison?.difference?.regions ?? [])
      contents.append(try encoded(difference))
    }
    return zip(names, contents).compactMap { name, bytes in bytes.map { (name, $0) } }
  }

  /// Writes `report.html` with all of `entries`. Without entries, removes an earlier report.
  ///
  /// - Parameters:
  ///   - total: The number of compared pictures.
  ///   - run: Identifies the run of tests whose other processes add to the same page; `nil` replaces
  ///     the page.
  ///   - evenIfEqual: Whether to write a page without entries, which says that all pictures are
  ///     equal.
  /// - Returns: The page's path, or `nil` if there is nothing to report.
  /// - Throws: `FolderError`, `FileWriteError`.
  package func writePage(
    _ entries: [SnapshotReport.Entry], total: Int, run: String? = nil, evenIfEqual: Bool = false
  ) throws -> String? {
    let data = ReportData(SnapshotReport(entries: entries, total: total))
    func write(_ data: ReportData) throws -> String? {
      try writePage(data, evenIfEqual: evenIfEqual)
    }
    guard let run else { return try write(data) }
    return try RunReport(root: root, run: run).add(data, write)
  }

  private func writePage(_ data: ReportData, evenIfEqual: Bool) throws -> String? {
    let path = "\(root)/\(Self.pageName)"
    guard !data.entries.isEmpty || evenIfEqual else {
      unlink(path)
      return nil
    }
    try ReportPage.write(data, to: path)
    return path
  }

  /// Files are written concurrently. The lock prevents removing a folder that was just created.
  private static let changes = Mutex(())

  /// Removes the files of an earlier run about `id`.
  package func clear(_ id: String) {
    guard Folder.isFolder(folder(id)) else { return }
    Self.changes.withLock { _ in remove(id) }
  }

  private func remove(_ id: String) {
    var folder = folder(id)
    guard Folder.isFolder(folder) else { return }
    for file in Self.files { unlink("\(folder)/\(file)") }
    // rmdir keeps folders that still have contents.
    while folder.count > root.count, rmdir(folder) == 0 {
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  private static func text(_ comparison: GoldenComparison, layout: LayoutSnapshot) -> String {
    var parts = [
      "\(comparison.id): \(comparison.verdict)\n"
        + comparison.sentences.map { "  \($0)\n" }.joined()
    ]
    if let reference = comparison.referenceLayout, reference != layout {
      parts.append("The golden layout:\n\(reference.text)")
    }
    parts.append("The current layout:\n\(layout.text)")
    return parts.joined(separator: "\n")
  }
}
