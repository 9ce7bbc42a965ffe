import Foundation
import Galley
import GalleySnapshots

/// A picture of a Swift file's preview, rendered by a separate program: two versions of a file
/// declare the same types, so one program cannot contain both.
struct FilePicture {
  /// The file name of the picture and its layout.
  static let name = "picture"

  let picturePath: String
  /// The path of the file, at the revision if the word has one, and the line of the preview.
  let source: (file: String, line: Int)?
  private let folder: WorkFolder

  /// - Parameter word: `Card.swift`, `Card.swift@Dark`, or either at a revision: `HEAD:Card.swift`.
  /// - Returns: `nil` if the word does not name Swift files.
  /// - Throws: `UsageError`; `CompilerError`; `FailedPicture` if rendering failed and was already
  ///   reported.
  @MainActor
  init?(_ word: String, _ settings: FileSettings) throws {
    let folder = try WorkFolder()
    let name: String
    var shown: [String] = []
    let revision = FileWord(word) == nil ? FileRevision(word) : nil
    if FileWord(word) != nil {
      name = word
    } else if let revision {
      name = try revision.write(to: folder.path)
      shown = ["--shown-as", "\(revision.revision):\(revision.path)"]
    } else {
      return nil
    }
    guard let file = FileWord(name) else { return nil }
    self.folder = folder
    picturePath = "\(folder.path)/\(Self.name).png"
    let console = Console(program: "galley")
    let code = try FileProgram([file], settings, console).run(
      [PictureCommand.name, name, "-o", folder.path] + shown, settings,
      CommandPaths(written: [folder.path]), console)
    guard code == .success else { throw FailedPicture(word: word, code: code) }
    let place = try SnapshotStore.read("\(folder.path)/\(Self.name).place.txt")
    let parts = String(decoding: place, as: UTF8.self).split(separator: " ", maxSplits: 1)
    source = parts.first.flatMap { Int($0) }.flatMap { line in
      parts.dropFirst().first.map { path in
        (revision?.path(of: String(path), in: folder.path) ?? String(path), line)
      }
    }
  }
}

/// The error for a picture that could not be rendered, after the cause was reported.
struct FailedPicture: ExplainedError {
  let word: String
  let code: ExitCode
  var message: String { "\(word) could not be rendered for the comparison" }
  var hint: String { "" }
}

/// Swift files at a revision of the repository: `HEAD~1:Card.swift`.
struct FileRevision {
  let revision: String
  let path: String
  private let suffix: String

  /// Creates a revision; `nil` if no Swift file or folder follows the colon.
  @MainActor
  init?(_ word: String) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let file = FileWord(String(parts[1])) else { return nil }
    revision = String(parts[0])
    path = file.path
    suffix = file.preview.map { "@\($0)" } ?? ""
  }

  /// Returns the path in the working tree of a file that was written to a folder.
  func path(of file: String, in folder: String) -> String {
    guard !path.hasSuffix(".swift") else { return path }
    let prefix = "\(folder)/files/"
    let name = file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    return (path as NSString).appendingPathComponent(name)
  }

  /// Writes the files and returns the word that names them.
  ///
  /// - Throws: `UsageError` if git does not find them.
  func write(to folder: String) throws -> String {
    let parent = (path as NSString).deletingLastPathComponent
    let directory = path.hasSuffix(".swift") ? (parent.isEmpty ? "." : parent) : path
    let name = (path as NSString).lastPathComponent
    let filter = path.hasSuffix(".swift") ? name : "."
    let list = try git(directory, "ls-tree", "-r", "--name-only", "-z", revision, filter)
    let names = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let files = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("/") && !$0.contains("..") }
    guard !files.isEmpty else {
      throw UsageError(
        "'\(path)' does not exist at \(revision)", hint: "see 'git log -- \(path)'")
    }
    for file in files {
      let target = "\(folder)/files/\(file)"
      try Folder.make((target as NSString).deletingLastPathComponent)
      try AtomicFile.write(
        try git(directory, "cat-file", "blob", "\(revision):./\(file)"), to: target)
    }
    return (path.hasSuffix(".swift") ? "\(folder)/files/\(name)" : "\(folder)/files/") + suffix
  }

  private func git(_ directory: String, _ words: String...) throws -> [UInt8] {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw UsageError("invalid revision '\(revision)'", hint: "use a form such as HEAD~1:\(path)")
    }
    return try Git.read(
      in: directory, words, at: revision, missing: "'\(path)' does not exist at \(revision)")
  }
}
