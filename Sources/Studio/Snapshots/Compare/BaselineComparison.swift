import Foundation
import Galley

/// The text baselines of a view in two layouts, in points on the canvas.
package struct BaselineComparison: Hashable, Sendable {
  package struct Lines: Hashable, Sendable {
    package var first: Double
    package var last: Double
    /// The view's frame.
    package var frame: CGRect

    fileprivate init(_ view: ViewBaselines) {
      first = LayoutWords.rounded(view.firstOnCanvas)
      last = LayoutWords.rounded(view.lastOnCanvas)
      frame = view.frame
    }
  }

  /// The view's name, such as `title` or `“AK”`.
  package var name: String
  /// The lines in the first layout; `nil` if the view isn't in it.
  package var before: Lines?
  /// The lines in the second layout; `nil` if the view isn't in it.
  package var after: Lines?

  /// Returns every named view and every text in two layout snapshots.
  package static func all(
    reference: LayoutSnapshot?, actual: LayoutSnapshot?
  ) -> [BaselineComparison] {
    BaselineTrack.all([reference, actual]).map { track in
      BaselineComparison(
        name: track.name, before: track.views[0].map { Lines($0) },
        after: track.views[1].map { Lines($0) })
    }
  }
}

extension BaselineTrack {
  /// Returns the named views and texts of several layouts that have text baselines. Omits an
  /// unnamed text that is the only one in a named view and has the same baselines.
  ///
  /// - Parameter layouts: The layouts; `nil` if unknown.
  package static func all(_ layouts: [LayoutSnapshot?]) -> [BaselineTrack] {
    let models = layouts.map { $0?.model ?? LayoutModel(parsing: "") }
    let partners = LargeStack.run {
      zip(models, models.dropFirst()).map { before, after in
        var walk = LayoutWalk(before: before, after: after)
        walk.compare(before.roots, after.roots, travelled: .zero)
        return Dictionary(uniqueKeysWithValues: walk.pairs.map { ($0.after, $0.before) })
      }
    }
    var tracks: [BaselineTrack] = []
    var previous: [Int: Int] = [:]
    for (position, model) in models.enumerated() {
      var current: [Int: Int] = [:]
      let views = model.baselines
      let pairs = views.map { view in
        position > 0 ? partners[position - 1][view.index].flatMap { previous[$0] } : nil
      }
      for ((index, view), pair) in zip(views, pairs) {
        let track = pair ?? lone(view.name, views, pairs, tracks, position) ?? tracks.count
        if track == tracks.count {
          tracks.append(BaselineTrack([ViewBaselines?](repeating: nil, count: models.count)))
        }
        tracks[track].views[position] = view
        current[index] = track
      }
      previous = current
    }
    return tracks
  }

  /// Returns the track of a name that only one view without a partner has in each of two layouts,
  /// such as an identifier in a different place.
  private static func lone(
    _ name: String, _ views: [(index: Int, view: ViewBaselines)], _ pairs: [Int?],
    _ tracks: [BaselineTrack], _ position: Int
  ) -> Int? {
    guard position > 0, zip(views, pairs).count(where: { $1 == nil && $0.view.name == name }) == 1
    else { return nil }
    let taken = Set(pairs.compactMap(\.self))
    let free = tracks.indices.filter {
      !taken.contains($0) && tracks[$0].views[position - 1] != nil
        && tracks[$0].views[position] == nil && tracks[$0].name == name
    }
    return free.count == 1 ? free[0] : nil
  }
}

extension BaselineLine {
  /// A sentence such as `baseline of title first 33 → 34.5, +1.5 points`.
  package var sentence: String {
    let which = kind == .both ? "" : " \(kind.words)"
    let known = heights.compactMap(\.self)
    let words = isLevel ? [number(known[0])] : heights.map { $0.map(number) ?? "none" }
    let distances = zip(heights, heights.dropFirst()).compactMap { before, after in
      before.flatMap { old in after.map { $0 - old } }
    }
    let moves =
      isLevel || distances.isEmpty
      ? "" : ", " + distances.map(signed).joined(separator: ", ") + " points"
    return "baseline of \(names.joined(separator: ", "))\(which) \(words.joined(separator: " → "))"
      + moves
  }

  private func number(_ value: Double) -> String {
    LayoutWords.number((value * 100).rounded() / 100)
  }

  private func signed(_ value: Double) -> String {
    LayoutWords.signed((value * 100).rounded() / 100)
  }
}

extension LayoutModel {
  /// The nodes with text baselines and a name or text.
  fileprivate var baselines: [(index: Int, view: ViewBaselines)] {
    var shown: [(index: Int, view: ViewBaselines)] = []
    /// The enclosing nodes, innermost last.
    var around: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = around.last, nodes[shown[last].index].depth >= node.depth {
        around.removeLast()
      }
      guard node.identifier != nil || !node.text.isEmpty, let frame = node.frame,
        let first = node.guide("firstTextBaseline"), let last = node.guide("lastTextBaseline")
      else { continue }
      let view = ViewBaselines(
        name: node.identifier ?? node.name(limit: 38), frame: frame, first: first, last: last)
      if node.identifier == nil, let container = around.last {
        let other = shown[container].view
        if abs(other.firstOnCanvas - view.firstOnCanvas) < 0.001,
          abs(other.lastOnCanvas - view.lastOnCanvas) < 0.001
        {
          continue
        }
      }
      for container in around { shown[container].view.holdsOthers = true }
      around.append(shown.count)
      shown.append((index, view))
    }
    return shown
  }
}
