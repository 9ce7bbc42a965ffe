import Foundation
import Galley
import GalleySnapshots

/// `galley mcp`.
enum MCPCommand: Command {
  struct Settings {
    var timeout: Double? = 30
    var isSandboxed = false
  }

  static let name = "mcp"
  static let summary = "let coding agents render, inspect and compare views"
  static let operands = "[FOLDER]"
  static let discussion = """
    Runs a server of the Model Context Protocol on standard input and output. Its tools are render,
    inspect, explain, check, compare, sheet and record. It refuses files outside of FOLDER, by
    default the current folder. Rendering a file runs its code: add --sandbox if you don't trust the
    agent.
    """
  static let examples = [
    (line: "galley mcp", does: "for an agent that works in this folder"),
    (line: "claude mcp add galley -- galley mcp", does: "register it with Claude Code"),
    (line: "galley mcp ~/Shop --sandbox", does: "another folder, without network and write access"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] = [
    .value(
      "timeout", nil, "SECONDS", "Time limit for each call (default 30)", OptionValues.seconds,
      \.timeout),
    .flag("sandbox", nil, "Compile and run files without network and write access (bubblewrap)") {
      $0.isSandboxed = true
    },
  ]

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard operands.count <= 1 else {
      throw UsageError(
        "expected one folder, got \(operands.count)", hint: "see 'galley mcp --help'")
    }
    let folder = operands.first ?? "."
    guard Folder.isFolder(folder), chdir(folder) == 0, let real = realpath(".", nil) else {
      throw UsageError("no such folder: '\(folder)'", hint: "name the folder of the agent's work")
    }
    defer { free(real) }
    if settings.isSandboxed { try Sandbox.check() }
    // If the client goes away, the server must live until its calls have ended.
    signal(SIGPIPE, SIG_IGN)
    let work = try WorkFolder()
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
    let package = SnapshotStore.packageRoot(above: program.deletingLastPathComponent().path)
    let tools = MCPTools(
      root: String(cString: real), folder: work.path, timeout: settings.timeout ?? 30,
      isSandboxed: settings.isSandboxed,
      articles: MCPArticles(in: [
        prefix.appending(path: "lib/galley/articles").path,
        "\(package ?? "/nowhere")/Sources/Galley/Galley.docc",
      ]))
    // Messages have a descriptor of their own, so that nothing else can print between them.
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    withExtendedLifetime(work) { MCPServer(tools, output: output).run(input: STDIN_FILENO) }
    return .success
  }
}
