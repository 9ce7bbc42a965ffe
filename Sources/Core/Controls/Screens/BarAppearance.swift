import Foundation

/// What the views of a screen ask of one of its bars; `nil` is not said.
struct BarAppearance {
  var isHidden: Bool?
  var background: AnyShapeStyle?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme??

  /// Takes what is said in another screen inside.
  mutating func take(_ inner: BarAppearance) {
    isHidden = inner.isHidden ?? isHidden
    background = inner.background ?? background
    backgroundVisibility = inner.backgroundVisibility ?? backgroundVisibility
    colorScheme = inner.colorScheme ?? colorScheme
  }

  /// The parts of a bar's background that are visible.
  struct Ground {
    /// The fill, up to the edge of the screen.
    var isFilled: Bool
    /// The line between the bar and the content.
    var hasLine: Bool
  }

  /// The background of a bar that has `automatic` where nothing is said.
  func ground(automatic: Ground) -> Ground {
    switch backgroundVisibility ?? .automatic {
    case .visible: Ground(isFilled: true, hasLine: true)
    case .hidden: Ground(isFilled: false, hasLine: false)
    case .automatic: automatic
    }
  }

  /// The background of a navigation bar: at rest it has none.
  var navigationGround: Ground { ground(automatic: Ground(isFilled: false, hasLine: false)) }

  /// The color scheme of a bar with a background; `nil` is that of the environment.
  func scheme(on ground: Ground) -> ColorScheme? { ground.isFilled ? colorScheme ?? nil : nil }
}

/// The background of a bar, and its color scheme.
struct BarGround {
  let appearance: BarAppearance
  let ground: BarAppearance.Ground
  /// The edge that the content is at.
  let edge: VerticalEdge
  @Environment(\.colorScheme) private var colorScheme
}

extension BarGround: ViewModifier {
  func body(content: Content) -> some View {
    let scheme = appearance.scheme(on: ground) ?? colorScheme
    content
      .background { if ground.isFilled { fill(scheme).ignoresSafeArea() } }
      .overlay(alignment: edge == .top ? .top : .bottom) { if ground.hasLine { Divider() } }
      .transformEnvironment(\.colorScheme) { $0 = scheme }
  }

  @ViewBuilder private func fill(_ scheme: ColorScheme) -> some View {
    if let style = appearance.background {
      Rectangle().fill(style)
    } else {
      Color(white: scheme == .dark ? 0.09 : 0.976)
    }
  }
}
