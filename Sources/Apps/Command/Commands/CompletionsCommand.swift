import Galley

/// `galley completions`.
enum CompletionsCommand: Command {
  struct Settings {}

  static let name = "completions"
  static let summary = "print what makes a shell complete commands, options and scenes"
  static let operands = "SHELL"
  static let operandCompletion = OperandCompletion.words(Shell.allCases.map(\.rawValue))
  static let discussion = """
    SHELL is bash, zsh or fish. Scripts/install puts all three where the shells look for them.
    """
  static let examples = [
    (line: "source <(galley completions bash)", does: "in this bash, or in ~/.bashrc"),
    (line: "galley completions zsh > ~/.zfunc/_galley", does: "for a folder in zsh's fpath"),
    (line: "galley completions fish | source", does: "in this fish"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] = []

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    let shells = Shell.allCases.map(\.rawValue)
    guard let word = operands.first else {
      throw UsageError("a shell is missing", hint: "there are: \(shells.joined(separator: ", "))")
    }
    guard operands.count == 1 else {
      throw UsageError("one shell is needed, not \(operands.count)", hint: "run it for each")
    }
    guard let shell = Shell(rawValue: word.lowercased()) else {
      throw UsageError(
        "there are no completions for '\(word)'",
        hint: "there are some for \(shells.joined(separator: ", "))")
    }
    console.write(Array(shell.completions(CommandDescription.all).utf8))
    return .success
  }
}
