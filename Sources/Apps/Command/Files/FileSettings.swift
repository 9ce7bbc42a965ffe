import Galley

/// Options of every command that takes scenes, for those that are files.
struct FileSettings {
  var preview: String?
  /// Seconds that a view may take.
  var timeout = 10.0
  /// A JSON file, or `-` for standard input.
  var data: String?
  var name: String?
  /// Whether the command is run again when the files change.
  var isWatching = false

  /// - Parameter watching: Whether the command can be run again.
  @MainActor
  static func options(watching: Bool) -> [Option<FileSettings>] {
    watching ? options + [watch] : options
  }

  @MainActor private static let watch = Option<FileSettings>.flag(
    "watch", "w", "Run again whenever a FILE.swift is saved; Ctrl-C ends it"
  ) { $0.isWatching = true }

  @MainActor static let previewOption = Option<FileSettings>.value(
    "preview", nil, "NAME", "Only this preview of a FILE.swift", OptionValues.path, \.preview)

  @MainActor static let timeoutOption = Option<FileSettings>.value(
    "timeout", nil, "SECONDS", "How long a view of a FILE.swift may take (default 10)",
    { text in
      guard let seconds = try OptionValues.seconds(text), seconds > 0 else {
        throw ValueError(expected: "seconds above zero, such as 10")
      }
      return seconds
    }, \.timeout)

  @MainActor private static let options: [Option<FileSettings>] = [
    previewOption, timeoutOption,
    .value(
      "data", nil, "FILE",
      "Make the Decodable view of a FILE.swift from JSON; - for standard input",
      OptionValues.path, \.data),
    .value(
      "name", nil, "TEMPLATE", "What pictures of --data are called, such as '{id}'",
      OptionValues.path, \.name),
  ]

  /// The operands with the preview behind the files.
  @MainActor
  func operands(_ words: [String]) throws -> [String] {
    let given = [(preview, "--preview"), (data, "--data"), (name, "--name")]
    if let option = given.first(where: { $0.0 != nil })?.1,
      !words.contains(where: { FileWord($0) != nil })
    {
      throw UsageError("\(option) is for Swift files", hint: "name one, such as Card.swift")
    }
    guard name == nil || data != nil else {
      throw UsageError("--name is for pictures of data", hint: "add --data FILE")
    }
    guard let preview else { return words }
    return words.map { word in
      FileWord(word).map { $0.preview == nil ? "\($0.path)@\(preview)" : word } ?? word
    }
  }
}
