import Foundation

/// The addresses that open a file in an editor.
struct EditorLink {
  /// An address with `{file}` and `{line}`.
  private let template: String

  private static let templates = [
    "vscode": "vscode://file{file}:{line}", "vscodium": "vscodium://file{file}:{line}",
    "cursor": "cursor://file{file}:{line}", "zed": "zed://file{file}:{line}",
  ]

  /// The editor that `GALLEY_EDITOR` names, or in whose terminal this program runs.
  static let current = EditorLink(ProcessInfo.processInfo.environment)

  /// - Parameter environment: `GALLEY_EDITOR` is the name of an editor, or an address with `{file}` and
  ///   `{line}`.
  init?(_ environment: [String: String]) {
    if let name = environment["GALLEY_EDITOR"], !name.isEmpty {
      guard let template = Self.templates[name] ?? (name.contains("{file}") ? name : nil) else {
        return nil
      }
      self.template = template
    } else if environment["TERM_PROGRAM"] == "vscode" {
      template =
        Self.templates[environment["CURSOR_TRACE_ID"] == nil ? "vscode" : "cursor"] ?? ""
    } else if environment["ZED_TERM"] == "true" {
      template = Self.templates["zed"] ?? ""
    } else {
      return nil
    }
  }

  /// - Parameter path: The absolute path of the file.
  func address(ofFile path: String, line: Int) -> String {
    let path = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return template.replacing("{file}", with: path).replacing("{line}", with: "\(line)")
  }
}
