import Foundation
import Galley
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

/// The id of a reference: `<test target>/<test file>/<test>[.<name>][@<variant>]`.
enum SnapshotName {
  /// - Throws: `SnapshotNameError` for a name without a letter or digit, and for none where a test
  ///   runs several times.
  static func id(_ source: SnapshotSource, named name: String?, variant: String?) throws -> String {
    guard name != nil || !TestFramework.isParameterized else {
      throw SnapshotNameError.needsName
    }
    var id = try test(source)
    if let name { id += ".\(try word(name))" }
    if let variant { id += "@\(try word(variant))" }
    return id
  }

  /// What the ids of all references of a test begin with.
  static func test(_ source: SnapshotSource) throws -> String {
    let path = "\(source.fileID)".split(separator: "/")
    let file = (path.last.map(String.init) ?? "") as NSString
    let folders = try [path.first.map(String.init) ?? "", file.deletingPathExtension].map(folder)
    return
      "\(folders.joined(separator: "/"))/\(try word(String(source.testName.prefix { $0 != "(" })))"
  }

  /// Begins with a capital letter, as a folder that does not belongs to a catalogue of scenes.
  private static func folder(_ name: String) throws -> String {
    let name = try word(name)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func word(_ text: String) throws -> String {
    guard let word = Preview.word(text) else { throw SnapshotNameError.noWord(text) }
    return word
  }
}

/// Why an assertion has no reference of its own.
enum SnapshotNameError: ExplainedError, Hashable {
  case noWord(String)
  case taken(id: String, by: String)
  case needsName

  var message: String {
    switch self {
    case .noWord(let text): "'\(text)' cannot be the name of a reference"
    case .taken(let id, let owner): "\(id) is the reference of another assertion, at \(owner)"
    case .needsName: "a test with arguments needs a name for each"
    }
  }

  var hint: String {
    switch self {
    case .noWord: "use letters and digits"
    case .taken: "tell them apart with named:"
    case .needsName: "write named: \"\\(size)\", for example"
    }
  }
}
