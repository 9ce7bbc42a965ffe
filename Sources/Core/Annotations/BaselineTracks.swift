import Foundation
import GalleyViews

/// The baselines of one view in several pictures.
package struct BaselineTrack: Hashable, Sendable {
  /// The view's baselines in each picture; `nil` if a picture doesn't contain the view.
  package var views: [ViewBaselines?]

  package init(_ views: [ViewBaselines?]) { self.views = views }

  package var name: String { views.lazy.compactMap(\.self).first?.name ?? "" }

  /// Whether both baselines coincide in every picture.
  var isOneLine: Bool { views.allSatisfy { $0.map { $0.first == $0.last } ?? true } }

  /// Returns the heights on the canvases, in points.
  package func heights(_ kind: BaselineKind) -> [Double?] {
    views.map { $0.map { kind == .last ? $0.lastOnCanvas : $0.firstOnCanvas } }
  }

  package var kinds: [BaselineKind] { isOneLine ? [.both] : [.first, .last] }
}

/// A line across several pictures, shared by all views that have it at the same heights.
package struct BaselineLine: Hashable, Sendable {
  package var kind: BaselineKind
  /// The heights on the canvases, in points; `nil` for a picture without the line.
  package var heights: [Double?]
  package var tracks: [BaselineTrack]

  /// Whether two heights differ visibly; annotations show hundredths of a point.
  package static func isMoved(_ a: Double, _ b: Double) -> Bool { abs(a - b) >= 0.005 }

  /// Whether the line is at the same height in all pictures.
  package var isLevel: Bool {
    guard let first = heights.first ?? nil else { return false }
    return heights.allSatisfy { $0.map { !Self.isMoved($0, first) } ?? false }
  }

  /// Returns all lines, in the order of the first track that has them.
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

  /// The distinct names of the views.
  package var names: [String] {
    tracks.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns the baseline rule in one of the pictures.
  func rule(in picture: Int, _ grid: PixelGrid) -> BaselineRule? {
    heights[picture].map { height in
      BaselineRule(
        kind: kind, height: grid.round(height), views: tracks.compactMap { $0.views[picture] })
    }
  }
}
