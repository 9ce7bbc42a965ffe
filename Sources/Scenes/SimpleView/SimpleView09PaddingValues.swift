import GalleyCatalog

extension CatalogScene {
  /// Five forms of padding; the tinted background shows the added space.
  static let simpleView09 = CatalogScene(
    "simple-view/09-padding-values", "Paddings of different amounts",
    canvas: CGSize(width: 560, height: 260),
    rulers: [.inset(.horizontal, of: "all-inner", in: "all-outer")]
      + ["four", "corner", "insets", "all"].map {
        .inset(.vertical, of: "\($0)-inner", in: "\($0)-outer")
      }
  ) {
    VStack(spacing: 12) {
      PaddingSample(".padding(4)", id: "four") { $0.padding(4) }
      PaddingSample(".padding(.horizontal, 24)", id: "horizontal") { $0.padding(.horizontal, 24) }
      PaddingSample(".padding([.top, .leading], 10)", id: "corner") {
        $0.padding([.top, .leading], 10)
      }
      PaddingSample(
        ".padding(EdgeInsets(top: 1, leading: 24, bottom: 9, trailing: 4))", id: "insets"
      ) {
        $0.padding(EdgeInsets(top: 1, leading: 24, bottom: 9, trailing: 4))
      }
      PaddingSample(".padding()", id: "all") { $0.padding() }
    }
  }
  .caption(
    .code(".padding(4) … .padding(.horizontal, 24) … .padding([.top, .leading], 10)"),
    "the text is offered what is left of the width, from top to bottom:",
    "\({ width("four", $0) }) − 4 − 4 = \({ inner("four", $0) }), \({ width("horizontal", $0) }) − 24 − 24 = \({ inner("horizontal", $0) }), \({ width("corner", $0) }) − 10 = \({ inner("corner", $0) }), \({ width("insets", $0) }) − 24 − 4 = \({ inner("insets", $0) }), \({ width("all", $0) }) − 16 − 16 = \({ inner("all", $0) })"
  )

  /// The proposed width of the padding and of the text in it.
  nonisolated private static func width(_ id: String, _ layout: Caption.Layout) -> CGFloat {
    layout["\(id)-outer"].proposal.width ?? .nan
  }

  nonisolated private static func inner(_ id: String, _ layout: Caption.Layout) -> CGFloat {
    layout["\(id)-inner"].proposal.width ?? .nan
  }
}

/// A label on the background style with visible padding.
private struct PaddingSample<Padded: View>: View {
  let title: String
  let id: String
  let padded: (AnyView) -> Padded

  init(_ title: String, id: String, padded: @escaping (AnyView) -> Padded) {
    self.title = title
    self.id = id
    self.padded = padded
  }

  var body: some View {
    padded(
      AnyView(
        Text(title)
          .font(.footnote.monospaced())
          .background(.background)
          .accessibilityIdentifier("\(id)-inner"))
    )
    .background(.teal.opacity(0.35))
    .accessibilityIdentifier("\(id)-outer")
  }
}
