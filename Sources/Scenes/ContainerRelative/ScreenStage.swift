import GalleyCatalog

/// The window of these scenes: 400×800 points, with 50 points covered at the top and 30 at the
/// bottom.
enum ScreenStage {
  static let device = Device(
    size: CGSize(width: 400, height: 800),
    safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
  /// The uncovered area, 720 points high.
  static let available = CGSize(width: 400, height: 720)
  static let canvas = CGSize(width: 400, height: 800)

  /// Returns a window with nothing covered.
  static func window(_ width: CGFloat, _ height: CGFloat) -> Device {
    Device(size: CGSize(width: width, height: height))
  }
}

/// A view in a window with tinted covered edges.
struct Stage<Content: View>: View {
  private let device: Device
  private let content: Content

  init(_ device: Device = ScreenStage.device, @ViewBuilder content: () -> Content) {
    self.device = device
    self.content = content()
  }

  var body: some View {
    DeviceScreen(device) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("available")
    }
    .overlay(alignment: .top) { covered(device.safeAreaInsets.top) }
    .overlay(alignment: .bottom) { covered(device.safeAreaInsets.bottom) }
    .accessibilityIdentifier("window")
  }

  private func covered(_ height: CGFloat) -> some View {
    Color.gray.opacity(0.18).frame(height: height)
  }
}
