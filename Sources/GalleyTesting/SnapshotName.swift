import Foundation
import Synchronization

/// Where an assertion stands.
struct SnapshotSource: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  /// `#function`.
  let testName: String
  let line: UInt
  let column: UInt

  /// `Module/File.swift:line`.
  var description: String { "\(fileID):\(line)" }
}

/// The id of a reference: `<test file>/<test>[.<name>][@<variant>]`.
enum SnapshotName {
  /// - Throws: `SnapshotNameError` for a name without a letter or digit, and for none where a test
  ///   runs several times.
  static func id(_ source: SnapshotSource, named name: String?, variant: String?) throws -> String {
    let test = source.testName.prefix { $0 != "(" }
    guard name != nil || !TestFramework.isParameterized else {
      throw SnapshotNameError.needsName
    }
    var id = "\(try folder("\(source.fileID)"))/\(try word(String(test)))"
    if let name { id += ".\(try word(name))" }
    if let variant { id += "@\(try word(variant))" }
    return id
  }

  /// The test's file without `.swift`. Begins with a capital letter, as a folder that does not
  /// belongs to a catalogue of scenes.
  private static func folder(_ fileID: String) throws -> String {
    let file = (fileID as NSString).lastPathComponent as NSString
    let name = try word(file.deletingPathExtension)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Letters, digits and underscores, with a hyphen for everything between them.
  private static func word(_ text: String) throws -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard !words.isEmpty else { throw SnapshotNameError.noWord(text) }
    return words.joined(separator: "-")
  }
}

/// Which assertion has which reference, for as long as the process runs.
enum SnapshotClaims {
  private static let owners = Mutex<[String: String]>([:])

  /// - Throws: `SnapshotNameError.taken` when another assertion has the same reference.
  static func claim(_ path: String, id: String, for source: SnapshotSource) throws {
    let owner = owners.withLock { owners in
      let owner = owners[path] ?? source.description
      owners[path] = owner
      return owner
    }
    guard owner == source.description else {
      throw SnapshotNameError.taken(id: id, by: owner)
    }
  }
}

/// Why an assertion has no reference of its own.
enum SnapshotNameError: Error, Hashable, CustomStringConvertible {
  case noWord(String)
  case taken(id: String, by: String)
  case needsName

  var description: String {
    switch self {
    case .noWord(let text): "'\(text)' cannot be the name of a reference; use letters and digits"
    case .taken(let id, let owner):
      "\(id) is the reference of another assertion, at \(owner); tell them apart with named:"
    case .needsName: "a test with arguments needs a name for each, such as named: \"\\(size)\""
    }
  }
}
