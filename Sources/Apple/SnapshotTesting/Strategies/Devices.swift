import Foundation
import GalleyUIKit

// Sizes and safe areas, in points. Suites record at the text size that they set, which is `medium`, one
// below iOS's default.

extension ViewImageConfig {
  /// An iPhone SE (first generation) in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone SE (first generation) in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneSe.config(orientation)
  }
  /// An iPhone 8 in portrait.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone8.config(orientation)
  }
  /// An iPhone 8 Plus in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone8Plus.config(orientation)
  }
  /// An iPhone X in portrait.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneX.config(orientation)
  }
  /// An iPhone XS Max in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneXsMax.config(orientation)
  }
  /// An iPhone XR in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneXr.config(orientation)
  }
  /// An iPhone 12 in portrait.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12.config(orientation)
  }
  /// An iPhone 12 Pro in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12Pro.config(orientation)
  }
  /// An iPhone 12 Pro Max in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12ProMax.config(orientation)
  }
  /// An iPhone 13 mini in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13Mini.config(orientation)
  }
  /// An iPhone 13 in portrait.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13.config(orientation)
  }
  /// An iPhone 13 Pro in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13Pro.config(orientation)
  }
  /// An iPhone 13 Pro Max in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13ProMax.config(orientation)
  }

  /// An iPad mini in landscape.
  public static let iPadMini = iPadMini(.landscape)
  /// An iPad mini in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }
  /// An iPad mini in an orientation and a split view.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }
  /// A 9.7-inch iPad in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// A 9.7-inch iPad in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPad9_7.config(orientation)
  }
  /// A 9.7-inch iPad in an orientation and a split view.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPad9_7.config(orientation)
  }
  /// A 10.2-inch iPad in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// A 10.2-inch iPad in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPad10_2.config(orientation)
  }
  /// A 10.2-inch iPad in an orientation and a split view.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPad10_2.config(orientation)
  }
  /// A 10.5-inch iPad Pro in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// A 10.5-inch iPad Pro in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadPro10_5.config(orientation)
  }
  /// A 10.5-inch iPad Pro in an orientation and a split view.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro10_5.config(orientation)
  }
  /// An 11-inch iPad Pro in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// An 11-inch iPad Pro in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadPro11.config(orientation)
  }
  /// An 11-inch iPad Pro in an orientation and a split view.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro11.config(orientation)
  }
  /// A 12.9-inch iPad Pro in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// A 12.9-inch iPad Pro in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.iPadPro12_9.config(orientation)
  }
  /// A 12.9-inch iPad Pro in an orientation and a split view.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro12_9.config(orientation)
  }

  /// An Apple TV.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1920, height: 1080))
  /// An Apple TV 4K.
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160))
}

extension UITraitCollection {
  /// The traits of an iPhone SE (first generation).
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.traits(orientation)
  }
  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    Phone.traits(orientation)
  }
  /// The traits of an iPad mini.
  public static var iPadMini: UITraitCollection { Tablet.regular }
  /// The traits of an iPad mini in a narrow split view.
  public static var iPadMini_Compact_SplitView: UITraitCollection { Tablet.compact }
  /// The traits of a 10.2-inch iPad.
  public static var iPad10_2: UITraitCollection { Tablet.regular }
  /// The traits of a 10.2-inch iPad in a narrow split view.
  public static var iPad10_2_Compact_SplitView: UITraitCollection { Tablet.compact }
  /// The traits of a 10.5-inch iPad Pro.
  public static var iPadPro10_5: UITraitCollection { Tablet.regular }
  /// The traits of a 10.5-inch iPad Pro in a narrow split view.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection { Tablet.compact }
  /// The traits of an 11-inch iPad Pro.
  public static var iPadPro11: UITraitCollection { Tablet.regular }
  /// The traits of an 11-inch iPad Pro in a narrow split view.
  public static var iPadPro11_Compact_SplitView: UITraitCollection { Tablet.compact }
  /// The traits of a 12.9-inch iPad Pro.
  public static var iPadPro12_9: UITraitCollection { Tablet.regular }
  /// The traits of a 12.9-inch iPad Pro in a narrow split view.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection { Tablet.compact }
}

/// A phone in portrait.
private struct Phone {
  let width, height, top, bottom: CGFloat
  /// `nil` for phones with a home button, which have no insets in landscape.
  var bottomInLandscape: CGFloat?

  static let iPhoneSe = Phone(width: 320, height: 568, top: 20, bottom: 0)
  static let iPhone8 = Phone(width: 375, height: 667, top: 20, bottom: 0)
  static let iPhone8Plus = Phone(width: 414, height: 736, top: 20, bottom: 0)
  static let iPhoneX = Phone(width: 375, height: 812, top: 44, bottom: 34, bottomInLandscape: 24)
  static let iPhoneXsMax = Phone(
    width: 414, height: 896, top: 44, bottom: 34, bottomInLandscape: 24)
  static let iPhoneXr = Phone(width: 414, height: 896, top: 44, bottom: 34, bottomInLandscape: 24)
  static let iPhone12 = Phone(width: 390, height: 844, top: 47, bottom: 34, bottomInLandscape: 21)
  static let iPhone12Pro = Phone(
    width: 390, height: 844, top: 47, bottom: 34, bottomInLandscape: 21)
  static let iPhone12ProMax = Phone(
    width: 428, height: 926, top: 47, bottom: 34, bottomInLandscape: 21)
  static let iPhone13Mini = Phone(
    width: 375, height: 812, top: 50, bottom: 34, bottomInLandscape: 21)
  static let iPhone13 = Phone(width: 390, height: 844, top: 47, bottom: 34, bottomInLandscape: 21)
  static let iPhone13Pro = Phone(
    width: 390, height: 844, top: 47, bottom: 34, bottomInLandscape: 21)
  static let iPhone13ProMax = Phone(
    width: 428, height: 926, top: 47, bottom: 34, bottomInLandscape: 21)

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let traits = Self.traits(orientation)
    switch orientation {
    case .portrait:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      let side = bottomInLandscape == nil ? 0 : top
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: bottomInLandscape ?? 0, right: side),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }

  static func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    UITraitCollection(mutations: {
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .medium
      $0.userInterfaceIdiom = .phone
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = orientation == .portrait ? .regular : .compact
    })
  }
}

/// A tablet in portrait.
private struct Tablet {
  let width, height, top: CGFloat
  var bottom: CGFloat = 0
  /// The widths of split views.
  let portrait: (third: CGFloat, twoThirds: CGFloat)
  let landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
  /// Whether half of the screen is of regular width.
  var isHalfRegular = false

  static let iPadMini = Tablet(
    width: 768, height: 1024, top: 20, portrait: (320, 438), landscape: (320, 507, 694))
  static let iPad9_7 = Tablet(
    width: 768, height: 1024, top: 20, portrait: (320, 438), landscape: (320, 507, 694))
  static let iPad10_2 = Tablet(
    width: 810, height: 1080, top: 20, portrait: (320, 480), landscape: (320, 535, 750))
  static let iPadPro10_5 = Tablet(
    width: 834, height: 1112, top: 20, portrait: (320, 504), landscape: (320, 551, 782))
  static let iPadPro11 = Tablet(
    width: 834, height: 1194, top: 24, bottom: 20, portrait: (320, 504), landscape: (375, 592, 809))
  static let iPadPro12_9 = Tablet(
    width: 1024, height: 1366, top: 20, portrait: (375, 639), landscape: (375, 678, 981),
    isHalfRegular: true)

  static let regular = traits(.regular)
  static let compact = traits(.compact)

  private static func traits(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(mutations: {
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .medium
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = width
      $0.verticalSizeClass = .regular
    })
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: config(.landscape(splitView: .full))
    case .portrait: config(.portrait(splitView: .full))
    }
  }

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let size: CGSize
    let isRegular: Bool
    switch orientation {
    case .landscape(let split):
      let (part, regular) =
        switch split {
        case .oneThird: (landscape.third, false)
        case .oneHalf: (landscape.half, isHalfRegular)
        case .twoThirds: (landscape.twoThirds, true)
        case .full: (height, true)
        }
      (size, isRegular) = (CGSize(width: part, height: width), regular)
    case .portrait(let split):
      let part =
        switch split {
        case .oneThird: portrait.third
        case .twoThirds: portrait.twoThirds
        case .full: width
        }
      (size, isRegular) = (CGSize(width: part, height: height), part == width)
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: isRegular ? Self.regular : Self.compact)
  }
}
