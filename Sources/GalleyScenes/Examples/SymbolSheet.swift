import Galley

extension CatalogScene {
  /// Symbols large, and as small as body text.
  static let symbolSheet = CatalogScene(
    "examples/03-symbols", "Symbols large and at the size of text",
    canvas: CGSize(width: 640, height: 880)
  ) {
    SymbolSheet()
  }
  .largeGolden(reason: "it shows every symbol in two sizes")
}

private struct SymbolSheet: View {
  private static let rows = [
    "person person.fill person.circle person.circle.fill person.2.fill pawprint pawprint.fill leaf",
    "cat cat.fill dog dog.fill fish fish.fill hare hare.fill",
    "bird bird.fill tortoise tortoise.fill star star.fill heart heart.fill",
    "checkmark checkmark.circle checkmark.circle.fill plus minus xmark plus.circle.fill leaf.fill",
    "chevron.left chevron.right chevron.up chevron.down chevron.up.chevron.down arrow.right"
      + " arrow.clockwise square.and.arrow.up",
    "calendar clock clock.fill house house.fill bell bell.fill bookmark.fill",
    "bolt.fill moon moon.fill sun.max sun.max.fill cloud cloud.fill flame.fill",
    "gearshape gearshape.fill envelope envelope.fill folder.fill trash trash.fill tag.fill",
    "photo camera.fill lock.fill play.fill pause.fill speaker.wave.2.fill cart"
      + " cup.and.saucer.fill",
    "info.circle questionmark.circle exclamationmark.triangle.fill magnifyingglass ellipsis"
      + " list.bullet globe wifi",
  ]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(Self.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(row.split(separator: " ").map(String.init), id: \.self) { name in
            VStack(spacing: 0) {
              Image(systemName: name)
                .font(.system(size: 36))
                .frame(height: 52)
              Image(systemName: name)
                .foregroundStyle(.secondary)
                .frame(height: 24)
            }
            .frame(width: 76)
          }
        }
      }
    }
  }
}
