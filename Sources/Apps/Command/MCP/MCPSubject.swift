import Foundation
import Galley
import GalleyRecords
import GalleySnapshots

/// The views that a call is about: a file or folder inside the root, or source as text.
struct MCPSubject {
  /// The path of the file or folder.
  let path: String
  private let preview: String?

  /// The schemas of the arguments that name views.
  static let properties: [String: JSONValue] = [
    "path": [
      "type": "string",
      "description": "A Swift file or folder with #Preview or views without arguments",
    ],
    "source": ["type": "string", "description": "Swift source, in place of a path"],
    "preview": ["type": "string", "description": "The preview's name, if there are several"],
  ]

  /// The schemas of the arguments that change the surroundings.
  static let settings: [String: JSONValue] = [
    "appearance": ["type": "string", "enum": ["light", "dark"]],
    "direction": ["type": "string", "enum": ["ltr", "rtl"]],
    "type_size": ["type": "string", "description": "From xSmall to accessibility5"],
    "device": ["type": "string", "description": "Such as iphone-16"],
    "size": ["type": "string", "description": "The canvas in points, such as 320x200"],
    "locale": ["type": "string", "description": "Such as de"],
    "now": ["type": "string", "description": "The current date, such as 2026-11-28T09:41"],
  ]

  /// The words of the command line for the operand.
  var words: [String] { [path] + (preview.map { ["--preview", $0] } ?? []) }

  /// The words of the command line for the surroundings.
  static func settings(in arguments: JSONValue) -> [String] {
    settings.keys.sorted().flatMap { name -> [String] in
      arguments[name]?.string.map { ["--\(name.replacing("_", with: "-"))", $0] } ?? []
    }
  }

  /// - Parameters:
  ///   - root: The resolved path of the folder that paths stay inside.
  ///   - folder: A folder for sources given as text.
  /// - Throws: `MCPFailure`.
  init(_ arguments: JSONValue, root: String, folder: String) throws {
    preview = arguments["preview"]?.string
    switch (arguments["path"], arguments["source"]) {
    case (.string(let path)?, nil): self.path = try Self.resolved(path, in: root)
    case (nil, .string(let source)?): path = try Self.written(source, in: folder)
    case (nil, nil): throw MCPFailure(message: "neither 'path' nor 'source' is given")
    default:
      throw MCPFailure(message: "'path' and 'source' are strings, and a call has only one of them")
    }
  }

  /// Returns the path of a file inside the root.
  private static func resolved(_ path: String, in root: String) throws -> String {
    let full = path.hasPrefix("/") ? path : "\(root)/\(path)"
    guard !path.isEmpty else { throw MCPFailure(message: "'path' is empty") }
    guard !path.contains("\0"), let real = realpath(full, nil) else {
      throw MCPFailure(message: "'\(path)' does not exist in \(root)")
    }
    defer { free(real) }
    let resolved = String(cString: real)
    guard resolved == root || resolved.hasPrefix(root == "/" ? "/" : "\(root)/") else {
      throw MCPFailure(
        message: "'\(path)' is outside of \(root), which the server was started with")
    }
    guard resolved.hasSuffix(".swift") || Folder.isFolder(resolved) else {
      throw MCPFailure(message: "'\(path)' is neither a Swift file nor a folder")
    }
    return resolved
  }

  /// Writes source to a path that depends on its content, so that equal source reuses its program.
  private static func written(_ source: String, in folder: String) throws -> String {
    guard source.contains(where: { !$0.isWhitespace }) else {
      throw MCPFailure(message: "'source' is empty")
    }
    var hash = ContentHash()
    hash.add(source)
    let own = "\(folder)/\(String(hash.value, radix: 16))"
    let path = "\(own)/Source.swift"
    if access(path, F_OK) != 0 {
      try Folder.make(own)
      try AtomicFile.write(Array(source.utf8), to: path)
    }
    return path
  }
}
