import Galley

/// All scenes, in the order of their ids.
@MainActor
public enum Catalog {
  public static let scenes: [CatalogScene] = examples + simpleView + alignment

  /// Every picture of every scene.
  public static var pictures: [ScenePicture] { scenes.flatMap(\.pictures) }

  /// Pictures of the documentation.
  static let examples: [CatalogScene] = [.priceCard]

  /// The article "Laying out a simple view".
  static let simpleView: [CatalogScene] = [
    .simpleView01, .simpleView02, .simpleView03, .simpleView05, .simpleView06, .simpleView07,
    .simpleView08, .simpleView09, .simpleView10, .simpleView11, .simpleView12, .simpleView13,
  ]

  /// The article on alignment.
  static let alignment: [CatalogScene] = [
    .alignment01, .alignment05, .alignment08, .alignment13, .alignment14, .alignment15,
    .alignment18, .alignment19, .alignment20, .alignment31, .alignment32, .alignment36,
    .alignment37,
  ]
}
