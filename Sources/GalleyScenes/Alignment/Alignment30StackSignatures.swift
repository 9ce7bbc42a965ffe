import Galley

extension CatalogScene {
  /// Each kind of stack aligns its views on the guide that its initialiser names.
  static let alignment30 = CatalogScene(
    "alignment/30-stack-signatures", "Stacks take the guide to align on",
    canvas: CGSize(width: 560, height: 320),
    rulers: ["v1", "v2", "v3"].map { .guide(HorizontalAlignment.trailing, of: $0) }
      + ["z1", "z2", "z3"].map { .guide(VerticalAlignment.center, of: $0) }
      + ["h1", "h2", "h3"].map { .guide(VerticalAlignment.lastTextBaseline, of: $0) }
      + ["g1", "g2", "g3"].map { .guide(VerticalAlignment.firstTextBaseline, of: $0) }
  ) {
    Grid(horizontalSpacing: 20, verticalSpacing: 20) {
      GridRow {
        panel("VStack(alignment: .trailing)") {
          VStack(alignment: .trailing) {
            word("Short", "v1")
            word("Somewhat longer", "v2")
            word("Long", "v3")
          }
        }
        panel("ZStack(alignment: .center)") {
          ZStack(alignment: .center) {
            RoundedRectangle(cornerRadius: 12)
              .fill(.orange)
              .frame(width: 110, height: 70)
              .accessibilityIdentifier("z1")
            RoundedRectangle(cornerRadius: 8)
              .fill(.yellow)
              .frame(width: 80, height: 44)
              .accessibilityIdentifier("z2")
            word("Centre", "z3")
          }
        }
      }
      GridRow {
        panel("HStack(alignment: .lastTextBaseline)") {
          HStack(alignment: .lastTextBaseline) {
            word("Aa", "h1").font(.largeTitle)
            word("Two\nlines", "h2")
            word("Small", "h3").font(.caption)
          }
        }
        panel("GridRow(alignment: .firstTextBaseline)") {
          Grid {
            GridRow(alignment: .firstTextBaseline) {
              word("Aa", "g1").font(.largeTitle)
              word("Two\nlines", "g2")
              word("Small", "g3").font(.caption)
            }
          }
        }
      }
    }
  }
  .blockGolden()
  .largeGolden(reason: "four stacks, each with its initialiser and three guides")

  private static func word(_ text: String, _ id: String) -> some View {
    Text(verbatim: text).accessibilityIdentifier(id)
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
