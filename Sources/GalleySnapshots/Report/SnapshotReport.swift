import Foundation
import Galley

/// One HTML file that shows how pictures fail: it needs no network and no other file.
public struct SnapshotReport: Sendable {
  /// One picture that fails.
  public struct Entry: Sendable {
    public var id: String
    public var verdict: GoldenComparison.Verdict
    /// PNG files; `nil` where there is none.
    public var reference: [UInt8]?
    public var actual: [UInt8]?
    public var difference: [UInt8]?
    /// Layout snapshots, from which the page's table of moved views and its baselines come.
    public var referenceLayout: String?
    public var actualLayout: String?
    /// What is wrong, as `GoldenComparison.sentences` says it.
    public var sentences: [String]
    /// Rectangles around pixels that differ, in pixels.
    public var regions: [PixelRect]
    /// Pixels per point.
    public var scale: Double
    /// The command that makes the picture the golden; `nil` for none.
    public var acceptCommand: String?

    public init(
      id: String, verdict: GoldenComparison.Verdict, reference: [UInt8]? = nil,
      actual: [UInt8]? = nil, difference: [UInt8]? = nil, referenceLayout: String? = nil,
      actualLayout: String? = nil, sentences: [String] = [], regions: [PixelRect] = [],
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

  public var entries: [Entry]
  /// The number of pictures that were compared; `nil` says nothing about those that are equal.
  public var total: Int?

  public init(entries: [Entry], total: Int? = nil) {
    self.entries = entries
    self.total = total
  }

  /// The page.
  public func html() -> String { ReportPage.html(ReportData(self)) }

  /// Writes the page: complete, or not at all.
  ///
  /// - Throws: `FolderError`, `FileWriteError`.
  public func write(to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try Folder.make(folder) }
    try AtomicFile.write(Array(html().utf8), to: path)
  }
}

extension SnapshotReport.Entry {
  /// What a comparison found, with its difference image.
  ///
  /// - Parameters:
  ///   - actual: The picture that was compared.
  ///   - layout: The layout snapshot that was compared.
  ///   - scale: Pixels per point.
  /// - Throws: `PaintError`.
  public init(
    _ comparison: GoldenComparison, actual: Bitmap, layout: String, scale: Double,
    acceptCommand: String? = nil
  ) throws {
    let regions = comparison.pixels?.difference?.regions ?? []
    func png(_ bitmap: Bitmap) throws -> [UInt8] {
      try PNGFile.encode(bitmap, scale: scale, compression: .fast)
    }
    self.init(
      id: comparison.id, verdict: comparison.verdict, reference: comparison.reference?.bytes,
      actual: try png(actual),
      difference: try comparison.reference.map {
        try png(DifferenceImage.make(reference: $0.bitmap, actual: actual, regions: regions))
      },
      referenceLayout: comparison.referenceLayout, actualLayout: layout,
      sentences: comparison.sentences, regions: regions, scale: scale,
      acceptCommand: acceptCommand)
  }
}
