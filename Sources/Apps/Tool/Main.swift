import Galley
import GalleyCommand

/// The program `galley`.
@main struct GalleyMain {
  // Synchronous: an asynchronous main leaves the main thread at its first suspension.
  static func main() {
    // All text here is set in the pinned fonts; the host's need not be read.
    FontLibrary.skipHostConfiguration()
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(MainActor.assumeIsolated { CommandLineTool.main(arguments).rawValue })
  }
}
