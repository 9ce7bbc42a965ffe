import Galley

extension BenchPicture {
  /// A gradient, a translucent panel, a disc, two title sizes, a paragraph and four badges.
  static let card = BenchPicture(
    name: "s1", about: "card", canvas: CGSize(width: 1200, height: 630), scale: 1
  ) { AnyView(Card()) }
}

private struct Card: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.35, green: 0.34, blue: 0.84), Color(red: 1, green: 0.18, blue: 0.33),
        ],
        startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(alignment: .leading, spacing: 32) {
        HStack(spacing: 24) {
          Circle()
            .fill(.white)
            .frame(width: 112, height: 112)
            .overlay {
              Text("G")
                .font(.system(size: 64, weight: .bold))
                .foregroundStyle(Color(red: 0.35, green: 0.34, blue: 0.84))
            }
          VStack(alignment: .leading, spacing: 4) {
            Text("Galley").font(.system(size: 60, weight: .bold))
            Text("Layout, proofed to PNG").font(.system(size: 28))
          }
        }
        Text(
          "Every parent proposes a size, every child answers with its own, and the parent puts it "
            + "somewhere. Text is shaped once, measured and painted from the same result, so that "
            + "what was measured is what is seen."
        )
        .font(.system(size: 27))
        HStack(spacing: 12) {
          badge("Swift")
          badge("Linux")
          badge("Pango")
          badge("Cairo")
        }
      }
      .padding(48)
      .frame(width: 1040, height: 500, alignment: .leading)
      .background(
        .black.opacity(0.25), in: RoundedRectangle(cornerRadius: 40, style: .circular))
    }
    .foregroundStyle(.white)
  }

  private func badge(_ text: String) -> some View {
    Text(text)
      .font(.system(size: 22, weight: .medium))
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .background(.white.opacity(0.2), in: Capsule(style: .circular))
  }
}
