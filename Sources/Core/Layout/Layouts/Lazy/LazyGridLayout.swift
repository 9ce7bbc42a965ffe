import Foundation

/// Fills columns in turn, row after row: the layout behind `LazyVGrid` and, with the axes swapped,
/// `LazyHGrid`.
///
/// Proposes: to each cell its column's width and an unspecified height, then its row's height; to a
/// header or footer the grid's proposal across its rows.
/// Reports: its proposal across the rows; along them the sum of rows and gaps. In a scroll view it
/// measures the visible rows, and extrapolates the rest.
/// Places: the columns as a group by the grid's alignment; each cell by its column's alignment,
/// else the grid's; headers and footers in rows of their own by the grid's alignment.
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
  private struct Line {
    let cells: Range<Int>
    /// Whether the line holds a section's header or footer.
    let isSpanning: Bool
    /// The length of the largest view, along the axis.
    let length: CGFloat
  }

  /// Divides the views into lines, up to the last visible one; a spanning view is proposed the
  /// grid's own proposal.
  ///
  /// - Parameter subviews: Receives the views that were created for it.
  /// - Returns: The lines, and the length of the grid, extrapolated from them.
  private func lines(
    _ subviews: inout Subviews, _ tracks: LazyGridTracks, _ proposal: ProposedViewSize
  ) -> (lines: [Line], length: CGFloat) {
    let limit = subviews.visibleLimit(along: axis)
    if limit == nil { subviews.reachAll() }
    var lines: [Line] = []
    var (index, start): (Int, CGFloat) = (0, 0)
    while subviews.reach(index), start <= limit ?? .infinity {
      let line = line(at: index, &subviews, tracks, proposal)
      lines.append(line)
      index = line.cells.upperBound
      start += line.length + spacing
    }
    let gaps = spacing * CGFloat(max(lines.count - 1, 0))
    let length = lines.reduce(gaps) { $0 + $1.length }
    let left = subviews.estimatedCount - CGFloat(index)
    guard index > 0, left > 0 else { return (lines, length) }
    let linesLeft = (left * CGFloat(lines.count) / CGFloat(index)).rounded(.up)
    return (lines, length + linesLeft * (length + spacing) / CGFloat(lines.count))
  }

  /// Measures the line that begins with the view at `first`.
  private func line(
    at first: Int, _ subviews: inout Subviews, _ tracks: LazyGridTracks,
    _ proposal: ProposedViewSize
  ) -> Line {
    if subviews[first][SpansLazyGridKey.self] {
      let length = subviews[first].sizeThatFits(across(proposal, tracks))[axis]
      return Line(cells: first..<first + 1, isSpanning: true, length: length)
    }
    var index = first
    var longest: CGFloat = 0
    for track in tracks.tracks where subviews.reach(index) {
      if index > first, subviews[index][SpansLazyGridKey.self] { break }
      let proposal = ProposedViewSize(axis, nil, minor: track.length)
      longest = max(longest, subviews[index].sizeThatFits(proposal)[axis])
      index += 1
    }
    // Without tracks there are no cells.
    return Line(cells: first..<max(index, first + 1), isSpanning: false, length: longest)
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
      axis, lines(&subviews, tracks, proposal).length,
      minor: max(proposal[axis.other] ?? tracks.length, 0))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let tracks = tracks(proposal)
    let shift = position(tracks.length, in: bounds)
    var subviews = subviews
    let lines = lines(&subviews, tracks, proposal).lines
    for subview in subviews.dropFirst(lines.last?.cells.upperBound ?? 0) { subview.omit() }
    var start: CGFloat = 0
    for line in lines {
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

/// Whether a view spans a line of a lazy grid, as section headers and footers do.
package enum SpansLazyGridKey: LayoutValueKey {
  package static let defaultValue = false
}
