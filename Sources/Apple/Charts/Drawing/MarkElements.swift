import Foundation

/// The marks as elements for screen readers.
struct MarkElements: View {
  let plot: PlotGeometry

  /// The largest number of marks that are read one by one.
  private static let limit = 500

  private struct Item: Identifiable {
    let id: Int
    let frame: CGRect
    let label: Text
    let value: Text
    let identifier: String?
  }

  private var items: [Item] {
    let model = plot.model
    var items: [Item] = []
    for (index, mark) in model.marks.enumerated() {
      if items.count == Self.limit { break }
      let style = mark.look.style
      guard !style.isAccessibilityHidden, var frame = plot.frame(of: index) else { continue }
      // Points have no size.
      let side: CGFloat = 8
      frame = frame.insetBy(
        dx: min(frame.width - side, 0) / 2, dy: min(frame.height - side, 0) / 2)
      let (label, value) = words(mark)
      items.append(
        Item(
          id: index, frame: frame, label: style.accessibilityLabel ?? label,
          value: style.accessibilityValue ?? value, identifier: style.identifier))
    }
    return items
  }

  private func words(_ mark: ChartMark) -> (Text, Text) {
    let (x, y) = (mark.x.coordinate, mark.y.coordinate)
    let (place, value) = mark.isVertical ? (x, y) : (y, x)
    let by = mark.look.style.foregroundBy ?? mark.look.style.symbolBy ?? mark.series
    var names = by.map { [text(of: $0)] } ?? []
    if mark.kind != .sector, let place, place.value != by?.value { names.append(text(of: place)) }
    let spoken = mark.kind == .sector ? x : value
    return (
      names.dropFirst().reduce(names.first ?? Text(verbatim: "")) { Text("\($0), \($1)") },
      spoken.map { Text("\($0.label.text): \(text(of: $0))") } ?? Text(verbatim: "")
    )
  }

  private func text(of coordinate: Coordinate) -> Text {
    var ticks = AxisTicks()
    if let unit = coordinate.unit { ticks.dateStep = DateStep(unit.component, 1) }
    return AxisFormat.text(coordinate.value, ticks)
  }

  var body: some View {
    ForEach(items) { item in
      Color.clear
        .frame(width: item.frame.width, height: item.frame.height)
        .accessibilityElement()
        .accessibilityLabel(item.label)
        .accessibilityValue(item.value)
        .named(item.identifier)
        // In the order of the data, regardless of the height of the marks, and before the legend.
        .accessibilitySortPriority(Double(plot.model.marks.count - item.id))
        .accessibilityFact("chart", "mark")
        .position(x: item.frame.midX, y: item.frame.midY)
    }
  }
}

extension View {
  @ViewBuilder
  fileprivate func named(_ identifier: String?) -> some View {
    if let identifier { accessibilityIdentifier(identifier) } else { self }
  }
}
