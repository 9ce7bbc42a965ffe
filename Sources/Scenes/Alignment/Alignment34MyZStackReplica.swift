import GalleyCatalog

extension CatalogScene {
  /// Each pair shows the built-in stack on the left and the replica on the right.
  static let alignment34 = CatalogScene(
    "alignment/34-myzstack-replica", "A replica of ZStack in nine alignments",
    canvas: CGSize(width: 500, height: 418)
  ) {
    VStack(spacing: 16) {
      ForEach(0..<3) { row in
        HStack(spacing: 20) {
          ForEach(0..<3) { column in
            let (name, alignment) = NamedAlignment.nine[row * 3 + column]
            VStack(spacing: 6) {
              HStack(spacing: 12) {
                half("ZStack") {
                  ZStack(alignment: alignment) { ReplicaLayers(id: "\(name)-built-in") }
                    .accessibilityIdentifier("\(name)-built-in")
                }
                half("MyZStack") {
                  MyZStack(alignment: alignment) { ReplicaLayers(id: "\(name)-replica") }
                    .accessibilityIdentifier("\(name)-replica")
                }
              }
              Text(name).font(.footnote.weight(.semibold))
            }
          }
        }
      }
    }
  }
  .caption(
    .code("ZStack(alignment: alignment) … MyZStack(alignment: alignment)"))
}

/// One half of a comparison, with its name.
private func half(_ name: String, @ViewBuilder content: () -> some View) -> some View {
  VStack(spacing: 4) {
    content()
    Text(name).font(.caption2)
  }
}

/// The compared alignments.
private enum NamedAlignment {
  static let nine: [(String, Alignment)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]
}

private struct ReplicaLayers: View {
  let id: String

  var body: some View {
    Rectangle()
      .fill(.orange.gradient)
      .frame(width: 36, height: 72)
      .accessibilityIdentifier("\(id)-tall")
    Rectangle()
      .fill(.cyan.gradient)
      .opacity(0.75)
      .frame(width: 60, height: 30)
      .accessibilityIdentifier("\(id)-wide")
    Text("Aa")
      .accessibilityIdentifier("\(id)-text")
  }
}
