import Galley

// The macros take one optional trait, not a list like those for SwiftUI views. A closure of several
// statements matches all of them, and then the compiler prefers the macros whose trait needs no
// conversion.

/// Declares a preview of a UIKit view, in its own size if it has one.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>? = nil,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Declares a preview of a UIKit view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>? = nil,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

extension Preview {
  /// Creates a preview of a UIKit view, in its own size if it has one.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, all: traits) {
      let view = body()
      let picture = UIKitPicture(view)
      return KeptContent(owner: view, content: picture.content)
        .frame(width: picture.size?.width, height: picture.size?.height)
    }
  }

  /// Creates a preview of a UIKit view controller.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, all: traits) {
      let controller = body()
      return KeptContent(owner: controller, content: UIKitPicture(controller).content)
    }
  }
}

/// The content of a view or a controller, which lives as long as its content.
///
/// Nothing else keeps a controller. It is often the data source or the delegate of its view, which
/// refers to it weakly and needs it during layout.
private struct KeptContent: View {
  let owner: UIResponder
  let content: AnyView

  var body: some View { content }
}
