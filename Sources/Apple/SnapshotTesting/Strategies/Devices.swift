import Foundation
import GalleyUIKit

// Sizes and insets are in points, in portrait.

extension ViewImageConfig {
  /// An iPhone SE (first generation) in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone SE (first generation) in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    phone(320, 568, top: 20, orientation)
  }
  /// An iPhone 8 in portrait.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> Self {
    phone(375, 667, top: 20, orientation)
  }
  /// An iPhone 8 Plus in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    phone(414, 736, top: 20, orientation, traits: .largePhone(orientation))
  }
  /// An iPhone X in portrait.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> Self {
    phone(375, 812, top: 44, home: (34, 24), orientation)
  }
  /// An iPhone XS Max in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    phone(414, 896, top: 44, home: (34, 24), orientation, traits: .largePhone(orientation))
  }
  /// An iPhone XR in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> Self { iPhoneXsMax(orientation) }
  /// An iPhone 12 in portrait.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> Self {
    phone(390, 844, top: 47, home: (34, 21), orientation)
  }
  /// An iPhone 12 Pro in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { iPhone12(orientation) }
  /// An iPhone 12 Pro Max in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    phone(428, 926, top: 47, home: (34, 21), orientation, traits: .largePhone(orientation))
  }
  /// An iPhone 13 mini in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    phone(375, 812, top: 50, home: (34, 21), orientation)
  }
  /// An iPhone 13 in portrait.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> Self { iPhone12(orientation) }
  /// An iPhone 13 Pro in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { iPhone12(orientation) }
  /// An iPhone 13 Pro Max in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    iPhone12ProMax(orientation)
  }

  /// An iPad mini in landscape.
  public static let iPadMini = iPadMini(.landscape)
  /// An iPad mini in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> Self { iPadMini(orientation.full) }
  /// An iPad mini in an orientation and a split view.
  public static func iPadMini(_ orientation: TabletOrientation) -> Self {
    tablet(768, 1024, top: 20, (320, 438), (320, 507, 694), orientation)
  }
  /// A 9.7-inch iPad in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// A 9.7-inch iPad in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> Self { iPad9_7(orientation.full) }
  /// A 9.7-inch iPad in an orientation and a split view.
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self { iPadMini(orientation) }
  /// A 10.2-inch iPad in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// A 10.2-inch iPad in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> Self { iPad10_2(orientation.full) }
  /// A 10.2-inch iPad in an orientation and a split view.
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self {
    tablet(810, 1080, top: 20, (320, 480), (320, 535, 750), orientation)
  }
  /// A 10.5-inch iPad Pro in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// A 10.5-inch iPad Pro in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    iPadPro10_5(orientation.full)
  }
  /// A 10.5-inch iPad Pro in an orientation and a split view.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self {
    tablet(834, 1112, top: 20, (320, 504), (320, 551, 782), orientation)
  }
  /// An 11-inch iPad Pro in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// An 11-inch iPad Pro in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> Self { iPadPro11(orientation.full) }
  /// An 11-inch iPad Pro in an orientation and a split view.
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self {
    tablet(834, 1194, top: 24, bottom: 20, (320, 504), (375, 592, 809), orientation)
  }
  /// A 12.9-inch iPad Pro in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// A 12.9-inch iPad Pro in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    iPadPro12_9(orientation.full)
  }
  /// A 12.9-inch iPad Pro in an orientation and a split view.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self {
    tablet(1024, 1366, top: 20, (375, 639), (375, 678, 981), isHalfRegular: true, orientation)
  }

  /// An Apple TV.
  public static let tv = Self(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1920, height: 1080))
  /// An Apple TV 4K.
  public static let tv4K = Self(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160))

  /// - Parameters:
  ///   - home: The insets at the home indicator; `nil` for a phone with a home button, which has no
  ///     insets in landscape.
  ///   - traits: Default: those of a phone whose width is compact in landscape.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat,
    home: (portrait: CGFloat, landscape: CGFloat)? = nil, _ orientation: Orientation,
    traits: UITraitCollection? = nil
  ) -> Self {
    let traits = traits ?? .phone(orientation)
    switch orientation {
    case .portrait:
      return Self(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: home?.portrait ?? 0, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      let side = home == nil ? 0 : top
      return Self(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: home?.landscape ?? 0, right: side),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }

  /// - Parameters:
  ///   - portrait: The widths of split views in portrait.
  ///   - landscape: The widths of split views in landscape.
  ///   - isHalfRegular: Whether half of the screen has a regular width in landscape.
  private static func tablet(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0,
    _ portrait: (third: CGFloat, twoThirds: CGFloat),
    _ landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat), isHalfRegular: Bool = false,
    _ orientation: TabletOrientation
  ) -> Self {
    let (size, isRegular) =
      switch orientation {
      case .landscape(.oneThird): (CGSize(width: landscape.third, height: width), false)
      case .landscape(.oneHalf): (CGSize(width: landscape.half, height: width), isHalfRegular)
      case .landscape(.twoThirds): (CGSize(width: landscape.twoThirds, height: width), true)
      case .landscape(.full): (CGSize(width: height, height: width), true)
      case .portrait(.oneThird): (CGSize(width: portrait.third, height: height), false)
      case .portrait(.twoThirds): (CGSize(width: portrait.twoThirds, height: height), false)
      case .portrait(.full): (CGSize(width: width, height: height), true)
      }
    return Self(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: isRegular ? .regularTablet : .compactTablet)
  }
}

extension ViewImageConfig.Orientation {
  /// The orientation of a tablet on which the app fills the whole screen.
  fileprivate var full: ViewImageConfig.TabletOrientation {
    self == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full)
  }
}
