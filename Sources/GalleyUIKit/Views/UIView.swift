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

  /// Called by nobody.
  open func draw(_ rect: CGRect) {}
  /// `nil`: nobody touches a picture.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// The recognizers of the view's gestures.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Adds a recognizer of a gesture, which nobody performs.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  /// Puts one of the views in this one in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard subviews.contains(view) else { return }
    subviews = subviews.filter { $0 !== view } + [view]
  }
  /// The view with a number: this one or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// The view's size: it has no constraints.
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { sizeThatFits(size) }
  /// Has no effect: views of UIKit's are not laid out.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Has no effect: views of UIKit's are not laid out.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Draws nothing, which a picture's diagnostics say, and returns `false`.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    RendererContext.current.report("views of UIKit's are not drawn", view: "UIView")
    return false
  }
  /// Does what `actions` does.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// Has no effect: nothing of UIKit's is animated.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Does `animations` at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// How something is animated. It has no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slowly at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

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
  /// The layer's area in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Which corners are round.
  open var maskedCorners: CACornerMask = .all
  /// The opacity.
  open var opacity: Float = 1
  /// What cuts the layer out.
  open var mask: CALayer?
  /// The layer around.
  open private(set) weak var superlayer: CALayer?
  /// The layers in this one.
  open private(set) var sublayers: [CALayer]?
  /// Puts a layer in front of those in this one.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  /// Puts a layer between those in this one.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }
  /// Takes the layer out of the one around.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// `nil`: nothing of UIKit's is animated.
  open func animationKeys() -> [String]? { nil }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// Creates a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// At the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// At the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// At the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// A layer of a gradient. It keeps what it is told and is not drawn.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colors.
  open var colors: [Any]?
  /// Where they are, 0…1.
  open var locations: [NSNumber]?
  /// Where the gradient starts, relative to the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, relative to the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer of a shape. It keeps what it is told and is not drawn.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// The color of its area.
  open var fillColor: CGColor?
  /// The color of its outline.
  open var strokeColor: CGColor?
  /// The width of its outline, in points.
  open var lineWidth: CGFloat = 1
  /// Where the outline starts, 0…1.
  open var strokeStart: CGFloat = 0
  /// Where the outline ends, 0…1.
  open var strokeEnd: CGFloat = 1
}
