import Galley

/// `galley help`.
enum HelpCommand: Command {
  struct Settings { var isManual = false }

  static let name = "help"
  static let summary = "show help for galley or for one command"
  static let operands = "[COMMAND]"
  static var operandCompletion: OperandCompletion {
    .words(CommandLineTool.commands.map { $0.name })
  }
  static let examples = [
    (line: "galley help render", does: "the same as galley render --help"),
    (line: "galley help --man | man -l -", does: "shows the manual page"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] = [
    .flag("man", nil, "Print the manual page, for man(1)") { $0.isManual = true }
  ]

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard operands.count <= 1 else {
      throw UsageError("help takes one command at a time", hint: "see 'galley help'")
    }
    guard let name = operands.first else {
      console.print(settings.isManual ? ManualPage.text : Help.overview)
      return .success
    }
    guard !settings.isManual else {
      throw UsageError("the manual page covers all commands", hint: "omit '\(name)'")
    }
    console.print(Help.text(for: CommandDescription(try CommandLineTool.command(named: name))))
    return .success
  }
}
