import Foundation
import GalleySnapshots
import GalleyTesting
import Synchronization
import XCTest

/// The place of an assertion's reference.
struct SuiteReference {
  /// The folder of the reference.
  let store: SnapshotStore
  /// The name in reports: module, file and test.
  let id: String
  /// The path of the reference.
  let path: String

  /// - Parameters:
  ///   - name: The name; `nil` for the number of the assertion in its test.
  ///   - directory: The folder; `nil` for that of the test's file.
  ///   - suffix: The suffix of the file name; `nil` for none.
  ///   - isOfPlatform: Whether Apple's platforms have their own references.
  /// - Throws: `SnapshotError.badIdentifier`.
  init(
    _ source: SnapshotSource, name: String?, directory: String?, suffix: String?,
    isOfPlatform: Bool
  ) throws {
    let file = URL(filePath: "\(source.filePath)")
    let fileName = file.deletingPathExtension().lastPathComponent
    let folder =
      directory
      ?? file.deletingLastPathComponent().appending(path: "__Snapshots__/\(fileName)").path
    let label =
      name.map(Self.word) ?? "\(AssertionCounter.next(in: "\(folder)/\(source.testName)"))"
    let stem = "\(Self.word(source.testName)).\(label)"
    let ending = suffix.map { ".\($0)" } ?? ""
    let apples = "\(folder)/\(stem)\(ending)"
    var platform = ""
    if isOfPlatform {
      let isApples = Self.isApples(apples, suffix)
      if isApples { SnapshotSession.current.noteApples(apples) }
      let own = Self.platform
      if isApples || !own.isEmpty { platform = ".\(own.isEmpty ? "linux" : own)" }
    }
    let module = "\(source.fileID)".prefix { $0 != "/" }
    let prefix = "\(module)/\(fileName)/"
    store = SnapshotStore(root: folder, idPrefix: prefix)
    id = "\(prefix)\(stem)\(platform)"
    path = "\(folder)/\(stem)\(platform)\(ending)"
    _ = try store.picturePath(id)
  }

  /// The part of file names that distinguishes Galley's references from those of Apple's platforms;
  /// empty for plain names. Default: `linux`.
  private static var platform: String {
    RunningEnvironment.variables["GALLEY_REFERENCE_SUFFIX"].map(word) ?? "linux"
  }

  /// Whether a file exists that Galley didn't create. Text files don't show what created them, so
  /// every other text is treated as Apple's.
  private static func isApples(_ path: String, _ suffix: String?) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    guard suffix == "png", let bytes = try? SnapshotStore.read(path) else { return true }
    return !PictureMark.isMarked(bytes)
  }

  /// Returns a text with hyphens in place of everything except letters, digits and underscores.
  static func word(_ text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.joined(separator: "-")
  }
}

/// Counts the assertions of each test.
final class AssertionCounter: Sendable {
  /// The counter of all tests, or that of one case of a test with the `.snapshots` trait.
  @TaskLocal static var current = AssertionCounter()

  private let counts = Mutex<[String: Int]>([:])

  private static let watchesTests: Void = {
    final class Observer: NSObject, XCTestObservation {
      func testCaseDidFinish(_ testCase: XCTestCase) { AssertionCounter.current.reset() }
    }
    MainActorWork.run { XCTestObservationCenter.shared.addTestObserver(Observer()) }
  }()

  /// Returns the number of the next assertion in a test, from 1.
  static func next(in test: String) -> Int {
    watchesTests
    return current.counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test] ?? 1
    }
  }

  /// Starts again from 1, as XCTest may run a test several times.
  private func reset() { counts.withLock { $0 = [:] } }
}
