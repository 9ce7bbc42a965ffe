import GalleyUIKit

// On phones, suites record at the text size that these traits set, which is `medium`, one below iOS's
// default. The traits of tablets don't set a text size.

extension UITraitCollection {
  static func phone(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(.compact, orientation)
  }

  /// The traits of a phone whose width is regular in landscape.
  static func largePhone(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation == .portrait ? .compact : .regular, orientation)
  }

  static let regularTablet = device(.pad, .regular, .regular)
  static let compactTablet = device(.pad, .compact, .regular)

  private static func phone(
    _ width: UIUserInterfaceSizeClass, _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      device(.phone, width, orientation == .portrait ? .regular : .compact),
      UITraitCollection(mutations: {
        $0.layoutDirection = .leftToRight
        $0.preferredContentSizeCategory = .medium
      }),
    ])
  }

  private static func device(
    _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(mutations: {
      $0.userInterfaceIdiom = idiom
      $0.horizontalSizeClass = horizontal
      $0.verticalSizeClass = vertical
    })
  }
}
