import Foundation
import Galley
import GalleySnapshots

/// `galley compare`.
enum CompareCommand: Command {
  struct Settings {
    var output: String? = "compare.png"
    var snapshots: String?
    var showsBaselines = false
    var format = ResultFormat.text
    var files = FileSettings()
  }

  static let name = "compare"
  static let summary = "show pictures side by side with their differences"
  static let operands = "A B …"
  static let operandCompletion = OperandCompletion.scenes
  static let discussion = """
    A and B are scenes, variants (alignment/05@b), modes of a scene (@rtl, @dark, @accessibility3),
    picture files, or goldens at a revision (HEAD~1:alignment/15@a). Writes one picture with both
    and their difference, and reports which views moved. With more than two pictures, each is
    compared with the first. With --baselines, the first and last text baselines are drawn across
    all pictures: a baseline that did not move is a straight line, one that moved is connected by an
    arrow with the distance in points, and a table lists every view. Exits with 1 if the pictures
    differ.
    """
  static let examples = [
    (line: "galley compare alignment/15@a alignment/15@b --baselines", does: "two variants"),
    (
      line: "galley compare HEAD:alignment/19 alignment/19",
      does: "the committed golden and the current scene"
    ),
    (
      line: "galley compare examples/01@{xSmall,large,accessibility1} --baselines",
      does: "one scene at three type sizes"
    ),
    (line: "galley compare before.png after.png -o both.png", does: "two files"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .value(
        "output", "o", "PATH",
        "\(OptionValues.suffixes) file, or - for standard output (default compare.png)",
        OptionValues.pictureFile, \.output),
      .flag("baselines", "b", "Draw first and last text baselines across all pictures") {
        $0.showsBaselines = true
      },
      ResultFormat.option(\.format),
      .value(
        "snapshots", nil, "DIR", "Folder of the goldens, for revisions", OptionValues.path,
        \.snapshots),
    ] + (FileSettings.limitOptions + [FileSettings.nowOption]).map { $0.mapped(\.files) }

  /// The maximum number of pictures on one sheet.
  private static let limit = 24

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard operands.count >= 2 else {
      throw UsageError(
        "expected two or more pictures, got \(operands.count)", hint: "see 'galley compare --help'")
    }
    guard operands.count <= Self.limit else {
      throw UsageError(
        "\(operands.count) pictures are too many for one sheet",
        hint: "compare at most \(Self.limit) at once")
    }
    let format = try OutputFormat().format(of: settings.output)
    let target = try RenderTarget(settings.output, count: 1, format: format)
    let sides = try operands.map { word in
      try ComparedPicture(word, settings.files) {
        try SnapshotStore.locate(named: settings.snapshots)
      }
    }
    let comparison = PictureComparison(sides)
    if settings.showsBaselines, !comparison.hasBaselines {
      console.warn(
        "none of the pictures has text baselines to compare",
        hint: "use scenes, goldens, or pictures with a .layout.txt file beside them"
      )
    }
    if settings.showsBaselines {
      for picture in comparison.pictures where picture.isAnnotated {
        console.warn(
          "\(picture.name) already has annotations, so no baselines are drawn in it",
          hint: "the printed distances still include this picture")
      }
    }
    let sheet = try comparison.sheet(showingBaselines: settings.showsBaselines, as: format)
    if target == .standardOutput {
      console.write([UInt8](sheet))
    } else {
      try target.write([UInt8](sheet), id: "compare", format: format)
      switch settings.format {
      case .text:
        for line in comparison.sentences { console.print(line) }
        if settings.showsBaselines {
          for line in comparison.baselineSentences { console.print(line) }
        }
        console.print("wrote \(target.name)")
      case .json: console.print(try ComparisonJSON(comparison, sheet: target.name).text)
      case .machine(let format):
        console.print(comparison.report(operands, sheet: target.name), as: format)
      }
    }
    return comparison.isEqual ? .success : .failure
  }
}
