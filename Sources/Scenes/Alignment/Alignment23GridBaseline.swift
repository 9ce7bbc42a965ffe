import GalleyCatalog

extension CatalogScene {
  /// Each row aligns its cells by its own guide; the grid's baselines come from the rows.
  static let alignment23 = CatalogScene(
    "alignment/23-grid-baseline", "Grid rows with their own baselines",
    canvas: CGSize(width: 520, height: 360),
    overlays: [.baselines],
    views: ["grid", "good", "hello", "nice", "start", "wwdc"],
    rulers: [
      .width(of: "c1"), .width(of: "c2"), .width(of: "c3"), .width(of: "outer"),
      .distance(along: .vertical, from: "hello box", to: "c1"),
      .distance(along: .vertical, from: "c1", to: "blue"), .height(of: "outer"),
    ]
  ) {
    Grid {
      GridRow(alignment: .lastTextBaseline) {
        Text("Good").accessibilityIdentifier("good")
        Text("Hello world")
          .accessibilityIdentifier("hello")
          .frame(width: 50, height: 50, alignment: .top)
          .accessibilityIdentifier("hello box")
          .border(.red)
        Text("Nice").accessibilityIdentifier("nice")
      }
      GridRow {
        Color.red.opacity(0.3).accessibilityIdentifier("c1")
        Color.green.opacity(0.2).accessibilityIdentifier("c2")
        Color.pink.opacity(0.2).accessibilityIdentifier("c3")
      }
      GridRow(alignment: .top) {
        Text("Start").accessibilityIdentifier("start")
        Text("WWDC 2022")
          .accessibilityIdentifier("wwdc")
          .frame(width: 70, height: 50)
          .accessibilityIdentifier("frame")
          .border(.red)
        Rectangle().fill(.blue.opacity(0.5)).accessibilityIdentifier("blue")
      }
    }
    .accessibilityIdentifier("grid")
    .frame(maxWidth: 300, maxHeight: 300)
    .accessibilityIdentifier("outer")
    .border(.red)
  }
  .caption(
    .code("GridRow(alignment: .lastTextBaseline) … GridRow(alignment: .top)"),
    "first: hello’s, \({ $0["grid"].dimensions[.firstTextBaseline] }); last: wwdc’s, \({ $0["grid"].dimensions[.lastTextBaseline] })"
  )
}
