import Foundation
import Synchronization

/// Where asset catalogs and string catalogs are looked for.
package enum ResourceFolders {
  private struct State {
    var registered: [String] = []
    /// What a folder and the folders in it are, as they were when they were first asked for.
    var known: [String: [String]] = [:]
  }

  private static let state = Mutex(State())

  /// Adds folders that count as the program's own, such as those of the files that it was made of.
  package static func register(_ folders: [String]) {
    state.withLock { state in
      state.registered += folders.filter { !state.registered.contains($0) }
    }
    changes.add(1, ordering: .releasing)
  }

  private static let changes = Atomic(0)
  /// A number that changes when folders are registered.
  package static var version: Int { changes.load(ordering: .acquiring) }

  /// The folders of a bundle's resources, and those in them.
  ///
  /// - Parameter bundle: `nil` and the main bundle are the program's own resources: those that are
  ///   registered, those beside the program, and those of its package's targets.
  package static func folders(of bundle: Bundle?) -> [String] {
    if let bundle, bundle !== Bundle.main {
      return folders(in: bundle.resourcePath ?? bundle.bundlePath)
    }
    let registered = state.withLock { $0.registered }
    return registered.flatMap { folders(in: $0) } + folders(in: program, isProgram: true)
  }

  /// The program's folder. Making `Bundle.main` would read more than that.
  private static let program: String = {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return (path as NSString?)?.deletingLastPathComponent ?? "."
  }()

  /// A folder and those in it.
  ///
  /// - Parameter isProgram: Whether the folder is that of a program, in which there is much else:
  ///   then only the resources of targets are looked into.
  package static func folders(in path: String, isProgram: Bool = false) -> [String] {
    if let known = state.withLock({ $0.known[path] }) { return known }
    let found = present(in: path, isProgram: isProgram)
    state.withLock { $0.known[path] = found }
    return found
  }

  /// The same as it is now, for files that are being worked on.
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
