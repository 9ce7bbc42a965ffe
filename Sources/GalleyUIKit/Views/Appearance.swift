import Galley

extension UIView {
  /// The object that keeps what is set for all views of this kind, and has no effect. It is made
  /// without the initialisers of classes outside, which may end the program where they are not meant
  /// to be called.
  static func appearanceProxy<Proxy: UIView>(_ proxy: Proxy) -> Proxy {
    RendererContext.current.report("appearance() has no effect", view: typeName(Self.self))
    return proxy
  }
}

/// The looks of a bar. They have no effect.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// Creates the system's looks.
  public init() {}
  /// The color behind the bar.
  open var backgroundColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The color of the line below the bar.
  open var shadowColor: UIColor?
  /// The picture of the line below the bar.
  open var shadowImage: UIImage?
  /// The system's looks.
  open func configureWithDefaultBackground() {}
  /// A background that hides what is below.
  open func configureWithOpaqueBackground() {}
  /// No background.
  open func configureWithTransparentBackground() {}
}

/// The looks of a navigation bar. They have no effect.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The style of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The style of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a tab's item. They have no effect.
@MainActor @preconcurrency
open class UITabBarItemAppearance {
  /// The looks in a state.
  @MainActor @preconcurrency
  open class State {
    /// Creates the system's looks.
    public init() {}
    /// The color of the icon.
    open var iconColor: UIColor?
    /// The style of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// Creates the system's looks.
  public init() {}
  /// The looks of an item that is not selected.
  public let normal = State()
  /// The looks of the item that is selected.
  public let selected = State()
}

/// The looks of a tab bar. They have no effect.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of items above their titles.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items beside their titles.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of small items beside their titles.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
