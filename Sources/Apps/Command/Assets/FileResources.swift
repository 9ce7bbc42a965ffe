import Foundation
import Galley
import GalleySnapshots
import GalleySource

/// The locations of the resources of the user's files: their own folders and the enclosing folders
/// up to the root of the package or project.
struct FileResources {
  /// The folders, nearest first.
  let folders: [String]
  /// The Swift source with asset symbols, bundles and defaults; `nil` if the files need none.
  let source: String?

  /// The maximum number of enclosing folders searched.
  private static let depthLimit = 6

  /// - Parameter fixesDate: Whether the files have a current date of their own. Default: `false`.
  init(_ files: [String], fixesDate: Bool = false) {
    folders = Self.folders(around: files)
    let texts = files.compactMap {
      FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) }
    }
    var parts: [String] = []
    let symbols = AssetSymbols(Self.catalogs(in: folders))
    if !symbols.isEmpty {
      parts.append(symbols.source(taken: Self.members(in: texts), bundle: ".main"))
    }
    if let module = Self.module(texts, folders) { parts.append(module) }
    let defaults = AppDefaults.source(for: texts, fixesDate: fixesDate)
    if let defaults { parts.append(defaults) }
    source = parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static func folders(around files: [String]) -> [String] {
    var folders: [String] = []
    var seen: Set<String> = []
    for file in files {
      guard seen.insert((file as NSString).deletingLastPathComponent).inserted else { continue }
      for folder in around(file) where !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  /// Returns the files of catalogs and translations around Swift files, for detecting changes.
  static func paths(around files: [String]) -> [String] {
    let inner = folders(around: files).flatMap { ResourceFolders.present(in: $0) }
    return Set(inner).sorted().flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().flatMap { name -> [String] in
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".xcstrings") { return [path] }
        guard name.hasSuffix(".xcassets") || name.hasSuffix(".lproj") else { return [] }
        let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
        return (paths ?? []).map { "\(path)/\($0)" }
      }
    }
  }

  /// Returns the catalogs in the folders and their direct subfolders, each once.
  static func catalogs(in folders: [String]) -> [AssetCatalog] {
    var paths: [String] = []
    for folder in folders {
      for inner in ResourceFolders.present(in: folder) {
        paths += AssetCatalogs.paths(in: inner).filter { !paths.contains($0) }
      }
    }
    return paths.map { AssetCatalog(path: $0) }
  }

  /// Returns the folder of the file and its enclosing folders up to a package or project; only the
  /// folder itself if there is no package or project.
  private static func around(_ file: String) -> [String] {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL
    var folders: [String] = []
    for _ in 0..<depthLimit {
      folders.append(folder.path)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains { name in
        name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
      }
      if isProject { return folders }
      guard folder.path != "/" else { break }
      folder.deleteLastPathComponent()
    }
    return Array(folders.prefix(1))
  }

  /// Returns the names of the static members that the files declare.
  private static func members(in texts: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in texts {
      for match in text.matches(of: /(?:static|class)\s+(?:let|var)\s+`?(\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// Returns `Bundle.module` as SwiftPM generates it for targets with resources; `nil` if no file
  /// uses it.
  private static func module(_ texts: [String], _ folders: [String]) -> String? {
    guard texts.contains(where: { $0.contains(".module") }),
      !texts.contains(where: { $0.contains(/(let|var)\s+module\b/) }), let first = folders.first
    else { return nil }
    let resources = folders.map { "\($0)/Resources" }.first(where: Folder.isFolder)
    let holders = folders.first { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { name in
        [".xcassets", ".xcstrings", ".lproj"].contains { name.hasSuffix($0) }
      }
    }
    let path = resources ?? holders ?? first
    return """
      import Foundation

      extension Foundation.Bundle {
        static let module = Foundation.Bundle(path: \(path.swiftLiteral)) ?? .main
      }

      """
  }
}
