import Foundation

/// A device window that contains a view. It has the device's size. SwiftUI has no equivalent.
public struct DeviceScreen<Content: View> {
  private let device: Device
  private let showsSystemBars: Bool
  private let content: Content

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - device: The device's screen.
  ///   - showsSystemBars: Whether to draw the time, battery and home indicator. Default: `false`.
  ///   - content: The views, laid out in the safe area.
  public init(
    _ device: Device, showsSystemBars: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.device = device
    self.showsSystemBars = showsSystemBars
    self.content = content()
  }
}

extension DeviceScreen: View {
  /// Resolves the body with this screen's context.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    MainScreen.show(view.device)
    guard let inner = context.entering(Self.self) else { return }
    Body._resolve(inner.body(of: view) { $0.body }, in: inner, into: &list)
  }

  /// The content in the safe area, on the background style, clipped to the screen.
  public var body: some View {
    let systemBars = SystemBarState()
    return ScreenContainer(name: "window", insets: device.safeAreaInsets) { content }
      .frame(width: device.size.width, height: device.size.height)
      .background(.background)
      .modifier(PresentationHost(on: device))
      .environment(\.systemBars, systemBars)
      .overlay {
        if showsSystemBars {
          // They belong to the system, not to the app.
          SystemBars(device: device, state: systemBars).accessibilityMark(.system)
        }
      }
      .clipped()
      // Around the presentation host, so that sheets have them, too.
      .traits(of: device)
  }
}

extension View {
  /// Sets the traits of the device besides its size: the size classes, the margins of lists and bars, the
  /// bottom inset, the island and the orientation.
  ///
  /// - Parameter isStandIn: Whether the traits of an enclosing screen take precedence.
  package func traits(of device: Device, isStandIn: Bool = false) -> some View {
    transformEnvironment(\.self) { environment in
      if isStandIn, environment.horizontalSizeClass != nil { return }
      environment.horizontalSizeClass = device.sizeClasses.horizontal
      environment.verticalSizeClass = device.sizeClasses.vertical
      environment.controls.hasWideMargins = device.size.width >= 390
      environment.controls.barWidth = device.size.width
      environment.controls.hasStatusBar = device.safeAreaInsets.top > 0
      environment.controls.bottomInset = device.safeAreaInsets.bottom
      environment.controls.hasIsland = device.safeAreaInsets.top >= 59
      environment.controls.isPortrait = device.size.width < device.size.height
    }
  }
}
