import Foundation
import Galley
import GalleyRecords
import GalleySnapshots

/// A program compiled from the user's files and Galley's command line. Its scenes are the previews
/// of the files. It is cached until the files change.
struct FileProgram {
  /// The path of the executable.
  let path: String
  /// The folders with the resources of the files.
  let resources: [String]
  /// The Swift files.
  let sources: [String]
  /// Owns the executable if it cannot be cached.
  private let folder: WorkFolder?

  /// A hash of the files, their resources and the version of galley. It does not depend on their
  /// location.
  let content: UInt64

  /// Whether the program is compiled and run in a sandbox.
  let isSandboxed: Bool

  /// The conditions under which files are compiled.
  private struct Conditions {
    /// The maximum time, in seconds.
    let timeout: Double
    let platform: AdaptedSource.Platform
    /// The files for the compiler to read, and the folders for it to write to, in a sandbox; `nil`
    /// without a sandbox.
    var sandbox: Sandbox?
  }

  /// Whether the executable outlives this value.
  var isKept: Bool { folder == nil }

  /// Returns the file name without `.swift`.
  static func stem(_ path: String) -> String {
    let name = (path as NSString).lastPathComponent
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// Compiles the files unless a cached program is current.
  ///
  /// - Parameter words: The files and folders named on the command line.
  /// - Throws: `UsageError`; `CompilerError` with the compiler's output.
  @MainActor
  init(_ words: [FileWord], _ settings: FileSettings, _ console: Console) throws {
    let installation = try Installation.needed()
    isSandboxed = settings.isSandboxed
    if isSandboxed { try Sandbox.check() }
    let files = try words.flatMap { try $0.files() }.reduce(into: [String]()) { files, file in
      if !files.contains(file) { files.append(file) }
    }
    let found = FileResources(files, fixesDate: settings.now != nil)
    (resources, sources) = (found.folders, files)
    content = Self.content(files, installation)
    console.progress("compiling \(PlainList.of(files))")
    defer { console.clearProgress() }
    var conditions = Conditions(timeout: settings.compileTimeout, platform: settings.platform)
    if isSandboxed {
      let directory = FileManager.default.currentDirectoryPath
      conditions.sandbox = Sandbox(readable: [directory, installation.folder] + files)
    }
    guard let root = ProgramCache.root(isSandboxed: isSandboxed),
      let kept = ProgramCache.folder(for: files, in: root)
    else {
      let folder = try WorkFolder()
      self.folder = folder
      path = "\(folder.path)/program"
      // If the cache cannot be written, keep the compiler's module cache in the folder too.
      let options = ["-module-cache-path", "\(folder.path)/modules"]
      try Self.compile(
        files, found.source, installation, conditions, in: folder.path, to: path, options)
      return
    }
    (path, folder) = ("\(kept)/program", nil)
    // A compiler may outlive the process that started it and overwrite the output of the next one.
    try SnapshotStore(root: kept).whileLocked(includesChildren: true) {
      try Self.update(kept, files, found.source, installation, conditions)
    }
    ProgramCache.noteUse(of: kept)
  }

  /// Compiles what changed since the last build.
  @MainActor
  private static func update(
    _ kept: String, _ files: [String], _ names: String?, _ installation: Installation,
    _ conditions: Conditions
  ) throws {
    let key = key(files, names, installation, conditions.platform)
    let keyPath = ProgramCache.key(in: kept)
    let old = FileManager.default.contents(atPath: keyPath).map { [UInt8]($0) }
    let path = "\(kept)/program"
    if old == key, access(path, X_OK) == 0 { return }
    // Objects compiled against another version of the library cannot be reused.
    let newline = UInt8(ascii: "\n")
    if old?.prefix(while: { $0 != newline }) != key.prefix(while: { $0 != newline }) {
      try? FileManager.default.removeItem(atPath: "\(kept)/objects")
    }
    let made = "\(kept)/made"
    let map = files.count > 1 ? try outputMap(files, in: "\(kept)/objects") : nil
    var options: [String] = []
    let root = (kept as NSString).deletingLastPathComponent
    if conditions.sandbox != nil {
      // The user's own module cache cannot be written from the sandbox.
      try Folder.make("\(root)/modules")
      options += ["-module-cache-path", "\(root)/modules"]
    }
    let before = Set(
      (old ?? []).split(separator: newline).map { String(decoding: $0, as: UTF8.self) })
    let changed = files.filter { !before.contains(WatchedFiles.words(for: $0) ?? $0) }
    func forgetChanged() { for file in changed { forgetObject(of: file, in: kept) } }
    forgetChanged()
    do {
      try compile(files, names, installation, conditions, in: kept, to: made, options, map: map)
    } catch {
      // The key still describes the previous files.
      forgetChanged()
      throw error
    }
    guard rename(made, path) == 0 else {
      throw FileWriteError(path: path, reason: String(cString: strerror(errno)))
    }
    // After a power cut, the key must not vouch for an empty program.
    AtomicFile.syncFile(path)
    try AtomicFile.write(key, to: keyPath)
    ProgramCache.removeUnused(in: root)
  }

  /// Writes a file that tells the compiler where to keep the object of each file.
  ///
  /// - Returns: The path of that file.
  private static func outputMap(_ files: [String], in folder: String) throws -> String {
    try Folder.make(folder)
    var map = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
    let parent = (folder as NSString).deletingLastPathComponent
    let copies = files.map { "\(parent)/sources/\(($0 as NSString).lastPathComponent)" }
    for file in files + copies + [addedName, assetsName].map({ "\(parent)/\($0)" }) {
      let path = "\(folder)/\(stem(file))"
      map[file] = ["object": "\(path).o", "swift-dependencies": "\(path).swiftdeps"]
    }
    let path = "\(folder)/map.json"
    try AtomicFile.write([UInt8](try JSONEncoder().encode(map)), to: path)
    return path
  }

  /// Deletes the object of a file, so that the compiler rebuilds it. The compiler compares
  /// modification times in seconds and would skip a file that was saved twice within a second or
  /// restored.
  private static func forgetObject(of file: String, in kept: String) {
    try? FileManager.default.removeItem(atPath: "\(kept)/objects/\(stem(file)).o")
  }

  /// The generated file with previews for files that have none.
  private static let addedName = "GalleyPreviews.swift"
  /// The generated file with asset symbols.
  private static let assetsName = "GalleyAssets.swift"

  /// Returns the state of everything that the program depends on, the library first.
  private static func key(
    _ files: [String], _ names: String?, _ installation: Installation,
    _ platform: AdaptedSource.Platform
  ) -> [UInt8] {
    let library = "\(installation.folder)/libGalley.so"
    let lines = ([library] + files).map { WatchedFiles.words(for: $0) ?? $0 }
    return Array((lines + [platform.rawValue, names ?? ""]).joined(separator: "\n").utf8)
  }

  private static func content(_ files: [String], _ installation: Installation) -> UInt64 {
    var hash = ContentHash()
    hash.add(libraryState("\(installation.folder)/libGalley.so"))
    for file in files + FileResources.paths(around: files).sorted() {
      hash.add((file as NSString).lastPathComponent)
      FileManager.default.contents(atPath: file).map { hash.add([UInt8]($0)) }
    }
    return hash.value
  }

  /// Identifies a version of galley by its version number and the size and date of a file, which
  /// all copies of a package share.
  static func libraryState(_ path: String) -> String {
    var status = stat()
    stat(path, &status)
    return "\(CommandLineTool.version) \(status.st_size) \(status.st_mtim.tv_sec)"
  }

  @MainActor
  private static func compile(
    _ files: [String], _ names: String?, _ installation: Installation, _ conditions: Conditions,
    in folder: String, to program: String, _ options: [String], map: String? = nil
  ) throws {
    var sources = try AdaptedSource.files(files, for: conditions.platform, in: folder) {
      forgetObject(of: $0, in: folder)
    }
    for (name, text) in [(addedName, PlainViews.source(for: files)), (assetsName, names)] {
      guard let added = text else { continue }
      let path = "\(folder)/\(name)"
      // Leave an unchanged file alone, to avoid recompiling it.
      if FileManager.default.contents(atPath: path) != Data(added.utf8) {
        try AtomicFile.write(Array(added.utf8), to: path)
        forgetObject(of: path, in: folder)
      }
      sources.append(path)
    }
    let hasMain = files.contains { stem($0) == "main" }
    // The program uses galley's entry point, even if its files declare another.
    var words =
      ["swiftc", "-Onone", "-gline-tables-only", "-suppress-warnings", "-D", "DEBUG"]
      + ["-module-name", "Previews"]
      + (hasMain ? [] : ["-parse-as-library"])
      + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "galley_files_main"]
      + implicitImports(of: files) + installation.compilerArguments + options + ["-c"] + sources
    let objects: [String]
    if let map {
      words += ["-incremental", "-enable-batch-mode", "-j2", "-output-file-map", map]
      objects = sources.map { "\(folder)/objects/\(stem($0)).o" }
    } else {
      objects = ["\(program).o"]
      words += ["-wmo", "-o"] + objects
    }
    func run(_ words: [String]) throws -> ChildRun.Outcome {
      var sandbox = conditions.sandbox
      sandbox?.writable = [folder, "\((folder as NSString).deletingLastPathComponent)/modules"]
      return try Compiler.run(
        words, in: sandbox, timeout: conditions.timeout, memory: FileRun.memoryLimit)
    }
    var outcome = try run(words)
    // The compiler gives up on files that are saved meanwhile.
    for _ in 0..<3 where outcome.end != .exit(code: 0) && isOutdated(outcome.messages) {
      for file in files { forgetObject(of: file, in: folder) }
      outcome = try run(words)
    }
    if outcome.end == .exit(code: 0) {
      outcome = try run(installation.linkCommand(objects, to: program))
    }
    guard outcome.end == .exit(code: 0) else {
      // With another compiler, the errors are not about the files.
      if let other = installation.otherCompiler { throw other }
      let copies = zip(files, sources).filter { $0 != $1 }
      throw CompilerError(
        files: files, excess: outcome.end.excess,
        messages: CompilerError.readable(
          outcome.messages.suffix(1 << 20), copies: copies,
          generated: Array(sources.dropFirst(files.count))))
    }
  }

  /// The compiler arguments for importing into every file what Foundation re-exports on Apple's
  /// platforms: `ObservableObject`, `@Observable`, `URLSession` and `CGFloat`. UIKit also re-exports
  /// Core Image, which is imported only for files that mention it.
  private static func implicitImports(of files: [String]) -> [String] {
    let usesCoreImage = files.contains { file in
      guard let source = FileManager.default.contents(atPath: file) else { return false }
      return ["CIImage", "CIFilter", "CIContext"].contains {
        source.range(of: Data($0.utf8)) != nil
      }
    }
    return (["Combine", "Observation"] + (usesCoreImage ? ["CoreImage"] : [])).flatMap {
      ["-Xfrontend", "-import-module", "-Xfrontend", $0]
    }
  }

  /// Whether the compiler failed because a file changed while it ran.
  private static func isOutdated(_ messages: [UInt8]) -> Bool {
    String(decoding: messages.suffix(1 << 16), as: UTF8.self).contains(
      "was modified during the build")
  }
}
