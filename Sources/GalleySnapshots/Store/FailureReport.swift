import Foundation
import Galley

/// The files that show how a picture fails, in a folder of their own, never beside the goldens.
public struct FailureReport: Sendable {
  /// The folder that holds one folder for each failing picture.
  public let root: String

  public init(root: String) { self.root = root }

  private static let files = ["reference.png", "actual.png", "difference.png", "report.txt"]

  /// Where the files of `id` are.
  public func folder(_ id: String) -> String { "\(root)/\(id)" }

  /// Writes `reference.png`, `actual.png`, `difference.png` and `report.txt`, as far as they are
  /// there.
  ///
  /// - Throws: `FolderError`, `FileWriteError`.
  public func write(_ entry: SnapshotReport.Entry) throws {
    let folder = folder(entry.id)
    try Folder.make(folder)
    let pictures = [entry.reference, entry.actual, entry.difference]
    for (file, bytes) in zip(Self.files, pictures) {
      if let bytes { try AtomicFile.write(bytes, to: "\(folder)/\(file)") }
    }
    try AtomicFile.write(Array(Self.text(entry).utf8), to: folder + "/report.txt")
  }

  /// Writes `report.html` for all entries; without any, takes an earlier one away.
  ///
  /// - Parameter total: The number of pictures that were compared.
  /// - Returns: The page's path, or `nil` if there is nothing to report.
  /// - Throws: `FolderError`, `FileWriteError`.
  public func writePage(_ entries: [SnapshotReport.Entry], total: Int) throws -> String? {
    let path = root + "/report.html"
    guard !entries.isEmpty else {
      unlink(path)
      return nil
    }
    try SnapshotReport(entries: entries, total: total).write(to: path)
    return path
  }

  /// Takes away what an earlier run said about `id`.
  public func clear(_ id: String) {
    var folder = folder(id)
    guard Folder.isFolder(folder) else { return }
    for file in Self.files { unlink("\(folder)/\(file)") }
    // Folders that still hold something stay.
    while folder.count > root.count, rmdir(folder) == 0 {
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  private static func text(_ entry: SnapshotReport.Entry) -> String {
    var parts = [
      "\(entry.id): \(entry.verdict)\n" + entry.sentences.map { "  \($0)\n" }.joined()
    ]
    if let reference = entry.referenceLayout, reference != entry.actualLayout {
      parts.append("The golden layout:\n\(reference)")
    }
    if let layout = entry.actualLayout { parts.append("The layout now:\n\(layout)") }
    return parts.joined(separator: "\n")
  }
}
