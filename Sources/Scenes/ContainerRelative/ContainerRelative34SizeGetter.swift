import GalleyCatalog

extension CatalogScene {
  /// A view that paints nothing reads the container's size and reports it.
  static let containerRelative34 = CatalogScene(
    "container-relative/34-container-size-getter", "Reading the container's size",
    canvas: CGSize(width: 320, height: 240), overlays: [.frames, .safeArea],
    views: ["window", "available", "host"]
  ) {
    Stage(
      Device(
        size: CGSize(width: 320, height: 240),
        safeAreaInsets: EdgeInsets(top: 24, leading: 0, bottom: 16, trailing: 0))
    ) { SizeReader() }
  }
  .caption(
    .code(
      ".containerRelativeFrame([.vertical, .horizontal]) { length, axis in if axis == .vertical { container.height = length } else { container.width = length } … return 0 }"
    ),
    "the view that reads is \(.size(of: "getter")), the container \(.size(of: "available"))")
}

private struct SizeReader: View {
  @State private var size: CGSize?

  var body: some View {
    VStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 20)
        .fill(.teal.gradient)
        .frame(width: 240, height: 110)
        .accessibilityIdentifier("host")
        .containerSizeGetter(size: $size)
      Text(verbatim: size.map { "read: \(Int($0.width))×\(Int($0.height))" } ?? "not known")
        .font(.title.weight(.semibold))
        .accessibilityIdentifier("label")
    }
  }
}

/// Collects the two dimensions and sends them together.
private final class ContainerSize {
  var width: CGFloat? { didSet { send() } }
  var height: CGFloat? { didSet { send() } }
  let publisher = PassthroughSubject<CGSize, Never>()

  private func send() {
    if let width, let height { publisher.send(CGSize(width: width, height: height)) }
  }
}

private struct ContainerSizeGetter: ViewModifier {
  @Binding var size: CGSize?
  @State private var container = ContainerSize()

  func body(content: Content) -> some View {
    content
      .overlay(
        Color.yellow
          .accessibilityIdentifier("getter")
          .containerRelativeFrame([.vertical, .horizontal]) { length, axis in
            if axis == .vertical { container.height = length } else { container.width = length }
            return 0
          }
      )
      .onReceive(container.publisher) { size = $0 }
  }
}

extension View {
  fileprivate func containerSizeGetter(size: Binding<CGSize?>) -> some View {
    modifier(ContainerSizeGetter(size: size))
  }
}
