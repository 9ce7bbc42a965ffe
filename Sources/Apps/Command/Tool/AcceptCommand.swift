import Galley

/// The command that records the current pictures as goldens. It works when pasted into a shell.
@MainActor
struct AcceptCommand {
  /// The operands of the command that found the differences.
  let operands: [String]
  /// The folder of the goldens, if it was given.
  let snapshots: String?

  /// Returns the command for one picture.
  func line(for picture: String) -> String {
    line(files.isEmpty ? [picture] : [word(for: picture)])
  }

  /// Returns the command for several pictures. For those of files, it repeats the operands, since
  /// recording changes only pictures that differ.
  ///
  /// - Parameter isMost: Whether to record all scenes rather than name most of them.
  func line(for pictures: [String], isMost: Bool) -> String {
    line(!files.isEmpty ? operands : isMost ? ["--all"] : pictures)
  }

  /// The command that removes stale goldens.
  var pruning: String { line((files.isEmpty ? operands : files.map(\.path)) + ["--prune"]) }

  /// What a stale golden no longer has: a scene or a preview.
  var owner: String { files.isEmpty ? "scene" : "preview" }

  private var files: [FileWord] { operands.compactMap { FileWord($0) } }

  /// Returns the operand for a preview: its file, and its name if the file has several.
  private func word(for picture: String) -> String {
    let stem = String(picture.prefix { $0 != "/" })
    let file = files.first { file in
      (try? file.files().contains { FileProgram.stem($0) == stem }) ?? false
    }
    return file?.word(for: picture) ?? picture
  }

  private func line(_ operands: [String]) -> String {
    var words = ["galley", "record"] + operands
    if let data = FileRun.current?.data {
      words += ["--data", data.word] + (data.name.map { ["--name", $0] } ?? [])
    }
    if let snapshots { words += ["--snapshots", snapshots] }
    return words.map(Self.quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter
        || Character(UnicodeScalar(byte)).isNumber || "-_./@,+:=%".utf8.contains(byte)
    }
    return isPlain && !word.isEmpty
      ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
