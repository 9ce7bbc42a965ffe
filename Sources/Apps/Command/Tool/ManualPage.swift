import Galley

/// The manual page, made from the same tables as the help.
@MainActor
enum ManualPage {
  /// In the language of man(7), with a line feed at the end of all lines but the last.
  static var text: String {
    let parts = [
      """
      .\\" Made by 'galley help --man'.
      .TH GALLEY 1 "" "galley \(CommandLineTool.version)" "User Commands"
      .SH NAME
      galley \\- render SwiftUI views to pictures and compare them with goldens
      .SH SYNOPSIS
      .B galley
      .I COMMAND
      [\\fIOPTION\\fR...] [\\fISCENE\\fR...]
      .SH DESCRIPTION
      Galley lays SwiftUI views out on Linux, renders them to PNG files, compares them with golden
      snapshots, and explains why a view has its size and its place.
      .PP
      \(escaped(Help.scenes))
      .SH COMMANDS
      """,
      CommandDescription.all.map(section).joined(separator: "\n"),
      """
      .SH EXIT STATUS
      .TP
      0
      fine
      .TP
      1
      a difference, something missing, or a picture or file that failed
      .TP
      2
      usage or bad input
      .TP
      130
      ended with Ctrl\\-C, which is how \\fB\\-\\-watch\\fR ends
      .SH ENVIRONMENT
      .TP
      .B GALLEY_SNAPSHOTS
      the folder of the goldens, where no \\fB\\-\\-snapshots\\fR is given
      .TP
      .B NO_COLOR
      no colours in messages
      .TP
      .B XDG_CACHE_HOME
      where the programs of Swift files are kept (default ~/.cache), in the folder galley
      """,
    ]
    return parts.joined(separator: "\n")
  }

  private static func section(_ command: CommandDescription) -> String {
    var lines = [
      ".SS \(escaped(command.usage))",
      escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."),
    ]
    if !command.discussion.isEmpty { lines += [".PP", escaped(command.discussion)] }
    for option in command.options {
      lines += [".TP", "\\fB\(escaped(option.spelling))\\fR", escaped(option.help)]
    }
    if !command.examples.isEmpty {
      lines += [".PP", "Examples:"]
      for example in command.examples {
        lines += [".TP", "\\fB\(escaped(example.line))\\fR", escaped(example.does)]
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What the language would take for itself, spelled out; paragraphs stay apart.
  private static func escaped(_ text: String) -> String {
    let spelled = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("…", with: "...").replacing("\n\n", with: "\n.PP\n")
    return spelled.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isRequest = line.hasPrefix(".") && line != ".PP" || line.hasPrefix("'")
      return isRequest ? "\\&\(line)" : String(line)
    }.joined(separator: "\n")
  }
}
