import GalleyCore

/// A command-line option and its effect on the settings.
package struct Option<Settings> {
  package enum Action {
    case flag((inout Settings) -> Void)
    /// The placeholder shown in the help, such as `WxH`, and the action. Throws `ValueError`, or
    /// `UsageError`, which is passed on unchanged.
    case value(String, (inout Settings, String) throws -> Void)
  }

  /// The long name, without dashes.
  package let long: String
  package let short: Character?
  package let help: String
  package let action: Action
  /// Whether the help omits the option.
  package let isHidden: Bool
  /// The completions of the value in a shell; empty if there are none.
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

  /// Creates an option without a value.
  package static func flag(
    _ long: String, _ short: Character? = nil, _ help: String,
    _ set: @escaping (inout Settings) -> Void
  ) -> Option {
    Option(long: long, short: short, help: help, action: .flag(set))
  }

  /// Creates an option with a text value.
  package static func value(
    _ long: String, _ short: Character? = nil, _ name: String, _ help: String,
    isHidden: Bool = false, words: [String] = [],
    _ set: @escaping (inout Settings, String) throws -> Void
  ) -> Option {
    Option(
      long: long, short: short, help: help, action: .value(name, set), isHidden: isHidden,
      words: words)
  }

  /// Creates an option with a value of a given type.
  package static func value<Value>(
    _ long: String, _ short: Character? = nil, _ name: String, _ help: String,
    words: [String] = [], _ read: @escaping (String) throws -> Value,
    _ path: WritableKeyPath<Settings, Value>
  ) -> Option {
    value(long, short, name, help, words: words) { $0[keyPath: path] = try read($1) }
  }

  /// Creates an option whose value is one of several words.
  package static func word<Value>(
    _ long: String, _ short: Character? = nil, _ name: String, _ help: String,
    _ words: KeyValuePairs<String, Value>, _ path: WritableKeyPath<Settings, Value>
  ) -> Option {
    value(long, short, name, help, words: words.map(\.key), OptionValues.word(words), path)
  }

  /// The spelling in the help: `-o, --output DIR`.
  package var spelling: String {
    let names = (short.map { "-\($0), " } ?? "") + "--\(long)"
    guard case .value(let name, _) = action else { return names }
    return "\(names) \(name)"
  }

  /// Returns the option, also recording the text of its value by name. The last occurrence wins.
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

  /// Returns the option for settings that contain these settings.
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

/// An error for an invalid option value.
package struct ValueError: Error, Hashable {
  /// The expected value, such as `a number above zero`.
  package var expected: String

  package init(expected: String) { self.expected = expected }
}
