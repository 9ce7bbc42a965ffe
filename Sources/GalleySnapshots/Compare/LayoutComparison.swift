import Foundation
import Galley

/// What moved between two layout snapshots (`LayoutTree.description`), one sentence for each view.
///
/// Views that only travel with the one around them are counted there, not listed.
public struct LayoutComparison: Hashable, Sendable {
  /// Sentences without full stops, such as
  /// `Text #content moved by (+4, 0) from (187, 16.5) to (191, 16.5)`.
  public private(set) var differences: [String] = []

  public var isEqual: Bool { differences.isEmpty }

  public init(reference: String, actual: String) {
    guard reference != actual else { return }
    let (before, after) = (LayoutText(reference), LayoutText(actual))
    if before.canvas != after.canvas {
      differences.append("the canvas was \(before.canvas), is \(after.canvas)")
    }
    // Views may be nested more deeply than an ordinary stack allows.
    differences += LargeStack.run {
      var walk = Walk(before: before, after: after)
      walk.compare(before.roots, after.roots, travelled: .zero)
      return walk.sentences
    }
    if differences.isEmpty { differences = [Self.firstLine(reference, actual)] }
  }

  /// For what the walk does not see, such as spaces.
  private static func firstLine(_ reference: String, _ actual: String) -> String {
    let lines = zip(reference.split(separator: "\n"), actual.split(separator: "\n"))
    guard let pair = lines.first(where: { $0 != $1 }) else { return "the number of lines differs" }
    return "the line was “\(pair.0)”, is “\(pair.1)”"
  }
}

private struct Walk {
  let before: LayoutText
  let after: LayoutText
  var sentences: [String] = []

  /// - Parameter travelled: How far the views around these have moved, in points.
  /// - Returns: How many views, at any depth, moved just as far and are otherwise unchanged.
  @discardableResult
  mutating func compare(_ first: [Int], _ second: [Int], travelled: CGSize) -> Int {
    var carried = 0
    let matches = SiblingMatch.all(
      first.map { before.nodes[$0].key }, second.map { after.nodes[$0].key })
    for match in matches {
      switch match {
      case .removed(let index): describe("is gone", first[index], in: before)
      case .added(let index): describe("is new", second[index], in: after)
      case .both(let a, let b): carried += compare(first[a], second[b], travelled)
      }
    }
    return carried
  }

  private mutating func compare(_ a: Int, _ b: Int, _ travelled: CGSize) -> Int {
    let change = NodeChange(before.nodes[a], after.nodes[b])
    let movesAlong = change.move == travelled
    let place = sentences.count
    let carried = compare(
      before.nodes[a].children, after.nodes[b].children, travelled: change.move)
    if movesAlong, change.others.isEmpty { return carried + (travelled == .zero ? 0 : 1) }
    var sentence = after.name(of: b) + " " + change.sentence(saysMove: !movesAlong)
    if !movesAlong, change.move != .zero { sentence += Text.company(carried) }
    sentences.insert(sentence, at: place)
    return movesAlong ? carried : 0
  }

  private mutating func describe(_ what: String, _ index: Int, in text: LayoutText) {
    let node = text.nodes[index]
    let inside = text.descendants(of: index)
    let frame = node.frame.map { ": \(Text.size($0.size)) at \(Text.point($0.origin))" } ?? ""
    sentences.append("\(text.name(of: index)) \(what)\(frame)\(Text.company(inside))")
  }
}

/// What is different about one view.
private struct NodeChange {
  let before: LayoutTextNode
  let after: LayoutTextNode
  /// Points; zero where a frame is unknown.
  let move: CGSize
  /// Everything but the move.
  private(set) var others: [String] = []

  init(_ before: LayoutTextNode, _ after: LayoutTextNode) {
    self.before = before
    self.after = after
    guard let old = before.frame, let new = after.frame else {
      move = .zero
      if before.type != after.type || (before.frame == nil) != (after.frame == nil) {
        others = ["changed from “\(before.type)”"]
      }
      return
    }
    move = CGSize(
      width: Text.rounded(new.minX - old.minX), height: Text.rounded(new.minY - old.minY))
    if old.size != new.size {
      others.append("resized from \(Text.size(old.size)) to \(Text.size(new.size))")
    }
    compareGuides()
    if before.text != after.text { others.append("text \(before.text) → \(after.text)") }
    if before.proposal != after.proposal {
      others.append("proposal \(before.proposal) → \(after.proposal)")
    }
  }

  private mutating func compareGuides() {
    let names = before.guides.map(\.name) + after.guides.map(\.name)
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      let (old, new) = (before.guide(name), after.guide(name))
      guard old != new else { continue }
      others.append(
        "\(Text.guide(name)) \(old.map(Text.number) ?? "none") → \(new.map(Text.number) ?? "none")")
    }
  }

  func sentence(saysMove: Bool) -> String {
    var parts: [String] = []
    if saysMove, let old = before.frame?.origin, let new = after.frame?.origin {
      let isStill = move == .zero
      parts.append(
        isStill
          ? "stayed at \(Text.point(new))"
          : "moved by (\(Text.signed(move.width)), \(Text.signed(move.height)))"
            + " from \(Text.point(old)) to \(Text.point(new))")
    }
    parts += others
    return parts.joined(separator: ", ") + canvasBaselines
  }

  /// Where the text's lines stand on the canvas, if that changed.
  private var canvasBaselines: String {
    guard let old = before.frame, let new = after.frame else { return "" }
    let words = ["first", "last"].compactMap { which -> String? in
      let name = "\(which)TextBaseline"
      guard let a = before.guide(name), let b = after.guide(name) else { return nil }
      let (from, to) = (old.minY + a, new.minY + b)
      return from == to ? nil : "\(which) \(Text.number(from)) → \(Text.number(to))"
    }
    return words.isEmpty ? "" : " (baselines on the canvas: \(words.joined(separator: ", ")))"
  }
}

private enum Text {
  /// Differences of numbers with four decimals, without the noise that subtraction adds.
  static func rounded(_ value: Double) -> Double {
    value.isFinite ? (value * 10_000).rounded() / 10_000 : value.isNaN ? 0 : value
  }

  static func number(_ value: Double) -> String {
    let value = rounded(value)
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    return value == value.rounded() ? String(Int(value)) : String(value)
  }

  static func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + number(value) }
  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }
  static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

  /// The views that come along.
  static func company(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? ", with the view in it" : ", with \(count) views in it"
  }

  static func guide(_ name: String) -> String {
    switch name {
    case "firstTextBaseline": "first baseline"
    case "lastTextBaseline": "last baseline"
    default: name
    }
  }
}
