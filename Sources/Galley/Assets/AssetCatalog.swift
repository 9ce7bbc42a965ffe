import Foundation
import Synchronization

/// The contents of an asset catalog, by name. If a folder provides a namespace, its name prefixes
/// the names of its assets, as in `Brand/Primary`.
package struct AssetCatalog: Sendable {
  /// The paths of color sets.
  package private(set) var colors: [String: String] = [:]
  /// The paths of image sets.
  package private(set) var images: [String: String] = [:]
  /// The parts of the catalog that couldn't be read.
  private(set) var problems: [ResourceError] = []

  /// The maximum folder depth.
  private static let depthLimit = 16

  /// Reads the names in a catalog.
  ///
  /// - Parameter path: The path of a folder whose name ends in `.xcassets`.
  package init(path: String) { read(path, prefix: "", depth: 0) }

  private mutating func read(_ folder: String, prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "colorset": colors[prefix + stem] = path
      case "imageset": images[prefix + stem] = path
      case "":
        // Linked folders may form cycles, or lead out of the catalog.
        guard AssetFiles.isFolder(path) else { continue }
        var isNamespace = false
        do {
          let contents: AssetFolder? = try AssetFiles.decode("\(path)/Contents.json")
          isNamespace = contents?.properties?.providesNamespace ?? false
        } catch {
          problems.append(error)
        }
        read(path, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }
}

/// The asset catalogs of a bundle.
package enum AssetCatalogs {
  private static let known = Mutex<[String: [AssetCatalog]]>([:])

  package static func all(in bundle: Bundle?) -> [AssetCatalog] {
    ResourceFolders.folders(of: bundle).flatMap(all(inFolder:))
  }

  private static func all(inFolder folder: String) -> [AssetCatalog] {
    if let known = known.withLock({ $0[folder] }) { return known }
    let catalogs = paths(in: folder).map { AssetCatalog(path: $0) }
    known.withLock { $0[folder] = catalogs }
    return catalogs
  }

  /// Returns the paths of the catalogs directly in a folder.
  package static func paths(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
  }
}

/// The files in asset catalogs.
enum AssetFiles {
  /// Reads the `Contents.json` file that describes an asset.
  static func contents<Contents: Decodable>(
    of folder: String
  ) -> Result<Contents, ResourceError> {
    let path = "\(folder)/Contents.json"
    do {
      guard let contents: Contents = try decode(path) else {
        return .failure(ResourceError(path, "no such file"))
      }
      return .success(contents)
    } catch {
      return .failure(error)
    }
  }

  /// Decodes a JSON file of a catalog; returns `nil` if it does not exist.
  fileprivate static func decode<Contents: Decodable>(
    _ path: String
  ) throws(ResourceError) -> Contents? {
    try check(path)
    return try ResourceFile.decode(path)
  }

  /// Checks that a file is in its catalog. File names in a `Contents.json` file may contain `..`,
  /// and files may be links.
  static func check(_ path: String) throws(ResourceError) {
    guard let end = path.range(of: ".xcassets/", options: .backwards) else { return }
    func resolved(_ path: some StringProtocol) -> String? {
      let resolved = realpath(String(path), nil)
      defer { free(resolved) }
      return resolved.map { String(cString: $0) }
    }
    // Without a file, there is nothing to read.
    guard let file = resolved(path), let catalog = resolved(path[..<end.upperBound]) else { return }
    guard file.hasPrefix(catalog + "/") else {
      throw ResourceError(path, "it is outside the asset catalog")
    }
  }

  /// Whether `path` is a folder and not a link to one.
  fileprivate static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// A folder in an asset catalog.
private struct AssetFolder: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }
  var properties: Properties?
}

/// The appearance that a variant of an asset is for.
struct AssetAppearance: Decodable, Hashable {
  var appearance: String?
  var value: String?
}

extension [AssetAppearance]? {
  /// Returns how well a variant for these appearances matches the environment; `nil` if it doesn't.
  func rank(in environment: EnvironmentValues) -> Int? {
    var rank = 0
    for appearance in self ?? [] {
      guard appearance.appearance == "luminosity" else { return nil }
      guard appearance.value == (environment.colorScheme == .dark ? "dark" : "light") else {
        return nil
      }
      rank += 1
    }
    return rank
  }
}

/// Returns how well a variant for a device idiom matches; `nil` if it doesn't.
func assetIdiomRank(_ idiom: String?) -> Int? {
  switch idiom {
  case nil, "universal": 0
  case "iphone": MainScreen.device.isPhone ? 1 : nil
  case "ipad": MainScreen.device.isPhone ? nil : 1
  default: nil
  }
}
