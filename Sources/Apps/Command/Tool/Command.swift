import Galley

/// A command of the program: a table of options and an action.
@MainActor
protocol Command {
  /// The type that the options are parsed into.
  associatedtype Settings

  static var name: String { get }
  /// A phrase without a full stop, for the list of commands.
  static var summary: String { get }
  /// The operands after the options, such as `[SCENE…]`; empty if the command takes none.
  static var operands: String { get }
  /// Whether the operands are scenes. Scenes may be previews of the user's Swift files; the program
  /// compiled from those files then runs the command.
  static var takesScenes: Bool { get }
  /// The number of leading operands that may be scenes; `nil` for all.
  static var sceneLimit: Int? { get }
  /// Whether `--watch` reruns the command when its files change.
  static var canWatch: Bool { get }
  /// How a shell completes the operands.
  static var operandCompletion: OperandCompletion { get }
  /// Further paragraphs of the help; may be empty.
  static var discussion: String { get }
  /// Example command lines and what they do.
  static var examples: [(line: String, does: String)] { get }
  /// The settings before any option is parsed.
  static var settings: Settings { get }
  static var options: [Option<Settings>] { get }

  /// What the command reads and writes besides its operands, for running it in a sandbox.
  static func paths(_ settings: Settings) throws -> CommandPaths

  /// - Throws: `UsageError` for exit code 2, any other error for 1.
  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode
}

extension Command {
  static var discussion: String { "" }
  static var takesScenes: Bool { operands.contains("SCENE") }
  static var sceneLimit: Int? { nil }
  static var canWatch: Bool { false }
  static var operandCompletion: OperandCompletion { takesScenes ? .scenes : .none }
  static func paths(_ settings: Settings) -> CommandPaths { CommandPaths() }

  /// Rejects operands, for commands that take only options.
  static func refuse(_ operands: [String]) throws {
    guard let first = operands.first else { return }
    throw UsageError(
      "'galley \(name)' takes no argument '\(first)'", hint: "see 'galley \(name) --help'")
  }
}

/// How a shell completes the operands of a command.
enum OperandCompletion: Equatable {
  case none
  /// Scenes and files.
  case scenes
  case words([String])
}
