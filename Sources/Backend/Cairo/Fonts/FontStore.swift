internal import CPango
import Foundation
import GalleyGraphics
import Synchronization

/// All available faces and the configurations made from them. The process has one store.
final class FontStore: Sendable {
  static let shared = FontStore()

  private let state = Mutex(State())

  /// A number that grows with each registration. Text shaped under an earlier number is outdated.
  var generation: Int { state.withLock { $0.registrations } }

  func face(_ index: Int) -> FontFace { state.withLock { $0.faces[index] } }

  var allFaces: [FontFace] { state.withLock { $0.faces } }

  var faceCount: Int { state.withLock { $0.faces.count } }

  /// The registered faces, which are also tried if no pinned face has a character.
  var registeredFaces: [Int] {
    state.withLock { Array($0.faces.indices.dropFirst(FontCatalog.faces.count)) }
  }

  /// Returns the best match in `family`; `nil` if none of the family's files can be read.
  func face(family: String, weight: Int, isItalic: Bool, stretch: Int = 100) -> Int? {
    state.withLock {
      $0.face(
        State.Request(family: family, weight: weight, isItalic: isItalic, stretch: stretch))
    }
  }

  /// Returns the face with a PostScript name.
  func face(postScriptName name: String) -> FontFace? {
    let name = name.lowercased()
    return allFaces.first { $0.postScriptName?.lowercased() == name }
  }

  /// Returns the Debian package of a pinned family.
  func package(of family: String) -> String? {
    state.withLock { state in
      state.byFamily[family.lowercased()]?.first.flatMap { state.faces[$0].package }
    }
  }

  func pattern(for face: Int) -> FontPattern? { state.withLock { $0.pattern(face) } }

  /// Returns the configuration that lists exactly `selection` (sorted face numbers).
  func configuration(for selection: [Int]) throws(FontError) -> FontConfiguration {
    try state.withLock { state throws(FontError) in
      if let known = state.configurations[selection] { return known }
      let made = try FontConfiguration(patterns: selection.compactMap { state.pattern($0) })
      state.configurations[selection] = made
      return made
    }
  }

  func skipHostConfiguration() {
    state.withLock { _ in (try? FontConfiguration(patterns: []))?.makeCurrent() }
  }

  func register(path: String) throws(FontError) -> [String] {
    guard access(path, R_OK) == 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    let found = FontPattern.faces(inFileAt: path)
    guard !found.isEmpty else { throw .notAFont(path: path) }
    state.withLock { state in
      for (face, pattern) in found { state.add(face, pattern) }
    }
    var families: [String] = []
    for (face, _) in found where !families.contains(face.family) { families.append(face.family) }
    return families
  }
}

/// The state of the store. Each answer is computed once.
private struct State {
  var faces = FontCatalog.faces
  var byFamily: [String: [Int]] = [:]
  var patterns: [Int: FontPattern] = [:]
  var absent: Set<Int> = []
  var answers: [Request: Int?] = [:]
  var configurations: [[Int]: FontConfiguration] = [:]
  var registrations = 0

  struct Request: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
    var stretch: Int
  }

  init() {
    for (index, face) in faces.enumerated() {
      byFamily[face.family.lowercased(), default: []].append(index)
    }
  }

  mutating func face(_ request: Request) -> Int? {
    if let known = answers[request] { return known }
    func distance(_ index: Int) -> Int {
      faces[index].distance(
        weight: request.weight, isItalic: request.isItalic, stretch: request.stretch)
    }
    let candidates = (byFamily[request.family.lowercased()] ?? []).sorted {
      distance($0) < distance($1)
    }
    let best = candidates.first { pattern($0) != nil }
    answers[request] = .some(best)
    return best
  }

  mutating func pattern(_ index: Int) -> FontPattern? {
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

  mutating func add(_ face: FontFace, _ pattern: FontPattern) {
    guard !faces.contains(where: { $0.isSameFile(as: face) }) else { return }
    patterns[faces.count] = pattern
    byFamily[face.family.lowercased(), default: []].append(faces.count)
    faces.append(face)
    registrations += 1
    answers = [:]
  }
}

extension FontFace {
  fileprivate func isSameFile(as other: FontFace) -> Bool {
    path == other.path && index == other.index && weight == other.weight
      && isItalic == other.isItalic && stretch == other.stretch
  }
}
