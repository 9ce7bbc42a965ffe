import GalleyUIKit

// Suites record at the text size that these traits set, which is `medium`, one below iOS's default.

extension UITraitCollection {
  /// The traits of an iPhone SE (first generation) in an orientation.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone X in an orientation.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation)
  }
  /// The traits of an iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation)
  }

  /// The traits of an iPad mini.
  public static var iPadMini: UITraitCollection { regularTablet }
  /// The traits of an iPad mini in a narrow split view.
  public static var iPadMini_Compact_SplitView: UITraitCollection { compactTablet }
  /// The traits of a 10.2-inch iPad.
  public static var iPad10_2: UITraitCollection { regularTablet }
  /// The traits of a 10.2-inch iPad in a narrow split view.
  public static var iPad10_2_Compact_SplitView: UITraitCollection { compactTablet }
  /// The traits of a 10.5-inch iPad Pro.
  public static var iPadPro10_5: UITraitCollection { regularTablet }
  /// The traits of a 10.5-inch iPad Pro in a narrow split view.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection { compactTablet }
  /// The traits of an 11-inch iPad Pro.
  public static var iPadPro11: UITraitCollection { regularTablet }
  /// The traits of an 11-inch iPad Pro in a narrow split view.
  public static var iPadPro11_Compact_SplitView: UITraitCollection { compactTablet }
  /// The traits of a 12.9-inch iPad Pro.
  public static var iPadPro12_9: UITraitCollection { regularTablet }
  /// The traits of a 12.9-inch iPad Pro in a narrow split view.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection { compactTablet }

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
