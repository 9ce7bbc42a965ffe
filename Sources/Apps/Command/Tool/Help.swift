/// The help texts, generated from the same tables as the parser.
@MainActor
enum Help {
  static var overview: String {
    let commands = CommandLineTool.commands.map { (left: $0.name, right: $0.summary) }
    return """
      galley renders SwiftUI views to pictures and compares them with goldens.

      Usage: galley COMMAND [OPTION…] [SCENE…]

      Commands:
      \(columns(commands))

      \(scenes)

      \(exitCodes)
      'galley COMMAND --help' shows the options of a command, 'galley --version' the version.
      """
  }

  static let scenes = """
    SCENE is an id (alignment/01-zstack-center), a variant (…@rtl), a group (alignment),
    a pattern ('alignment/1*'), a number (alignment/7) or a range of numbers (alignment/1-9);
    or the previews of Swift files: Card.swift, Card.swift@Dark, a folder (Sources/).
    """

  static let exitCodes = """
    Exit codes: 0 success, 1 a difference or a failed render, 2 a usage error or invalid input,
    130 interrupted with Ctrl-C, which is how to end --watch.
    """

  static func text(for command: CommandDescription) -> String {
    var parts = [
      "Usage: \(command.usage)",
      command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".",
    ]
    if !command.discussion.isEmpty { parts.append(command.discussion) }
    parts.append(
      "Options:\n" + columns(command.options.map { (left: $0.spelling, right: $0.help) }))
    let width = command.examples.map(\.line.count).max() ?? 0
    let examples = command.examples.map {
      "  \($0.line.padding(to: width))  # \($0.does)"
    }
    if !examples.isEmpty { parts.append("Examples:\n" + examples.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  /// Formats two columns. An entry too long for the left column gets a line of its own.
  private static func columns(_ rows: [(left: String, right: String)]) -> String {
    let width = min(rows.map(\.left.count).max() ?? 0, 28)
    return rows.map { row in
      row.left.count > width
        ? "  \(row.left)\n  \("".padding(to: width))  \(row.right)"
        : "  \(row.left.padding(to: width))  \(row.right)"
    }.joined(separator: "\n")
  }
}

extension String {
  /// Returns the string padded with spaces to `width` characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
