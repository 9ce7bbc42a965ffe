import Foundation
import Galley

/// `galley preview`.
enum PreviewCommand: Command {
  struct Settings {
    var port = 0
    var opensBrowser = true
  }

  static let name = "preview"
  static let summary = "show previews of Swift files in a browser and update them on each save"
  static let operands = "FILE…"
  static let operandCompletion = OperandCompletion.scenes
  static let discussion = """
    Prints the address of a page and serves it until Ctrl-C. Only this machine can open the page. It
    shows every preview, updates after each save, explains the size and position of every view, and
    lets you use the views.
    """
  static let examples = [
    (line: "galley preview Card.swift", does: "one file"),
    (line: "galley preview Sources/", does: "a folder, as one module"),
    (line: "galley preview Sources/ --port 8080 --no-open", does: "at a port of your choice"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] = [
    .value(
      "port", nil, "N", "Port of the page (default: a free one)",
      OptionValues.port, \.port),
    .flag("no-open", nil, "Print the address, but do not open it") { $0.opensBrowser = false },
  ]

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    // This is the program compiled from the files.
    if FileRun.current != nil {
      PreviewSession().run()
      return .success
    }
    guard !operands.isEmpty else {
      throw UsageError("no file given", hint: "name a Swift file or a folder of them")
    }
    for word in operands {
      guard let file = FileWord(word) else {
        throw UsageError("'\(word)' is not a Swift file", hint: "name one, or a folder of them")
      }
      _ = try file.files()
    }
    _ = try Installation.needed()
    return try serve(settings, operands)
  }

  /// Replaces this process with the server, which is a separate program, so that galley itself does
  /// not load the server's libraries.
  private static func serve(_ settings: Settings, _ operands: [String]) throws -> ExitCode {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = "\((own as NSString).deletingLastPathComponent)/galley-preview"
    let words =
      [path, String(settings.port), settings.opensBrowser ? "open" : "print"]
      + operands
    var arguments = words.map { strdup($0) } + [nil]
    execv(path, &arguments)
    throw UsageError(
      "cannot start the preview server: \(String(cString: strerror(errno)))",
      hint: "run Scripts/install again")
  }
}
