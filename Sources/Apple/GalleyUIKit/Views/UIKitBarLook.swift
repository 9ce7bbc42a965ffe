import Galley

/// The background of a bar, as its appearance objects specify.
@MainActor
struct UIKitBarLook {
  /// `nil` for the system's.
  private(set) var background: UIColor?
  /// `nil` to show the background while content is scrolled under the bar.
  private(set) var visibility: Visibility?

  /// - Parameters:
  ///   - edge: The appearance while nothing is scrolled under the bar. Default: without background.
  ///   - standard: The appearance while content is scrolled under the bar.
  ///   - tint: The color of the bar without appearance objects.
  ///   - cover: The color that always covers the bar.
  init(edge: UIBarAppearance?, standard: UIBarAppearance, tint: UIColor?, cover: UIColor? = nil) {
    if let cover {
      background = cover
      visibility = .visible
    } else if let edge, !edge.isTransparent {
      background = edge.fill
      visibility = .visible
    } else {
      background = standard.fill ?? tint
      visibility = standard.isTransparent ? .hidden : nil
    }
  }

  /// Text with attributes.
  static func text(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
    attributes.isEmpty
      ? Text(verbatim: text)
      : Text(AttributedString(text, attributes: AttributeContainer(attributes)))
  }
}

/// Gives a bar its background.
struct UIKitBarGround: ViewModifier {
  let bar: ToolbarPlacement
  let look: UIKitBarLook

  func body(content: Content) -> some View {
    var shown = AnyView(content)
    if let color = look.background {
      shown = AnyView(shown.toolbarBackground(Color(uiColor: color), for: bar))
    }
    if let visibility = look.visibility {
      shown = AnyView(shown.toolbarBackground(visibility, for: bar))
    }
    return shown
  }
}

extension UIBarAppearance {
  /// The color of the background; `nil` for the system's material, or none.
  var fill: UIColor? { backgroundColor ?? (ground == .opaque ? .systemBackground : nil) }

  var isTransparent: Bool { ground == .transparent && backgroundColor == nil }
}
