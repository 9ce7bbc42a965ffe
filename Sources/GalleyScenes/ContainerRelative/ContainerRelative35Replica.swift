import Galley

extension CatalogScene {
  /// The built-in modifier on the left, a replica on public API on the right: the scenes 09, 12, 26,
  /// 27 and 32.
  static let containerRelative35 = CatalogScene(
    "container-relative/35-replica", "Built in, and built on public API",
    canvas: CGSize(width: 480, height: 300),
    variants: [
      Variant("a") { pair { window($0) { HalfHeightSample(isReplica: $0) } } },
      Variant("b") { pair { window($0) { ShortStackSample(isReplica: $0) } } },
      Variant("c") { pair { GallerySample(spacing: 0, isReplica: $0).frame(width: 200) } },
      Variant("d") { pair { GallerySample(spacing: 10, isReplica: $0).frame(width: 200) } },
      Variant("e") { pair { window($0) { SplitSample(isReplica: $0) } } },
    ])

  private static func pair<Content: View>(_ content: (Bool) -> Content) -> some View {
    HStack(spacing: 30) {
      content(false).accessibilityIdentifier("built-in").border(.gray.opacity(0.6))
      content(true).accessibilityIdentifier("replica").border(.gray.opacity(0.6))
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

private struct HalfHeightSample: View {
  let isReplica: Bool
  var body: some View {
    VStack {
      Rectangle().fill(.teal.gradient)
        .relativeFrame(.vertical, isReplica: isReplica) { height, _ in height / 2 }
    }
    .frame(width: 200, height: 180)
    .border(.orange)
  }
}

private struct ShortStackSample: View {
  let isReplica: Bool
  var body: some View {
    NavigationStack {
      VStack {
        Rectangle().fill(.teal.gradient)
          .relativeFrame(.vertical, isReplica: isReplica) { height, _ in height / 2 }
      }
      .frame(width: 200, height: 180)
    }
    .frame(height: 100)
    .border(.green, width: 2)
  }
}

private struct GallerySample: View {
  let spacing: CGFloat
  let isReplica: Bool
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<10) { _ in
          Rectangle()
            .fill(.purple)
            .aspectRatio(3 / 2, contentMode: .fit)
            .border(.yellow, width: spacing > 0 ? 3 : 0)
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
                .relativeFrame(.vertical, isReplica: isReplica) { length, _ in
                  length * (1 - 0.618)
                }
            }
        )
    }
  }
}
