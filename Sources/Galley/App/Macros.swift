// The closures return `any View` as on Apple's platforms. With a generic result, the compiler crashes on
// views declared inside the closure.

/// Declares a view for an editor's preview, for `galley render FILE.swift` and for tests. Compiled
/// only if the `DEBUG` condition is set, as in debug builds.
///
/// - Parameter name: The name that the editor shows.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Declares a view for an editor's preview, on a device or at a fixed size. Compiled only if the `DEBUG`
/// condition is set, as in debug builds.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Marks state that a `#Preview` declares for its view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "GalleyMacros", type: "PreviewableMacro")
