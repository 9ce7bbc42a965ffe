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

  /// Writes `reference.png`, `actual.png`, `difference.png` and `report.txt`; without a golden
  /// picture, only the second and the last.
  ///
  /// - Parameters:
  ///   - layout: The layout snapshot of the failing picture.
  ///   - scale: Pixels per point.
  /// - Throws: `FolderError`, `FileWriteError`, `PNGError`.
  public func write(
    _ comparison: GoldenComparison, actual: Bitmap, layout: String, scale: Double
  ) throws {
    let folder = folder(comparison.id)
    try Folder.make(folder)
    try AtomicFile.write(
      PNGFile.encode(actual, scale: scale, compression: .fast), to: folder + "/actual.png")
    if let reference = comparison.reference {
      try AtomicFile.write(reference.bytes, to: folder + "/reference.png")
      let difference = DifferenceImage.make(
        reference: reference.bitmap, actual: actual,
        regions: comparison.pixels?.difference?.regions ?? [])
      try AtomicFile.write(
        PNGFile.encode(difference, scale: scale, compression: .fast),
        to: folder + "/difference.png")
    }
    let text = Self.text(comparison, layout: layout)
    try AtomicFile.write(Array(text.utf8), to: folder + "/report.txt")
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

  private static func text(_ comparison: GoldenComparison, layout: String) -> String {
    var parts = [
      "\(comparison.id): \(comparison.verdict)\n"
        + comparison.sentences.map { "  \($0)\n" }.joined()
    ]
    if let reference = comparison.referenceLayout, reference != layout {
      parts.append("The golden layout:\n\(reference)")
    }
    parts.append("The layout now:\n\(layout)")
    return parts.joined(separator: "\n")
  }
}
