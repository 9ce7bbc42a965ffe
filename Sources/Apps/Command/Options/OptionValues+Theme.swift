import Galley

extension OptionValues {
  /// Returns the named theme.
  static func theme(_ text: String) throws -> SystemTheme? {
    if let theme = SystemTheme.all.first(where: { $0.name == text.lowercased() }) { return theme }
    throw ValueError(expected: SystemTheme.all.map(\.name).listed("or"))
  }
}
