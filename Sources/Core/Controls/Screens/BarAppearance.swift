import Foundation

/// The appearance that a screen's views request for a bar; `nil` means unspecified.
struct BarAppearance {
  var isHidden: Bool?
  var background: AnyShapeStyle?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme??

  /// Overrides properties with those specified by an inner screen.
  mutating func take(_ inner: BarAppearance) {
    isHidden = inner.isHidden ?? isHidden
    background = inner.background ?? background
    backgroundVisibility = inner.backgroundVisibility ?? backgroundVisibility
    colorScheme = inner.colorScheme ?? colorScheme
  }

  /// The visible parts of a bar's background.
  struct Ground {
    /// The fill, up to the edge of the screen.
    var isFilled: Bool
    /// The line between the bar and the content.
    var hasLine: Bool
    /// Whether the fill fades toward the content.
    var isFading = false
  }

  /// Returns the background of a bar, with `automatic` as the unspecified appearance.
  func ground(automatic: Ground) -> Ground {
    switch backgroundVisibility ?? .automatic {
    case .visible: Ground(isFilled: true, hasLine: true)
    case .hidden: Ground(isFilled: false, hasLine: false)
    case .automatic: automatic
    }
  }

  /// The color scheme of a bar with a background; `nil` means the environment's.
  func scheme(on ground: Ground) -> ColorScheme? { ground.isFilled ? colorScheme ?? nil : nil }
}

/// The background and color scheme of a bar.
struct BarGround {
  let appearance: BarAppearance
  let ground: BarAppearance.Ground
  /// The edge that faces the content.
  let edge: VerticalEdge
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.hasFlatBars) private var isFlat
}

extension BarGround: ViewModifier {
  func body(content: Content) -> some View {
    let scheme = appearance.scheme(on: ground) ?? colorScheme
    content
      .background { if ground.isFilled { fill(scheme).ignoresSafeArea() } }
      .overlay(alignment: edge == .top ? .top : .bottom) {
        if ground.hasLine {
          // The line reaches the sides of a screen with insets, too.
          if isFlat { Divider().ignoresSafeArea(edges: .horizontal) } else { Divider() }
        }
      }
      .transformEnvironment(\.colorScheme) { $0 = scheme }
  }

  @ViewBuilder private func fill(_ scheme: ColorScheme) -> some View {
    if let style = appearance.background {
      Rectangle().fill(style)
    } else if ground.isFading {
      LinearGradient(
        stops: [
          .init(color: Color(.background), location: 0),
          .init(color: Color(.background).opacity(0.85), location: 0.5),
          .init(color: Color(.background).opacity(0), location: 1),
        ], startPoint: .top, endPoint: .bottom)
    } else {
      Color(white: scheme == .dark ? 0.09 : 0.976)
    }
  }
}
