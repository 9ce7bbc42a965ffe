import Foundation
import Galley

extension SnapshotStore {
  /// Returns the references of tests that the package's sources no longer have, as sorted paths
  /// inside the folder.
  ///
  /// A reference `Target/File/test.name@variant` belongs to the function `test` in `File.swift`; a
  /// preview's reference belongs to a file with `#Preview`. Without that file or function, no test
  /// can use the reference.
  ///
  /// - Parameter package: The folder of the package whose sources are read.
  package func staleTestReferences(package: String) -> [String] {
    let references = goldens().filter { $0.first?.isUppercase == true }
    guard !references.isEmpty else { return [] }
    var names: [String: (file: String, test: String)] = [:]
    for path in references {
      guard let id = GoldenFile.parse(path)?.id else { continue }
      let parts = id.split(separator: "/")
      let test = parts.last.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? ""
      names[path] = (parts.count < 2 ? test : String(parts[parts.count - 2]), test)
    }
    let wanted = Set(names.values.map(\.file))
    let sources = TestSources(package: package, files: wanted)
    return references.filter { path in
      guard let name = names[path] else { return false }
      return !sources.mayHold(name.test, in: name.file)
    }
  }
}

/// The declarations in the Swift files of a package that are relevant for reference names.
struct TestSources {
  /// Function names by the name of the file's reference folder.
  private var functions: [String: Set<String>] = [:]
  private var withPreviews: Set<String> = []

  /// - Parameter files: The names of the relevant files.
  init(package: String, files: Set<String>) {
    guard
      let paths = FileManager.default.enumerator(
        at: URL(filePath: package), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    else { return }
    for case let url as URL in paths where url.pathExtension == "swift" {
      guard let word = Preview.word(url.deletingPathExtension().lastPathComponent) else { continue }
      let name = word.prefix(1).uppercased() + word.dropFirst()
      guard files.contains(name), let text = try? String(contentsOf: url, encoding: .utf8) else {
        continue
      }
      functions[name, default: []].formUnion(Self.functions(in: text))
      if text.contains("#Preview") { withPreviews.insert(name) }
    }
  }

  func mayHold(_ test: String, in file: String) -> Bool {
    withPreviews.contains(file) || functions[file]?.contains(test) == true
  }

  /// Returns the names after `func`, as they appear in reference names.
  private static func functions(in text: String) -> [String] {
    text.components(separatedBy: "func ").dropFirst().compactMap { rest in
      let name =
        rest.hasPrefix("`")
        ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { $0 != "(" && $0 != "<" }
      return Preview.word(String(name))
    }
  }
}
