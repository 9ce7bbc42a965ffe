/// A view for an editor's preview; checked by the compiler, and then left out.
///
/// - Parameter name: What the editor calls it.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// A view for an editor's preview on a device or in a size; checked by the compiler, and then left
/// out.
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

/// What an editor shows.
public enum Preview {
  /// Of traits that views may have.
  public enum ViewTraits: Sendable {}
}

/// How an editor shows a preview; accepted for source compatibility.
public struct PreviewTrait<Kind>: Sendable {
  private init() {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The editor's own layout.
  public static var defaultLayout: Self { Self() }
  /// As large as the view.
  public static var sizeThatFitsLayout: Self { Self() }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  /// Upright.
  public static var portrait: Self { Self() }
  /// Upside down.
  public static var portraitUpsideDown: Self { Self() }
  /// On its left side.
  public static var landscapeLeft: Self { Self() }
  /// On its right side.
  public static var landscapeRight: Self { Self() }
}
