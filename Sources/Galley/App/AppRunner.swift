import Foundation

/// Runs a program on Linux: its first window becomes a picture.
@MainActor
package struct AppRunner {
  package struct Settings {
    var device = Device.iPhone16
    var size: CGSize?
    var scale: CGFloat?
    var appearance: ColorScheme?
    var output: String?
    var showsSystemBars = false

    package init() {}
  }

  private let name: String

  /// - Parameter name: For messages, and for the file where none is named.
  package init(name: String) { self.name = name }

  package static let options: [Option<Settings>] = [
    .value(
      "device", "d", "NAME", "Screen, such as iphone-16 or ipad, also with -landscape",
      OptionValues.device, \.device),
    .value(
      "size", nil, "WxH", "Plain canvas in points, instead of a device",
      OptionValues.size, \.size),
    .value(
      "scale", nil, "N", "Pixels per point (default: the device's)",
      { try OptionValues.scale($0) as CGFloat? }, \.scale),
    .word(
      "appearance", nil, "NAME", "light or dark", ["light": .light, "dark": .dark], \.appearance),
    .value(
      "output", "o", "FILE", "Where the picture goes (default: the program's name)",
      OptionValues.path, \.output),
    .flag("system-bars", nil, "Draw the time, the battery and the home indicator") {
      $0.showsSystemBars = true
    },
  ]

  private var help: String {
    let rows = Self.options.map { ($0.spelling, $0.help) } + [("-h, --help", "Show this help")]
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right
    }
    return """
      Usage: \(name) [OPTION…]

      Renders the program's first window to a PNG file.

      Options:
      \(lines.joined(separator: "\n"))

      Devices: \(Device.all.map(\.name).joined(separator: ", "))
      """
  }

  /// - Returns: 0, 1 for a picture that failed, 2 for a command line that cannot be followed.
  package func run(_ app: some App, _ arguments: [String]) -> Int32 {
    let console = Console(program: name)
    do {
      var settings = Settings()
      switch try OptionTable(command: name, options: Self.options)
        .parse(arguments, into: &settings)
      {
      case .help: console.print(help)
      case .arguments(let words):
        if let word = words.first {
          throw UsageError("unexpected argument '\(word)'", hint: "see '\(name) --help'")
        }
        try render(app, settings, console)
      }
      return 0
    } catch let error as UsageError {
      console.report(error)
      return 2
    } catch {
      console.report(error)
      return 1
    }
  }

  private func render(_ app: some App, _ settings: Settings, _ console: Console) throws {
    let device = settings.size.map { Device(size: $0) } ?? settings.device
    MainScreen.prepare(device)
    guard let window = app.body._window else {
      throw UsageError("\(name) has no window", hint: "give its body a WindowGroup")
    }
    let renderer = ImageRenderer(
      content: DeviceScreen(device, showsSystemBars: settings.showsSystemBars) { window }
        .tint(NamedAssets.accentColor))
    renderer.scale = settings.scale ?? device.scale
    renderer.proposedSize = ProposedViewSize(device.size)
    renderer.isOpaque = true
    if let appearance = settings.appearance { renderer.environment.colorScheme = appearance }
    let path = settings.output ?? "\(name).png"
    try renderer.write(to: URL(filePath: path))
    for diagnostic in renderer.diagnostics { console.warn("\(diagnostic)") }
    for warning in renderer.fontWarnings { console.warn("\(warning)") }
    let (width, height) = (device.size.width, device.size.height)
    console.print(
      "rendered \(name) to \(URL(filePath: path).path):"
        + " \(NumberText.points(width))×\(NumberText.points(height)) points"
        + " (\(device.name)) at \(NumberText.points(renderer.scale))x")
  }
}
