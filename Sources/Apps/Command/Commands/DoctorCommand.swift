import Foundation
import Galley
import GalleySnapshots

/// `galley doctor`.
enum DoctorCommand: Command {
  struct Settings { var snapshots: String? }

  static let name = "doctor"
  static let summary = "show library versions, fonts with hashes, and missing parts"
  static let operands = ""
  static let examples = [(line: "galley doctor", does: "exits with 1 if a font is missing")]
  static let settings = Settings()
  static let options: [Option<Settings>] = [
    .value("snapshots", nil, "DIR", "Folder of the goldens", OptionValues.path, \.snapshots)
  ]

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    try refuse(operands)
    console.print("galley \(CommandLineTool.version)")
    console.print("\nLibraries")
    for library in LibraryVersion.current {
      console.print("  \(library.name.padding(to: 12))\(library.version)")
    }
    console.print("\nFormats")
    for library in ImageFile.libraries { console.print("  \(line(library))") }
    console.print("\nOther parts")
    let parts = Self.parts
    for part in parts { console.print("  \(line(part))") }
    console.print("\nFonts")
    let fonts = FontLibrary.files
    let hashes = EnvironmentManifest.hashes(of: fonts)
    for font in fonts { console.print("  \(line(font, hashes[font.path]))") }
    console.print("  The system font is Inter with the letter widths and line heights of iOS's")
    console.print("  (see --font-metrics); other fonts keep their own.")
    console.print("\nThemes")
    let themes = SystemTheme.all.map(\.name).joined(separator: ", ")
    console.print("  \(themes); see --theme")
    console.print("\nGoldens")
    for line in goldens(settings.snapshots) { console.print("  \(line)") }

    console.print("\nSwift files")
    let reason = try Installation.current?.reason()
    for line in files(reason) { console.print("  \(line)") }

    let missing = fonts.filter { !$0.isPresent }
    guard !missing.isEmpty else {
      if let reason { throw UnreadableModules(reason: reason) }
      console.print("\n\(conclusion(ImageFile.libraries + parts))")
      return .success
    }
    let packages = Set(missing.compactMap(\.package)).sorted().joined(separator: " ")
    throw MissingFonts(count: missing.count, packages: packages)
  }

  private static func files(_ reason: String?) -> [String] {
    guard let installation = Installation.current else {
      return ["this galley is not installed, so it cannot render Swift files; see Scripts/install"]
    }
    return [
      "\(installation.folder): \(installation.compiler ?? "an unknown compiler")",
      reason ?? "the compiler in PATH can read the modules",
    ]
  }

  /// The libraries and programs that single commands and options need.
  static var parts: [FormatLibrary] {
    var server = FormatLibrary(
      name: "libsoup", file: "libsoup-3.0.so.0", package: "libsoup-3.0-0", use: "galley preview")
    server.isPresent = (try? DynamicLibrary(server.file)) != nil
    var sandbox = FormatLibrary(
      name: "bubblewrap", file: "bwrap", package: "bubblewrap", use: "--sandbox")
    sandbox.isPresent = (try? ChildRun(["bwrap", "--version"], timeout: 10).run()) != nil
    return [server, sandbox]
  }

  /// Says which libraries and programs are missing. Galley works without them.
  static func conclusion(_ libraries: [FormatLibrary]) -> String {
    let missing = libraries.filter { !$0.isPresent }
    if missing.isEmpty { return "Nothing is missing." }
    let uses = missing.map(\.use).joined(separator: "; ")
    let packages = missing.map(\.package).joined(separator: " ")
    return "Only missing for \(uses): sudo apt-get install \(packages)"
  }

  /// Describes what the library is for and whether it is installed.
  private static func line(_ library: FormatLibrary) -> String {
    let state =
      library.isPresent ? "found" : "not installed: sudo apt-get install \(library.package)"
    return "\(library.name.padding(to: 16))\(state); for \(library.use)"
  }

  /// Describes the state, hash, file and package of a font.
  private static func line(_ font: FontLibrary.File, _ hash: String?) -> String {
    let hash = hash.map { String($0.prefix(12)) } ?? "missing"
    let file = (font.path as NSString).lastPathComponent
    return "\(hash.padding(to: 12))  \(file.padding(to: 36))  \(font.package ?? font.path)"
  }

  private static func goldens(_ path: String?) -> [String] {
    do {
      let store = try SnapshotStore.locate(named: path)
      guard Folder.isFolder(store.root) else {
        return ["\(store.root) does not exist yet; create it with 'galley record --all'"]
      }
      let pictures = store.goldens().count { $0.hasSuffix(".png") }
      var lines = ["\(store.root): \(counted(pictures, "picture"))"]
      guard let recorded = try store.manifest() else {
        return lines + ["\(store.manifestPath) is missing"]
      }
      let differences = EnvironmentManifest.current().differences(from: recorded)
      lines += differences.map { "recorded with other libraries or fonts: \($0)" }
      if differences.isEmpty { lines.append("recorded with these libraries and fonts") }
      return lines
    } catch {
      let (message, hint) = SubjectError.words(error)
      return hint.isEmpty ? [message] : [message, hint]
    }
  }
}

/// The error for missing font files.
private struct MissingFonts: ExplainedError {
  let count: Int
  /// The Debian packages, separated by spaces.
  let packages: String

  var message: String { "\(counted(count, "font file")) missing" }
  var hint: String { packages.isEmpty ? "restore the files" : "sudo apt-get install \(packages)" }
}
