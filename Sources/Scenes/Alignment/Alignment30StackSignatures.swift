import GalleyCatalog

extension CatalogScene {
  /// Each kind of stack aligns its views by the guide passed to its initializer.
  static let alignment30 = CatalogScene(
    "alignment/30-stack-signatures", "Stacks take the guide that aligns their views",
    canvas: CGSize(width: 560, height: 320),
    rulers: ["Short", "Somewhat longer", "Long"].map {
      .guide(HorizontalAlignment.trailing, of: $0)
    }
      + ["orange", "yellow", "Middle"].flatMap {
        [.guide(HorizontalAlignment.center, of: $0), .guide(VerticalAlignment.center, of: $0)]
      }
      + ["Aa", "Two lines", "Small"].map { .guide(VerticalAlignment.lastTextBaseline, of: $0) }
      + ["Bb", "Two rows", "Little"].map { .guide(VerticalAlignment.firstTextBaseline, of: $0) }
  ) {
    Grid(horizontalSpacing: 20, verticalSpacing: 20) {
      GridRow {
        panel("VStack(alignment: .trailing)") {
          VStack(alignment: .trailing) {
            word("Short")
            word("Somewhat longer")
            word("Long")
          }
        }
        panel("ZStack(alignment: .center)") {
          ZStack(alignment: .center) {
            RoundedRectangle(cornerRadius: 12)
              .fill(.orange)
              .frame(width: 110, height: 70)
              .accessibilityIdentifier("orange")
            RoundedRectangle(cornerRadius: 8)
              .fill(.yellow)
              .frame(width: 80, height: 44)
              .accessibilityIdentifier("yellow")
            word("Middle")
          }
        }
      }
      GridRow {
        panel("HStack(alignment: .lastTextBaseline)") {
          HStack(alignment: .lastTextBaseline) {
            word("Aa").font(.largeTitle)
            word("Two\nlines")
            word("Small").font(.caption)
          }
        }
        panel("GridRow(alignment: .firstTextBaseline)") {
          Grid {
            GridRow(alignment: .firstTextBaseline) {
              word("Bb").font(.largeTitle)
              word("Two\nrows")
              word("Little").font(.caption)
            }
          }
        }
      }
    }
  }
  .caption(
    .code(
      "VStack(alignment: .trailing) … ZStack(alignment: .center) … HStack(alignment: .lastTextBaseline) … GridRow(alignment: .firstTextBaseline)"
    )
  )
  .blockGolden()
  .largeGolden(reason: "four stacks, each with its initializer and three guides")

  private static func word(_ text: String) -> some View {
    Text(verbatim: text).accessibilityIdentifier(text.replacing("\n", with: " "))
  }

  private static func panel<Content: View>(
    _ title: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(spacing: 8) {
      content()
        .frame(width: 250, height: 110)
        .background(.blue.opacity(0.08), in: .rect(cornerRadius: 10))
      Text(verbatim: title)
        .font(.system(size: 11, design: .monospaced))
    }
  }
}
