import Foundation
import Galley
import GalleyRecords
import GalleySnapshots

/// `galley truth`.
enum TruthCommand: Command {
  struct Settings {
    var output = "truth.png"
    var suffix = "linux"
    var rows = 40
    var isJSON = false
  }

  static let name = "truth"
  static let summary = "compare pictures of snapshot suites with those of Apple's platforms"
  static let operands = "FOLDER…"
  static let discussion = """
    A FOLDER contains tests that import SnapshotTesting, which keep their references in
    __Snapshots__. Where a reference of an Apple platform has one of Galley's beside it, compares
    their sizes in points, their edges (within 2 points) and their blurred brightness, because fonts
    and pixels differ. Prints the references and writes one sheet of them, the
    largest difference first.
    """
  static let examples = [
    (line: "galley truth Tests", does: "all suites of a package"),
    (line: "galley truth Tests -o out.png --rows 10", does: "the ten largest differences"),
    (line: "galley truth Tests --json", does: "for other programs"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] = [
    .value("output", "o", "PATH", "PNG file of the sheet (default truth.png)") {
      $0.output = $1
    },
    .value(
      "rows", nil, "N", "Number of references on the sheet (default 40)", OptionValues.count,
      \.optionalRows),
    .value(
      "suffix", nil, "NAME", "What distinguishes Galley's references (default linux)"
    ) {
      $0.suffix = $1
    },
    .flag("json", nil, "Print JSON instead of writing a sheet") { $0.isJSON = true },
  ]

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard !operands.isEmpty else {
      throw UsageError("no folder given", hint: "name the folder of the tests, such as Tests")
    }
    let references = try TruthReferences(in: operands, suffix: settings.suffix)
    if !references.lonely.isEmpty {
      let count = references.lonely.count
      console.warn(
        (count == 1 ? "1 reference has" : "\(count) references have") + " no picture by Galley",
        hint: "run 'swift test' with Galley's SnapshotTesting; it records them")
    }
    guard !references.pairs.isEmpty else {
      throw UsageError(
        "\(PlainList.of(operands)): no reference of an Apple platform has one of Galley's beside it",
        hint: "run 'swift test' with Galley's SnapshotTesting first; it records them")
    }
    let results = try references.pairs.map { try TruthResult($0) }
      .sorted { $0.comparison.difference > $1.comparison.difference }
    if settings.isJSON {
      console.print(try ReadableJSON.text(of: TruthJSON(results)))
      return .success
    }
    for result in results {
      console.print("\(result.reference.name): \(result.comparison.sentence)")
    }
    try AtomicFile.write(try sheet(of: Array(results.prefix(settings.rows))), to: settings.output)
    console.print("wrote \(settings.output)")
    return .success
  }

  /// The greatest height of a picture on the sheet, in points.
  private static let height = 320.0

  private static func sheet(of results: [TruthResult]) throws -> [UInt8] {
    let rows = results.map { result in
      let tallest = max(result.comparison.apples.height, result.comparison.galleys.height)
      let shrunk = max(tallest / height, 1)
      return [
        PictureSheet.Cell(
          title: "Apple", subtitle: result.reference.name, result.apples,
          scale: result.comparison.scale * shrunk),
        PictureSheet.Cell(
          title: "Galley", subtitle: result.comparison.sentence, result.galleys,
          scale: result.scale * shrunk),
      ]
    }
    let sheet = PictureSheet(
      rows, title: "The largest differences first", scale: 2,
      engine: try SharedTextEngine.engine())
    return try Rasterizer.file(of: sheet.picture().list, as: .png)
  }
}

extension TruthCommand.Settings {
  /// `nil` counts as the default.
  fileprivate var optionalRows: Int? {
    get { rows }
    set { rows = newValue ?? 40 }
  }
}

/// The results for other programs.
private struct TruthJSON: Encodable {
  struct Size: Encodable { let width, height: Double }
  struct Reference: Encodable {
    let name, apple, galley: String
    let appleSize, galleySize: Size
    let strayEdges, blurredDifference, difference: Double
  }

  let version = 1
  let command = "truth"
  let references: [Reference]

  init(_ results: [TruthResult]) {
    references = results.map { result in
      let comparison = result.comparison
      return Reference(
        name: result.reference.name, apple: result.reference.apples,
        galley: result.reference.galleys,
        appleSize: Size(width: comparison.apples.width, height: comparison.apples.height),
        galleySize: Size(width: comparison.galleys.width, height: comparison.galleys.height),
        strayEdges: comparison.strayEdges, blurredDifference: comparison.blurredDifference,
        difference: comparison.difference)
    }
  }
}
