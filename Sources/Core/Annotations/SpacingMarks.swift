import Foundation
import GalleyViews

extension AnnotationMarks {
  /// An empty area between or around views, with its length.
  private struct Gap {
    var axis: Axis
    var area: CGRect
    var text: String
    var from: Double { axis == .horizontal ? area.minX : area.minY }
    var to: Double { axis == .horizontal ? area.maxX : area.maxY }
  }

  /// The maximum number of distances beside a picture.
  private static let gapLimit = 40

  /// Adds the spacing of stacks, spacers and padding: hatched, and measured beside the picture.
  mutating func addSpacing(_ subject: AnnotationSubject, style: AnnotationStyle) {
    let placed = subject.placed
    var gaps: [Gap] = []
    for (index, node) in placed.nodes.enumerated()
    where subject.holdsShown(index) && subject.isVisible(subject.frame(of: index)) {
      switch node.kind {
      case .hStack: gaps += Self.gaps(in: index, along: .horizontal, subject)
      case .vStack: gaps += Self.gaps(in: index, along: .vertical, subject)
      case .modifier("padding"): gaps += Self.insets(of: index, subject)
      default: break
      }
    }
    let shown = gaps.prefix(Self.gapLimit)
    for gap in shown { add(gap, subject.area.size) }
    if !shown.isEmpty {
      explain(.dimension, .hatching, "spacing, spacers and padding, in points")
    } else {
      sentences.append("No visible stack has spacing, and no view has padding.")
    }
    leaveOut(0, "distance", shown.count, of: gaps.count, "distances")
  }

  private mutating func add(_ gap: Gap, _ size: CGSize) {
    guard let area = gap.area.overlap(with: CGRect(origin: .zero, size: size)) else { return }
    let tint = Tint(area: area, ink: .dimension)
    if !tints.contains(where: { $0.area == area }) { tints.append(tint) }
    let span = area.range(gap.axis.other)
    addDimension(
      Dimension(
        axis: gap.axis, from: gap.from, to: gap.to, spans: (span, span),
        edges: gap.axis == .horizontal ? [.bottom, .top] : [.right, .left], text: gap.text), size)
  }

  /// Adds a distance. Equal distances at the same place are measured once; those that end outside
  /// of the picture aren't measured.
  mutating func addDimension(_ dimension: Dimension, _ size: CGSize) {
    let limit = dimension.axis == .horizontal ? size.width : size.height
    guard dimension.from >= -0.01, dimension.to <= limit + 0.01 else {
      let words = "A distance of \(dimension.text) ends outside of the picture."
      if !sentences.contains(words) { sentences.append(words) }
      return
    }
    let known = dimensions.firstIndex {
      $0.axis == dimension.axis && $0.edges == dimension.edges && $0.text == dimension.text
        && abs($0.from - dimension.from) < 0.01 && abs($0.to - dimension.to) < 0.01
    }
    if let known {
      let spans = dimensions[known].spans
      dimensions[known].spans = (
        spans.from.joined(dimension.spans.from), spans.to.joined(dimension.spans.to)
      )
    } else {
      dimensions.append(dimension)
    }
  }

  /// Returns the gaps between the views of a stack, and its spacers.
  private static func gaps(
    in index: Int, along axis: Axis, _ subject: AnnotationSubject
  ) -> [Gap] {
    let whole = subject.frame(of: index)
    let placed = subject.placed
    func area(_ from: CGFloat, _ to: CGFloat) -> CGRect {
      axis == .horizontal
        ? CGRect(x: from, y: whole.minY, width: to - from, height: whole.height)
        : CGRect(x: whole.minX, y: from, width: whole.width, height: to - from)
    }
    func start(_ frame: CGRect) -> CGFloat { axis == .horizontal ? frame.minX : frame.minY }
    func end(_ frame: CGRect) -> CGFloat { axis == .horizontal ? frame.maxX : frame.maxY }
    let children = placed.children(of: index).map { (index: $0, frame: subject.frame(of: $0)) }
      .filter { $0.frame.minX.isFinite && $0.frame.minY.isFinite }
      .sorted { start($0.frame) < start($1.frame) }
    var gaps: [Gap] = []
    for (before, after) in zip(children, children.dropFirst()) {
      let (from, to) = (end(before.frame), start(after.frame))
      if to - from > 0.01 {
        gaps.append(
          Gap(axis: axis, area: area(from, to), text: AnnotationWords.number(Double(to - from))))
      }
    }
    for child in children where placed.nodes[child.index].kind == .view("Spacer") {
      let (from, to) = (start(child.frame), end(child.frame))
      if to - from > 0.01 {
        let length = AnnotationWords.number(Double(to - from))
        gaps.append(Gap(axis: axis, area: area(from, to), text: "\(length) spacer"))
      }
    }
    return gaps.sorted { $0.from < $1.from }
  }

  /// Returns the gaps that `padding` adds around a view.
  private static func insets(of index: Int, _ subject: AnnotationSubject) -> [Gap] {
    guard let child = subject.placed.children(of: index).first else { return [] }
    let (outer, inner) = (subject.frame(of: index), subject.frame(of: child))
    return gaps(between: inner, and: outer)
  }

  private static func gaps(between inner: CGRect, and outer: CGRect) -> [Gap] {
    func length(_ value: CGFloat) -> String { AnnotationWords.number(Double(value)) }
    var gaps: [Gap] = []
    let (top, bottom) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
    let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
    if top > 0.01 {
      gaps.append(
        Gap(
          axis: .vertical,
          area: CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: top),
          text: length(top)))
    }
    if bottom > 0.01 {
      gaps.append(
        Gap(
          axis: .vertical,
          area: CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: bottom),
          text: length(bottom)))
    }
    let height = max(inner.height, 0)
    if left > 0.01 {
      gaps.append(
        Gap(
          axis: .horizontal,
          area: CGRect(x: outer.minX, y: inner.minY, width: left, height: height),
          text: length(left)))
    }
    if right > 0.01 {
      gaps.append(
        Gap(
          axis: .horizontal,
          area: CGRect(x: inner.maxX, y: inner.minY, width: right, height: height),
          text: length(right)))
    }
    return gaps
  }

  // MARK: Safe area

  /// Adds the areas outside of the safe area.
  mutating func addSafeArea(_ subject: AnnotationSubject) {
    let canvas = subject.area.size
    let gaps = subject.placed.safeAreas.flatMap { area in
      Self.gaps(
        between: area.safe.offsetBy(dx: -subject.area.minX, dy: -subject.area.minY),
        and: area.whole.offsetBy(dx: -subject.area.minX, dy: -subject.area.minY))
    }
    let shown = gaps.compactMap { gap in
      gap.area.overlap(with: CGRect(origin: .zero, size: canvas)).map { (gap, area: $0) }
    }
    for (gap, area) in shown {
      tints.append(Tint(area: area, ink: .safeArea))
      let span = area.range(gap.axis.other)
      addDimension(
        Dimension(
          axis: gap.axis, from: gap.from, to: gap.to, spans: (span, span),
          edges: gap.axis == .horizontal ? [.bottom, .top] : [.left, .right], text: gap.text,
          ink: .safeArea), canvas)
    }
    if !shown.isEmpty {
      explain(.safeArea, .hatching, "outside of the safe area")
    } else {
      sentences.append("The safe area is the whole canvas: nothing covers its edges.")
    }
  }
}

extension AnnotationSubject {
  /// Whether a node or any of its descendants is annotated.
  func holdsShown(_ index: Int) -> Bool {
    let end = placed.nodes[index].end
    // The annotated views are sorted, so the first one at or after the node decides.
    var (low, high) = (0, views.indices.count)
    while low < high {
      let middle = (low + high) / 2
      if views.indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < views.indices.count && views.indices[low] < end
  }
}
