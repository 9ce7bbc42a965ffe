import Galley

/// Options for Swift files, available in every command that takes scenes.
struct FileSettings {
  var preview: String?
  /// The maximum time for one view, in seconds.
  var timeout = 10.0
  /// The path of a JSON or CSV file, or `-` for standard input.
  var data: String?
  var name: String?
  /// The maximum time for compiling, in seconds.
  var compileTimeout = 600.0
  /// The platform for which `#if os(…)` selects code.
  var platform = AdaptedSource.Platform.ios
  /// The current date in the files; `nil` for the clock's, and the start of 2001 in date texts.
  var now: Date?
  /// Whether to compile and run the files in a sandbox.
  var isSandboxed = false
  /// Whether to rerun the command when the files change.
  var isWatching = false

  /// - Parameter watching: Whether the command supports `--watch`.
  @MainActor
  static func options(watching: Bool) -> [Option<FileSettings>] {
    watching ? options + [watch] : options
  }

  @MainActor private static let watch = Option<FileSettings>.flag(
    "watch", "w", "Run again whenever a FILE.swift is saved, until Ctrl-C"
  ) { $0.isWatching = true }

  @MainActor static let previewOption = Option<FileSettings>.value(
    "preview", nil, "NAME", "Use only this preview of a FILE.swift", OptionValues.path, \.preview)

  @MainActor static let timeoutOption = Option<FileSettings>.value(
    "timeout", nil, "SECONDS", "Time limit for each view of a FILE.swift (default 10)",
    limit, \.timeout)

  @MainActor static let nowOption = Option<FileSettings>.value(
    "now", nil, "DATE", "Current date in a FILE.swift, such as 2026-11-28 or 2026-11-28T09:41",
    OptionValues.date, \.now)

  /// The options for files of other people.
  @MainActor static let limitOptions: [Option<FileSettings>] = [
    timeoutOption,
    .value(
      "compile-timeout", nil, "SECONDS", "Time limit for compiling a FILE.swift (default 600)",
      limit, \.compileTimeout),
    .word(
      "platform", nil, "NAME", "Platform of #if os(…) in a FILE.swift: ios (default) or linux",
      ["ios": .ios, "linux": .linux], \.platform),
    .flag(
      "sandbox", nil, "Compile and run a FILE.swift without network and write access (bubblewrap)"
    ) { $0.isSandboxed = true },
  ]

  private static func limit(_ text: String) throws -> Double {
    guard let seconds = try OptionValues.seconds(text), seconds > 0 else {
      throw ValueError(expected: "a number of seconds above zero, such as 10")
    }
    return seconds
  }

  @MainActor private static let options: [Option<FileSettings>] =
    [previewOption, nowOption] + limitOptions + [
      .value(
        "data", nil, "FILE",
        "Decode the view of a FILE.swift from JSON or .csv; - for standard input",
        OptionValues.path, \.data),
      .value(
        "name", nil, "TEMPLATE",
        "Field or pattern for the file names of --data, such as id or '{team}/{id}'",
        RecordNames.template, \.name),
    ]

  /// Returns the operands with the preview name appended to files.
  @MainActor
  func operands(_ words: [String]) throws -> [String] {
    let given = [
      (preview != nil, "--preview"), (now != nil, "--now"), (data != nil, "--data"),
      (name != nil, "--name"),
    ]
    if let option = given.first(where: \.0)?.1,
      !words.contains(where: { FileWord($0) != nil })
    {
      throw UsageError("\(option) needs a Swift file", hint: "name one, such as Card.swift")
    }
    guard name == nil || data != nil else {
      throw UsageError("--name needs --data", hint: "add --data FILE")
    }
    guard let preview else { return words }
    return words.map { word in
      FileWord(word).map { $0.preview == nil ? "\($0.path)@\(preview)" : word } ?? word
    }
  }
}
