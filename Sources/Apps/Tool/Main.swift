import Galley
import GalleyCommand

/// The program `galley`.
@main struct GalleyMain {
  // Synchronous: an asynchronous main leaves the main thread at its first suspension.
  static func main() {
    // All text uses the pinned fonts, so skip the host's font configuration.
    FontLibrary.skipHostConfiguration()
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(MainActor.assumeIsolated { CommandLineTool.main(arguments).rawValue })
  }
}
