/// How a view of a `PreviewProvider` is shown; `nil` means unspecified.
package struct PreviewConfiguration {
  package var name: String?
  package var layout: PreviewLayout?
  /// The name of the device, as Xcode spells it.
  package var device: String?
  package var orientation: InterfaceOrientation?

  package init() {}

  /// Takes unspecified values from a modifier further out.
  package mutating func add(_ outer: PreviewConfiguration) {
    name = name ?? outer.name
    layout = layout ?? outer.layout
    device = device ?? outer.device
    orientation = orientation ?? outer.orientation
  }
}

/// Configures the previews in its content. The provider of the previews finds it without resolving
/// views. It adds no nodes.
package struct PreviewConfigurationModifier {
  package var configuration = PreviewConfiguration()

  init(_ configure: (inout PreviewConfiguration) -> Void) { configure(&configuration) }
}

extension PreviewConfigurationModifier: RequestModifier {
  package func request(in context: _ResolveContext) {}
}
