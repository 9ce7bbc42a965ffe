import Galley

/// `galley help`.
enum HelpCommand: Command {
  struct Settings {}

  static let name = "help"
  static let summary = "explain the program, or one command"
  static let operands = "[COMMAND]"
  static let examples = [(line: "galley help render", does: "the same as galley render --help")]
  static let settings = Settings()
  static let options: [Option<Settings>] = []

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard operands.count <= 1 else {
      throw UsageError("help explains one command at a time", hint: "see 'galley help'")
    }
    guard let name = operands.first else {
      console.print(Help.overview)
      return .success
    }
    console.print(Help.text(for: try CommandLineTool.command(named: name)))
    return .success
  }
}
