import GalleyCatalog

extension CatalogScene {
  /// A navigation stack of 200 points is nearer than the window.
  static let containerRelative12 = CatalogScene(
    "container-relative/12-nearest-navigation-stack", "The nearest container is used",
    canvas: CGSize(width: 400, height: 540), overlays: [.frames],
    views: ["window", "NavigationStack", "VStack’s frame", "rectangle"]
  ) {
    Stage(ScreenStage.window(400, 540)) { ShortStack() }
  }
  .caption(
    .code(
      "NavigationStack { VStack { … } … .frame(width: 400, height: 500) … } … .frame(height: 200)"),
    .code(".containerRelativeFrame(.vertical) { height, _ in height / 2 }"),
    "the nearest container is the NavigationStack: \(.height(of: "NavigationStack")) / 2 = \(.height(of: "rectangle")), neither \(.height(of: "VStack’s frame")) / 2 nor \(.height(of: "window")) / 2"
  )

  /// The same view in two places.
  static let containerRelative13 = CatalogScene(
    "container-relative/13-same-view-two-places", "One view, two containers",
    canvas: ScreenStage.canvas, overlays: [.frames, .safeArea],
    views: ["window", "available", "NavigationStack", "inside", "outside"]
  ) {
    Stage {
      VStack(spacing: 20) {
        NavigationStack {
          half("inside").frame(maxWidth: .infinity, maxHeight: .infinity).onGreen()
        }
        .frame(height: 200)
        .accessibilityIdentifier("NavigationStack")
        half("outside")
      }
    }
  }
  .magnified(by: 0.75)
  .caption(
    .code(".containerRelativeFrame(.vertical) { height, _ in height / 2 }"),
    "inside the NavigationStack: \(.height(of: "NavigationStack")) / 2 = \(.height(of: "inside")); outside: \(.height(of: "available")) / 2 = \(.height(of: "outside"))"
  )

  /// An overlay on the stack is relative to the container outside of it.
  static let containerRelative14 = CatalogScene(
    "container-relative/14-overlay-skips-container", "An overlay on a container skips it",
    canvas: ScreenStage.canvas, overlays: [.frames, .safeArea],
    views: ["window", "available", "NavigationStack", "overlay"]
  ) {
    Stage {
      NavigationStack { Color.clear.onGreen() }
        .frame(height: 200)
        .accessibilityIdentifier("NavigationStack")
        .overlay { half("overlay", width: 240) }
    }
  }
  .magnified(by: 0.75)
  .caption(
    .code("NavigationStack { … } … .frame(height: 200) … .overlay { … }"),
    .code("Rectangle() … .containerRelativeFrame(.vertical) { height, _ in height / 2 }"),
    "\(.height(of: "available")) / 2 = \(.height(of: "overlay")), not \(.height(of: "NavigationStack")) / 2"
  )

  /// So is a background of the stack.
  static let containerRelative15 = CatalogScene(
    "container-relative/15-background-skips-container", "So does a background",
    canvas: ScreenStage.canvas, overlays: [.frames, .safeArea],
    views: ["window", "available", "NavigationStack"], rulers: [.height(of: "background")]
  ) {
    Stage {
      NavigationStack { Color.clear.onGreen() }
        .frame(height: 200)
        .accessibilityIdentifier("NavigationStack")
        .background {
          half("background", width: 240)
            .overlay(alignment: .top) { Text("background").padding(26) }
        }
        .overlay {
          // The edges behind the opaque stack.
          Sides().stroke(.teal, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
            .frame(width: 239, height: 200)
        }
    }
  }
  .magnified(by: 0.75)
  .caption(
    .code("NavigationStack { … } … .frame(height: 200) … .background { … }"),
    .code("Rectangle() … .containerRelativeFrame(.vertical) { height, _ in height / 2 }"),
    "\(.height(of: "available")) / 2 = \(.height(of: "background")), not \(.height(of: "NavigationStack")) / 2"
  )

  private static func half(_ id: String, width: CGFloat) -> some View {
    Rectangle().fill(.teal.opacity(0.6)).frame(width: width)
      .accessibilityIdentifier(id)
      .containerRelativeFrame(.vertical) { height, _ in height / 2 }
  }

  private static func half(_ id: String) -> some View {
    Rectangle().fill(.teal).measured(.height, id)
      .containerRelativeFrame(.vertical) { height, _ in height / 2 }
      .frame(width: 240)
  }
}

/// The left and right edges of a rectangle.
private struct Sides: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for x in [rect.minX, rect.maxX] {
        path.move(to: CGPoint(x: x, y: rect.minY))
        path.addLine(to: CGPoint(x: x, y: rect.maxY))
      }
    }
  }
}

/// The half-height view in a navigation stack of 200 points.
private struct ShortStack: View {
  var body: some View {
    NavigationStack {
      VStack {
        Rectangle().fill(.teal).measured(.height, "rectangle")
          .containerRelativeFrame(.vertical) { height, _ in height / 2 }
      }
      .frame(width: 400, height: 500)
      .background(.orange.opacity(0.12))
      .accessibilityIdentifier("VStack’s frame")
      .frame(height: 200)
      .onGreen()
    }
    .frame(height: 200)
    .accessibilityIdentifier("NavigationStack")
  }
}

extension View {
  /// An opaque background for a navigation stack.
  fileprivate func onGreen() -> some View {
    background { Color(red: 0.85, green: 0.95, blue: 0.87) }
  }
}
