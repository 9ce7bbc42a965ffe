/// An option of a command, and what it does to the settings.
package struct Option<Settings> {
  package enum Action {
    case flag((inout Settings) -> Void)
    /// Named for the help, such as `WxH`. Throws `ValueError`, or `UsageError` as it is.
    case value(String, (inout Settings, String) throws -> Void)
  }

  /// Without its dashes.
  package let long: String
  package let short: Character?
  package let help: String
  package let action: Action
  /// Whether the help leaves it out.
  package let isHidden: Bool
  /// The words that a shell completes a value to; empty where it knows none.
  package let words: [String]

  private init(
    long: String, short: Character?, help: String, action: Action, isHidden: Bool = false,
    words: [String] = []
  ) {
    self.long = long
    self.short = short
    self.help = help
    self.action = action
    self.isHidden = isHidden
    self.words = words
  }

  /// An option without a value.
  package static func flag(
    _ long: String, _ short: Character? = nil, _ help: String,
    _ set: @escaping (inout Settings) -> Void
  ) -> Option {
    Option(long: long, short: short, help: help, action: .flag(set))
  }

  /// An option with a value, as text.
  package static func value(
    _ long: String, _ short: Character? = nil, _ name: String, _ help: String,
    isHidden: Bool = false, words: [String] = [],
    _ set: @escaping (inout Settings, String) throws -> Void
  ) -> Option {
    Option(
      long: long, short: short, help: help, action: .value(name, set), isHidden: isHidden,
      words: words)
  }

  /// An option with a value of a type.
  package static func value<Value>(
    _ long: String, _ short: Character? = nil, _ name: String, _ help: String,
    words: [String] = [], _ read: @escaping (String) throws -> Value,
    _ path: WritableKeyPath<Settings, Value>
  ) -> Option {
    value(long, short, name, help, words: words) { $0[keyPath: path] = try read($1) }
  }

  /// An option whose value is one of several words.
  package static func word<Value>(
    _ long: String, _ short: Character? = nil, _ name: String, _ help: String,
    _ words: KeyValuePairs<String, Value>, _ path: WritableKeyPath<Settings, Value>
  ) -> Option {
    value(long, short, name, help, words: words.map(\.key), OptionValues.word(words), path)
  }

  /// As the help shows it: `-o, --output DIR`.
  package var spelling: String {
    let names = (short.map { "-\($0), " } ?? "") + "--\(long)"
    guard case .value(let name, _) = action else { return names }
    return "\(names) \(name)"
  }

  /// The same option, whose words are noted by its name; the last of several counts.
  package func noting(_ path: WritableKeyPath<Settings, [String: String]>) -> Option {
    guard case .value(let name, let set) = action else { return self }
    let long = long
    let action = Action.value(name) { settings, text in
      try set(&settings, text)
      settings[keyPath: path][long] = text
    }
    return Option(
      long: long, short: short, help: help, action: action, isHidden: isHidden, words: words)
  }

  /// The same option for settings that hold these.
  package func mapped<Whole>(_ path: WritableKeyPath<Whole, Settings>) -> Option<Whole> {
    let action: Option<Whole>.Action =
      switch self.action {
      case .flag(let set): .flag { set(&$0[keyPath: path]) }
      case .value(let name, let set): .value(name) { try set(&$0[keyPath: path], $1) }
      }
    return Option<Whole>(
      long: long, short: short, help: help, action: action, isHidden: isHidden, words: words)
  }
}

/// What is wrong with an option's value.
package struct ValueError: Error, Hashable {
  /// What it should be, such as `a number above zero`.
  package var expected: String

  package init(expected: String) { self.expected = expected }
}
