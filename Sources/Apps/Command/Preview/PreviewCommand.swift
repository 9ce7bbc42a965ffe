import Foundation
import Galley

/// `galley preview`.
enum PreviewCommand: Command {
  struct Settings {
    var port: Int?
    var opensBrowser = true
  }

  static let name = "preview"
  static let summary = "show the previews of Swift files in a browser, and follow each save"
  static let operands = "FILE…"
  static let operandCompletion = OperandCompletion.scenes
  static let discussion = """
    Prints the address of a page that only this machine can open, and serves it until Ctrl-C. The
    page shows every preview and a new picture after each save, explains every view's size and place,
    and lets you use the views.
    """
  static let examples = [
    (line: "galley preview Card.swift", does: "one file"),
    (line: "galley preview Sources/", does: "a folder, as one module"),
    (line: "galley preview Sources/ --port 8080 --no-open", does: "at an address of your own"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] = [
    .value(
      "port", nil, "N", "Port of the page (default: a free one)",
      { text in
        guard let port = try OptionValues.count(text), port < 65536 else {
          throw ValueError(expected: "a port from 1 to 65535")
        }
        return port
      }, \.port),
    .flag("no-open", nil, "Only print the address") { $0.opensBrowser = false },
  ]

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    // The program that is made of the files.
    if FileRun.current != nil {
      PreviewSession().run()
      return .success
    }
    guard !operands.isEmpty else {
      throw UsageError("a file is missing", hint: "name a Swift file, or a folder of them")
    }
    for word in operands {
      guard let file = FileWord(word) else {
        throw UsageError("'\(word)' is no Swift file", hint: "name one, or a folder of them")
      }
      _ = try file.files()
    }
    _ = try Installation.needed()
    return try serve(settings, operands)
  }

  /// Becomes the program with the server, which is one of its own, so that nothing else loads what it
  /// needs.
  private static func serve(_ settings: Settings, _ operands: [String]) throws -> ExitCode {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = "\((own as NSString).deletingLastPathComponent)/galley-preview"
    let words =
      [path, settings.port.map(String.init) ?? "0", settings.opensBrowser ? "open" : "print"]
      + operands
    var arguments = words.map { strdup($0) } + [nil]
    execv(path, &arguments)
    throw UsageError(
      "this galley has no previews: \(String(cString: strerror(errno)))",
      hint: "install libsoup-3.0-dev, then run Scripts/install again")
  }
}
