import Galley

extension CatalogScene {
  /// A navigation stack of 200 points is nearer than the window.
  static let containerRelative12 = CatalogScene(
    "container-relative/12-nearest-navigation-stack", "The nearest container counts",
    canvas: ScreenStage.canvas
  ) {
    Stage { ShortStack() }
  }

  /// One view in two places.
  static let containerRelative13 = CatalogScene(
    "container-relative/13-same-view-two-places", "One view, two containers",
    canvas: ScreenStage.canvas
  ) {
    Stage {
      VStack(spacing: 20) {
        NavigationStack { half("inside") }
          .frame(height: 200)
          .accessibilityIdentifier("stack")
          .border(.green, width: 2)
        half("outside")
      }
    }
  }

  /// A layer on the stack looks past it.
  static let containerRelative14 = CatalogScene(
    "container-relative/14-overlay-skips-container", "An overlay on a container looks past it",
    canvas: ScreenStage.canvas
  ) {
    Stage {
      NavigationStack { Color.green.opacity(0.2) }
        .frame(height: 200)
        .accessibilityIdentifier("stack")
        .overlay(layer)
        .border(.green, width: 2)
    }
  }

  /// A layer behind the stack looks past it, too.
  static let containerRelative15 = CatalogScene(
    "container-relative/15-background-skips-container", "So does a background",
    canvas: ScreenStage.canvas
  ) {
    Stage {
      NavigationStack { Color.green.opacity(0.35) }
        .frame(height: 200)
        .accessibilityIdentifier("stack")
        .background(layer)
        .border(.green, width: 2)
    }
  }

  private static var layer: some View {
    Rectangle().fill(.teal.opacity(0.6)).frame(width: 240)
      .accessibilityIdentifier("layer")
      .containerRelativeFrame(.vertical) { height, _ in height / 2 }
  }

  private static func half(_ id: String) -> some View {
    Rectangle().fill(.teal.gradient).measured(id, id)
      .containerRelativeFrame(.vertical) { height, _ in height / 2 }
      .frame(width: 240)
  }
}

/// The half height in a navigation stack of 200 points.
struct ShortStack: View {
  var body: some View {
    NavigationStack {
      VStack {
        Rectangle().fill(.teal.gradient).measured("100", "rectangle")
          .containerRelativeFrame(.vertical) { height, _ in height / 2 }
      }
      .frame(width: 400, height: 500)
    }
    .frame(height: 200)
    .accessibilityIdentifier("stack")
    .border(.green, width: 2)
  }
}
