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
    ".padding(4): \({ $0["four-inner"].frame.minX - $0["four-outer"].frame.minX }) on all edges; .padding(.horizontal, 24): \({ $0["horizontal-inner"].frame.minX - $0["horizontal-outer"].frame.minX }) left and right",
    ".padding([.top, .leading], 10): \({ $0["corner-inner"].frame.minY - $0["corner-outer"].frame.minY }) above, \({ $0["corner-inner"].frame.minX - $0["corner-outer"].frame.minX }) left",
    "EdgeInsets: \({ $0["insets-inner"].frame.minY - $0["insets-outer"].frame.minY }) above, \({ $0["insets-inner"].frame.minX - $0["insets-outer"].frame.minX }) left, \({ $0["insets-outer"].frame.maxY - $0["insets-inner"].frame.maxY }) below, \({ $0["insets-outer"].frame.maxX - $0["insets-inner"].frame.maxX }) right"
  )
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
