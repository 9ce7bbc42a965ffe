import Galley

/// One picture against its golden: first the layout, then the pixels.
package struct GoldenComparison: Sendable {
  package enum Verdict: String, Hashable, Sendable {
    case equal, differs
    /// One or both of the golden's files are not there.
    case missing
    /// One or both of the golden's files cannot be used.
    case damaged
  }

  package let id: String
  /// The golden's files that are missing or cannot be used.
  package let problems: [SnapshotError]
  /// `nil` without a golden layout.
  package let layout: LayoutComparison?
  /// The pictures with a box for each glyph; `nil` without such a golden.
  package let blocks: BitmapComparison?
  /// `nil` without a golden picture.
  package let pixels: BitmapComparison?
  /// How many of the golden's files were asked for.
  private let fileCount: Int
  /// The golden picture with the bytes of its file.
  package let reference: (bitmap: Bitmap, bytes: [UInt8])?
  /// The golden picture with a box for each glyph.
  package let referenceBlocks: (bitmap: Bitmap, bytes: [UInt8])?
  /// The golden layout.
  package let referenceLayout: LayoutSnapshot?
  /// Where pixels differ, said once, as several ask for it.
  private let pixelSentences: [String]

  /// Reads the golden and compares what is given; what is `nil` is left alone.
  ///
  /// - Parameter tolerance: What pixels of `actual` may differ. Default: nothing.
  /// - Throws: `SnapshotError.badIdentifier`. Other problems are part of the result.
  package init(
    id: String, actual: Bitmap?, blocks: Bitmap? = nil, layout: LayoutSnapshot?,
    store: SnapshotStore,
    tolerance: PixelTolerance? = nil
  ) throws {
    self.id = id
    _ = try store.picturePath(id)
    var problems: [SnapshotError] = []
    func reading<Value>(_ read: (String) throws -> Value) throws -> Value? {
      do {
        return try read(id)
      } catch let error as SnapshotError {
        problems.append(error)
        return nil
      }
    }
    referenceLayout = layout == nil ? nil : try reading(store.layout).map { LayoutSnapshot($0) }
    referenceBlocks = blocks == nil ? nil : try reading { try store.picture($0, .blocks) }
    reference = actual == nil ? nil : try reading { try store.picture($0) }
    self.problems = problems
    fileCount = [layout != nil, blocks != nil, actual != nil].count { $0 }
    self.layout = Self.both(referenceLayout, layout).map(LayoutComparison.init)
    self.blocks = Self.both(referenceBlocks?.bitmap, blocks).map {
      BitmapComparison(reference: $0, actual: $1)
    }
    pixels = Self.both(reference?.bitmap, actual).map {
      BitmapComparison(reference: $0, actual: $1, tolerance: tolerance)
    }
    pixelSentences = Self.pixelSentences(
      pixels, layouts: [layout, referenceLayout].compactMap(\.self),
      width: reference?.bitmap.width)
  }

  private static func both<Value>(
    _ reference: Value?, _ actual: Value?
  ) -> (reference: Value, actual: Value)? {
    guard let reference, let actual else { return nil }
    return (reference, actual)
  }

  package var verdict: Verdict {
    if !problems.isEmpty { return problems.allSatisfy(\.isMissing) ? .missing : .damaged }
    return [layout?.isEqual, blocks?.isEqual, pixels?.isAcceptable].contains(false)
      ? .differs : .equal
  }

  /// Whether nothing of the golden is there yet.
  package var isNew: Bool {
    problems.count == fileCount && problems.allSatisfy(\.isMissing)
  }

  /// What is wrong or was tolerated: files first, then what moved, then pixels. Empty if nothing
  /// is.
  package var sentences: [String] { sentences(layout?.differences ?? []) }

  /// The same, with of the views only what changed by itself.
  package var summary: [String] { sentences(layout?.summary.sentences ?? []) }

  /// What makes two failures the same for a person; `nil` for one that is like no other, as pixels
  /// do not say why they differ.
  package var cause: [String]? {
    guard problems.isEmpty, let layout, !layout.isEqual else { return nil }
    return layout.summary.key
  }

  private func sentences(_ layoutSentences: [String]) -> [String] {
    var sentences = problems.map(\.message) + layoutSentences
    if let blocks, !blocks.isEqual {
      sentences.append("with a box for each glyph, \(blocks.description)")
    }
    sentences += pixelSentences
    if layout?.isEqual == false, pixels?.isEqual == true {
      sentences.append("the pixels are equal")
    }
    return sentences
  }
}

extension GoldenComparison {
  /// The numbers, then where in terms of views, then what is suspicious.
  private static func pixelSentences(
    _ pixels: BitmapComparison?, layouts: [LayoutSnapshot], width: Int?
  ) -> [String] {
    guard let pixels, !pixels.isEqual else { return [] }
    guard let difference = pixels.difference, let width else { return [pixels.description] }
    let places = RegionNames(layouts: layouts, pixelWidth: width)
    var sentences = [pixels.description]
    if let words = places.sentence(difference.regions) { sentences.append(words) }
    if difference.isBlank { sentences.append("the picture is blank: it has one colour only") }
    return sentences
  }
}

extension SnapshotError {
  package var isMissing: Bool {
    if case .missing = self { return true }
    return false
  }
}
