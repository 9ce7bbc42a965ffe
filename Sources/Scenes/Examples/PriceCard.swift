import GalleyCatalog

extension CatalogScene {
  /// The picture in the README.
  static let priceCard = CatalogScene(
    "examples/01-price-card", "Prices in three sizes on one baseline",
    canvas: CGSize(width: 360, height: 150)
  ) {
    PriceCard()
  }
  .blockGolden()
}

struct PriceCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("Flat white").font(.title2)
        Spacer()
        Text("4.20").font(.largeTitle.bold())
        Text("EUR").font(.footnote).foregroundStyle(.secondary)
      }
      Divider()
      Text("Two shots, milk, poured slowly.").font(.callout)
    }
    .padding()
    .background(.orange.gradient.opacity(0.25), in: .rect(cornerRadius: 16))
    .padding()
  }
}
