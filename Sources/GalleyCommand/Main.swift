import Foundation

/// The program `galley`.
@main struct GalleyMain {
  // Synchronous: an asynchronous main leaves the main thread at its first suspension.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(MainActor.assumeIsolated { CommandLineTool.run(arguments).rawValue })
  }
}
