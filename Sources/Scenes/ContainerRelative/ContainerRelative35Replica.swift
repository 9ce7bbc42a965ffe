import GalleyCatalog

extension CatalogScene {
  /// The built-in modifier on the left and a replica using public API on the right, for scenes 09,
  /// 12, 26, 27 and 32.
  static let containerRelative35 = CatalogScene(
    "container-relative/35-replica", "Built in, and built on public API",
    canvas: CGSize(width: 434, height: 300),
    rulers: [
      .caption("`containerRelativeFrame`", of: "built-in"),
      .caption("`MyRelativeFrame`", of: "replica"),
    ],
    variants: [
      Variant("a", overlays: [.safeArea]) {
        pair { window($0) { HalfHeightSample(isReplica: $0) } }
      }
      .caption(
        .code(".relativeFrame(.vertical, isReplica: isReplica) { height, _ in height / 2 }"),
        "(\(.height(of: "built-in")) − 20 − 14) / 2 = \(.height(of: "built-in-view")) and \(.height(of: "replica-view")), not \(.height(of: "built-in-VStack")) / 2 of the VStack’s orange frame"
      ),
      Variant("b", overlays: [.safeArea]) {
        pair { window($0) { ShortStackSample(isReplica: $0) } }
      }
      .caption(
        .code(
          "NavigationStack { … .relativeFrame(.vertical, isReplica: isReplica) { height, _ in height / 2 } … }"
        ),
        "the NavigationStack is \(.height(of: "built-in-stack")) tall: \(.height(of: "built-in-stack")) / 2 = \(.height(of: "built-in-view")) and \(.height(of: "replica-view"))"
      ),
      Variant("c", rulers: cardRulers) {
        pair { GallerySample(spacing: 0, isReplica: $0).frame(width: 200) }
      }
      .caption(
        .code("GallerySample(spacing: 0, isReplica: $0)"),
        .code(
          "ForEach(0..<10) { index in Rectangle() … .relativeFrame(.horizontal, isReplica: isReplica) { width, _ in (width - 2 * spacing) / 3 } }"
        ),
        "(\(.width(of: "built-in")) − 2 × 0) / 3 = \(.width(of: "built-in-card 1")) and \(.width(of: "replica-card 1"))"
      ),
      Variant("d", rulers: cardRulers) {
        pair { GallerySample(spacing: 10, isReplica: $0).frame(width: 200) }
      }
      .caption(
        .code("GallerySample(spacing: 10, isReplica: $0)"),
        .code(
          "ForEach(0..<10) { index in Rectangle() … .relativeFrame(.horizontal, isReplica: isReplica) { width, _ in (width - 2 * spacing) / 3 } }"
        ),
        "(\(.width(of: "built-in")) − 2 × 10) / 3 = \(.width(of: "built-in-card 1")) and \(.width(of: "replica-card 1"))"
      ),
      Variant("e", overlays: [.safeArea]) {
        pair { window($0) { SplitSample(isReplica: $0) } }
      }
      .caption(
        .code(
          ".overlay(alignment: .bottom) { Color.orange … .relativeFrame(.vertical, isReplica: isReplica) { length, _ in length * (1 - 0.618) } }"
        ),
        "(\(.height(of: "built-in")) − 20 − 14) × 0.382 = \(.height(of: "built-in-orange")) and \(.height(of: "replica-orange"))"
      ),
    ])

  private static let cardRulers: [Ruler] = ["built-in", "replica"].flatMap {
    [.width(of: "\($0)-card 1"), .width(of: $0)]
  }

  private static func pair<Content: View>(_ content: (Bool) -> Content) -> some View {
    HStack(spacing: 30) {
      content(false).accessibilityIdentifier("built-in").outlined()
      content(true).accessibilityIdentifier("replica").outlined()
    }
  }

  private static func window<Content: View>(
    _ isReplica: Bool, _ content: (Bool) -> Content
  ) -> some View {
    DeviceScreen(
      Device(
        size: CGSize(width: 200, height: 270),
        safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 14, trailing: 0))
    ) {
      content(isReplica)
    }
  }
}

private func side(_ isReplica: Bool) -> String { isReplica ? "replica" : "built-in" }

private struct HalfHeightSample: View {
  let isReplica: Bool
  var body: some View {
    VStack {
      Rectangle().fill(.teal.gradient)
        .measured(.height, "\(side(isReplica))-view")
        .relativeFrame(.vertical, isReplica: isReplica) { height, _ in height / 2 }
    }
    .frame(width: 200, height: 180)
    .background(.orange.opacity(0.15))
    .accessibilityIdentifier("\(side(isReplica))-VStack")
  }
}

private struct ShortStackSample: View {
  let isReplica: Bool
  var body: some View {
    NavigationStack {
      VStack {
        Rectangle().fill(.teal.gradient)
          .measured(.height, "\(side(isReplica))-view")
          .relativeFrame(.vertical, isReplica: isReplica) { height, _ in height / 2 }
      }
      .frame(width: 200, height: 180)
      .frame(height: 100)
      .background(Color(red: 0.85, green: 0.95, blue: 0.87))
    }
    .frame(height: 100)
    .accessibilityIdentifier("\(side(isReplica))-stack")
    .outlined(.green)
  }
}

private struct GallerySample: View {
  let spacing: CGFloat
  let isReplica: Bool
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<10) { index in
          Rectangle()
            .fill(.purple)
            .aspectRatio(3 / 2, contentMode: .fit)
            .border(.yellow, width: spacing > 0 ? 3 : 0)
            .accessibilityIdentifier("\(side(isReplica))-card \(index + 1)")
            .relativeFrame(.horizontal, isReplica: isReplica) { width, _ in
              (width - 2 * spacing) / 3
            }
        }
      }
    }
  }
}

private struct SplitSample: View {
  let isReplica: Bool
  var body: some View {
    NavigationStack {
      Text("Hello World")
        .font(.title)
        .foregroundStyle(.yellow)
        .background(
          Color.blue
            .relativeFrame([.horizontal, .vertical], isReplica: isReplica) { length, _ in length }
            .overlay(alignment: .bottom) {
              Color.orange
                .measured(.height, "\(side(isReplica))-orange")
                .relativeFrame(.vertical, isReplica: isReplica) { length, _ in
                  length * (1 - 0.618)
                }
            }
        )
    }
  }
}
