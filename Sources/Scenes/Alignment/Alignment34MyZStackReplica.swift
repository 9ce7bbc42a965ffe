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
    .code("ZStack(alignment: alignment) … MyZStack(alignment: alignment)"),
    "the \({ _ in CGFloat(9 * parts.count) }) frames in both differ by at most \({ difference($0) })"
  )

  private nonisolated static let parts = ["tall", "wide", "text"]

  /// Returns the largest difference between a frame in the built-in stack and in the replica.
  private nonisolated static func difference(_ layout: Caption.Layout) -> CGFloat {
    var largest: CGFloat = 0
    for (name, _) in NamedAlignment.nine {
      let frames = ["built-in", "replica"].map { side in
        let stack = layout["\(name)-\(side)"].frame
        return parts.map {
          layout["\(name)-\(side)-\($0)"].frame.offsetBy(dx: -stack.minX, dy: -stack.minY)
        }
      }
      for (a, b) in zip(frames[0], frames[1]) {
        largest = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
          .reduce(largest) { max($0, abs($1)) }
      }
    }
    return largest
  }
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
