import Testing

/// Starts the tests; see `Tests/LinuxMain.swift` of Galley's package.
@main
enum Main {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
