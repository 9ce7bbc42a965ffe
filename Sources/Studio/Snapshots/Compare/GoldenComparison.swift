import Galley

/// Compares a picture with its golden: first the layout, then the pixels.
package struct GoldenComparison: Sendable {
  package enum Verdict: String, Hashable, Sendable {
    case equal, differs
    /// One or more of the golden's files are missing.
    case missing
    /// One or more of the golden's files are unusable.
    case damaged
  }

  package let id: String
  /// The problems with golden files that are missing or unusable.
  package let problems: [SnapshotError]
  /// The layout comparison; `nil` without a golden layout.
  package let layout: LayoutComparison?
  /// The comparison of what a screen reader says; `nil` without such a golden.
  package let speech: SpeechComparison?
  /// The comparison of the pictures with glyph boxes; `nil` without such a golden.
  package let blocks: BitmapComparison?
  /// The comparison of the pictures; `nil` without a golden picture.
  package let pixels: BitmapComparison?
  /// Whether a different layout is a difference, or only explains one.
  private let judgesLayout: Bool
  /// The number of requested golden files.
  private let fileCount: Int
  /// The golden picture with the bytes of its file.
  package let reference: (bitmap: Bitmap, bytes: [UInt8])?
  /// The golden picture with a box in place of each glyph.
  package let referenceBlocks: (bitmap: Bitmap, bytes: [UInt8])?
  /// The golden layout.
  package let referenceLayout: LayoutSnapshot?
  /// Sentences about differing pixels, computed once for several callers.
  private let pixelSentences: [String]

  /// Reads the golden and compares the given parts. Parts that are `nil` are skipped.
  ///
  /// - Parameters:
  ///   - tolerance: How much pixels of `actual` may differ. Default: nothing.
  ///   - judgesLayout: Whether a different or missing layout is a difference. Default: `true`.
  /// - Throws: `SnapshotError.badIdentifier`. Other problems are part of the result.
  package init(
    id: String, actual: Bitmap?, blocks: Bitmap? = nil, layout: LayoutSnapshot?,
    speech: String? = nil, store: SnapshotStore,
    tolerance: PixelTolerance? = nil, judgesLayout: Bool = true
  ) throws {
    self.id = id
    self.judgesLayout = judgesLayout
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
    referenceLayout =
      layout == nil
      ? nil
      : judgesLayout
        ? try reading { try store.layout($0, expecting: layout?.text) }.map { LayoutSnapshot($0) }
        : (try? store.layout(id)).map { LayoutSnapshot($0) }
    let referenceSpeech = speech == nil ? nil : try reading(store.speech)
    self.speech = Self.both(referenceSpeech, speech).map {
      SpeechComparison(reference: $0, actual: $1)
    }
    referenceBlocks = blocks == nil ? nil : try reading { try store.picture($0, .blocks) }
    reference = actual == nil ? nil : try reading { try store.picture($0) }
    self.problems = problems
    let files = [layout != nil && judgesLayout, speech != nil, blocks != nil, actual != nil]
    fileCount = files.count { $0 }
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
    let layout = judgesLayout ? layout?.isEqual : nil
    return [layout, speech?.isEqual, blocks?.isEqual, pixels?.isAcceptable].contains(false)
      ? .differs : .equal
  }

  /// Whether all of the golden's files are missing.
  package var isNew: Bool {
    problems.count == fileCount && problems.allSatisfy(\.isMissing)
  }

  /// The differences, tolerated or not: files first, then views, then pixels; empty if there are
  /// none.
  package var sentences: [String] { sentences(layout?.differences ?? []) }

  /// The sentences, but only with views that caused the change.
  package var summary: [String] { sentences(layout?.summary.sentences ?? []) }

  /// A key that is equal for failures with the same cause. `nil` if the failure has no known cause,
  /// because pixels don't show why they differ.
  package var cause: [String]? {
    guard problems.isEmpty, let layout, !layout.isEqual else { return nil }
    return layout.summary.key
  }

  private func sentences(_ layoutSentences: [String]) -> [String] {
    var sentences = problems.map(\.message) + layoutSentences + (speech?.sentences ?? [])
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
  /// Returns the pixel counts, then the views with differing regions, then suspicious findings.
  private static func pixelSentences(
    _ pixels: BitmapComparison?, layouts: [LayoutSnapshot], width: Int?
  ) -> [String] {
    guard let pixels, !pixels.isEqual else { return [] }
    guard let difference = pixels.difference, let width else { return [pixels.description] }
    let places = RegionNames(layouts: layouts, pixelWidth: width)
    var sentences = [pixels.description]
    if let words = places.sentence(difference.regions) { sentences.append(words) }
    if difference.isBlank { sentences.append("the picture is blank: it has only one color") }
    return sentences
  }
}

extension SnapshotError {
  package var isMissing: Bool {
    if case .missing = self { return true }
    return false
  }
}
