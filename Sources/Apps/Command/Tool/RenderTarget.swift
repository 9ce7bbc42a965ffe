import Foundation
import Galley
import GalleySnapshots

/// The destination of rendered pictures.
enum RenderTarget: Hashable, Sendable {
  /// A folder; each picture is written to `<id>` plus the suffix of the format.
  case folder(String)
  /// A file, written completely or not at all.
  case file(String)
  /// An existing file that is not a regular file, such as `/dev/full` or a pipe.
  case device(String)
  case standardOutput

  static let defaultFolder = "Renders"

  /// - Parameters:
  ///   - output: The value of `-o`; `nil` means `defaultFolder`.
  ///   - count: The number of pictures.
  ///   - format: The format of the pictures.
  ///   - isTerminal: Whether standard output is a terminal.
  /// - Throws: `UsageError` if several pictures would share one file.
  @MainActor
  init(
    _ output: String?, count: Int, format: ImageFormat = .png,
    isTerminal: @autoclosure () -> Bool = FileRun.current?.isTerminal
      ?? (isatty(STDOUT_FILENO) == 1)
  ) throws {
    guard let output else {
      self = .folder(Self.defaultFolder)
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
    guard count == 1 || format.hasPages else {
      throw UsageError(
        "\(count) pictures cannot share one file",
        hint: "name one scene, give a folder with -o, or write a \(OutputFormat.documents) file")
    }
    if self == .standardOutput, isTerminal() {
      throw OutputFormat.terminal(format)
    }
  }

  /// Returns the file type; `nil` if the path does not exist.
  private static func kind(_ path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  var isFolder: Bool {
    if case .folder = self { true } else { false }
  }

  /// The name shown in the summary.
  var name: String {
    switch self {
    case .folder(let path): path + "/"
    case .file(let path), .device(let path): path
    case .standardOutput: "standard output"
    }
  }

  /// Creates the folder, if there is one. In a sandbox, galley creates it afterwards.
  @MainActor
  func prepare() throws {
    if case .folder(let path) = self, FileRun.current?.output == nil { try Folder.make(path) }
  }

  /// The same target; in a sandbox, where the program may write.
  @MainActor
  var reachable: RenderTarget {
    guard let output = FileRun.current?.output else { return self }
    return switch self {
    case .folder: .folder(SandboxOutput.folder(in: output))
    case .file: .file(SandboxOutput.file(in: output))
    case .device, .standardOutput: self
    }
  }

  /// Writes the file of a picture. Not for standard output, which the console writes to.
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
