import GalleyCatalog

extension SceneCatalog {
  /// Galley's own scenes, sorted by ID within each group.
  public static let galley = SceneCatalog(
    examples + customLayouts + placeSubviews + simpleView + alignment + containerRelative,
    groupTitles: [
      "alignment": "Alignment in SwiftUI",
      "container-relative": "containerRelativeFrame in depth",
      "custom-layouts": "Composing custom layouts with SwiftUI",
      "examples": "Galley’s documentation",
      "place-subviews": "placeSubviews(in:proposal:subviews:cache:)",
      "simple-view": "Laying out a simple view",
    ])

  /// Examples in the documentation.
  static let examples: [CatalogScene] = [
    .priceCard, .controlSheet, .symbolSheet, .circleRules, .screens, .departures, .filters,
    .interaction, .magazine, .poster, .moonAndTides, .presentations, .everyday, .bars,
    .moreSymbols,
  ]

  /// The article "Laying out a simple view".
  static let simpleView: [CatalogScene] = [
    .simpleView01, .simpleView02, .simpleView03, .simpleView05, .simpleView06, .simpleView07,
    .simpleView08, .simpleView09, .simpleView10, .simpleView11, .simpleView12, .simpleView13,
  ]

  /// The sample "Composing custom layouts with SwiftUI".
  static let customLayouts: [CatalogScene] = [
    .customLayouts01, .customLayouts02, .customLayouts03, .customLayouts04, .customLayouts05,
    .customLayouts06, .customLayouts08, .customLayouts09, .customLayouts10, .customLayouts11,
    .customLayouts16, .customLayouts17, .customLayouts18, .customLayouts19, .customLayouts20,
    .customLayouts21,
    .customLayouts23,
  ]

  /// The reference page on placing subviews.
  static let placeSubviews: [CatalogScene] = [
    .placeSubviews01, .placeSubviews02, .placeSubviews03, .placeSubviews05, .placeSubviews06,
    .placeSubviews07, .placeSubviews08, .placeSubviews09, .placeSubviews12,
  ]

  /// The article on alignment.
  static let alignment: [CatalogScene] = [
    .alignment01, .alignment02, .alignment03, .alignment05, .alignment06, .alignment07,
    .alignment08, .alignment10, .alignment13, .alignment14, .alignment15, .alignment16,
    .alignment17, .alignment18, .alignment19, .alignment20, .alignment21, .alignment22,
    .alignment23, .alignment24, .alignment26, .alignment27, .alignment28, .alignment30,
    .alignment31, .alignment32, .alignment33, .alignment34, .alignment35, .alignment36,
    .alignment37, .alignment38, .alignment39, .alignment40, .alignment41, .alignment42,
  ]

  /// The article on frames that follow their container.
  static let containerRelative: [CatalogScene] = [
    .containerRelative01, .containerRelative02, .containerRelative03, .containerRelative04,
    .containerRelative05, .containerRelative06, .containerRelative07, .containerRelative08,
    .containerRelative09, .containerRelative10, .containerRelative11, .containerRelative12,
    .containerRelative13, .containerRelative14, .containerRelative15, .containerRelative16,
    .containerRelative17, .containerRelative18, .containerRelative19, .containerRelative20,
    .containerRelative21, .containerRelative22, .containerRelative23, .containerRelative24,
    .containerRelative26, .containerRelative27, .containerRelative28, .containerRelative29,
    .containerRelative30, .containerRelative31, .containerRelative32, .containerRelative33,
    .containerRelative34, .containerRelative35,
  ]
}
