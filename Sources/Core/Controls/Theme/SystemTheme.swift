import Foundation

/// The look of controls, lists, bars and system colors in a version of iOS.
///
/// Choose one with `--theme` or `.environment(\.systemTheme, .ios26)`. A theme holds colors, lengths
/// and fonts, but no rules of layout. Where the values of a newer version are unknown, its theme
/// uses those of iOS 18. SwiftUI has no equivalent.
public struct SystemTheme: Sendable {
  /// The name, such as `ios18`.
  public let name: String
  let storage: Storage

  /// The look of iOS 18, the default.
  public static let ios18 = SystemTheme("ios18", .ios18)

  /// The look of iOS 26. A flat picture approximates its glass.
  public static let ios26 = SystemTheme("ios26", .ios26)

  /// All themes.
  public static let all: [SystemTheme] = [ios18, ios26]

  private init(_ name: String, _ look: ThemeLook) {
    self.name = name
    storage = Storage(look)
  }

  var look: ThemeLook { storage.look }

  /// Shares the values between copies of the environment.
  final class Storage: Sendable {
    let look: ThemeLook
    fileprivate init(_ look: ThemeLook) { self.look = look }
  }
}

extension SystemTheme: Hashable, CustomStringConvertible {
  /// Whether both are the same theme.
  public static func == (a: SystemTheme, b: SystemTheme) -> Bool { a.name == b.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// The name.
  public var description: String { name }
}

extension EnvironmentValues {
  /// The look of controls, lists, bars and system colors. Default: `ios18`.
  public var systemTheme: SystemTheme {
    get { controls.theme }
    set {
      controls.theme = newValue
      standard.palette = newValue.look.palette
    }
  }

  /// The values of the theme.
  var look: ThemeLook { controls.theme.look }

  /// The theme, for key paths to a part of its look: those that begin with `look` copy all parts.
  var theme: SystemTheme.Storage { controls.theme.storage }
}
