import Foundation
import GalleySnapshots

/// The articles of the documentation, as resources.
struct MCPArticles: Sendable {
  struct Article: Sendable {
    let path: String

    var name: String { String((path as NSString).lastPathComponent.dropLast(3)) }
    var uri: String { "galley://articles/\(name)" }

    /// The title: the first heading.
    var title: String {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return name }
      let heading = text.split(separator: "\n").first { $0.hasPrefix("# ") }
      return heading.map { String($0.dropFirst(2)).replacing("``", with: "") } ?? name
    }

    var description: JSONValue {
      [
        "uri": .string(uri), "name": .string(name), "title": .string(title),
        "mimeType": "text/markdown",
      ]
    }
  }

  let all: [Article]

  /// - Parameter folders: The folders that may hold the articles. The first that does is used.
  init(in folders: [String]) {
    let files = folders.lazy.map { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted().map { Article(path: "\(folder)/\($0)") }
    }
    all = files.first { !$0.isEmpty } ?? []
  }

  /// Returns the contents of a resource; `nil` if there is none.
  func contents(of uri: String) -> JSONValue? {
    guard let article = all.first(where: { $0.uri == uri }),
      let text = try? String(contentsOfFile: article.path, encoding: .utf8)
    else { return nil }
    return ["uri": .string(uri), "mimeType": "text/markdown", "text": .string(text)]
  }
}
