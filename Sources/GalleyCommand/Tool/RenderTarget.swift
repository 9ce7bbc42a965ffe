import Foundation
import Galley
import GalleySnapshots

/// Where rendered pictures go.
enum RenderTarget: Hashable, Sendable {
  /// `<id>.png` below this path.
  case folder(String)
  /// Written completely or not at all.
  case file(String)
  /// Something that is there and no ordinary file, such as `/dev/full` or a pipe.
  case device(String)
  case standardOutput

  /// - Parameters:
  ///   - output: What follows `-o`; `nil` is the folder `Renders`.
  ///   - count: Number of pictures.
  /// - Throws: `UsageError` when several pictures would have to share one file.
  init(_ output: String?, count: Int) throws {
    guard let output else {
      self = .folder("Renders")
      return
    }
    if output == "-" {
      self = .standardOutput
    } else if let kind = Self.kind(output), kind != S_IFDIR, kind != S_IFREG {
      self = .device(output)
    } else if output.lowercased().hasSuffix(".png") {
      self = .file(output)
    } else {
      self = .folder(output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output)
      return
    }
    guard count == 1 else {
      throw UsageError(
        "\(count) pictures cannot go to one file", hint: "name one scene, or give a folder with -o")
    }
    if self == .standardOutput, isatty(STDOUT_FILENO) == 1 {
      throw UsageError(
        "a terminal cannot show a PNG file", hint: "write to a file, or pipe the output on")
    }
  }

  /// `nil` if nothing is there.
  private static func kind(_ path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
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
  /// - Throws: `FolderError`, `FileWriteError`, `DeviceError`.
  func write(_ bytes: [UInt8], id: String) throws {
    switch self {
    case .folder(let root):
      let path = "\(root)/\(id).png"
      try Folder.make((path as NSString).deletingLastPathComponent)
      try AtomicFile.write(bytes, to: path)
    case .file(let path): try AtomicFile.write(bytes, to: path)
    case .device(let path): try Self.write(bytes, toDevice: path)
    case .standardOutput: break
    }
  }

  private static func write(_ bytes: [UInt8], toDevice path: String) throws {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw DeviceError(path: path, code: errno) }
    var code = Console.write(bytes, to: file)
    if close(file) != 0, code == nil { code = errno }
    if let code { throw DeviceError(path: path, code: code) }
  }
}

/// Why something that is no ordinary file could not be written to.
struct DeviceError: ExplainedError, Hashable {
  var path: String
  /// The system's `errno`.
  var code: Int32

  var message: String { "cannot write \(path): \(String(cString: strerror(code)))" }
  var hint: String { code == ENOSPC ? "free some space there" : "" }
}
