import GalleyUIKit

// Suites record at the text size that these traits set, which is `medium`, one below iOS's default.

extension UITraitCollection {
  static func phone(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    device(.phone, .compact, orientation == .portrait ? .regular : .compact)
  }

  static let regularTablet = device(.pad, .regular, .regular)
  static let compactTablet = device(.pad, .compact, .regular)

  private static func device(
    _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(mutations: {
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .medium
      $0.userInterfaceIdiom = idiom
      $0.horizontalSizeClass = horizontal
      $0.verticalSizeClass = vertical
    })
  }
}
