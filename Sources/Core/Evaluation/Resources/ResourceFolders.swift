import Foundation
import Synchronization

/// Finds the folders of asset catalogs and string catalogs.
package enum ResourceFolders {
  private struct State {
    var registered: [String] = []
    /// Cached folders with their subfolders, as of the first access.
    var known: [String: [String]] = [:]
  }

  private static let state = Mutex(State())

  /// Registers folders as the program's own, such as those of its source files.
  package static func register(_ folders: [String]) {
    state.withLock { state in
      state.registered += folders.filter { !state.registered.contains($0) }
    }
    changes.add(1, ordering: .releasing)
  }

  private static let changes = Atomic(0)
  /// A number that changes whenever folders are registered.
  package static var version: Int { changes.load(ordering: .acquiring) }

  /// Returns the resource folders of a bundle and their subfolders.
  ///
  /// - Parameter bundle: The bundle. `nil` and the main bundle stand for the program's own
  ///   resources: registered folders, the program's folder, and the resources of its package's
  ///   targets.
  package static func folders(of bundle: Bundle?) -> [String] {
    if let bundle, bundle !== Bundle.main {
      return folders(in: bundle.resourcePath ?? bundle.bundlePath)
    }
    let registered = state.withLock { $0.registered }
    return registered.flatMap { folders(in: $0) } + folders(in: program, isProgram: true)
  }

  /// Returns the path of a file of the program's own resources; `nil` if it does not exist. An app
  /// has all resources in one folder, so that the file may be at any depth below the registered
  /// folders. Searches the file system on each call.
  package static func file(_ name: String) -> String? {
    for folder in folders(of: nil) where access("\(folder)/\(name)", R_OK) == 0 {
      return "\(folder)/\(name)"
    }
    let registered = state.withLock { $0.registered }
    return registered.lazy.compactMap { file(name, below: $0) }.first
  }

  /// The maximum number of files searched below a folder.
  private static let searchLimit = 20_000

  private static func file(_ name: String, below folder: String) -> String? {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return nil }
    var count = 0
    while count < searchLimit, let path = paths.nextObject() as? String {
      count += 1
      if (path as NSString).lastPathComponent.hasPrefix(".") {
        paths.skipDescendants()
      } else if path.hasSuffix("/\(name)") {
        return "\(folder)/\(path)"
      }
    }
    return nil
  }

  /// The folder of the executable. `Bundle.main` would read more than that.
  private static let program: String = {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return (path as NSString?)?.deletingLastPathComponent ?? "."
  }()

  /// Returns a folder and its subfolders, cached.
  ///
  /// - Parameter isProgram: Whether this is the folder of an executable, which has many other
  ///   files: only resource bundles of targets are searched.
  package static func folders(in path: String, isProgram: Bool = false) -> [String] {
    if let known = state.withLock({ $0.known[path] }) { return known }
    let found = present(in: path, isProgram: isProgram)
    state.withLock { $0.known[path] = found }
    return found
  }

  /// Returns the current contents without caching, for files that are being edited.
  package static func present(in path: String, isProgram: Bool = false) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let inner = names.filter { name in
      isProgram
        ? name.hasSuffix(".resources")
        : !name.hasPrefix(".") && !name.hasSuffix(".xcassets") && !name.hasSuffix(".lproj")
    }
    return [path] + inner.sorted().map { "\(path)/\($0)" }.filter(isFolder)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
