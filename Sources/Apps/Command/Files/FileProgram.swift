import Foundation
import Galley
import GalleySnapshots

/// A program made of people's files and Galley's command line, which has the files' previews as
/// scenes. Kept until the files change.
struct FileProgram {
  /// The executable's path.
  let path: String
  /// The folders of the files' resources.
  let resources: [String]
  /// Holds the executable where it cannot be kept.
  private let folder: WorkFolder?

  /// A number that is another where the files, their resources or galley are others, wherever they
  /// are.
  let content: UInt64

  /// Whether the executable outlasts this value.
  var isKept: Bool { folder == nil }

  /// The file's name without `.swift`.
  static func stem(_ path: String) -> String {
    let name = (path as NSString).lastPathComponent
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// Compiles the files, unless that was done.
  ///
  /// - Parameter words: What the command line names.
  /// - Throws: `UsageError`; `CompilerError` with what the compiler says.
  @MainActor
  init(_ words: [FileWord], _ console: Console) throws {
    let installation = try Installation.needed()
    let files = try words.flatMap { try $0.files() }.reduce(into: [String]()) { files, file in
      if !files.contains(file) { files.append(file) }
    }
    let found = FileResources(files)
    resources = found.folders
    content = Self.content(files, installation)
    console.progress("compiling \(PlainList.of(files))")
    defer { console.clearProgress() }
    guard let kept = Self.keptFolder(files) else {
      let folder = try WorkFolder()
      self.folder = folder
      path = "\(folder.path)/program"
      // The compiler keeps the system's modules where nothing can be kept either.
      let options = ["-wmo", "-module-cache-path", "\(folder.path)/modules"]
      try Self.compile(files, found.source, installation, in: folder.path, to: path, options)
      return
    }
    (path, folder) = ("\(kept)/program", nil)
    // A compiler may outlast who has started it, and would write over what the next one makes.
    try SnapshotStore(root: kept).whileLocked(includesChildren: true) {
      try Self.update(kept, files, found.source, installation)
    }
  }

  /// Compiles what changed since the program was made.
  @MainActor
  private static func update(
    _ kept: String, _ files: [String], _ names: String?, _ installation: Installation
  ) throws {
    let (key, keyPath) = (key(files, names, installation), "\(kept)/key")
    let old = FileManager.default.contents(atPath: keyPath).map { [UInt8]($0) }
    let path = "\(kept)/program"
    if old == key, access(path, X_OK) == 0 { return }
    // What was compiled against another library is of no use.
    let newline = UInt8(ascii: "\n")
    if old?.prefix(while: { $0 != newline }) != key.prefix(while: { $0 != newline }) {
      try? FileManager.default.removeItem(atPath: "\(kept)/objects")
    }
    let made = "\(kept)/made"
    let options = files.count > 1 ? try incremental(files, in: "\(kept)/objects") : []
    let before = Set(
      (old ?? []).split(separator: newline).map { String(decoding: $0, as: UTF8.self) })
    let changed = files.filter { !before.contains(state(of: $0)) }
    func forgetChanged() { for file in changed { forgetObject(of: file, in: kept) } }
    forgetChanged()
    do {
      try compile(files, names, installation, in: kept, to: made, options)
    } catch {
      // The key is still that of the files before.
      forgetChanged()
      throw error
    }
    guard rename(made, path) == 0 else {
      throw FileWriteError(path: path, reason: String(cString: strerror(errno)))
    }
    try AtomicFile.write(key, to: keyPath)
  }

  /// Options with which the compiler keeps what it made of each file, and makes anew what changed.
  private static func incremental(_ files: [String], in folder: String) throws -> [String] {
    try Folder.make(folder)
    var map = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
    let parent = (folder as NSString).deletingLastPathComponent
    for file in files + [addedName, assetsName].map({ "\(parent)/\($0)" }) {
      let path = "\(folder)/\(stem(file))"
      map[file] = ["object": "\(path).o", "swift-dependencies": "\(path).swiftdeps"]
    }
    let path = "\(folder)/map.json"
    try AtomicFile.write([UInt8](try JSONEncoder().encode(map)), to: path)
    return ["-incremental", "-enable-batch-mode", "-j2", "-output-file-map", path]
  }

  /// The compiler takes a file for unchanged whose date is that of the build before, in seconds, or
  /// earlier: one that is saved twice in a second, or put back. Without its object it makes it anew.
  private static func forgetObject(of file: String, in kept: String) {
    try? FileManager.default.removeItem(atPath: "\(kept)/objects/\(stem(file)).o")
  }

  /// The file with previews of files that have none.
  private static let addedName = "GalleyPreviews.swift"
  /// The file with the names of assets.
  private static let assetsName = "GalleyAssets.swift"

  /// Everything that the program depends on, the library first.
  private static func key(
    _ files: [String], _ names: String?, _ installation: Installation
  ) -> [UInt8] {
    let library = "\(installation.folder)/libGalley.so"
    let lines = ([library] + files).map(state)
    return Array((lines + [names ?? ""]).joined(separator: "\n").utf8)
  }

  private static func content(_ files: [String], _ installation: Installation) -> UInt64 {
    var hash = ContentHash()
    hash.add(libraryState("\(installation.folder)/libGalley.so"))
    for file in files + FileResources.paths(around: files).sorted() {
      hash.add((file as NSString).lastPathComponent)
      FileManager.default.contents(atPath: file).map { hash.add($0) }
    }
    return hash.value
  }

  /// What is another where galley is another: its version, and the size and date of a file of it,
  /// which copies of one package have in common.
  static func libraryState(_ path: String) -> String {
    var status = stat()
    stat(path, &status)
    return "\(CommandLineTool.version) \(status.st_size) \(status.st_mtim.tv_sec)"
  }

  /// What is another where a file has changed.
  private static func state(of path: String) -> String {
    var status = stat()
    stat(path, &status)
    let time = status.st_mtim
    return "\(path) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// Where the program of these files is kept; `nil` where nothing can be.
  private static func keptFolder(_ files: [String]) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].map { "\($0)/.cache" }
    guard let cache else { return nil }
    let directory = FileManager.default.currentDirectoryPath
    // Two lists that come to the same number take turns.
    let hash = ContentHash.of(([directory] + files).joined(separator: "\n"))
    let folder = "\(cache)/galley/\(String(hash, radix: 16))"
    guard (try? Folder.make(folder)) != nil, access(folder, W_OK) == 0 else { return nil }
    return folder
  }

  @MainActor
  private static func compile(
    _ files: [String], _ names: String?, _ installation: Installation, in folder: String,
    to program: String, _ options: [String] = []
  ) throws {
    var sources = files
    for (name, text) in [(addedName, PlainViews.source(for: files)), (assetsName, names)] {
      guard let added = text else { continue }
      let path = "\(folder)/\(name)"
      // Left alone where it is the same, so that it is not compiled again.
      if FileManager.default.contents(atPath: path) != Data(added.utf8) {
        try AtomicFile.write(Array(added.utf8), to: path)
        forgetObject(of: path, in: folder)
      }
      sources.append(path)
    }
    let hasMain = files.contains { stem($0) == "main" }
    // The program starts as galley does, whatever its files declare as their start.
    let words =
      ["swiftc", "-Onone", "-gline-tables-only", "-suppress-warnings", "-D", "DEBUG"]
      + ["-module-name", "Previews"]
      + (hasMain ? [] : ["-parse-as-library"])
      + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "galley_files_main"]
      + installation.compilerArguments + sources + installation.linkerArguments + options + [
        "-o", program,
      ]
    let outcome = try ChildProcess(words: words).run()
    guard outcome.end == .exit(code: 0) else {
      // Whatever another compiler says, it is not about the files.
      if let other = installation.otherCompiler { throw other }
      throw CompilerError(files: files, messages: outcome.messages)
    }
  }
}

/// Files that do not compile.
struct CompilerError: ExplainedError {
  let files: [String]
  /// What the compiler says.
  let messages: [UInt8]

  var message: String {
    files.count == 1 ? "\(files[0]) does not compile" : "\(files.count) files do not compile"
  }

  var hint: String { "" }
}
