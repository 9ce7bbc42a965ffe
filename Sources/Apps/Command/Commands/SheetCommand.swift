import Foundation
import Galley
import GalleyCatalog
import GalleySnapshots

/// `galley sheet`.
enum SheetCommand: Command {
  struct Settings {
    var scene = SceneOptions()
    var output: String? = "sheet.png"
    var widths: [CGFloat] = []
    var typeSizes: [DynamicTypeSize] = []
    var showsAppearances = false
    var showsDirections = false
    var devices: [Device] = []

    var isEmpty: Bool {
      widths.isEmpty && typeSizes.isEmpty && !showsAppearances && !showsDirections
        && devices.isEmpty
    }
  }

  static let name = "sheet"
  static let summary = "show one scene with several settings on one captioned picture"
  static let operands = "SCENE"
  static let discussion = """
    Each option adds a row of pictures. With --widths, galley also tries every width between the
    narrowest and the widest, and the sheet lists the widths at which the layout changes: where text
    wraps differently or is truncated, a container arranges its views in other rows, or ViewThatFits
    selects another view. Without any of these options, the sheet shows both appearances, both
    directions and four type sizes. If a view is taller than the canvas of the scene, the canvas
    grows.
    """
  static let examples = [
    (line: "galley sheet examples/01 --widths 200,260,320,400", does: "four widths"),
    (line: "galley sheet examples/01 --type-sizes all", does: "all type sizes"),
    (
      line: "galley sheet simple-view/1 --devices iphone-se,iphone-16 --appearances",
      does: "two rows"
    ),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .value(
        "output", "o", "PATH",
        "\(OptionValues.suffixes) file, or - for standard output (default sheet.png)",
        OptionValues.pictureFile, \.output),
      .value(
        "widths", nil, "LIST", "Widths in points (comma-separated)", OptionValues.widths,
        \.widths),
      .value(
        "type-sizes", nil, "LIST", "Type sizes (comma-separated), or all",
        OptionValues.typeSizes, \.typeSizes),
      .flag("appearances", nil, "Show both appearances") { $0.showsAppearances = true },
      .flag("directions", nil, "Show both layout directions") { $0.showsDirections = true },
      .value(
        "devices", nil, "LIST", "Devices (comma-separated), or all", OptionValues.devices,
        \.devices),
    ] + (VariantOptions.all + VariantOptions.overlay).map { $0.mapped(\.scene) }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    let picture = try SceneSelection.single(operands)
    try VariantOptions.check(settings.scene, for: [picture])
    let format = try OutputFormat().format(of: settings.output)
    let target = try RenderTarget(settings.output, count: 1, format: format)
    let maker = SceneSheet(picture: picture, options: settings.scene)
    let sheet = try maker.sheet(rows(settings), widths: settings.widths)
    for warning in sheet.warnings { console.warn("\(picture.id): \(warning)") }
    let bytes = try Rasterizer.file(of: sheet.picture.list, as: format)
    if target == .standardOutput {
      console.write(bytes)
    } else {
      try target.reachable.write(bytes, id: "sheet", format: format)
      for line in sheet.sentences { console.print(line) }
      console.print("wrote \(target.name)")
    }
    return .success
  }

  /// Returns the settings that the options ask for, one row per option.
  private static func rows(_ settings: Settings) -> [[SceneSheet.Way]] {
    var settings = settings
    if settings.isEmpty {
      settings.typeSizes = [.xSmall, .large, .xxxLarge, .accessibility3]
      (settings.showsAppearances, settings.showsDirections) = (true, true)
    }
    let rows: [[SceneSheet.Way]] = [
      settings.widths.map { width in
        SceneSheet.Way(title: "\(AnnotationWords.number(Double(width))) points wide") {
          $0.size = CGSize(width: width, height: $1.height)
        }
      },
      settings.typeSizes.map { size in
        SceneSheet.Way(title: "\(size)") { options, _ in options.typeSize = size }
      },
      settings.showsAppearances
        ? [
          SceneSheet.Way(title: "Light") { options, _ in options.appearance = .light },
          SceneSheet.Way(title: "Dark") { options, _ in options.appearance = .dark },
        ] : [],
      settings.showsDirections
        ? [
          SceneSheet.Way(title: "Left to right") { options, _ in
            options.direction = .leftToRight
          },
          SceneSheet.Way(title: "Right to left") { options, _ in
            options.direction = .rightToLeft
          },
        ] : [],
      settings.devices.map { device in
        SceneSheet.Way(title: device.name) { options, _ in
          (options.device, options.size) = (device, device.size)
        }
      },
    ]
    return rows.filter { !$0.isEmpty }
  }
}
