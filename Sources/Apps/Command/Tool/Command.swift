import Galley

/// One command of the program: a table of options and what it does.
@MainActor
protocol Command {
  /// What the options are read into.
  associatedtype Settings

  static var name: String { get }
  /// For the list of commands: a phrase without a full stop.
  static var summary: String { get }
  /// What stands after the options, such as `[SCENE…]`; empty if nothing does.
  static var operands: String { get }
  /// Whether what stands there is scenes, which may be those of people's files: then the command is
  /// run by the program that is made of them.
  static var takesScenes: Bool { get }
  /// How many words, from the first on, may be scenes; `nil` for all.
  static var sceneLimit: Int? { get }
  /// Whether `--watch` runs the command again when its files change.
  static var canWatch: Bool { get }
  /// What a shell completes the words after the options to.
  static var operandCompletion: OperandCompletion { get }
  /// Further paragraphs of the help; may be empty.
  static var discussion: String { get }
  /// Command lines with what they do.
  static var examples: [(line: String, does: String)] { get }
  /// What the options start from.
  static var settings: Settings { get }
  static var options: [Option<Settings>] { get }

  /// - Throws: `UsageError` for exit code 2, anything else for 1.
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

  /// For commands that take nothing but options.
  static func refuse(_ operands: [String]) throws {
    guard let first = operands.first else { return }
    throw UsageError(
      "'galley \(name)' takes no argument '\(first)'", hint: "see 'galley \(name) --help'")
  }
}

/// What a shell completes the words after the options to.
enum OperandCompletion: Equatable {
  case none
  /// Scenes, and files.
  case scenes
  case words([String])
}
