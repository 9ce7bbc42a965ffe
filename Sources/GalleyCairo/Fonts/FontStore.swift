internal import CPango
import Foundation

/// Every face that can be used, and the configurations made of them; one for the process.
final class FontStore: @unchecked Sendable {
  static let shared = FontStore()

  private let lock = NSRecursiveLock()
  private var faces = FontCatalog.faces
  private var byFamily: [String: [Int]] = [:]
  private var patterns: [Int: FontPattern] = [:]
  private var absent: Set<Int> = []
  private var answers: [Request: Int?] = [:]
  private var configurations: [[Int]: FontConfiguration] = [:]
  private var registrations = 0

  private struct Request: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  private init() {
    for (index, face) in faces.enumerated() {
      byFamily[face.family.lowercased(), default: []].append(index)
    }
  }

  private func locked<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Grows with every registration; what was shaped under another number is out of date.
  var generation: Int { locked { registrations } }

  func face(_ index: Int) -> FontFace { locked { faces[index] } }

  var allFaces: [FontFace] { locked { faces } }

  /// Registered faces, which are also tried when no pinned face has a character.
  var registeredFaces: [Int] { locked { Array(faces.indices.dropFirst(FontCatalog.faces.count)) } }

  /// The face of `family` that fits best; `nil` when no file of the family can be read.
  func face(family: String, weight: Int, isItalic: Bool) -> Int? {
    locked {
      let request = Request(family: family, weight: weight, isItalic: isItalic)
      if let known = answers[request] { return known }
      let candidates = (byFamily[family.lowercased()] ?? []).sorted {
        faces[$0].distance(weight: weight, isItalic: isItalic)
          < faces[$1].distance(weight: weight, isItalic: isItalic)
      }
      let best = candidates.first { pattern($0) != nil }
      answers[request] = .some(best)
      return best
    }
  }

  func isKnown(family: String) -> Bool { locked { byFamily[family.lowercased()] != nil } }

  /// The Debian package of a pinned family.
  func package(of family: String) -> String? {
    locked { byFamily[family.lowercased()]?.first.flatMap { faces[$0].package } }
  }

  func pattern(for face: Int) -> FontPattern? { locked { pattern(face) } }

  /// The configuration that lists exactly `selection` (sorted face numbers).
  func configuration(for selection: [Int]) throws(FontError) -> FontConfiguration {
    try locked { () throws(FontError) in
      if let known = configurations[selection] { return known }
      let made = try FontConfiguration(patterns: selection.compactMap { pattern($0) })
      configurations[selection] = made
      return made
    }
  }

  func skipHostConfiguration() {
    locked { (try? FontConfiguration(patterns: []))?.makeCurrent() }
  }

  func register(path: String) throws(FontError) -> [String] {
    try locked { () throws(FontError) in
      guard access(path, R_OK) == 0 else {
        throw .unreadable(path: path, reason: String(cString: strerror(errno)))
      }
      let found = FontPattern.faces(inFileAt: path)
      guard !found.isEmpty else { throw .notAFont(path: path) }
      for (face, pattern) in found where !faces.contains(where: { $0.isSameFile(as: face) }) {
        patterns[faces.count] = pattern
        byFamily[face.family.lowercased(), default: []].append(faces.count)
        faces.append(face)
        registrations += 1
        answers = [:]
      }
      var families: [String] = []
      for (face, _) in found where !families.contains(face.family) { families.append(face.family) }
      return families
    }
  }

  private func pattern(_ index: Int) -> FontPattern? {
    if let known = patterns[index] { return known }
    if absent.contains(index) { return nil }
    guard access(faces[index].path, R_OK) == 0, let read = FontPattern(scanning: faces[index])
    else {
      absent.insert(index)
      return nil
    }
    patterns[index] = read
    return read
  }
}

extension FontFace {
  fileprivate func isSameFile(as other: FontFace) -> Bool {
    path == other.path && index == other.index && weight == other.weight
      && isItalic == other.isItalic
  }
}
