import Foundation
import Galley
import GalleySnapshots

/// Where rendered pictures go.
enum RenderTarget: Hashable, Sendable {
  /// `<id>` and the format's suffix below this path.
  case folder(String)
  /// Written completely or not at all.
  case file(String)
  /// Something that is there and no ordinary file, such as `/dev/full` or a pipe.
  case device(String)
  case standardOutput

  /// - Parameters:
  ///   - output: What follows `-o`; `nil` is the folder `Renders`.
  ///   - count: Number of pictures.
  ///   - format: Of the pictures.
  ///   - isTerminal: Whether a terminal is behind standard output.
  /// - Throws: `UsageError` when several pictures would have to share one file.
  @MainActor
  init(
    _ output: String?, count: Int, format: ImageFormat = .png,
    isTerminal: @autoclosure () -> Bool = FileRun.current?.isTerminal
      ?? (isatty(STDOUT_FILENO) == 1)
  ) throws {
    guard let output else {
      self = .folder("Renders")
      return
    }
    if output == "-" {
      self = .standardOutput
    } else if let kind = Self.kind(output), kind != S_IFDIR, kind != S_IFREG {
      self = .device(output)
    } else if ImageFormat(suffixOf: output) != nil {
      self = .file(output)
    } else {
      self = .folder(output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output)
      return
    }
    // A PDF file has as many pages as there are pictures.
    guard count == 1 || format == .pdf else {
      throw UsageError(
        "\(count) pictures cannot go to one file",
        hint: "name one scene, give a folder with -o, or write a PDF file")
    }
    if self == .standardOutput, isTerminal() {
      throw OutputFormat.terminal(format)
    }
  }

  /// `nil` if nothing is there.
  private static func kind(_ path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  var isFolder: Bool {
    if case .folder = self { true } else { false }
  }

  /// For the summary.
  var name: String {
    switch self {
    case .folder(let path): path + "/"
    case .file(let path), .device(let path): path
    case .standardOutput: "standard output"
    }
  }

  /// Writes a picture's file. Not for standard output, which belongs to the console.
  ///
  /// - Throws: `FolderError`, `FileWriteError`.
  func write(_ bytes: [UInt8], id: String, format: ImageFormat = .png) throws {
    switch self {
    case .folder(let root):
      let path = "\(root)/\(id).\(format.suffixes[0])"
      try Folder.make((path as NSString).deletingLastPathComponent)
      try AtomicFile.write(bytes, to: path)
    case .file(let path), .device(let path): try AtomicFile.write(bytes, to: path)
    case .standardOutput: break
    }
  }
}
