import GalleyCatalog

extension CatalogScene {
  /// An invisible frame, sized relative to the container, determines the view's proposal.
  static let containerRelative01 = CatalogScene(
    "container-relative/01-definition", "A frame sized after the nearest container",
    canvas: ScreenStage.canvas, overlays: [.proposals, .safeArea],
    views: ["window", "available", "frame", "view"]
  ) {
    Stage {
      RoundedRectangle(cornerRadius: 20)
        .fill(.teal)
        .measured(.size, "view")
        .containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
        .accessibilityIdentifier("frame")
    }
  }
  .magnified(by: 0.75)
  .caption(
    .code(".containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }"),
    "\(.width(of: "available")) / 2 = \(.width(of: "frame")), \(.height(of: "available")) / 2 = \(.height(of: "frame"))"
  )

  /// By default, the frame is as large as the container.
  static let containerRelative02 = CatalogScene(
    "container-relative/02-basic-form", "As large as the container",
    canvas: ScreenStage.canvas, overlays: [.frames, .safeArea], views: ["window", "view"]
  ) {
    Stage {
      Rectangle()
        .fill(.teal.gradient)
        .measured(.size, "view")
        .containerRelativeFrame([.horizontal, .vertical])
    }
  }
  .magnified(by: 0.75)
  .caption(
    .code(".containerRelativeFrame([.horizontal, .vertical])"),
    "as large as the container: \(.width(of: "window")) wide and \(.height(of: "window")) − 50 − 30 = \(.height(of: "view")) high"
  )

  /// Divides the container into equal parts; the view spans one of them by default.
  static let containerRelative03 = CatalogScene(
    "container-relative/03-preset-form", "Some of several equal parts",
    canvas: CGSize(width: 400, height: 204),
    rulers: [
      .caption("`count: 4`", of: "one", at: .leading),
      .caption("`count: 4, span: 2`", of: "two", at: .leading),
      .caption("`count: 4, span: 3`", of: "three", at: .leading),
      .caption("`count: 4, span: 4`", of: "four", at: .leading),
      .width(of: "window"),
    ]
  ) {
    Stage(ScreenStage.window(400, 204)) {
      VStack(alignment: .leading, spacing: 12) {
        Rectangle().fill(.teal.gradient).measured(.width, "one")
          .containerRelativeFrame(.horizontal, count: 4, spacing: 0)
        Rectangle().fill(.cyan.gradient).measured(.width, "two")
          .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 0)
        Rectangle().fill(.mint.gradient).measured(.width, "three")
          .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0)
        Rectangle().fill(.orange.gradient).measured(.width, "four")
          .containerRelativeFrame(.horizontal, count: 4, span: 4, spacing: 0)
      }
    }
  }
  .caption(
    .code(".containerRelativeFrame(.horizontal, count: 4, spacing: 0)"),
    .code(".containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 0)"),
    "\(.width(of: "window")) / 4 = \(.width(of: "one")), × 2 = \(.width(of: "two")), × 3 = \(.width(of: "three")), × 4 = \(.width(of: "four"))"
  )

  /// A closure computes the length from the container's.
  static let containerRelative04 = CatalogScene(
    "container-relative/04-custom-form", "A length computed from the container's",
    canvas: CGSize(width: 400, height: 160), overlays: [.frames], views: ["window"],
    rulers: [
      .inset(.horizontal, of: "view", in: "window"), .width(of: "window"),
    ]
  ) {
    Stage(ScreenStage.window(400, 160)) {
      Rectangle()
        .fill(.teal.gradient)
        .measured(.width, "view")
        .containerRelativeFrame(.horizontal) { width, _ in width - 80 }
        .frame(height: 120)
    }
  }
  .caption(
    .code(".containerRelativeFrame(.horizontal) { width, _ in width - 80 }"),
    "\(.width(of: "window")) − 80 = \(.width(of: "view"))")
}
