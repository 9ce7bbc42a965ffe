import Foundation
import Galley

/// Texts that are truncated, cut off, outside of the safe area, or drawn over each other.
struct TextFitRules {
  let reportsLineLimits: Bool

  /// How far letters may reach over an edge, in points.
  private static let tolerance: CGFloat = 1

  func issues(in picture: CheckedPicture) -> [Issue] {
    truncated(picture) + cut(picture) + overlaps(picture)
  }

  private func truncated(_ picture: CheckedPicture) -> [Issue] {
    // The bars of the system limit the lines of their titles, not the view.
    let isInBar = picture.nodes(of: \.isInBar)
    return picture.leaves.compactMap { leaf in
      guard let text = picture.placed.text(of: leaf.index), text.isTruncated,
        reportsLineLimits || !text.hasLineLimit || isInBar[leaf.index], leaf.place.opacity > 0.1
      else { return nil }
      // Lines end with their spaces or with a hyphen.
      let shown = text.lines.map(\.text).joined().replacing("\n", with: " ")
      return Issue(
        .truncation, leaf.index, leaf.frame,
        "is truncated to “\(shown.prefix(60))”",
        measured: "\(points(leaf.frame.size))", required: "the whole text",
        remedy: "Give the text more space, let it wrap, or use ViewThatFits or ScrollView.")
    }
  }

  // MARK: Cut off

  private func cut(_ picture: CheckedPicture) -> [Issue] {
    var issues: [Issue] = []
    let canvas = CGRect(origin: .zero, size: picture.placed.canvas)
    guard canvas.width > 0, canvas.height > 0 else { return [] }
    let safe = picture.placed.safeAreas.first { $0.whole == canvas && $0.safe != $0.whole }?.safe
    // The bars of the system reach into the safe area.
    let isInBar = picture.nodes(of: \.isInBar)
    for leaf in picture.leaves where picture.isText(leaf) && leaf.place.opacity > 0.1 {
      let ink = leaf.ink
      guard !ink.isNull, ink.width.isFinite, ink.height.isFinite else { continue }
      if let issue = cut(ink, leaf.place, leaf.index, leaf.frame) {
        issues.append(issue)
      } else if let safe, !leaf.place.isScrolled, !isInBar[leaf.index],
        let edge = Self.excess(of: ink, over: safe)
      {
        issues.append(
          Issue(
            .clipping, leaf.index, leaf.frame, kind: "safe",
            "is outside of the safe area at the \(edge.name)",
            measured: "\(points(edge.distance)) points", required: "inside the safe area",
            remedy: "Remove ignoresSafeArea from the text, or apply it to the background only."))
      }
    }
    for element in picture.elements where !element.traits.isDisjoint(with: .interactive) {
      guard let place = picture.places[element.index], !element.frame.isEmpty,
        !issues.contains(where: { issue in
          (element.index..<picture.placed.nodes[element.index].end).contains(issue.index)
        }), let issue = cut(element.frame, place, element.index, element.frame)
      else { continue }
      issues.append(issue)
    }
    return issues
  }

  private func cut(
    _ ink: CGRect, _ place: CheckedPicture.Place, _ index: Int, _ frame: CGRect
  ) -> Issue? {
    guard !place.clip.isInfinite, let edge = Self.excess(of: ink, over: place.clip) else {
      return nil
    }
    let isGone = place.clip.overlap(with: ink).map { $0.width < 1 || $0.height < 1 } ?? true
    return Issue(
      .clipping, index, frame,
      isGone
        ? "is outside of \(place.clipName)"
        : "is cut off at the \(edge.name) by \(place.clipName)",
      measured: "\(points(edge.distance)) points", required: "inside \(place.clipName)",
      remedy: isGone
        ? "Move the view inside, or remove it while it is not shown."
        : "Give the container more space, or put the content in a ScrollView.")
  }

  /// Returns the edge over which a rectangle reaches farthest.
  private static func excess(
    of ink: CGRect, over area: CGRect
  ) -> (name: String, distance: CGFloat)? {
    [
      ("top", area.minY - ink.minY), ("bottom", ink.maxY - area.maxY),
      ("left", area.minX - ink.minX), ("right", ink.maxX - area.maxX),
    ].filter { $0.1 > tolerance }.max { $0.1 < $1.1 }.map { (name: $0.0, distance: $0.1) }
  }

  // MARK: Overlaps

  /// The share of the smaller text that another one may cover.
  private static let share: CGFloat = 0.12

  private func overlaps(_ picture: CheckedPicture) -> [Issue] {
    struct Ink {
      let order: Int
      let rect: CGRect
      let isText: Bool
    }
    var inks: [Ink] = []
    let isControl = Self.controlsWithoutText(picture)
    for (order, leaf) in picture.leaves.enumerated() where leaf.place.opacity > 0.3 {
      let isText = picture.isText(leaf)
      guard isText || Self.isMark(leaf, picture) || isControl[leaf.index] else { continue }
      for rect in leaf.inks {
        guard let seen = leaf.place.visible.overlap(with: rect), seen.width > 1, seen.height > 1,
          seen.width.isFinite, seen.height.isFinite
        else { continue }
        inks.append(Ink(order: order, rect: seen, isText: isText))
      }
    }
    inks.sort { $0.rect.minY < $1.rect.minY }
    let exempt = ExemptPairs(picture)
    var issues: [Issue] = []
    var pairs: Set<[Int]> = []
    for (position, first) in inks.enumerated() {
      for second in inks[(position + 1)...] {
        if second.rect.minY >= first.rect.maxY { break }
        guard first.isText || second.isText, first.order != second.order,
          let common = first.rect.overlap(with: second.rect), common.width > 2, common.height > 2
        else { continue }
        let (below, above) = first.order < second.order ? (first, second) : (second, first)
        guard pairs.insert([below.order, above.order]).inserted else { continue }
        let area = { (rect: CGRect) in rect.width * rect.height }
        let covered = area(common) / min(area(first.rect), area(second.rect))
        guard covered > Self.share, !isSeparated(below.order, above.order, common, picture),
          !Self.belongTogether(picture.leaves[below.order], picture.leaves[above.order], picture),
          !exempt.contains(picture.leaves[below.order], picture.leaves[above.order])
        else { continue }
        let (leaf, other) = (picture.leaves[above.order], picture.leaves[below.order])
        // A symbol or a control behind a whole text is its background.
        if !below.isText, below.rect.contains(above.rect) { continue }
        issues.append(
          Issue(
            .overlap, leaf.index, leaf.frame, kind: "\(picture.placed.nodes[other.index].id)",
            "is drawn over \(picture.name(of: other.index))",
            measured: "\(Int((covered * 100).rounded())) percent covered", required: "no overlap",
            remedy: "Use a stack instead of an offset, or give one of the views a background."))
      }
    }
    return issues
  }

  /// Returns for each node whether it belongs to a control that shows no text, such as a switch.
  private static func controlsWithoutText(_ picture: CheckedPicture) -> [Bool] {
    let nodes = picture.placed.nodes
    return picture.nodes { element in
      !element.traits.isDisjoint(with: .interactive)
        && !(element.index..<nodes[element.index].end).contains { nodes[$0].text != nil }
    }
  }

  /// Whether a view is a symbol.
  private static func isMark(_ leaf: CheckedPicture.Leaf, _ picture: CheckedPicture) -> Bool {
    if case .symbol? = picture.placed.nodes[leaf.index].drawing?.kind { true } else { false }
  }

  /// Whether two views are the same text twice, as outlines and glows are made.
  private static func belongTogether(
    _ a: CheckedPicture.Leaf, _ b: CheckedPicture.Leaf, _ picture: CheckedPicture
  ) -> Bool {
    guard let first = picture.placed.text(of: a.index),
      let second = picture.placed.text(of: b.index)
    else { return false }
    return first.string == second.string
  }

  /// Whether something opaque is painted between two views.
  private func isSeparated(
    _ below: Int, _ above: Int, _ area: CGRect, _ picture: CheckedPicture
  ) -> Bool {
    picture.leaves[(below + 1)..<above].contains { leaf in
      !picture.isText(leaf) && leaf.place.opacity > 0.5
        && leaf.frame.insetBy(dx: -1, dy: -1).contains(area)
        && Self.isOpaque(leaf, picture)
    }
  }

  private static func isOpaque(_ leaf: CheckedPicture.Leaf, _ picture: CheckedPicture) -> Bool {
    func isOpaque(_ style: _ResolvedStyle) -> Bool {
      if case .color(let color) = style { color.opacity > 0.5 } else { true }
    }
    switch picture.placed.nodes[leaf.index].drawing?.kind {
    case .style(let style)?: return isOpaque(style)
    case .shape(let shape)?: return shape.steps.contains { isOpaque($0.style) }
    case .bitmap?, .canvas?: return true
    default: return false
    }
  }
}

/// Pairs of views that may overlap: content that scrolls under a bar, and the rows of a wheel.
private struct ExemptPairs {
  private let isInBar: [Bool]
  private let isAdjustable: [Bool]

  init(_ picture: CheckedPicture) {
    isInBar = picture.nodes(of: \.isInBar)
    isAdjustable = picture.nodes { $0.traits.contains(.isAdjustable) }
  }

  func contains(_ a: CheckedPicture.Leaf, _ b: CheckedPicture.Leaf) -> Bool {
    if isAdjustable[a.index], isAdjustable[b.index] { return true }
    return isInBar[a.index] && b.place.isScrolled || isInBar[b.index] && a.place.isScrolled
  }
}
