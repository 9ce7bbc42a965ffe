import Foundation
import GalleyViews

extension AnnotationSheet {
  /// Creates a sheet with several pictures, text baselines ruled across all of them, and a table of
  /// the baselines.
  ///
  /// - Parameters:
  ///   - panels: The pictures, with their titles.
  ///   - tracks: The views, each with its baselines in every picture.
  ///   - unknown: The indices of pictures whose layout is unknown.
  ///   - scale: Pixels per point.
  package init(
    comparing panels: [Panel], _ tracks: [BaselineTrack], unknown: Set<Int> = [], scale: Double,
    engine: any TextEngine
  ) {
    self.init(panels, scale: scale, engine: engine)
    let style = AnnotationStyle(scale: scale)
    let all = BaselineLine.all(tracks)
    // If there isn't room for all lines, those that moved take precedence.
    let ranked = all.filter { !$0.isLevel } + all.filter(\.isLevel)
    let height = panels.map(\.size.height).max() ?? 0
    let limit = AnnotationMarks.labelLimit(CGSize(width: 0, height: height), style)
    let shown = Array(ranked.prefix(limit))
    joints = panels.indices.dropLast().map { Self.joint(shown, $0) }
    self.unknown = unknown
    for index in panels.indices { addMarks(shown, to: index, style) }
    for index in unknown.sorted() {
      self.panels[index].marks.sentences.append(
        "The positions of the views in \(panels[index].title ?? "") are unknown.")
    }
    addLegend(shown)
    if shown.count < all.count {
      self.panels[0].marks.sentences.append(
        "\(shown.count) of \(all.count) lines are ruled: there is no space for more labels.")
    }
    if all.isEmpty, unknown.isEmpty {
      self.panels[0].marks.sentences.append("No view in these pictures has text baselines.")
    }
    if !all.isEmpty { table = table(panels.map { $0.title ?? "" }, tracks) }
  }

  private static func joint(_ lines: [BaselineLine], _ index: Int) -> BaselineJoint {
    var joint = BaselineJoint()
    for line in lines {
      guard let before = line.heights[index], let after = line.heights[index + 1] else { continue }
      if BaselineLine.isMoved(before, after) {
        joint.moves.append(
          BaselineJoint.Move(
            before: before, after: after, ink: line.kind.ink, form: line.kind.form))
      } else {
        joint.level.append((before, line.kind.form))
      }
    }
    return joint
  }

  /// Baselines that didn't move are ruled across in a quiet color; the others are as wide as their
  /// views.
  private mutating func addMarks(_ lines: [BaselineLine], to index: Int, _ style: AnnotationStyle) {
    let size = panels[index].size
    let isFirst = index == 0
    let isLast = index == panels.count - 1
    for line in lines {
      guard let rule = line.rule(in: index, style.grid) else { continue }
      let ink = line.isLevel ? AnnotationInk.quiet : line.kind.ink
      let span = line.isLevel ? 0...Double(size.width) : rule.span(size)
      let y = rule.height
      panels[index].marks.rules.append(
        AnnotationMarks.Rule(
          from: CGPoint(x: span.lowerBound, y: y), to: CGPoint(x: span.upperBound, y: y),
          ink: ink, form: line.kind.form))
      for (x, edge, other) in [
        (span.lowerBound, 0, index - 1), (span.upperBound, size.width, index + 1),
      ] where x != edge && line.heights.indices.contains(other) && line.heights[other] != nil {
        panels[index].marks.rules.append(
          AnnotationMarks.Rule(
            from: CGPoint(x: min(x, edge), y: y), to: CGPoint(x: max(x, edge), y: y), ink: ink,
            form: .dotted))
      }
      // Level lines need only one label.
      guard isFirst || isLast && !line.isLevel else { continue }
      panels[index].marks.labels.append(
        AnnotationMarks.Label(
          lines: words(line, in: index, ink),
          anchor: CGPoint(x: isFirst ? span.lowerBound : span.upperBound, y: y),
          edge: isFirst ? .left : .right, ink: ink))
    }
  }

  /// The label: the names of the views, and the height.
  private func words(
    _ line: BaselineLine, in index: Int, _ ink: AnnotationInk
  ) -> [[AnnotationText.Run]] {
    let names = line.names
    let more = names.count > 6 ? "and \(names.count - 6) more  " : ""
    let height = line.heights[index].map { AnnotationWords.number($0) } ?? ""
    let isLone = line.heights.count { $0 != nil } == 1 && unknown.isEmpty
    let title = panels[index].title ?? ""
    var lines = AnnotationMarks.lines(
      Array(names.prefix(6)), more + line.kind.words + " ", height, ink)
    if isLone {
      lines.append([AnnotationText.Run(text: "only in \(title)", ink: ink)])
    }
    return lines
  }

  private mutating func addLegend(_ lines: [BaselineLine]) {
    panels[0].marks.explainBaselines(lines.filter { !$0.isLevel }.map(\.kind))
    if lines.contains(where: \.isLevel) {
      panels[0].marks.explain(.quiet, .line(.solid), "did not move")
    }
    if !lines.isEmpty { panels[0].marks.explain(.quiet, nil, "points from the top of the picture") }
  }

  /// Returns a table of all views with their first and last baselines in each picture, and how far
  /// these moved.
  private func table(_ titles: [String], _ tracks: [BaselineTrack]) -> AnnotationTable {
    typealias Cell = AnnotationTable.Cell
    let isPair = titles.count == 2
    let header =
      [
        Cell(runs: [.init(text: "View", ink: .quiet)]),
        Cell(runs: [.init(text: "Text baseline", ink: .quiet)]),
      ]
      + titles.map { Cell(runs: [.init(text: $0, ink: .quiet)], isNumber: true) }
      + (isPair ? [Cell(runs: [.init(text: "Distance", ink: .quiet)], isNumber: true)] : [])
    var rows: [[Cell]] = []
    for track in tracks {
      for (position, kind) in track.kinds.enumerated() {
        let heights = track.heights(kind)
        let known = heights.compactMap(\.self)
        let isLevel =
          known.count == heights.count
          && known.allSatisfy { !BaselineLine.isMoved($0, known[0]) }
        let ink = isLevel ? AnnotationInk.quiet : .text
        var row = [
          Cell(
            runs: position == 0
              ? [.init(text: track.name, ink: ink, isStrong: !isLevel)] : []),
          Cell(
            runs: [.init(text: kind.words, ink: ink)],
            swatch: (isLevel ? .quiet : kind.ink, kind.form)),
        ]
        for (index, height) in heights.enumerated() {
          var runs = [
            AnnotationText.Run(
              text: height.map { AnnotationWords.number($0) }
                ?? (unknown.contains(index) ? "unknown" : "–"), ink: ink)
          ]
          // With more than two pictures, each cell states the distance from the first picture.
          if !isPair, index > 0, let height, let first = heights[0],
            BaselineLine.isMoved(first, height)
          {
            runs.append(
              .init(
                text: "  " + AnnotationWords.distance(height - first), ink: kind.ink,
                isStrong: true))
          }
          row.append(Cell(runs: runs, isNumber: true))
        }
        if isPair {
          let text: AnnotationText.Run =
            if let before = heights[0], let after = heights[1] {
              isLevel
                ? .init(text: "0", ink: ink)
                : .init(
                  text: AnnotationWords.distance(after - before), ink: kind.ink, isStrong: true)
            } else {
              .init(
                text: unknown.isEmpty ? "only in \(titles[heights[0] == nil ? 1 : 0])" : "unknown",
                ink: kind.ink)
            }
          row.append(Cell(runs: [text], isNumber: true))
        }
        rows.append(row)
      }
    }
    return AnnotationTable(header: header, rows: rows)
  }
}
