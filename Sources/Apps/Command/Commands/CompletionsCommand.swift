import Galley

/// `galley completions`.
enum CompletionsCommand: Command {
  struct Settings {}

  static let name = "completions"
  static let summary = "print a shell script that completes commands, options and scenes"
  static let operands = "SHELL"
  static let operandCompletion = OperandCompletion.words(Shell.allCases.map(\.rawValue))
  static let discussion = """
    SHELL is bash, zsh or fish. Scripts/install installs the completions for all three.
    """
  static let examples = [
    (line: "source <(galley completions bash)", does: "for the current shell, or in ~/.bashrc"),
    (line: "galley completions zsh > ~/.zfunc/_galley", does: "for a folder in zsh's fpath"),
    (line: "galley completions fish | source", does: "for the current shell"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] = []

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    let shells = Shell.allCases.map(\.rawValue)
    guard let word = operands.first else {
      throw UsageError("no shell given", hint: "choose one of: \(shells.joined(separator: ", "))")
    }
    guard operands.count == 1 else {
      throw UsageError("expected one shell, got \(operands.count)", hint: "run it once per shell")
    }
    guard let shell = Shell(rawValue: word.lowercased()) else {
      throw UsageError(
        "unsupported shell '\(word)'",
        hint: "choose one of: \(shells.joined(separator: ", "))")
    }
    console.write(Array(shell.completions(CommandDescription.all).utf8))
    return .success
  }
}
