import Foundation

/// A folder that exists as long as this object.
final class TemporaryFolder: Sendable {
  let root: String

  init() {
    let name = "galley-tests-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    root = FileManager.default.temporaryDirectory.appending(path: name).path
    mkdir(root, 0o777)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  func exists(_ name: String) -> Bool { access(path(name), F_OK) == 0 }

  /// The paths of all files below the folder, sorted.
  var files: [String] {
    (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
      .filter { (try? FileManager.default.contentsOfDirectory(atPath: path($0))) == nil }
      .sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
}
