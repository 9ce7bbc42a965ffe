import Foundation

/// Fills columns in turn, row after row: the layout behind `LazyVGrid`, and with the axes exchanged
/// behind `LazyHGrid`.
///
/// Proposes: each cell its column's width and no height, then its row's height.
/// Reports: what it is proposed across its rows; along them the sum of rows and gaps.
/// Places: the columns together by the grid's alignment, each cell by its column's.
package struct LazyGridLayout: Layout {
  /// The axis along which lines of cells follow each other: vertical in a `LazyVGrid`.
  let axis: Axis
  private let items: [GridItem]
  private let alignment: AlignmentKey
  private let spacing: CGFloat

  /// - Parameter spacing: Between lines, in points; `nil` is 8.
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

  private func tracks(_ proposal: ProposedViewSize) -> LazyGridTracks {
    LazyGridTracks(items, in: proposal[axis.other])
  }

  /// The lengths of the lines: of the largest cell in each.
  private func lines(_ subviews: Subviews, _ tracks: [LazyGridTracks.Track]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: tracks.count).map { start in
      zip(start..<min(start + tracks.count, subviews.count), tracks).reduce(0) { longest, cell in
        let proposal = ProposedViewSize(axis, nil, minor: cell.1.length)
        return max(longest, subviews[cell.0].sizeThatFits(proposal)[axis])
      }
    }
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = tracks(proposal)
    let lines = lines(subviews, tracks.tracks)
    let length = lines.reduce(0, +) + spacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(axis, length, minor: max(proposal[axis.other] ?? tracks.length, 0))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let tracks = tracks(proposal)
    let lines = lines(subviews, tracks.tracks)
    let shift = AlignedExtent().line(alignment, in: bounds.size[axis.other] - tracks.length)
    var position: CGFloat = 0
    for (line, length) in lines.enumerated() {
      let start = line * tracks.tracks.count
      for (track, subview) in zip(tracks.tracks, subviews.dropFirst(start)) {
        let origin = CGPoint(axis, position, minor: shift + track.start)
        let cell = CGRect(
          x: bounds.minX + origin.x, y: bounds.minY + origin.y,
          width: axis == .vertical ? track.length : length,
          height: axis == .vertical ? length : track.length)
        subview.place(in: cell, alignment: track.alignment, proposal: ProposedViewSize(cell.size))
      }
      position += length + spacing
    }
  }
}
