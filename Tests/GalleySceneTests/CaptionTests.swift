import Foundation
import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

@Suite("Captions of scenes")
@MainActor
struct CaptionTests {
  private var articles: [ScenePicture] {
    SceneCatalog.galley.pictures.filter { $0.scene.group != "examples" }
  }

  @Test("every picture of an article states its expression")
  func expressions() {
    let silent = articles.filter { !$0.captions().contains { $0.quotation != nil } }
    expectEqual(silent.map(\.id), [])
  }

  @Test("expressions are in the scene's sources, in this order, apart from the captions themselves")
  func sources() throws {
    var folders: [String: [String]] = [:]
    for picture in articles {
      for quotation in picture.captions().compactMap(\.quotation) {
        let folder = (quotation.file as NSString).deletingLastPathComponent
        let known = try folders[folder] ?? sources(in: folder)
        folders[folder] = known
        let isFound = known.contains { source in
          var rest = source[...]
          return quotation.code.components(separatedBy: "…").map(bare).allSatisfy { part in
            guard let place = rest.range(of: part) else { return false }
            rest = rest[place.upperBound...]
            return !part.isEmpty
          }
        }
        expect(isFound, "\(picture.id): \(quotation.code)")
      }
    }
    expectEqual(folders.count, 5)
  }

  /// Returns the files of a folder without white space and captions.
  private func sources(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
      .map { name in
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        return bare(text.replacing(#/\.code\(\s*"(?:[^"\\]|\\.)*"\s*\)/#, with: ""))
      }
  }

  private func bare(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

  @Test("the arithmetic of captions is right, and every view that they name exists")
  func arithmetic() throws {
    var equations = 0
    for picture in SceneCatalog.galley.pictures where !picture.captions().isEmpty {
      let tree = try picture.layoutTree()
      for caption in picture.captions() where caption.quotation == nil {
        let text = caption.text(tree)
        expect(text, lacks: "?", "\(picture.id)")
        for match in text.matches(of: #/(?<sum>[\d.(][\d. ()+−×\/]*) = (?<result>[\d.]+)/#)
        where match.output.sum.contains(#/[+−×\/]/#) {
          equations += 1
          var sum = Arithmetic(match.output.sum)
          let result = try require(Double(match.output.result))
          expectLess(abs(sum.value() - result), 0.05, "\(picture.id): \(text)")
        }
        for match in text.matches(of: #/(?<more>[\d.]+) > (?<less>[\d.]+)/#) {
          equations += 1
          let (more, less) = (Double(match.output.more), Double(match.output.less))
          try expectGreater(require(more), require(less), "\(picture.id): \(text)")
        }
      }
    }
    expectAtLeast(equations, 20)
  }
}

/// Numbers joined by operators, with parentheses.
private struct Arithmetic {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  mutating func value() -> Double {
    var sum = product()
    while let operation = take("+−") { sum += operation == "+" ? product() : -product() }
    return sum
  }

  private mutating func product() -> Double {
    var result = factor()
    while let operation = take("×/") {
      let next = factor()
      result = operation == "×" ? result * next : result / next
    }
    return result
  }

  private mutating func factor() -> Double {
    if take("(") != nil {
      let inner = value()
      _ = take(")")
      return inner
    }
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    rest = rest.dropFirst(digits.count)
    return Double(digits) ?? .nan
  }

  private mutating func take(_ characters: String) -> Character? {
    rest = rest.drop { $0 == " " }
    guard let first = rest.first, characters.contains(first) else { return nil }
    rest = rest.dropFirst().drop { $0 == " " }
    return first
  }
}
