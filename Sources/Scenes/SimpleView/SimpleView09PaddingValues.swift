import GalleyCatalog

extension CatalogScene {
  /// Five forms of padding on steps, so that each amount is measured beside its sample; the tinted
  /// background shows the added space.
  static let simpleView09 = CatalogScene(
    "simple-view/09-padding-values", "Padding of different amounts",
    canvas: CGSize(width: 400, height: 250),
    rulers: ["four", "horizontal", "corner", "insets", "all"].map {
      .inset(of: "\($0)-inner", in: "\($0)-outer")
    }
  ) {
    VStack(alignment: .leading, spacing: 16) {
      PaddingSample("four", step: 0) { $0.padding(4) }
      PaddingSample("horizontal", step: 56) { $0.padding(.horizontal, 24) }
      PaddingSample("corner", step: 152) { $0.padding([.top, .leading], 10) }
      PaddingSample("insets", step: 210) {
        $0.padding(EdgeInsets(top: 1, leading: 24, bottom: 9, trailing: 4))
      }
      PaddingSample("all", step: 286) { $0.padding() }
    }
  }
  .caption(
    .code(
      ".padding(4) … .padding(.horizontal, 24) … .padding([.top, .leading], 10) … .padding(EdgeInsets(top: 1, leading: 24, bottom: 9, trailing: 4)) … .padding()"
    ),
    "from left to right, the proposal to the text is the rest of the width:",
    "\({ offer("four", $0) }) − 4 − 4 = \({ rest("four", $0) }), \({ offer("horizontal", $0) }) − 24 − 24 = \({ rest("horizontal", $0) }), \({ offer("corner", $0) }) − 10 = \({ rest("corner", $0) }), \({ offer("insets", $0) }) − 24 − 4 = \({ rest("insets", $0) }), \({ offer("all", $0) }) − 16 − 16 = \({ rest("all", $0) })",
    "and the view is as much wider than the text:",
    "\(.width(of: "four-inner")) + 4 + 4 = \(.width(of: "four-outer")), \(.width(of: "horizontal-inner")) + 24 + 24 = \(.width(of: "horizontal-outer")), \(.width(of: "corner-inner")) + 10 = \(.width(of: "corner-outer")), \(.width(of: "insets-inner")) + 24 + 4 = \(.width(of: "insets-outer")), \(.width(of: "all-inner")) + 16 + 16 = \(.width(of: "all-outer"))"
  )

  /// The proposed width of the padding, and that of the text in it.
  nonisolated private static func offer(_ id: String, _ layout: Caption.Layout) -> CGFloat {
    layout["\(id)-outer"].proposal.width ?? .nan
  }

  nonisolated private static func rest(_ id: String, _ layout: Caption.Layout) -> CGFloat {
    layout["\(id)-inner"].proposal.width ?? .nan
  }
}

/// A text on the background style with visible padding, on its step.
private struct PaddingSample<Padded: View>: View {
  let id: String
  let step: CGFloat
  let padded: (AnyView) -> Padded

  init(_ id: String, step: CGFloat, padded: @escaping (AnyView) -> Padded) {
    self.id = id
    self.step = step
    self.padded = padded
  }

  var body: some View {
    padded(
      AnyView(
        Text("Text")
          .font(.footnote)
          .frame(width: 30)
          .background(.background)
          .accessibilityIdentifier("\(id)-inner"))
    )
    .background(.teal.opacity(0.35))
    .accessibilityIdentifier("\(id)-outer")
    .frame(width: 100, alignment: .leading)
    .padding(.leading, step)
  }
}
