import Foundation
import Galley
import GalleyCommand

/// The program `galley-preview`, the server of the preview page. `galley preview` execs it.
///
/// Its arguments are the port (0 for any), `open` or `print`, and the files. The server also starts
/// itself with `compile` and the files, so that it can answer requests while files are compiled.
@main struct GalleyPreviewMain {
  static func main() {
    FontLibrary.skipHostConfiguration()
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(MainActor.assumeIsolated { run(arguments) }.rawValue)
  }

  @MainActor
  private static func run(_ arguments: [String]) -> ExitCode {
    if arguments.first == "compile" {
      return FileCompilation.run(Array(arguments.dropFirst()))
    }
    guard arguments.count >= 3, let port = UInt32(arguments[0]) else {
      Console(program: "galley-preview").report(
        UsageError("this program is part of galley", hint: "use 'galley preview FILE'"))
      return .usage
    }
    let console = Console(program: "galley")
    do {
      let server = try PreviewServer(
        files: Array(arguments[2...]), port: port, console: console)
      console.print(server.address)
      if let signal = server.run(opensBrowser: arguments[1] == "open") {
        // Like any program, end by the signal, which a shell reports.
        StopSignals.end(by: signal)
      }
      return .success
    } catch {
      console.report(error)
      return .failure
    }
  }
}
