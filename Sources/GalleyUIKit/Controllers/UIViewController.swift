import Foundation

/// What keeps a view of UIKit's. It is not shown.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The view.
  open var view: UIView! = UIView()
  /// The title of the screen.
  open var title: String?
  /// What the controller is in.
  open private(set) weak var parent: UIViewController?
  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// What is shown above: `nil`.
  open var presentedViewController: UIViewController? { nil }
  /// What this is shown above: `nil`.
  open var presentingViewController: UIViewController? { nil }
  /// How the screen appears.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Creates a controller with an empty view.
  public override init() { super.init() }
  /// Creates a controller with an empty view: there are no nib files.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Creates a controller with an empty view: there is nothing to decode.
  public required init?(coder: NSCoder) { super.init() }

  /// Called by nobody.
  open func loadView() {}
  /// Called by nobody.
  open func viewDidLoad() {}
  /// Called by nobody.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called by nobody.
  open func viewWillLayoutSubviews() {}
  /// Called by nobody.
  open func viewDidLayoutSubviews() {}

  /// Adds a controller.
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  /// Takes the controller out of the one that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Called by nobody.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called by nobody.
  open func didMove(toParent parent: UIViewController?) {}
  /// The stack of screens around: `nil`.
  open var navigationController: UINavigationController? { nil }
  /// What the bar of a stack of screens shows for this one.
  open private(set) lazy var navigationItem = UINavigationItem()
  /// Whether the status bar is hidden: `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the screen may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Shows nothing, and calls `completion`.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    completion?()
  }
  /// Hides nothing, and calls `completion`.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// How a screen appears.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

/// A stack of screens. It is not shown.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The screens, from the bottom to the top.
  open var viewControllers: [UIViewController] = []
  /// The bar with the title.
  public let navigationBar = UINavigationBar()

  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Takes the screen on top away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
  }

  /// Creates a stack with a screen.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
  }
}

/// What a bar of a stack of screens shows for one of them. It is not drawn.
@MainActor @preconcurrency
open class UINavigationItem {
  /// The title.
  open var title: String?
  /// Whether the button back is hidden.
  open var hidesBackButton = false
  /// What searches the screen.
  open var searchController: UISearchController?
  /// Whether the search field is hidden while the screen is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// Creates an item.
  public init() {}
}

/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// Searches a screen. It is not shown.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// Whether the screen becomes darker.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether somebody searches.
  open var isActive = false
  /// Creates a controller.
  public convenience init(searchResultsController: UIViewController?) { self.init() }
}

/// Pages. It is not shown.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How a page follows another one.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The direction of the pages.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Where a page comes from.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// A setting.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance of the pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The pages that are there.
  open private(set) var viewControllers: [UIViewController]?
  /// What has the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What hears of the pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a controller.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    super.init()
  }
  /// Creates a controller without pages.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the pages that are there, and calls `completion`.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// What has pages. Nobody turns one in a picture.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Never called.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Never called.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What hears of pages. Nobody turns one in a picture.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {}

/// A message or a question. It is not shown.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// How it appears.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// What is said.
  open var message: String?
  /// The answers.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields.
  open private(set) var textFields: [UITextField]?

  /// Creates a message.
  public init(title: String?, message: String?, preferredStyle: Style) {
    super.init()
    self.title = title
    self.message = message
  }
  /// Creates an empty message.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer to a message. Nobody gives one in a picture.
@MainActor @preconcurrency
open class UIAlertAction {
  /// The kind of the answer.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The text.
  public let title: String?
  /// The kind.
  public let style: Style
  /// Whether the answer can be given.
  open var isEnabled = true

  /// Creates an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

/// What hears of a stack of screens. Nothing happens in a picture.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// Screens with tabs. It is not shown.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar with the tabs.
  public let tabBar = UITabBar()
}

/// Shares what it is given. It is not shown.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// A way to share.
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
    /// The name.
    public var rawValue: String
    /// Creates a way to share.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// On paper.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// As a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// As mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// To the clipboard.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// To the photos.
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// To a contact.
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// To a list of what is to be read.
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// To a device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
  }

  /// Creates a controller.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
  /// Creates a controller with nothing to share.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Ways that are left out.
  open var excludedActivityTypes: [ActivityType]?
  /// Called by nobody.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
}

/// A way to share that a program has.
@MainActor @preconcurrency
open class UIActivity {
  /// Creates a way to share.
  public init() {}
}

/// Takes or chooses a picture. It is not shown.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where the picture comes from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// What is known of a picture.
  public struct InfoKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was changed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// `false`: there is neither a camera nor a library.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Where the picture comes from.
  open var sourceType = SourceType.photoLibrary
  /// Whether the picture can be changed.
  open var allowsEditing = false
  /// What hears of the choice.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
}

/// What hears of a choice. Nothing happens in a picture.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {}
