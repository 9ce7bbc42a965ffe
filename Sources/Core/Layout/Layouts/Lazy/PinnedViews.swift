import Foundation

/// The views of a section in a lazy container that are laid out, along its axis, in points.
private struct SectionSpan {
  /// Views that are moved together.
  struct Block {
    private(set) var indices: [Int] = []
    private(set) var start = CGFloat.infinity
    private(set) var end = -CGFloat.infinity

    var length: CGFloat { max(end - start, 0) }

    mutating func add(_ index: Int, from start: CGFloat, to end: CGFloat) {
      indices.append(index)
      self.start = min(self.start, start)
      self.end = max(self.end, end)
    }
  }

  var all = Block()
  var headers = Block()
  var footers = Block()

  /// How far the headers move: to the start of the visible part, as far as the section extends.
  func distanceOfHeaders(in visible: VisibleRange) -> CGFloat {
    max(min(visible.visibleStart, all.end - headers.length) - headers.start, 0)
  }

  /// How far the footers move: to the end of the visible part, as far as the section extends.
  func distanceOfFooters(in visible: VisibleRange) -> CGFloat {
    min(max(visible.visibleEnd, all.start + footers.length) - footers.end, 0)
  }
}

extension LayoutSubviews {
  /// The views outside of the part that a lazy container lays out that are laid out nevertheless:
  /// headers of the section at its start, and footers of the section at its end.
  struct PinnedOutside {
    fileprivate var headers = 0..<0
    fileprivate var footers = 0..<0

    func contains(_ index: Int) -> Bool { headers.contains(index) || footers.contains(index) }
  }

  /// Moves the pinned headers and footers of sections to the edges of the visible part, after the
  /// views in `range` have been placed.
  ///
  /// - Parameters:
  ///   - range: The views that are laid out.
  ///   - visible: The visible part; `nil` pins nothing.
  ///   - place: Returns the position across the axis and the proposal of a view outside of `range`.
  func pinViews(
    _ range: Range<Int>, along axis: Axis, in bounds: CGRect, to visible: VisibleRange?,
    placingOthers place: (LayoutSubview) -> (minor: CGFloat, proposal: ProposedViewSize)
  ) -> PinnedOutside {
    let roles = node.pinnedRoles
    guard let visible, !roles.isEmpty, !range.isEmpty else { return PinnedOutside() }
    let outside = pinnedViews(roles, outside: range)
    func placeOther(_ index: Int, at start: CGFloat) {
      let (minor, proposal) = place(self[index])
      let origin = CGPoint(axis, start, minor: minor)
      self[index].place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
    // They are somewhere beyond the part that is laid out.
    if var start = span(of: range.lowerBound, along: axis, in: bounds)?.start {
      for index in outside.headers.reversed() {
        start -= self[index].sizeThatFits(place(self[index]).proposal)[axis]
        placeOther(index, at: start)
      }
    }
    if var end = span(of: range.upperBound - 1, along: axis, in: bounds)?.end {
      for index in outside.footers {
        placeOther(index, at: end)
        end += self[index].sizeThatFits(place(self[index]).proposal)[axis]
      }
    }
    var sections: [Int: SectionSpan] = [:]
    for part in [outside.headers, range, outside.footers] {
      for index in part {
        guard let place = self[index].node.subviewPlace, let section = place.section,
          let (start, end) = span(of: index, along: axis, in: bounds)
        else { continue }
        sections[section, default: SectionSpan()].all.add(index, from: start, to: end)
        switch place.role {
        case .header: sections[section]?.headers.add(index, from: start, to: end)
        case .row: break
        case .footer: sections[section]?.footers.add(index, from: start, to: end)
        }
      }
    }
    for section in sections.values {
      if roles.contains(.header), !section.headers.indices.isEmpty {
        pin(section.headers.indices, by: section.distanceOfHeaders(in: visible), along: axis)
      }
      if roles.contains(.footer), !section.footers.indices.isEmpty {
        pin(section.footers.indices, by: section.distanceOfFooters(in: visible), along: axis)
      }
    }
    return outside
  }

  private func pinnedViews(
    _ roles: Set<SubviewPlace.Role>, outside range: Range<Int>
  ) -> PinnedOutside {
    func place(_ index: Int) -> SubviewPlace? { self[index].node.subviewPlace }
    var outside = PinnedOutside()
    if roles.contains(.header), let section = place(range.lowerBound)?.section {
      let header = SubviewPlace(section: section, role: .header)
      if let last = (0..<range.lowerBound).last(where: { place($0) == header }) {
        var first = last
        while first > 0, place(first - 1) == header { first -= 1 }
        outside.headers = first..<last + 1
      }
    }
    if roles.contains(.footer), let section = place(range.upperBound - 1)?.section {
      let footer = SubviewPlace(section: section, role: .footer)
      if let first = (range.upperBound..<count).first(where: { place($0) == footer }) {
        var end = first + 1
        while end < count, place(end) == footer { end += 1 }
        outside.footers = first..<end
      }
    }
    return outside
  }

  /// The start and the end of a view that has been placed.
  private func span(
    of index: Int, along axis: Axis, in bounds: CGRect
  ) -> (start: CGFloat, end: CGFloat)? {
    let node = self[index].node
    guard let frame = node.record.pointee.shared.pointee.requests.place(of: node)?.frame else {
      return nil
    }
    let start = axis == .horizontal ? frame.minX - bounds.minX : frame.minY - bounds.minY
    return (start, start + frame.size[axis])
  }

  private func pin(_ indices: [Int], by distance: CGFloat, along axis: Axis) {
    // Rounding errors move nothing.
    guard distance.magnitude > 0.001 else { return }
    for index in indices {
      let node = self[index].node
      let state = node.record.pointee.shared
      guard var place = state.pointee.requests.place(of: node) else { continue }
      if axis == .horizontal {
        place.frame.origin.x += distance
      } else {
        place.frame.origin.y += distance
      }
      if state.pointee.requests.place(node, place) { state.pointee.pinned.insert(node) }
    }
  }
}

extension LayoutNode {
  /// The roles of the views in sections that stay visible while the content of this lazy container
  /// is scrolled.
  package var pinnedRoles: Set<SubviewPlace.Role> {
    get { record.pointee.rare?.pointee.pinnedRoles ?? [] }
    nonmutating set { record.pointee.makeRare().pointee.pinnedRoles = newValue }
  }
}
