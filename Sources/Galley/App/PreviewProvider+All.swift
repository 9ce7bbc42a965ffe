extension PreviewProvider {
  /// The previews, each on its own, as suites that test every preview read them.
  @MainActor @preconcurrency public static var _allPreviews: [_Preview] {
    previewMembers(of: previews).enumerated().map { _Preview(id: $0.offset, $0.element) }
  }
}

/// A view of a `PreviewProvider`, with the values of its preview modifiers.
public struct _Preview: Identifiable {
  /// The position among the views of the provider, from 0.
  public let id: Int
  /// The view.
  public let content: AnyView
  /// The name; `nil` without one.
  public let displayName: String?
  /// The device; `nil` without one.
  public let device: PreviewDevice?
  /// The size. Default: that of the device.
  public let layout: PreviewLayout
  /// The orientation of the device. Default: portrait.
  public let interfaceOrientation: InterfaceOrientation

  @MainActor
  init(id: Int, _ member: PreviewMember) {
    let configuration = member.configuration
    (self.id, displayName) = (id, configuration.name)
    content = AnyView(member.view)
    device = configuration.device.map { PreviewDevice(rawValue: $0) }
    layout = configuration.layout ?? .device
    interfaceOrientation = configuration.orientation ?? .portrait
  }
}
