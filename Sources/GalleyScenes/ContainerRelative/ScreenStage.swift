import Galley

/// The window of these scenes: 400×800 points, of which 50 are covered above and 30 below.
enum ScreenStage {
  static let device = Device(
    size: CGSize(width: 400, height: 800),
    safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
  /// What is left of the height: 720 points.
  static let available = CGSize(width: 400, height: 720)
  static let canvas = CGSize(width: 400, height: 800)
}

/// A view in the window, whose covered edges are tinted.
struct Stage<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    DeviceScreen(ScreenStage.device) { content.accessibilityIdentifier("content") }
      .overlay(alignment: .top) { covered(ScreenStage.device.safeAreaInsets.top) }
      .overlay(alignment: .bottom) { covered(ScreenStage.device.safeAreaInsets.bottom) }
      .accessibilityIdentifier("window")
  }

  private func covered(_ height: CGFloat) -> some View {
    Color.gray.opacity(0.18).frame(height: height)
  }
}

extension View {
  /// A length written on the view, and its bounds.
  func measured(_ text: String, _ id: String) -> some View {
    overlay {
      Text(verbatim: text)
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.white)
        .fixedSize()
    }
    .accessibilityIdentifier(id)
  }
}
