import GalleyCore

/// Parses a command line using a table of options.
///
/// Supports `--name value`, `--name=value`, `-n value` and `-nvalue`. `-` is an operand, and `--`
/// ends the options. Options and operands can be mixed; if an option is repeated, the last one
/// applies.
package struct OptionTable<Settings> {
  /// The program and command, for messages.
  let command: String
  let options: [Option<Settings>]

  /// - Parameter command: The program, followed by the command if there are several.
  package init(command: String, options: [Option<Settings>]) {
    self.command = command
    self.options = options
  }

  package enum Outcome: Equatable {
    case help
    /// The operands, in order.
    case arguments([String])
  }

  /// - Throws: `UsageError`.
  package func parse(_ words: [String], into settings: inout Settings) throws -> Outcome {
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" { return .arguments(operands + rest) }
      if word == "--help" || word == "-h" { return .help }
      if word.hasPrefix("--") {
        try parseLong(word, &rest, &settings)
      } else if word.hasPrefix("-"), word != "-" {
        try parseShort(word, &rest, &settings)
      } else {
        operands.append(word)
      }
    }
    return .arguments(operands)
  }

  private func parseLong(
    _ word: String, _ rest: inout ArraySlice<String>, _ settings: inout Settings
  ) throws {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let inline = parts.count == 2 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.long == name }) else { throw unknown("--\(name)") }
    switch option.action {
    case .flag(let set):
      if inline != nil {
        throw UsageError("--\(name) takes no value", hint: "write --\(name) without a value")
      }
      set(&settings)
    case .value(let kind, let set):
      let value = try inline ?? next(&rest, "--\(name)", kind)
      try apply(value, "--\(name)", set, &settings)
    }
  }

  /// Parses one or more flags after a single dash; the last may take a value.
  private func parseShort(
    _ word: String, _ rest: inout ArraySlice<String>, _ settings: inout Settings
  ) throws {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknown(word.count == 2 ? word : "-\(letter)")
      }
      switch option.action {
      case .flag(let set): set(&settings)
      case .value(let kind, let set):
        let value = letters.isEmpty ? try next(&rest, "-\(letter)", kind) : String(letters)
        try apply(value, "-\(letter)", set, &settings)
        return
      }
    }
  }

  private func next(
    _ rest: inout ArraySlice<String>, _ option: String, _ kind: String
  ) throws -> String {
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw UsageError(
        "\(option) needs a value", hint: "write \(option) \(kind); see '\(command) --help'")
    }
    rest.removeFirst()
    return value
  }

  private func apply(
    _ value: String, _ option: String, _ set: (inout Settings, String) throws -> Void,
    _ settings: inout Settings
  ) throws {
    do {
      try set(&settings, value)
    } catch let error as ValueError {
      throw UsageError(
        "invalid value '\(value)' for \(option)", hint: "\(option) takes \(error.expected)")
    }
  }

  private func unknown(_ option: String) -> UsageError {
    let names = options.filter { !$0.isHidden }.map { "--\($0.long)" } + ["--help"]
    let nearest = option.hasPrefix("--") ? NearestName.find(option, in: names) : nil
    return UsageError(
      "unknown option '\(option)'",
      hint: nearest.map { "did you mean \($0)?" }
        ?? "'\(command) --help' lists the options")
  }
}
