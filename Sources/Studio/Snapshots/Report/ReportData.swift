import Foundation
import Galley

/// The data for the page's script, with lengths in points and pictures as data URLs.
struct ReportData: Codable {
  /// The run of tests that the data belongs to; `nil` outside of tests.
  var run: String?
  var total: Int?
  var entries: [Entry]

  init(_ report: SnapshotReport) {
    total = report.total
    run = nil
    entries = report.entries.map { Entry($0) }
  }

  /// The data as JSON.
  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "nan")
    guard let json = try? encoder.encode(self) else {
      preconditionFailure("strings and numbers can always be encoded")
    }
    return json
  }

  /// Reads the data from JSON; returns `nil` if it was written by another version.
  init?(json: Data) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "nan")
    guard let data = try? decoder.decode(ReportData.self, from: json) else { return nil }
    self = data
  }

  struct Entry: Codable {
    var id: String
    var verdict: String
    var scale: Double
    var reference: String?
    var actual: String?
    var difference: String?
    var sentences: [String]
    var changes: [Change]
    var baselines: [Baseline]
    var regions: [Rect]
    /// The positions of the canvases in the pictures.
    var before, after: Corner
    var accept: String?

    init(_ entry: SnapshotReport.Entry) {
      id = entry.id
      verdict = entry.verdict.rawValue
      scale = entry.scale
      reference = entry.reference.map(ImageFormat.png.dataURL)
      actual = entry.actual.map(ImageFormat.png.dataURL)
      difference = entry.difference.map(ImageFormat.png.dataURL)
      accept = entry.acceptCommand
      before = Corner(entry.referenceLayout)
      after = Corner(entry.actualLayout)
      let layouts = entry.referenceLayout.flatMap { old in entry.actualLayout.map { (old, $0) } }
      let comparison = layouts.map { LayoutComparison(reference: $0, actual: $1) }
      let changes = comparison?.changes ?? []
      self.changes = changes.map { Change($0) }
      // Omit sentences that the table of views repeats.
      let inTable = Set(changes.map(\.sentence))
      sentences = entry.sentences.filter { !inTable.contains($0) }
      baselines = BaselineComparison.all(
        reference: entry.referenceLayout, actual: entry.actualLayout
      ).map { Baseline($0) }
      regions = entry.regions.map { Rect($0, scale: entry.scale) }
    }
  }

  /// The top left corner of a canvas, in points of the picture.
  struct Corner: Codable {
    var x, y: Double

    init(_ layout: LayoutSnapshot?) {
      let origin = layout?.canvas?.origin ?? .zero
      (x, y) = (origin.x, origin.y)
    }
  }

  struct Change: Codable {
    var kind: String
    var name: String
    var path: String
    var before: State?
    var after: State?
    var details: [String]
    var cause: String?
    var viewsInside: Int
    var sentence: String

    init(_ change: ViewChange) {
      kind = change.kind.rawValue
      name = change.name
      path = change.path
      before = change.before.map { State($0) }
      after = change.after.map { State($0) }
      details = change.details
      cause = change.cause
      viewsInside = change.viewsInside
      sentence = change.sentence
    }
  }

  struct State: Codable {
    var frame: Rect?
    var first: Double?
    var last: Double?

    init(_ state: ViewChange.State) {
      frame = state.frame.flatMap { Rect($0) }
      first = state.firstBaseline
      last = state.lastBaseline
    }
  }

  struct Baseline: Codable {
    var name: String
    var before: Lines?
    var after: Lines?

    struct Lines: Codable {
      var first: Double
      var last: Double
      var frame: Rect?

      init(_ lines: BaselineComparison.Lines) {
        first = lines.first
        last = lines.last
        frame = Rect(lines.frame)
      }
    }

    init(_ baseline: BaselineComparison) {
      name = baseline.name
      before = baseline.before.map { Lines($0) }
      after = baseline.after.map { Lines($0) }
    }
  }

  struct Rect: Codable {
    var x, y, width, height: Double

    /// Returns `nil` for rectangles that cannot be drawn.
    init?(_ rect: CGRect) {
      guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else {
        return nil
      }
      (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
    }

    init(_ rect: PixelRect, scale: Double) {
      (x, y) = (Double(rect.x) / scale, Double(rect.y) / scale)
      (width, height) = (Double(rect.width) / scale, Double(rect.height) / scale)
    }
  }
}
