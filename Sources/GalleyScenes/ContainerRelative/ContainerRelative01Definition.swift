import Galley

extension CatalogScene {
  /// An invisible frame, sized after the container, is what the view is offered.
  static let containerRelative01 = CatalogScene(
    "container-relative/01-definition", "A frame sized after the nearest container",
    canvas: ScreenStage.canvas
  ) {
    Stage {
      RoundedRectangle(cornerRadius: 20)
        .fill(.teal.gradient)
        .measured("200×360", "view")
        .containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
        .accessibilityIdentifier("frame")
        .border(.orange, width: 2)
    }
  }

  /// Without more, the frame is as large as what the container offers.
  static let containerRelative02 = CatalogScene(
    "container-relative/02-basic-form", "As large as the container",
    canvas: ScreenStage.canvas
  ) {
    Stage {
      Rectangle()
        .fill(.teal.gradient)
        .measured("400×720", "view")
        .containerRelativeFrame([.horizontal, .vertical])
    }
  }

  /// The container in equal parts; one of them where nothing is said of more.
  static let containerRelative03 = CatalogScene(
    "container-relative/03-preset-form", "Some of several equal parts",
    canvas: ScreenStage.canvas
  ) {
    Stage {
      VStack(spacing: 12) {
        Rectangle().fill(.teal.gradient).measured("1 of 4: 100", "one")
          .containerRelativeFrame(.horizontal, count: 4, spacing: 0)
        Rectangle().fill(.indigo.gradient).measured("3 of 4: 300", "three")
          .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0)
      }
      .frame(height: 220)
    }
  }

  /// A closure makes a length of the container's.
  static let containerRelative04 = CatalogScene(
    "container-relative/04-custom-form", "A length computed from the container's",
    canvas: ScreenStage.canvas
  ) {
    Stage {
      Rectangle()
        .fill(.teal.gradient)
        .measured("400 − 80", "view")
        .containerRelativeFrame(.horizontal) { width, _ in width - 80 }
        .frame(height: 200)
    }
  }
}
