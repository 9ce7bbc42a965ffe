import GalleyCatalog

extension CatalogScene {
  /// A frame replaces the container's proposal.
  static let containerRelative07 = CatalogScene(
    "container-relative/07-plain-frame", "A frame replaces the proposal",
    canvas: CGSize(width: 420, height: 520), overlays: [.frames],
    views: ["VStack’s frame", "rectangle"]
  ) {
    VStack {
      Rectangle().fill(.teal).measured(.size, "rectangle")
        .frame(width: 200, height: 200)
    }
    .frame(width: 400, height: 500)
    .background(.orange.opacity(0.12))
    .accessibilityIdentifier("VStack’s frame")
  }
  .caption(
    .code(".frame(width: 200, height: 200) … .frame(width: 400, height: 500)"),
    "the inner frame is proposed \(.size(of: "VStack’s frame")) and takes \(.size(of: "rectangle"))"
  )

  /// Half the height of the screen, computed by hand.
  static let containerRelative08 = CatalogScene(
    "container-relative/08-manual-half-height", "Half of the height, computed by hand",
    canvas: ScreenStage.canvas, overlays: [.frames, .safeArea], views: halfHeightViews
  ) {
    Stage {
      HalfHeightColumn {
        Rectangle().fill(.teal).measured(.size, "rectangle")
          .frame(width: 200, height: screenHeight / 2)
      }
    }
  }
  .magnified(by: 0.75)
  .caption(
    .code(".frame(width: 200, height: screenHeight / 2)"),
    "screenHeight is the uncovered height: \(.height(of: "available")) / 2 = \(.height(of: "rectangle"))"
  )

  /// Half the height of the screen, regardless of the proposal of the column around it.
  static let containerRelative09 = CatalogScene(
    "container-relative/09-half-height", "Half of the height on the screen",
    canvas: ScreenStage.canvas, overlays: [.frames, .safeArea], views: halfHeightViews
  ) {
    Stage { HalfHeight() }
  }
  .magnified(by: 0.75)
  .caption(
    .code(".containerRelativeFrame(.vertical) { height, _ in height / 2 }"),
    "\(.height(of: "available")) / 2 = \(.height(of: "rectangle")), not \(.height(of: "VStack’s frame")) / 2 of the VStack’s frame"
  )

  /// Half the height as one of two parts.
  static let containerRelative10 = CatalogScene(
    "container-relative/10-half-height-count", "Half of the height as one of two parts",
    canvas: ScreenStage.canvas, overlays: [.frames, .safeArea], views: halfHeightViews
  ) {
    Stage {
      HalfHeightColumn {
        Rectangle().fill(.teal).measured(.height, "rectangle")
          .containerRelativeFrame(.vertical, count: 2, span: 1, spacing: 0)
      }
    }
  }
  .magnified(by: 0.75)
  .caption(
    .code(".containerRelativeFrame(.vertical, count: 2, span: 1, spacing: 0)"),
    "(\(.height(of: "available")) − 1 × 0) / 2 = \(.height(of: "rectangle")): one of two parts is half"
  )

  /// The column's proposal of 500 points has no effect.
  static let containerRelative11 = CatalogScene(
    "container-relative/11-skips-the-parent", "The parent view is skipped",
    canvas: ScreenStage.canvas, overlays: [.proposals, .safeArea],
    views: ["available", "VStack’s frame", "VStack", "containerRelativeFrame", "rectangle"]
  ) {
    Stage { HalfHeight() }
  }
  .magnified(by: 0.6)
  .caption(
    .code(".containerRelativeFrame(.vertical) { height, _ in height / 2 }"),
    "the VStack proposes \({ $0["containerRelativeFrame"].proposal.height ?? .nan }), the container has \(.height(of: "available")): \(.height(of: "available")) / 2 = \(.height(of: "containerRelativeFrame"))"
  )

  private static let screenHeight = ScreenStage.available.height

  private static let halfHeightViews = ["window", "available", "VStack’s frame", "rectangle"]
}

/// A column of 400×500 points.
private struct HalfHeightColumn<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack { content }
      .accessibilityIdentifier("VStack")
      .frame(width: 400, height: 500)
      .background(.orange.opacity(0.12))
      .accessibilityIdentifier("VStack’s frame")
  }
}

/// A rectangle half as tall as the nearest container, in a column of 400×500 points.
struct HalfHeight: View {
  var body: some View {
    HalfHeightColumn {
      Rectangle().fill(.teal).measured(.height, "rectangle")
        .containerRelativeFrame(.vertical) { height, _ in height / 2 }
        .accessibilityIdentifier("containerRelativeFrame")
    }
  }
}
