import Foundation

/// The baselines of one view in each of several pictures.
package struct BaselineTrack: Hashable, Sendable {
  /// `nil` for a picture that the view is not in.
  package var views: [ViewBaselines?]

  package init(_ views: [ViewBaselines?]) { self.views = views }

  package var name: String { views.lazy.compactMap(\.self).first?.name ?? "" }

  /// Whether one line does for both baselines, in every picture.
  var isOneLine: Bool { views.allSatisfy { $0.map { $0.first == $0.last } ?? true } }

  /// On the canvases, in points.
  package func heights(_ kind: BaselineKind) -> [Double?] {
    views.map { $0.map { kind == .last ? $0.lastOnCanvas : $0.firstOnCanvas } }
  }

  package var kinds: [BaselineKind] { isOneLine ? [.both] : [.first, .last] }
}

/// A line across several pictures: views that have it at the same heights share it.
package struct BaselineLine: Hashable, Sendable {
  package var kind: BaselineKind
  /// On the canvases, in points; `nil` for a picture without it.
  package var heights: [Double?]
  package var tracks: [BaselineTrack]

  /// Hundredths of a point are what is shown, so less is no difference.
  package static func isMoved(_ a: Double, _ b: Double) -> Bool { abs(a - b) >= 0.005 }

  /// Whether the line is in all pictures at one height.
  package var isLevel: Bool {
    guard let first = heights.first ?? nil else { return false }
    return heights.allSatisfy { $0.map { !Self.isMoved($0, first) } ?? false }
  }

  /// In the order of the first track that has them.
  package static func all(_ tracks: [BaselineTrack]) -> [BaselineLine] {
    struct Key: Hashable {
      var kind: BaselineKind
      var heights: [Double?]
    }
    var lines: [BaselineLine] = []
    var known: [Key: Int] = [:]
    for track in tracks {
      for kind in track.kinds {
        let heights = track.heights(kind)
        let key = Key(kind: kind, heights: heights.map { $0.map { ($0 * 100).rounded() } })
        if let index = known[key] {
          lines[index].tracks.append(track)
        } else {
          known[key] = lines.count
          lines.append(BaselineLine(kind: kind, heights: heights, tracks: [track]))
        }
      }
    }
    return lines
  }

  /// The names of the views, each once.
  package var names: [String] {
    tracks.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The views in one of the pictures.
  func rule(in picture: Int, _ grid: PixelGrid) -> BaselineRule? {
    heights[picture].map { height in
      BaselineRule(
        kind: kind, height: grid.round(height), views: tracks.compactMap { $0.views[picture] })
    }
  }
}
