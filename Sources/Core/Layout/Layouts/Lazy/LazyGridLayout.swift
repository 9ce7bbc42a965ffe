import Foundation

/// Fills columns in turn, row after row: the layout behind `LazyVGrid` and, with the axes swapped,
/// `LazyHGrid`.
///
/// Proposes: to each cell its column's width and an unspecified height, then its row's height; to a
/// header or footer the grid's proposal across its rows.
/// Reports: its proposal across the rows; along them the sum of rows and gaps. In a scroll view it
/// measures the visible rows, and extrapolates the rest.
/// Places: the columns as a group by the grid's alignment; each cell by its column's alignment,
/// else the grid's; headers and footers in rows of their own by the grid's alignment, pinned ones in
/// the visible part.
package struct LazyGridLayout: Layout {
  /// The axis along which lines of cells are stacked: vertical in a `LazyVGrid`.
  let axis: Axis
  private let items: [GridItem]
  private let alignment: AlignmentKey
  private let spacing: CGFloat

  /// - Parameter spacing: The distance between lines, in points; `nil` means 8.
  private init(_ axis: Axis, _ items: [GridItem], _ alignment: AlignmentKey, _ spacing: CGFloat?) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance
  }

  package init(columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat?) {
    self.init(.vertical, columns, alignment.key, spacing)
  }

  package init(rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat?) {
    self.init(.horizontal, rows, alignment.key, spacing)
  }

  package static var layoutProperties: LayoutProperties { .builtIn() }
  package static var _borrowsSubviews: Bool { true }

  private func tracks(_ proposal: ProposedViewSize) -> LazyGridTracks {
    LazyGridTracks(items, in: proposal[axis.other])
  }

  /// A line of cells, or a single view that spans the line.
  struct Line {
    let cells: Range<Int>
    /// Whether the line holds a section's header or footer.
    let isSpanning: Bool
    /// The length of the largest view, along the axis.
    let length: CGFloat
  }

  /// The lines that are laid out.
  private struct Visible {
    var lines: [Line] = []
    /// The start of the first of them, along the axis.
    var start: CGFloat = 0
    /// The length of the grid.
    var length: CGFloat = 0
  }

  /// Divides the views that are laid out into lines; a spanning view is proposed the grid's own
  /// proposal.
  ///
  /// - Parameters:
  ///   - subviews: Receives the views that were created for it.
  ///   - part: The visible part; `nil` is the start.
  private func visible(
    _ subviews: inout Subviews, _ tracks: LazyGridTracks, _ proposal: ProposedViewSize,
    _ part: VisibleRange? = nil
  ) -> Visible {
    var limit = CGFloat.infinity
    switch subviews.lazyExtent(along: axis) {
    case .all: subviews.reachAll()
    case .start(let visible): limit = visible
    // Lines can be counted only if each element is a cell.
    case .part where subviews.node.lateChildren.contains { $0.share != 1 } || tracks.tracks.isEmpty:
      subviews.reachAll()
    case .part:
      let map = map(subviews, tracks, proposal)
      if let part { return self.part(part, map, &subviews, tracks, proposal) }
      return Visible(length: map.length)
    }
    var visible = Visible()
    var (index, start): (Int, CGFloat) = (0, 0)
    while subviews.reach(index), start <= limit {
      let line = line(at: index, &subviews, tracks, proposal)
      visible.lines.append(line)
      index = line.cells.upperBound
      start += line.length + spacing
    }
    let count = CGFloat(visible.lines.count)
    let length = visible.lines.reduce(spacing * max(count - 1, 0)) { $0 + $1.length }
    let left = subviews.estimatedCount - CGFloat(index)
    visible.length = length
    if subviews.areLate, !subviews.isLengthIrrelevant,
      subviews.node.lateChildren.allSatisfy({ $0.share == 1 })
    {
      visible.length = map(subviews, tracks, proposal, measuring: index).length
    } else if index > 0, left > 0 {
      let linesLeft = (left * count / CGFloat(index)).rounded(.up)
      visible.length += linesLeft * (length + spacing) / count
    }
    return visible
  }

  private func map(
    _ subviews: Subviews, _ tracks: LazyGridTracks, _ proposal: ProposedViewSize,
    measuring measured: Int = .max
  ) -> LazyGridMap {
    LazyGridMap(
      subviews, columns: max(tracks.tracks.count, 1), spacing: spacing, measuring: measured,
      isSpanning: { subviews[$0][SpansLazyGridKey.self] },
      lineLength: { length(of: $0, subviews, tracks, proposal) })
  }

  /// Creates and measures the lines in a part of the grid, from the line at a reference position
  /// up and down.
  private func part(
    _ part: VisibleRange, _ map: LazyGridMap, _ subviews: inout Subviews, _ tracks: LazyGridTracks,
    _ proposal: ProposedViewSize
  ) -> Visible {
    var visible = Visible(length: map.length)
    let reference = part.reference(in: map.length)
    guard var place = map.line(at: reference) else { return visible }
    var first = map.view(in: place, &subviews)
    var line = line(at: first, &subviews, tracks, proposal)
    visible.start = reference - place.rest - place.share * line.length
    let end = visible.start + line.length
    var lines = [line]
    while visible.start > part.start, let previous = map.line(before: place) {
      var count = 0
      while count < map.count(in: previous), subviews.reach(before: &first) {
        first -= 1
        count += 1
      }
      guard count > 0 else { break }
      lines.append(self.line(at: first, &subviews, tracks, proposal))
      visible.start -= spacing + lines[lines.count - 1].length
      place = previous
    }
    // Views created before a line have moved it.
    for line in lines.reversed() {
      let cells = first..<first + line.cells.count
      visible.lines.append(Line(cells: cells, isSpanning: line.isSpanning, length: line.length))
      first = cells.upperBound
    }
    line = visible.lines[visible.lines.count - 1]
    var next = end + spacing
    while next < part.end, subviews.reach(after: line.cells.upperBound - 1) {
      line = self.line(at: line.cells.upperBound, &subviews, tracks, proposal)
      visible.lines.append(line)
      next += line.length + spacing
    }
    return visible
  }

  /// Measures the line that begins with the view at `first`.
  private func line(
    at first: Int, _ subviews: inout Subviews, _ tracks: LazyGridTracks,
    _ proposal: ProposedViewSize
  ) -> Line {
    if subviews[first][SpansLazyGridKey.self] {
      let length = length(of: first..<first + 1, subviews, tracks, proposal)
      return Line(cells: first..<first + 1, isSpanning: true, length: length)
    }
    var end = first + 1
    for _ in tracks.tracks.dropFirst() {
      guard subviews.reach(after: end - 1), !subviews[end][SpansLazyGridKey.self] else { break }
      end += 1
    }
    // Without tracks there are no cells.
    let length = tracks.tracks.isEmpty ? 0 : length(of: first..<end, subviews, tracks, proposal)
    return Line(cells: first..<end, isSpanning: false, length: length)
  }

  /// Measures a line of cells, or of a view that spans it.
  private func length(
    of cells: Range<Int>, _ subviews: Subviews, _ tracks: LazyGridTracks,
    _ proposal: ProposedViewSize
  ) -> CGFloat {
    let first = subviews[cells.lowerBound]
    if first[SpansLazyGridKey.self] { return first.sizeThatFits(across(proposal, tracks))[axis] }
    return zip(cells, tracks.tracks).reduce(0) { longest, cell in
      let proposal = ProposedViewSize(axis, nil, minor: cell.1.length)
      return max(longest, subviews[cell.0].sizeThatFits(proposal)[axis])
    }
  }

  /// The proposal for a view that spans a line.
  private func across(_ proposal: ProposedViewSize, _ tracks: LazyGridTracks) -> ProposedViewSize {
    ProposedViewSize(axis, nil, minor: proposal[axis.other] ?? tracks.length)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = tracks(proposal)
    var subviews = subviews
    return CGSize(
      axis, visible(&subviews, tracks, proposal).length,
      minor: max(proposal[axis.other] ?? tracks.length, 0))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let tracks = tracks(proposal)
    let shift = position(tracks.length, in: bounds)
    var subviews = subviews
    let part = subviews.visibleRange(along: axis)
    let visible = visible(&subviews, tracks, proposal, part)
    var start = visible.start
    for line in visible.lines {
      if line.isSpanning {
        let subview = subviews[line.cells.lowerBound]
        let proposal = across(proposal, tracks)
        let minor = position(subview.sizeThatFits(proposal)[axis.other], in: bounds)
        let origin = CGPoint(axis, start, minor: minor)
        subview.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
      } else {
        for (track, subview) in zip(tracks.tracks, subviews[line.cells]) {
          let origin = CGPoint(axis, start, minor: shift + track.start)
          let cell = CGRect(
            x: bounds.minX + origin.x, y: bounds.minY + origin.y,
            width: axis == .vertical ? track.length : line.length,
            height: axis == .vertical ? line.length : track.length)
          subview.place(
            in: cell, alignment: track.alignment ?? cellAlignment,
            proposal: ProposedViewSize(cell.size))
        }
      }
      start += line.length + spacing
    }
    let shown = visible.lines.first.map { $0.cells.lowerBound } ?? 0
    let end = visible.lines.last.map { $0.cells.upperBound } ?? 0
    let inner = across(proposal, tracks)
    let pinned = subviews.pinViews(shown..<end, along: axis, in: bounds, to: part) {
      let minor = position($0.sizeThatFits(inner)[axis.other], in: bounds)
      return (minor: minor, proposal: inner)
    }
    for index in subviews.indices
    where (index < shown || index >= end) && !pinned.contains(index) {
      subviews[index].omit()
    }
  }

  /// Returns the position across the lines of an item of `length`, by the grid's alignment.
  private func position(_ length: CGFloat, in bounds: CGRect) -> CGFloat {
    AlignedExtent().line(alignment, in: bounds.size[axis.other] - length)
  }

  /// The alignment of cells whose track has none: the grid's across the lines, the center along
  /// them.
  private var cellAlignment: Alignment {
    axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(key: alignment), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(key: alignment))
  }
}

extension LazyGridLayout: LazyLayout {
  var lazyAxis: Axis { axis }

  func estimatedSpan(
    of place: LazyPlace, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> (start: CGFloat, length: CGFloat) {
    map(subviews, tracks(proposal), proposal).span(of: place)
  }
}

/// Whether a view spans a line of a lazy grid, as section headers and footers do.
package enum SpansLazyGridKey: LayoutValueKey {
  package static let defaultValue = false
}
