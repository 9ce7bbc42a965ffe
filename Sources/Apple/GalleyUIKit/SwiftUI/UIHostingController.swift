import Galley

/// A UIKit controller that holds a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// How the controller follows the size of its view. It has no effect.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// The regions whose safe areas the view respects. It has no effect.
  open var safeAreaRegions = SafeAreaRegions.all

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates the view, which shows the SwiftUI view where a snapshot test draws it.
  open override func loadView() {
    let view = UIView()
    // The view may outlive its controller.
    view.hosted = { [weak self, rootView] in AnyView(self?.rootView ?? rootView) }
    self.view = view
  }

  /// Always returns `nil`, because there is no view to decode.
  public required init?(coder: NSCoder) { nil }

  /// Returns the fitting size of the view for a proposed size, in points; zero if the view cannot
  /// be laid out.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    var environment = UITraitCollection.current.environment
    if environment.horizontalSizeClass == nil {
      let classes = MainScreen.device.sizeClasses
      environment.horizontalSizeClass = classes.horizontal
      environment.verticalSizeClass = classes.vertical
    }
    return LayoutTree(
      of: rootView, proposal: ProposedViewSize(size), environment: environment, tracing: false
    ).root.frame.size
  }
}

/// How a hosting controller follows the size of its view. It has no effect.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int
  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
