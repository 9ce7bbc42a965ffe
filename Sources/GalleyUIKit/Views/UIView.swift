import Galley

/// A view of UIKit's. It keeps what it is told and is not drawn: in a picture, a representable that
/// holds it is an empty box.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which distances change with the size of the view around.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Creates a set of distances.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// Where the view is in the one around, in points.
  open var frame: CGRect
  /// The view's area in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The transform of the view.
  open var transform = CGAffineTransform.identity
  /// The color behind the view; `nil` for none.
  open var backgroundColor: UIColor?
  /// The tint; `nil` is that of the view around.
  open var tintColor: UIColor!
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Whether the view is left out.
  open var isHidden = false
  /// Whether the view hides what is below it.
  open var isOpaque = true
  /// Whether what sticks out is cut off.
  open var clipsToBounds = false
  /// How content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view answers to touches.
  open var isUserInteractionEnabled = true
  /// A number to find the view by.
  open var tag = 0
  /// A name to find the view by.
  open var accessibilityIdentifier: String?
  /// What is read of the view.
  open var accessibilityLabel: String?
  /// Whether the frame follows from the autoresizing mask.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Which distances change with the size of the view around.
  open var autoresizingMask: AutoresizingMask = []
  /// The style of the view and those in it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What the view is drawn on.
  public let layer = CALayer()
  /// The view around; `nil` for none.
  open private(set) weak var superview: UIView?
  /// The views in this one, from the back to the front.
  open private(set) var subviews: [UIView] = []

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view without a size: there is nothing to decode.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// An object that keeps what is set for all views of this kind. Galley has looks of its own: what
  /// is set has no effect, which a picture's diagnostics say. For a class of one's own it is an object
  /// of the class of UIKit's that it comes from.
  open class func appearance() -> UIView { appearanceProxy(UIView()) }

  /// The same for views within others.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIView { appearance() }

  /// The traits of pictures.
  open var traitCollection: UITraitCollection { .current }
  /// The window around: `nil`.
  open var window: UIWindow? { nil }
  /// No size of its own in either direction.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Stands for no size of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The view's size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Sets the size to that which fits.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// Called by nobody.
  open func layoutSubviews() {}
  /// Called by nobody.
  open func didMoveToWindow() {}
  /// Called by nobody.
  open func didMoveToSuperview() {}
  /// Does nothing.
  open func setNeedsLayout() {}
  /// Does nothing.
  open func layoutIfNeeded() {}
  /// Does nothing.
  open func setNeedsDisplay() {}

  /// Puts a view in front of those in this one.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  /// Puts a view between those in this one.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }
  /// Takes the view out of the one around.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// `true`: there is no keyboard.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Does `animations` at once.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// A window. A picture has none of UIKit's.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// What the window shows.
  open var rootViewController: UIViewController?
  /// The scene of the window: `nil`.
  open var windowScene: UIWindowScene?

  /// Creates a window of a scene, which nothing shows.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// Not at the front.
  open var isKeyWindow: Bool { false }
  /// The area that bars leave, which is that of the device.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Does nothing.
  open func makeKeyAndVisible() {}

  open override class func appearance() -> UIWindow { appearanceProxy(UIWindow()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIWindow { appearance() }
}

/// What a view is drawn on. It keeps what it is told.
@MainActor @preconcurrency
open class CALayer {
  /// Creates a layer.
  nonisolated public init() {}
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Whether what sticks out is cut off.
  open var masksToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color behind the layer.
  open var backgroundColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Where the layer is.
  open var frame = CGRect.zero
}
