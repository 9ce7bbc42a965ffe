import Foundation
import Galley
import GalleySnapshots
import GalleyTesting

/// The reference of a format other than Galley's pictures: a text, bytes, or an image that the suite
/// compares itself.
@MainActor
struct SuiteFile {
  let reference: SuiteReference
  let run: SnapshotRun
  let source: SnapshotSource
  /// The command for looking at differences.
  let tool: SnapshotTestingConfiguration.DiffTool?

  /// Returns the difference or the recording; empty if the value matches.
  ///
  /// - Throws: `SnapshotError`, `FolderError`, `FileWriteError`.
  func issues<Format>(with value: Format, _ diffing: Diffing<Format>) throws -> [SnapshotIssue] {
    let data = diffing.toData(value)
    let bytes = value is UIImage ? PictureMark.marked([UInt8](data)) : [UInt8](data)
    guard let known = try read() else {
      if run.mode == .never {
        return [issue(["\(reference.id) has no reference"] + artifact(bytes), accepts: true)]
      }
      return try record(bytes, "\(reference.id) was recorded:")
    }
    guard let (difference, files) = diffing.diffV2(diffing.fromData(Data(known)), value) else {
      clear()
      return []
    }
    if run.mode == .all || run.mode == .failed {
      return try record(bytes, "\(reference.id) was re-recorded:", difference)
    }
    var lines = ["\(reference.id) differs from its reference:"] + Self.indented(difference)
    lines.append("reference: \(Self.shortened(reference.path))")
    lines += artifact(bytes)
    if let line = tool?.line(reference.path, artifactPath) { lines.append(line) }
    var issue = issue(lines, accepts: true)
    issue.files = named(files)
    return [issue]
  }

  /// The contents of the reference; `nil` if it doesn't exist. Empty texts are references, too.
  private func read() throws -> [UInt8]? {
    do {
      return try SnapshotStore.read(reference.path)
    } catch SnapshotError.missing {
      return nil
    } catch SnapshotError.damaged where Self.isEmptyFile(reference.path) {
      return []
    }
  }

  private static func isEmptyFile(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) == 0
  }

  private func record(
    _ bytes: [UInt8], _ title: String, _ difference: String? = nil
  ) throws -> [SnapshotIssue] {
    try Folder.make((reference.path as NSString).deletingLastPathComponent)
    try AtomicFile.write(bytes, to: reference.path, syncs: true)
    clear()
    let lines =
      [title, "  \(Self.shortened(reference.path)) (\(ByteCount(bytes.count)))"]
      + (difference.map(Self.indented) ?? [])
      + ["Review what was recorded and commit it. The next run compares against it."]
    return [issue(lines)]
  }

  private var artifactPath: String {
    let name = (reference.path as NSString).lastPathComponent
    return "\(run.failures.folder((reference.id as NSString).deletingLastPathComponent))/\(name)"
  }

  /// Writes the current value beside the pictures of other failures, and returns the line about it.
  private func artifact(_ bytes: [UInt8]) -> [String] {
    do {
      try Folder.make((artifactPath as NSString).deletingLastPathComponent)
      try AtomicFile.write(bytes, to: artifactPath)
      return ["actual:    \(Self.shortened(artifactPath))"]
    } catch {
      return ["actual:    not written: \(error)"]
    }
  }

  /// Returns files with names that distinguish references.
  private func named(_ files: [DiffAttachment]) -> [(name: String, bytes: [UInt8])] {
    files.map(\.attachment).enumerated().map { number, file in
      let name = "\(reference.id).\(file.name ?? "\(number + 1)")"
      return (name.replacingOccurrences(of: "/", with: "."), [UInt8](file.contents))
    }
  }

  private func clear() { unlink(artifactPath) }

  private func issue(_ lines: [String], accepts: Bool = false) -> SnapshotIssue {
    let accept = accepts ? ["accept:    \(TestFramework.acceptCommand(for: source))"] : []
    return SnapshotIssue(message: (lines + accept).joined(separator: "\n"))
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  }

  /// Returns a path relative to the current directory if it lies inside.
  private static func shortened(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
