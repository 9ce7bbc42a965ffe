/// A view for an editor's preview, for `galley render FILE.swift` and for tests. Kept where the
/// condition `DEBUG` is set, as in debug builds, and left out of other programs.
///
/// - Parameter name: What the editor calls it.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// A view for an editor's preview on a device or in a size. Kept where the condition `DEBUG` is set,
/// as in debug builds, and left out of other programs.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Marks state that a `#Preview` declares for its view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "GalleyMacros", type: "PreviewableMacro")

/// Makes a property of an extension of `EnvironmentValues` a value of the environment, with the
/// value that it is given as default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GalleyMacros", type: "EntryMacro")
