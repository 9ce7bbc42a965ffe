import Galley

/// Options of every command that takes scenes, for those that are files.
struct FileSettings {
  var preview: String?
  /// Seconds that a view may take.
  var timeout = 10.0

  @MainActor static let options: [Option<FileSettings>] = [
    .value(
      "preview", nil, "NAME", "Only this preview of a FILE.swift", OptionValues.path, \.preview),
    .value(
      "timeout", nil, "SECONDS", "How long a view of a FILE.swift may take (default 10)",
      { text in
        guard let seconds = try OptionValues.seconds(text), seconds > 0 else {
          throw ValueError(expected: "seconds above zero, such as 10")
        }
        return seconds
      }, \.timeout),
  ]

  /// The operands with the preview behind the files.
  @MainActor
  func operands(_ words: [String]) throws -> [String] {
    guard let preview else { return words }
    guard words.contains(where: { FileWord($0) != nil }) else {
      throw UsageError("--preview is for files", hint: "name one, such as Card.swift")
    }
    return words.map { word in
      FileWord(word).map { $0.preview == nil ? "\($0.path)@\(preview)" : word } ?? word
    }
  }
}
