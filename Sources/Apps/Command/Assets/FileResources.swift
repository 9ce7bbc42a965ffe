import Foundation
import Galley
import GalleySnapshots

/// Where the resources of people's files are: beside them, and in the folders around them up to that
/// of their package or project.
struct FileResources {
  /// The folders, the nearest first.
  let folders: [String]
  /// The Swift file with the names of assets; `nil` where there are none.
  let source: String?

  /// Folders around a file that are looked at.
  private static let depthLimit = 6

  init(_ files: [String]) {
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

  /// The files of catalogs and translations around Swift files, to tell whether they change.
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

  /// The catalogs in folders and in those in them, each once.
  static func catalogs(in folders: [String]) -> [AssetCatalog] {
    var paths: [String] = []
    for folder in folders {
      for inner in ResourceFolders.present(in: folder) {
        paths += AssetCatalogs.paths(in: inner).filter { !paths.contains($0) }
      }
    }
    return paths.map { AssetCatalog(path: $0) }
  }

  /// The file's folder and those around it up to a package or project; the folder alone where there
  /// is none.
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

  /// The names of static members in files, which are theirs.
  private static func members(in texts: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in texts {
      for match in text.matches(of: /(?:static|class)\s+(?:let|var)\s+`?(\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// `Bundle.module` as SwiftPM makes it for targets with resources; `nil` where no file needs it.
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
    let path = "\(resources ?? holders ?? first)".map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }
    return """
      import Foundation

      extension Foundation.Bundle {
        static let module = Foundation.Bundle(path: "\(path.joined())") ?? .main
      }

      """
  }
}
