import Foundation

/// Runs an app on Linux by rendering its first window.
@MainActor
package struct AppRunner {
  package struct Settings {
    var device = Device.iPhone16
    var size: CGSize?
    var scale: CGFloat?
    var appearance: ColorScheme?
    var direction: LayoutDirection?
    var locale: Locale?
    var typeSize: DynamicTypeSize?
    var overlays = LayoutOverlays?.none
    var views: [String] = []
    var output: String?
    var file = OutputFormat()
    var showsSystemBars = false

    package init() {}
  }

  private let name: String
  /// The file descriptor for a picture written with `-o -`, and for results.
  private let results: Int32

  /// - Parameters:
  ///   - name: The app's name, for messages and for the default file name.
  ///   - results: The file descriptor for results.
  package init(name: String, results: Int32 = STDOUT_FILENO) {
    self.name = name
    self.results = results
  }

  private func hasTerminal() -> Bool { isatty(results) == 1 }

  package static let options: [Option<Settings>] = [
    .value(
      "device", "d", "NAME", "Device, such as iphone-16, ipad or ipad-landscape",
      OptionValues.device, \.device),
    .value(
      "size", nil, "WxH", "Size of a plain canvas in points, instead of a device",
      OptionValues.size, \.size),
    .value(
      "scale", nil, "N", "Pixels per point (default: the device's)",
      { try OptionValues.scale($0) as CGFloat? }, \.scale),
    .word(
      "appearance", nil, "NAME", "light or dark", ["light": .light, "dark": .dark], \.appearance),
    .word(
      "direction", nil, "NAME", "Layout direction: ltr or rtl",
      ["ltr": .leftToRight, "rtl": .rightToLeft], \.direction),
    .value("locale", nil, "ID", "Language, such as de or zh-Hant", OptionValues.locale, \.locale),
    .value(
      "type-size", nil, "NAME", "Text size, from xSmall to accessibility5", OptionValues.typeSize,
      \.typeSize),
    .value(
      "overlay", nil, "LIST",
      "Comma-separated: frames, baselines, guides, spacing, proposals, safe-area,"
        + " accessibility; or none",
      OptionValues.overlays, \.overlays),
    .value(
      "views", nil, "LIST", "Identifiers of the views that --overlay shows, comma-separated",
      OptionValues.names, \.views),
    .value(
      "output", "o", "FILE",
      "Output file, or - for standard output (default: the program's name)",
      OptionValues.pictureFile, \.output),
    OutputFormat.option(default: "from the file name, else png").mapped(\.file),
    OutputFormat.qualityOption.mapped(\.file),
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

      Renders the program's first window to a picture.

      Options:
      \(lines.joined(separator: "\n"))

      Devices: \(Device.all.map(\.name).joined(separator: ", "))
      """
  }

  /// - Returns: The exit code: 0 for success, 1 if rendering failed, 2 for an invalid command line.
  package func run(_ app: some App, _ arguments: [String]) -> Int32 {
    let console = Console(program: name, results: results)
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
    var environment = EnvironmentValues()
    settings.apply(to: &environment)
    let renderer = ImageRenderer(content: AnyView(EmptyView()))
    try renderer.makeContent(on: device, in: environment.locale) {
      guard let window = app.body._window else {
        throw UsageError("\(name) has no window", hint: "add a WindowGroup to its body")
      }
      return AnyView(
        DeviceScreen(device, showsSystemBars: settings.showsSystemBars) { window })
    }
    renderer.environment = environment
    renderer.scale = settings.scale ?? device.scale
    renderer.proposedSize = ProposedViewSize(device.size)
    renderer.isOpaque = true
    if let overlays = settings.overlays { renderer.overlays = overlays }
    renderer.overlaidViews = settings.views
    let format = try settings.file.format(of: settings.output)
    let path = settings.output ?? "\(name).\(format.suffixes[0])"
    var options = settings.file.imageOptions()
    options.document.title = name
    if path == "-" {
      guard !hasTerminal() else { throw OutputFormat.terminal(format) }
      console.write(try renderer.file(as: format, options: options))
      if let failure = console.outputFailure { throw failure }
    } else {
      try renderer.write(to: URL(filePath: path), as: format, options: options)
    }
    for diagnostic in renderer.diagnostics { console.warn("\(diagnostic)") }
    for warning in renderer.fontWarnings { console.warn(warning.remark) }
    guard path != "-" else { return }
    let (width, height) = (device.size.width, device.size.height)
    console.print(
      "rendered \(name) to \(URL(filePath: path).path):"
        + " \(NumberText.points(width))×\(NumberText.points(height)) points"
        + " (\(device.name)) at \(NumberText.points(renderer.scale))x")
  }
}

extension AppRunner.Settings {
  /// Applies the options to the environment of the window.
  fileprivate func apply(to environment: inout EnvironmentValues) {
    if let appearance { environment.colorScheme = appearance }
    if let direction { environment.layoutDirection = direction }
    if let locale { environment.locale = locale }
    if let typeSize { environment.dynamicTypeSize = typeSize }
  }
}
