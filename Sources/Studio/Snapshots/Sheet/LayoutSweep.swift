import Foundation
import Galley

/// The widths at which a view's layout changes: text wraps or is cut off differently, a container
/// arranges its views in other rows, or other views are shown.
package struct LayoutSweep {
  package struct Change: Hashable, Sendable {
    /// The first width with the change, in points.
    package var width: Double
    /// Sentences without a period, such as `“Flat white” takes 2 lines instead of 1`.
    package var sentences: [String]
  }

  /// The largest number of widths to try.
  private static let stepLimit = 1_500

  /// The changes, narrowest width first.
  package private(set) var changes: [Change] = []
  /// The distance between tried widths, in points.
  package let step: Double

  /// - Parameters:
  ///   - range: The widths to try, in points.
  ///   - layout: Lays out the view in a width.
  @MainActor
  package init(_ range: ClosedRange<Double>, layout: (Double) throws -> LayoutTree) rethrows {
    let whole = range.upperBound - range.lowerBound
    step = max(1, (whole / Double(Self.stepLimit)).rounded(.up))
    var before = Shown(try layout(range.lowerBound))
    var width = range.lowerBound
    while width < range.upperBound {
      width = min(width + step, range.upperBound)
      let after = Shown(try layout(width))
      let sentences = after.changes(since: before)
      if !sentences.isEmpty { changes.append(Change(width: width, sentences: sentences)) }
      before = after
    }
  }

  /// The visible state to compare: which views there are, how text wraps and which views are in a
  /// row, but not their positions.
  private struct Shown {
    struct Line: Hashable {
      var name: String
      var count: Int
      var isTruncated: Bool
    }

    /// The rows in which a container arranges its views.
    struct Rows: Hashable {
      var name: String
      /// For each view after the first, whether it begins a row.
      var breaks: [Bool]
      var count: Int { breaks.count(where: \.self) + 1 }
    }

    var texts: [Line] = []
    /// The names or types of views other than text.
    var others: [String] = []
    var rows: [Rows] = []

    init(_ tree: LayoutTree) {
      let placed = tree.placed
      for (index, node) in placed.nodes.enumerated() where node.kind.role != .modifier {
        if let text = placed.text(of: index) {
          texts.append(
            Line(
              name: placed.identifier(of: index) ?? AnnotationWords.quoted(text.string),
              count: text.baselines.count, isTruncated: text.isTruncated))
        } else {
          let name = placed.identifier(of: index) ?? node.kind.name
          others.append(name)
          let frames = placed.children(of: index).map { placed.nodes[$0].frame }
          if frames.count > 1 { rows.append(Rows(name: name, breaks: Self.breaks(frames))) }
        }
      }
    }

    /// Returns for each frame after the first whether it is wholly below the one before. Frames
    /// without a height belong to the row of the one before.
    private static func breaks(_ frames: [CGRect]) -> [Bool] {
      zip(frames, frames.dropFirst()).map { before, next in
        next.height > 0 && before.height > 0 && next.minY > before.maxY - 0.01
      }
    }

    func changes(since old: Shown) -> [String] {
      guard texts.map(\.name) == old.texts.map(\.name), others == old.others else {
        let come = Self.added(texts.map(\.name) + others, to: old.texts.map(\.name) + old.others)
        let gone = Self.added(old.texts.map(\.name) + old.others, to: texts.map(\.name) + others)
        let words = [
          come.isEmpty ? nil : "shows \(Self.list(come))",
          gone.isEmpty
            ? nil : (come.isEmpty ? "no longer shows " : "instead of ") + Self.list(gone),
        ].compactMap(\.self)
        return [words.isEmpty ? "its views are in a different order" : words.joined(separator: " ")]
      }
      return rowChanges(since: old) + textChanges(since: old)
    }

    private func rowChanges(since old: Shown) -> [String] {
      zip(old.rows, rows).compactMap { before, after in
        guard before.breaks != after.breaks else { return nil }
        guard before.count != after.count else {
          return "the rows of \(after.name) break elsewhere"
        }
        return "\(after.name) has \(AnnotationWords.counted(after.count, "row"))"
          + " instead of \(before.count)"
      }
    }

    private func textChanges(since old: Shown) -> [String] {
      zip(old.texts, texts).flatMap { before, after -> [String] in
        var sentences: [String] = []
        if before.count != after.count {
          sentences.append(
            "\(after.name) takes \(AnnotationWords.counted(after.count, "line"))"
              + " instead of \(before.count)")
        }
        if before.isTruncated != after.isTruncated {
          sentences.append("\(after.name) is \(after.isTruncated ? "" : "no longer ")cut off")
        }
        return sentences
      }
    }

    /// Returns the names that the first list has more often than the second, without duplicates.
    private static func added(_ names: [String], to others: [String]) -> [String] {
      var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
      return names.reduce(into: []) { result, name in
        let left = counts[name] ?? 0
        counts[name] = left - 1
        if left <= 0, !result.contains(name) { result.append(name) }
      }
    }

    private static func list(_ names: [String]) -> String {
      names.prefix(4).joined(separator: ", ")
        + (names.count > 4 ? " and \(names.count - 4) more" : "")
    }
  }
}
