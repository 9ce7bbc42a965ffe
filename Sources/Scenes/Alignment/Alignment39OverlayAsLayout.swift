import GalleyCatalog

extension CatalogScene {
  /// An overlay as a custom layout, which reads the greeting's alignment.
  static let alignment39 = CatalogScene(
    "alignment/39-overlay-as-layout", "An overlay as a custom layout",
    canvas: CGSize(width: 156, height: 156),
    rulers: ["square", "greeting"].flatMap {
      [.guide(HorizontalAlignment.trailing, of: $0), .guide(VerticalAlignment.top, of: $0)]
    }
  ) {
    LayerLayout {
      Rectangle()
        .fill(.orange.gradient)
        .frame(width: 100, height: 100)
        .accessibilityIdentifier("square")
      Text("Hi")
        .accessibilityIdentifier("greeting")
        .layoutValue(key: LayerAlignment.self, value: .topTrailing)
    }
    .accessibilityIdentifier("whole")
  }
  .caption(
    .code("LayerLayout { … .layoutValue(key: LayerAlignment.self, value: .topTrailing) }"),
    "a Layout that places its second view like `.overlay(alignment: .topTrailing)`; the first determines the size, \(.size(of: "whole"))"
  )
}

/// The alignment of a layer relative to the main view.
private struct LayerAlignment: LayoutValueKey {
  static let defaultValue = Alignment.center
}

/// A layout of two views: the first determines the size, the second is aligned with it.
private struct LayerLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let alignment = subviews[1][LayerAlignment.self]
    let (main, layer) = (
      subviews[0].dimensions(in: proposal),
      subviews[1].dimensions(in: ProposedViewSize(bounds.size))
    )
    subviews[0].place(at: bounds.origin, proposal: proposal)
    subviews[1].place(
      at: CGPoint(
        x: bounds.minX + main[alignment.horizontal] - layer[alignment.horizontal],
        y: bounds.minY + main[alignment.vertical] - layer[alignment.vertical]),
      proposal: ProposedViewSize(bounds.size))
  }
}
