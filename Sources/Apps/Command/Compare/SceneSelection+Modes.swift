import Galley
import GalleyCatalog

extension SceneSelection {
  /// Returns one picture, optionally in another mode: `alignment/05@b` is a variant of the scene;
  /// `alignment/15@a@rtl` and `alignment/01@dark` are modes that every scene supports.
  ///
  /// - Throws: `UsageError`.
  static func picture(_ word: String) throws -> (ScenePicture, SceneOptions) {
    do {
      return (try single([word]), SceneOptions())
    } catch {
      guard let at = word.lastIndex(of: "@") else { throw error }
      let (base, name) = (String(word[..<at]), String(word[word.index(after: at)...]))
      guard let apply = mode(name) else {
        // What follows a file is the name of a preview.
        guard FileWord(base).map({ $0.preview != nil }) ?? true, (try? Self.picture(base)) != nil
        else { throw error }
        throw UsageError("no variant or mode named '\(name)' of '\(base)'", hint: modes)
      }
      var (picture, options) = try picture(base)
      apply(&options)
      return (picture, options)
    }
  }

  /// Modes that every scene supports, in words.
  private static let modes = """
    modes are rtl, ltr, dark, light, \(SystemTheme.all.map(\.name).joined(separator: ", ")), and \
    type sizes, such as accessibility3
    """

  private static func mode(_ name: String) -> ((inout SceneOptions) -> Void)? {
    switch name {
    case "rtl": { $0.direction = .rightToLeft }
    case "ltr": { $0.direction = .leftToRight }
    case "light": { $0.appearance = .light }
    case "dark": { $0.appearance = .dark }
    case "current": { $0.shapeSizing = .square }
    default:
      (try? OptionValues.typeSize(name)).flatMap(\.self).map { size in { $0.typeSize = size } }
        ?? (try? OptionValues.theme(name)).flatMap(\.self).map { theme in { $0.systemTheme = theme }
        }
    }
  }
}
