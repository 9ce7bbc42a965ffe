import GalleyCatalog

extension CatalogScene {
  /// A navigation stack of 200 points is nearer than the window.
  static let containerRelative12 = CatalogScene(
    "container-relative/12-nearest-navigation-stack", "The nearest container counts",
    canvas: CGSize(width: 400, height: 280), overlays: [.frames],
    views: ["window", "stack", "rectangle"]
  ) {
    Stage(ScreenStage.window(400, 280)) { ShortStack() }
  }

  /// The same view in two places.
  static let containerRelative13 = CatalogScene(
    "container-relative/13-same-view-two-places", "One view, two containers",
    canvas: ScreenStage.canvas, overlays: [.frames],
    views: ["window", "available", "stack", "inside", "outside"]
  ) {
    Stage {
      VStack(spacing: 20) {
        NavigationStack {
          half("inside").frame(maxWidth: .infinity, maxHeight: .infinity).onGreen()
        }
        .frame(height: 200)
        .accessibilityIdentifier("stack")
        half("outside")
      }
    }
  }

  /// An overlay on the stack is relative to the container outside of it.
  static let containerRelative14 = CatalogScene(
    "container-relative/14-overlay-skips-container", "An overlay on a container looks past it",
    canvas: ScreenStage.canvas, overlays: [.frames],
    views: ["window", "available", "stack", "layer"]
  ) {
    Stage {
      stack.overlay(layer)
    }
  }

  /// So is a background of the stack.
  static let containerRelative15 = CatalogScene(
    "container-relative/15-background-skips-container", "So does a background",
    canvas: ScreenStage.canvas, overlays: [.frames],
    views: ["window", "available", "stack", "layer"]
  ) {
    Stage {
      stack.background(layer)
    }
  }

  private static var stack: some View {
    NavigationStack { Color.clear.onGreen() }
      .frame(height: 200)
      .accessibilityIdentifier("stack")
  }

  private static var layer: some View {
    Rectangle().fill(.teal.opacity(0.6)).frame(width: 240)
      .accessibilityIdentifier("layer")
      .containerRelativeFrame(.vertical) { height, _ in height / 2 }
  }

  private static func half(_ id: String) -> some View {
    Rectangle().fill(.teal.gradient).measured(.height, id)
      .containerRelativeFrame(.vertical) { height, _ in height / 2 }
      .frame(width: 240)
  }
}

/// The half-height view in a navigation stack of 200 points.
private struct ShortStack: View {
  var body: some View {
    NavigationStack {
      VStack {
        Rectangle().fill(.teal.gradient).measured(.height, "rectangle")
          .containerRelativeFrame(.vertical) { height, _ in height / 2 }
      }
      .frame(width: 400, height: 500)
      .frame(height: 200)
      .onGreen()
    }
    .frame(height: 200)
    .accessibilityIdentifier("stack")
  }
}

extension View {
  /// An opaque background for a navigation stack.
  fileprivate func onGreen() -> some View {
    background { Color(red: 0.85, green: 0.95, blue: 0.87) }
  }
}
