import Galley
import GalleySnapshots

/// The exit code of the program.
package enum ExitCode: Int32 {
  case success = 0
  /// A difference, a missing golden, or a picture or file that failed.
  case failure = 1
  /// An invalid command line or invalid input.
  case usage = 2
}

/// Finds and runs the command.
@MainActor
package enum CommandLineTool {
  nonisolated static let version = "0.1.0"

  /// All commands, in the order of the help.
  static let commands: [any Command.Type] = [
    ListCommand.self, RenderCommand.self, BatchCommand.self, RecordCommand.self, VerifyCommand.self,
    CompareCommand.self, TruthCommand.self, SheetCommand.self, InspectCommand.self,
    ExplainCommand.self, CheckCommand.self, PreviewCommand.self, MCPCommand.self,
    AssetsCommand.self, DoctorCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  /// Runs the command line, given the arguments after the program name.
  package static func main(_ arguments: [String]) -> ExitCode {
    FileRun.current?.run(arguments) ?? run(arguments)
  }

  package static func run(_ arguments: [String], console: Console = Console(program: "galley"))
    -> ExitCode
  {
    var code = reporting(console) { try dispatch(arguments, console) }
    if let error = console.outputFailure {
      console.report(error)
      code = .failure
    }
    return code
  }

  /// Reports the error that the work throws, if any, and returns the exit code.
  @discardableResult
  static func reporting(_ console: Console, _ work: () throws -> ExitCode) -> ExitCode {
    do {
      return try work()
    } catch let error as UsageError {
      console.report(error)
      return .usage
    } catch let error as SnapshotError where error.isUsage {
      console.report(error)
      return .usage
    } catch let error as CompilerError {
      console.pass(Array(error.messages))
      console.report(error)
      return .failure
    } catch let error as FailedPicture {
      console.report(error)
      return error.code
    } catch {
      console.report(error)
      return .failure
    }
  }

  private static func dispatch(_ arguments: [String], _ console: Console) throws -> ExitCode {
    guard let first = arguments.first else {
      throw UsageError("no command given", hint: "'galley help' lists the commands")
    }
    switch first {
    case "--version", "-V":
      console.print("galley \(version)")
      return .success
    case "--help", "-h":
      console.print(Help.overview)
      return .success
    default:
      let command = try command(named: first)
      return try run(command, Array(arguments.dropFirst()), console)
    }
  }

  /// - Throws: `UsageError` that suggests the nearest command name.
  static func command(named name: String) throws -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let hidden: [any Command.Type] = [
      PictureCommand.self, BatchWorkCommand.self, ShrinkCommand.self,
    ]
    if let command = hidden.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      throw UsageError(
        "unknown option '\(name)'", hint: "options come after a command; see 'galley help'")
    }
    let nearest = NearestName.find(name, in: commands.map { $0.name })
    throw UsageError(
      "unknown command '\(name)'",
      hint: nearest.map { "did you mean 'galley \($0)'?" } ?? "'galley help' lists the commands")
  }

  private static func run<C: Command>(
    _ command: C.Type, _ arguments: [String], _ console: Console
  ) throws -> ExitCode {
    var settings = (command: command.settings, files: FileSettings())
    var options = command.options.map {
      $0.mapped(\(command: C.Settings, files: FileSettings).command)
    }
    if command.takesScenes {
      options += FileSettings.options(watching: command.canWatch).map {
        $0.mapped(\(command: C.Settings, files: FileSettings).files)
      }
    }
    let table = OptionTable(command: "galley \(command.name)", options: options)
    switch try table.parse(arguments, into: &settings) {
    case .help:
      console.print(Help.text(for: CommandDescription(command)))
      return .success
    case .arguments(let words):
      let limit = command.takesScenes ? command.sceneLimit ?? words.count : 0
      let scenes = try settings.files.operands(Array(words.prefix(limit)))
      let operands = scenes + words.dropFirst(limit)
      let files = scenes.compactMap { FileWord($0) }
      guard files.isEmpty || FileRun.current != nil else {
        let run = {
          let begun = Stopwatch.now
          return try FileProgram(files, settings.files, console).run(
            [command.name] + arguments, settings.files, try command.paths(settings.command),
            console, since: begun)
        }
        guard settings.files.isWatching else { return try run() }
        FileWatch(files, settings.files.data).run(console, run)
      }
      if FileRun.current == nil {
        let given = [
          (settings.files.isWatching, "--watch"), (settings.files.isSandboxed, "--sandbox"),
        ]
        if let option = given.first(where: \.0)?.1 {
          throw UsageError("\(option) needs a Swift file", hint: "name one, such as Card.swift")
        }
      }
      return try command.run(settings.command, operands, console)
    }
  }
}
