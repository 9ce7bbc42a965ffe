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

  /// Creates a stack with a screen.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
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
