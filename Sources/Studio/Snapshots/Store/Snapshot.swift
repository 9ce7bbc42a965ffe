import Foundation
import Galley

/// The current look of a view, ready to be compared with its golden and recorded on any thread.
package struct Snapshot: Sendable {
  /// The golden's name: words separated by slashes.
  package let id: String
  package let list: DisplayList
  package let layout: LayoutSnapshot
  /// What a screen reader says, one line for each element; empty unless the golden has it.
  package var speech = ""
  /// The picture with a box in place of each of the view's glyphs. Default: boxes for all glyphs.
  package var blocks: DisplayList?
  /// The golden's files. Default: a picture and its layout.
  package var files: Set<GoldenFile>
  /// The reason why the picture exceeds `GoldenSize.limit`. Catalog scenes need one.
  package var largeReason: String?
  /// How much the picture may differ, and why. Default: an exact match.
  package var tolerance: PixelTolerance?
  /// Whether a suite for Apple's platforms owns the reference: only the picture is judged, the layout
  /// explains the difference, and the file says that Galley made it.
  package var isOfSuite = false

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

  /// Whether this is a scene of Galley's catalog. Groups of scenes begin with a lowercase letter,
  /// files of tests and previews with an uppercase one.
  package var isOfCatalogue: Bool { id.first?.isLowercase == true }

  fileprivate var blockList: DisplayList { blocks ?? list.withGlyphBlocks() }

  /// Paints the necessary pictures and returns whether all files of the golden are certainly equal.
  ///
  /// - Returns: `false` also where only `check(in:tier:)` can tell.
  /// - Throws: `PaintError`.
  package func isKnownToMatch(
    in store: SnapshotStore, tier: VerificationTier = .pixels
  ) throws -> Bool {
    let selected = tier.selection(of: files)
    return try GoldenFile.allCases.filter(selected.contains).allSatisfy { file in
      // A suite's layout is not judged.
      if isOfSuite, file == .layout { return true }
      guard let bytes = try? SnapshotStore.read(store.path(of: file, id)) else { return false }
      func matches(_ list: DisplayList) throws -> Bool {
        try Rasterizer.painting(of: list, after: nil).isKnownToEqual(bytes)
      }
      switch file {
      case .layout: return layout.text.hasBytes(bytes)
      case .accessibility: return speech.hasBytes(bytes)
      case .blocks: return try matches(blockList)
      case .picture: return try matches(list)
      }
    }
  }

  /// Paints the necessary pictures and compares them.
  ///
  /// - Throws: `PaintError`; `SnapshotError.badIdentifier`.
  package func check(
    in store: SnapshotStore, tier: VerificationTier = .pixels
  ) throws -> SnapshotCheck {
    let files = tier.selection(of: files)
    let picture = files.contains(.picture) ? try Rasterizer.bitmap(of: list) : nil
    let blocks = files.contains(.blocks) ? try Rasterizer.bitmap(of: blockList) : nil
    let layout = files.contains(.layout) ? layout : nil
    return SnapshotCheck(
      snapshot: self, picture: picture, blocks: blocks,
      comparison: try GoldenComparison(
        id: id, actual: picture, blocks: blocks, layout: layout,
        speech: files.contains(.accessibility) ? speech : nil, store: store,
        tolerance: tolerance, judgesLayout: !isOfSuite))
  }
}

extension String {
  /// Whether these bytes are the text in UTF-8.
  fileprivate func hasBytes(_ bytes: [UInt8]) -> Bool {
    var text = self
    return text.withUTF8 { text in
      guard let start = text.baseAddress else { return bytes.isEmpty }
      return text.count == bytes.count && memcmp(start, bytes, bytes.count) == 0
    }
  }
}

/// A painted and compared snapshot.
package struct SnapshotCheck: Sendable {
  package let snapshot: Snapshot
  /// The picture; `nil` if the golden has none or the tier doesn't compare it.
  package let picture: Bitmap?
  /// The picture with a box in place of each glyph; `nil` if the golden has none.
  let blocks: Bitmap?
  package let comparison: GoldenComparison

  /// Whether the picture has only one color.
  package var isBlank: Bool { picture?.isBlank == true }

  /// Records the golden's files that are missing, unusable or different.
  ///
  /// - Returns: The files with their sizes before (`nil` for new files) and after.
  /// - Throws: `SnapshotError.tooLarge`; `unreadable` or `notAFile`, because unreadable files are
  ///   not replaced; errors of `SnapshotStore.write`. On errors, no file was written, or all but
  ///   one.
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
    if files.contains(.accessibility), comparison.speech?.isEqual != true {
      contents[.accessibility] = Array(snapshot.speech.utf8)
    }
    if files.contains(.blocks), comparison.blocks?.isEqual != true {
      contents[.blocks] = try Rasterizer.png(of: snapshot.blockList, compression: .small)
    }
    if files.contains(.picture), comparison.pixels?.isAcceptable != true {
      let file = try Rasterizer.png(of: list, compression: .small)
      contents[.picture] = snapshot.isOfSuite ? PictureMark.marked(file) : file
    }
    return contents
  }
}

/// A golden's file that was or would be recorded.
package struct RecordedFile: Hashable, Sendable {
  package let file: GoldenFile
  /// The previous size in bytes; `nil` for a new file.
  package let oldSize: Int?
  /// The new size in bytes.
  package let newSize: Int
}
