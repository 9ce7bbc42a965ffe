import Foundation

/// The change of a view between two layouts.
package struct ViewChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case changed, added, removed }

  /// A view's state in one of the two layouts, in points on the canvas.
  package struct State: Hashable, Sendable {
    /// The frame; `nil` if the line in the layout is unreadable.
    package var frame: CGRect?
    /// The text baselines on the canvas; `nil` for views without text.
    package var firstBaseline: Double?
    package var lastBaseline: Double?
  }

  package var kind: Kind
  /// The name, such as `Text #title`, `Text “AK”` or `padding around “AK”`.
  package var name: String
  /// The positions among siblings from the root down, such as `0.1.0`, in the new layout, or in the
  /// old one for a removed view.
  package var path: String
  /// The state in the old layout; `nil` for an added view.
  package var before: State?
  /// The state in the new layout; `nil` for a removed view.
  package var after: State?
  /// Differences other than position and size, such as `insets 16 → 17` or `text "a" → "b"`.
  package var details: [String] = []
  /// The view's own change, not caused by its ancestors or descendants, such as `insets 16 → 17`;
  /// `nil` if there is none.
  package var cause: String?
  /// The number of descendants that were added or removed or moved along.
  package var viewsInside = 0
  /// Whether the view moved just as far as its parent.
  package var movesAlong = false
}

extension ViewChange {
  /// The distance that the view moved, in points; zero if a frame is unknown.
  package var move: CGSize {
    guard let old = before?.frame, let new = after?.frame else { return .zero }
    return CGSize(
      width: LayoutWords.rounded(new.minX - old.minX),
      height: LayoutWords.rounded(new.minY - old.minY))
  }

  var isResized: Bool { before?.frame?.size != after?.frame?.size }

  /// A sentence without a period, such as `Text #content moved by (+4, 0) from (187, 16.5) to (191,
  /// 16.5)`.
  package var sentence: String {
    switch kind {
    case .removed: "\(name) is gone\(whereabouts(before))"
    case .added: "\(name) is new\(whereabouts(after))"
    case .changed:
      "\(name) " + ([movement, resizing].compactMap(\.self) + details).joined(separator: ", ")
        + canvasBaselines
        + (movesAlong || move == .zero ? "" : LayoutWords.viewsInside(viewsInside))
    }
  }

  private func whereabouts(_ state: State?) -> String {
    let place = state?.frame.map {
      ": \(LayoutWords.size($0.size)) at \(LayoutWords.point($0.origin))"
    }
    return (place ?? "") + LayoutWords.viewsInside(viewsInside)
  }

  private var movement: String? {
    guard !movesAlong, let old = before?.frame?.origin, let new = after?.frame?.origin else {
      return nil
    }
    if move == .zero { return "stayed at \(LayoutWords.point(new))" }
    return "moved by (\(LayoutWords.signed(move.width)), \(LayoutWords.signed(move.height)))"
      + " from \(LayoutWords.point(old)) to \(LayoutWords.point(new))"
  }

  var resizing: String? {
    guard isResized, let old = before?.frame?.size, let new = after?.frame?.size else {
      return nil
    }
    return "resized from \(LayoutWords.size(old)) to \(LayoutWords.size(new))"
  }

  /// The text baselines on the canvas, if they changed.
  private var canvasBaselines: String {
    let lines = [
      ("first", before?.firstBaseline, after?.firstBaseline),
      ("last", before?.lastBaseline, after?.lastBaseline),
    ]
    let words = lines.compactMap { which, old, new -> String? in
      guard let old, let new, old != new else { return nil }
      return "\(which) \(LayoutWords.number(old)) → \(LayoutWords.number(new))"
    }
    return words.isEmpty ? "" : " (baselines on the canvas: \(words.joined(separator: ", ")))"
  }
}
