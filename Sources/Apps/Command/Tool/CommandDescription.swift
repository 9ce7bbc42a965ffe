import Galley

/// A description of a command, derived from its tables. The help, the manual page and the shell
/// completions are generated from it.
@MainActor
struct CommandDescription {
  /// An option of the command.
  struct Option {
    let long: String
    let short: Character?
    /// The placeholder of the value, such as `WxH`; `nil` for a flag.
    let value: String?
    let help: String
    /// The accepted values; empty if they cannot be listed.
    let words: [String]

    /// The option as shown in the help: `-o, --output DIR`.
    var spelling: String {
      (short.map { "-\($0), " } ?? "") + "--\(long)" + (value.map { " \($0)" } ?? "")
    }

    /// Whether the value is a file or a folder.
    var isPath: Bool { ["PATH", "FILE", "DIR"].contains(value) }

    init<Settings>(_ option: Galley.Option<Settings>) {
      (long, short, help, words) = (option.long, option.short, option.help, option.words)
      if case .value(let name, _) = option.action { value = name } else { value = nil }
    }

    private init(long: String, short: Character?, help: String) {
      (self.long, self.short, self.help, value, words) = (long, short, help, nil, [])
    }

    static let help = Option(long: "help", short: "h", help: "Show this help")
  }

  let name: String
  let summary: String
  let operands: String
  let operandCompletion: OperandCompletion
  let discussion: String
  let examples: [(line: String, does: String)]
  /// The visible options, including `--help`.
  let options: [Option]

  init<C: Command>(_ command: C.Type) {
    (name, summary, operands) = (command.name, command.summary, command.operands)
    (discussion, examples) = (command.discussion, command.examples)
    operandCompletion = command.operandCompletion
    var options = command.options.filter { !$0.isHidden }.map { Option($0) }
    if command.takesScenes {
      options += FileSettings.options(watching: command.canWatch).map { Option($0) }
    }
    self.options = options + [.help]
  }

  /// The first line of the help, without `Usage:`.
  var usage: String {
    ["galley", name, "[OPTION…]", operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// All commands, in the order of the help.
  static var all: [CommandDescription] { CommandLineTool.commands.map { CommandDescription($0) } }
}
