import Galley

/// The constraints of a stack view.
@MainActor
struct StackLayout {
  private let stack: UIStackView
  /// The visible views, in the order of the coordinates.
  private let views: [UIView]
  private let isHorizontal: Bool

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isHorizontal = stack.axis == .horizontal
  }

  /// The start and the length of a frame along the axis, or across it.
  private struct Span {
    var start, length: LinearExpression
    var end: LinearExpression { start + length }
    var center: LinearExpression { start + 0.5 * length }
  }

  private func span(_ box: LayoutEngine.Box, across: Bool = false) -> Span {
    isHorizontal != across
      ? Span(start: box.x, length: box.width) : Span(start: box.y, length: box.height)
  }

  func demand(in engine: inout LayoutEngine) {
    guard var area = engine.box(of: stack) else { return }
    if stack.isLayoutMarginsRelativeArrangement { area = area.inset(by: stack.layoutMargins) }
    let boxes = views.compactMap { engine.box(of: $0) }
    guard boxes.count == views.count, !boxes.isEmpty else {
      // An empty stack has no size of its own.
      engine.demand(area.width, .equal, 0, 49)
      engine.demand(area.height, .equal, 0, 49)
      return
    }
    // Views run from right to left in right-to-left layouts.
    let isReversed = isHorizontal && stack.isRightToLeft(engine.direction)
    let order = isReversed ? Array(views.indices.reversed()) : Array(views.indices)
    let spans = order.map { span(boxes[$0]) }
    let gaps = order.dropLast().enumerated().map { position, index in
      // The distance belongs to the view that comes first in the stack.
      stack.distance(after: views[isReversed ? order[position + 1] : index])
    }
    demandEnds(spans, span(area), &engine)
    demandDistances(spans, gaps, &engine)
    if stack.distribution == .fillProportionally { demandProportions(spans, order, &engine) }
    let across = span(area, across: true)
    for (view, box) in zip(views, boxes) {
      demandAlignment(view, span(box, across: true), across, &engine)
    }
    // By default, the stack is as large as its largest view.
    if stack.alignment != .fill { engine.demand(across.length, .equal, 0, 51) }
  }

  private func demandEnds(_ spans: [Span], _ area: Span, _ engine: inout LayoutEngine) {
    guard let first = spans.first, let last = spans.last else { return }
    engine.demand(first.start - area.start, .equal, 0)
    engine.demand(last.end - area.end, .equal, 0)
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      engine.demand(area.length, .equal, 0, 49)
    }
  }

  private func demandDistances(
    _ spans: [Span], _ gaps: [CGFloat], _ engine: inout LayoutEngine
  ) {
    func gap(_ index: Int) -> LinearExpression { spans[index + 1].start - spans[index].end }
    func distance(_ index: Int) -> LinearExpression {
      spans[index + 1].center - spans[index].center
    }
    for (index, minimum) in gaps.enumerated() {
      switch stack.distribution {
      case .fill, .fillProportionally: engine.demand(gap(index), .equal, minimum)
      case .fillEqually:
        engine.demand(gap(index), .equal, minimum)
        engine.demand(spans[index + 1].length - spans[0].length, .equal, 0)
      case .equalSpacing:
        engine.demand(gap(index), .atLeast, minimum)
        if index > 0 { engine.demand(gap(index) - gap(0), .equal, 0) }
      case .equalCentering:
        engine.demand(gap(index), .atLeast, minimum)
        // If not all distances can be equal, the first ones are.
        if index > 0 { engine.demand(distance(index) - distance(0), .equal, 0, 150 - Float(index)) }
      }
    }
  }

  private func demandProportions(_ spans: [Span], _ order: [Int], _ engine: inout LayoutEngine) {
    let sizes = order.map { index in
      let size = views[index].intrinsicContentSize
      return Double(max(isHorizontal ? size.width : size.height, 0))
    }
    guard let reference = sizes.indices.first(where: { sizes[$0] > 0 }) else { return }
    for index in sizes.indices where index != reference {
      let ratio = sizes[index] / sizes[reference]
      engine.demand(spans[index].length - ratio * spans[reference].length, .equal, 0, 999)
    }
  }

  private func demandAlignment(
    _ view: UIView, _ span: Span, _ area: Span, _ engine: inout LayoutEngine
  ) {
    let isFilled = stack.alignment == .fill
    engine.demand(span.start - area.start, isFilled ? .equal : .atLeast, 0)
    engine.demand(span.end - area.end, isFilled ? .equal : .atMost, 0)
    let startsAtMax = !isHorizontal && stack.isRightToLeft(engine.direction)
    switch stack.alignment {
    case .fill: break
    case .center: engine.demand(span.center - area.center, .equal, 0)
    case .leading where startsAtMax, .trailing where !startsAtMax:
      engine.demand(span.end - area.end, .equal, 0)
    case .leading, .trailing: engine.demand(span.start - area.start, .equal, 0)
    case .firstBaseline, .lastBaseline:
      guard isHorizontal, view !== views[0] else { return }
      let isFirst = stack.alignment == .firstBaseline
      guard let own = engine.baseline(of: view, isFirst: isFirst),
        let first = engine.baseline(of: views[0], isFirst: isFirst)
      else { return }
      engine.demand(own - first, .equal, 0)
    }
  }
}
