import Foundation
import Galley

/// What a view looks like now, ready to be compared with its golden and to be recorded, on any
/// thread.
package struct Snapshot: Sendable {
  /// The golden's name: words with slashes between them.
  package let id: String
  package let list: DisplayList
  package let layout: LayoutSnapshot
  /// The files that the golden consists of. Default: a picture and its layout.
  package var files: Set<GoldenFile>
  /// Why the picture is larger than `GoldenSize.limit`; a scene of the catalogue needs a reason.
  package var largeReason: String?
  /// By how much the picture may differ, and why. Default: not at all.
  package var tolerance: PixelTolerance?

  package init(
    id: String, list: DisplayList, layout: LayoutSnapshot,
    files: Set<GoldenFile> = [.layout, .picture], largeReason: String? = nil
  ) {
    self.id = id
    self.list = list
    self.layout = layout
    self.files = files
    self.largeReason = largeReason
  }

  /// Whether it is one of Galley's own scenes: their groups begin with a small letter, the files of
  /// tests and previews with a capital one.
  package var isOfCatalogue: Bool { id.first?.isLowercase == true }

  /// Paints what is needed and compares it.
  ///
  /// - Throws: `PaintError`; `SnapshotError.badIdentifier`.
  package func check(
    in store: SnapshotStore, tier: VerificationTier = .pixels
  ) throws -> SnapshotCheck {
    let files = tier.selection(of: files)
    let picture = files.contains(.picture) ? try Rasterizer.bitmap(of: list) : nil
    let blocks = files.contains(.blocks) ? try Rasterizer.bitmap(of: list.withGlyphBlocks()) : nil
    let layout = files.contains(.layout) ? layout : nil
    return SnapshotCheck(
      snapshot: self, picture: picture, blocks: blocks,
      comparison: try GoldenComparison(
        id: id, actual: picture, blocks: blocks, layout: layout, store: store,
        tolerance: tolerance))
  }
}

/// A snapshot that was painted and compared.
package struct SnapshotCheck: Sendable {
  package let snapshot: Snapshot
  /// `nil` where the golden has no picture, or the tier does not compare it.
  package let picture: Bitmap?
  /// The picture with a box for each glyph; `nil` where the golden has none.
  let blocks: Bitmap?
  package let comparison: GoldenComparison

  /// Whether the picture shows nothing but one colour.
  package var isBlank: Bool { picture?.isBlank == true }

  /// Writes the golden's files that are missing, cannot be used or are not equal.
  ///
  /// - Returns: The files with the number of their bytes before (`nil` for a new one) and after.
  /// - Throws: `SnapshotError`: `tooLarge`; `unreadable` and `notAFile`, as what cannot be looked at
  ///   is not replaced; what `SnapshotStore.write` throws. Nothing was written then, or all but one
  ///   file.
  @discardableResult
  package func record(in store: SnapshotStore, isDryRun: Bool = false) throws -> [RecordedFile] {
    for problem in comparison.problems {
      switch problem {
      case .missing, .damaged, .gitLFSPointer, .oversized: continue
      default: throw problem
      }
    }
    let contents = try changedFiles()
    if let bytes = contents[.picture]?.count, bytes > GoldenSize.limit,
      snapshot.largeReason == nil, snapshot.isOfCatalogue
    {
      throw SnapshotError.tooLarge(id: snapshot.id, bytes: bytes, limit: GoldenSize.limit)
    }
    let recorded = try GoldenFile.allCases.compactMap { file -> RecordedFile? in
      guard let bytes = contents[file] else { return nil }
      return RecordedFile(
        file: file, oldSize: try store.size(of: file, snapshot.id), newSize: bytes.count)
    }
    if !isDryRun { try store.write(snapshot.id, contents) }
    return recorded
  }

  private func changedFiles() throws -> [GoldenFile: [UInt8]] {
    var contents: [GoldenFile: [UInt8]] = [:]
    let (files, list) = (snapshot.files, snapshot.list)
    if files.contains(.layout), comparison.layout?.isEqual != true {
      contents[.layout] = Array(snapshot.layout.text.utf8)
    }
    if files.contains(.blocks), comparison.blocks?.isEqual != true {
      contents[.blocks] = try Rasterizer.png(of: list.withGlyphBlocks(), compression: .small)
    }
    if files.contains(.picture), comparison.pixels?.isAcceptable != true {
      contents[.picture] = try Rasterizer.png(of: list, compression: .small)
    }
    return contents
  }
}

/// A golden's file that was written, or would be.
package struct RecordedFile: Hashable, Sendable {
  package let file: GoldenFile
  /// Bytes; `nil` for a file that was not there.
  package let oldSize: Int?
  /// Bytes.
  package let newSize: Int
}
