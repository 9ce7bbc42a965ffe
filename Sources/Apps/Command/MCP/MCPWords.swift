/// Turns what a command says into what an agent can use: paths as the agent names them, and arguments in
/// place of options.
struct MCPWords {
  /// The folder that the server was started with.
  let root: String
  /// The folder with the sources that were given as text.
  let folder: String

  func text(_ said: String) -> String {
    withoutFolders(said)
      // A file with several previews: 'Card.swift@One'.
      .replacing(/(hint: choose one)(: .*)/) { match in
        "\(match.1) as 'preview'\(match.2.replacing(/[^ ]*\.swift@/, with: ""))"
      }
      .replacing(/--([a-z]+(?:-[a-z]+)*)/) { match in
        let name = String(match.1).replacing("-", with: "_")
        return Self.arguments.contains(name) ? "'\(name)'" : String(match.0)
      }
  }

  /// Paths in the root become relative; source that was given as text is just 'Source.swift'.
  private func withoutFolders(_ said: String) -> String {
    let parts = said.split(separator: "\(folder)/sources/", omittingEmptySubsequences: false)
    let named = parts.enumerated().map { index, part in
      index == 0 ? part : part.drop { $0 != "/" }.dropFirst()
    }
    return named.joined().replacing("\(root)/", with: "")
  }

  /// The arguments that are options of commands.
  private static let arguments = Set<String>(
    ["preview", "view", "stage", "place", "widths", "type_sizes", "appearances", "directions"]
      + MCPSubject.settings.keys)
}
