import Foundation
import Galley
import GalleySnapshots

/// A container for programs compiled from other people's files, created by bubblewrap: without
/// network, with a read-only file system, and with its own processes, temporary files and devices.
struct Sandbox {
  /// The files and folders that the program needs, even where the sandbox hides everything else.
  var readable: [String] = []
  /// The folders that the program may write to.
  var writable: [String] = []

  /// The folders that are empty in the sandbox: they contain the sockets of other programs, with
  /// which a program could act outside of the sandbox, and other programs' temporary files.
  private static let hidden = ["/tmp", "/var/tmp", "/run"].compactMap(resolved)

  /// The variables that the program receives; others may contain secrets.
  private static func passesOn(_ variable: String) -> Bool {
    let names = [
      "PATH", "HOME", "USER", "LANG", "LANGUAGE", "TZ", "TERM", "NO_COLOR", "LD_LIBRARY_PATH",
      "SDKROOT", "XDG_CACHE_HOME",
    ]
    return names.contains(variable)
      || ["LC_", "GALLEY_", "SWIFT"].contains { variable.hasPrefix($0) }
  }

  /// Returns the command that runs a program in the sandbox.
  func words(_ words: [String]) -> [String] {
    var result = ["bwrap", "--unshare-all", "--die-with-parent", "--new-session"]
    result += ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
    result += Self.hidden.flatMap { ["--tmpfs", $0] }
    result += binds
    result += ProcessInfo.processInfo.environment.keys.sorted().filter { !Self.passesOn($0) }
      .flatMap { ["--unsetenv", $0] }
    return result + ["--"] + words
  }

  /// The options that make folders writable, and show what is in hidden folders.
  private var binds: [String] {
    var binds: [(target: String, words: [String])] = []
    for (paths, option) in [(readable, "--ro-bind"), (writable, "--bind")] {
      for path in paths {
        let target = Self.absolute(path)
        guard let source = Self.resolved(target), source != "/" else { continue }
        // A program may use the path as given and without links.
        for target in Set([target, source]) where !Self.hidden.contains(target) {
          guard option == "--bind" || Self.isHidden(target) else { continue }
          binds.append((target, [option, source, target]))
        }
      }
    }
    // A folder comes before the folders in it, which it would hide.
    return binds.enumerated()
      .sorted { ($0.element.target.count, $0.offset) < ($1.element.target.count, $1.offset) }
      .flatMap(\.element.words)
  }

  private static func isHidden(_ path: String) -> Bool {
    hidden.contains { path.hasPrefix("\($0)/") }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns the path without links; `nil` if nothing exists there.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns how a program ended, given how bubblewrap ended.
  static func end(_ end: ChildProcess.End) -> ChildProcess.End {
    guard case .exit(let code) = end, code > 128 else { return end }
    return .signal(code - 128)
  }

  /// Checks that this system can make a sandbox.
  ///
  /// - Throws: `UsageError`.
  static func check() throws {
    let container = "or run galley in a container"
    guard let outcome = try? ChildRun(Sandbox().words(["true"]), timeout: 10).run() else {
      throw UsageError(
        "--sandbox needs bubblewrap, which is not installed",
        hint: "install the package bubblewrap, \(container)")
    }
    guard outcome.end != .exit(code: 0) else { return }
    let line = String(decoding: outcome.messages, as: UTF8.self).split(separator: "\n").first
    throw UsageError(
      "bubblewrap cannot make a sandbox here: \(line ?? "it failed")",
      hint: "allow user namespaces, \(container)")
  }
}

/// What a command reads and writes besides the files named on the command line.
struct CommandPaths {
  /// The pictures that the command makes: a folder, a file, or `-`; `nil` for none.
  var pictures: String?
  /// Files and folders to read.
  var read: [String] = []
  /// Folders to write to.
  var written: [String] = []
}

/// The folder in which a program in a sandbox leaves its pictures. Galley then writes them to where
/// they belong, so that the program itself needs no access to that place.
enum SandboxOutput {
  /// Where the program leaves a single file.
  static func file(in folder: String) -> String { "\(folder)/file" }
  /// Where the program leaves the files of a folder.
  static func folder(in folder: String) -> String { "\(folder)/folder" }

  /// Writes the pictures in `folder` to `output`. Ignores everything that is not a picture.
  ///
  /// - Throws: `FolderError`, `FileWriteError`.
  static func deliver(_ folder: String, to output: String) throws {
    if let bytes = read(file(in: folder)) { try AtomicFile.write(bytes, to: output) }
    let root = Self.folder(in: folder)
    for name in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
      // A name such as `.profile` would be dangerous in some folders.
      guard ImageFormat(suffixOf: name) != nil, !"/\(name)".contains("/."),
        let bytes = read("\(root)/\(name)")
      else { continue }
      let path = "\(output)/\(name)"
      try Folder.make((path as NSString).deletingLastPathComponent)
      try AtomicFile.write(bytes, to: path)
    }
  }

  /// Returns the bytes of a regular file, without following a link to another file.
  private static func read(_ path: String) -> [UInt8]? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
