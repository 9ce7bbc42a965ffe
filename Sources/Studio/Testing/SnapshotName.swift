import Foundation
import Galley
import Synchronization

/// The source location of an assertion.
package struct SnapshotSource: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  /// `#function`.
  package let testName: String
  package let line: UInt
  package let column: UInt

  package init(
    fileID: StaticString, filePath: StaticString, testName: String, line: UInt, column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.testName = testName
    self.line = line
    self.column = column
  }

  /// `Module/File.swift:line`.
  var description: String { "\(fileID):\(line)" }
}

/// The id of a reference: `<test target>/<test file>/<test>[.<name>][@<variant>]`.
enum SnapshotName {
  /// - Throws: `SnapshotNameError` for a name without letters and digits, and for a missing name in
  ///   a parameterized test.
  static func id(_ source: SnapshotSource, named name: String?, variant: String?) throws -> String {
    guard name != nil || !TestFramework.isParameterized else {
      throw SnapshotNameError.needsName
    }
    var id = try test(source)
    if let name { id += ".\(try word(name))" }
    if let variant { id += "@\(try word(variant))" }
    return id
  }

  /// Returns the prefix of the ids of all references of a test.
  static func test(_ source: SnapshotSource) throws -> String {
    let path = "\(source.fileID)".split(separator: "/")
    let file = (path.last.map(String.init) ?? "") as NSString
    let folders = try [path.first.map(String.init) ?? "", file.deletingPathExtension].map(folder)
    return
      "\(folders.joined(separator: "/"))/\(try word(String(source.testName.prefix { $0 != "(" })))"
  }

  /// Capitalizes a folder name, because folders that begin with a lowercase letter belong to a
  /// catalog of scenes.
  private static func folder(_ name: String) throws -> String {
    let name = try word(name)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func word(_ text: String) throws -> String {
    guard let word = Preview.word(text) else { throw SnapshotNameError.noWord(text) }
    return word
  }
}

/// The reason an assertion has no reference of its own.
enum SnapshotNameError: ExplainedError, Hashable {
  case noWord(String)
  case taken(id: String, by: String)
  case needsName

  var message: String {
    switch self {
    case .noWord(let text): "'\(text)' is not a valid reference name"
    case .taken(let id, let owner): "the assertion at \(owner) already uses the reference \(id)"
    case .needsName: "a test with arguments needs a name for each reference"
    }
  }

  var hint: String {
    switch self {
    case .noWord: "use letters and digits"
    case .taken: "distinguish them with named:"
    case .needsName: "pass a name for each argument, such as named: \"\\(size)\""
    }
  }
}
