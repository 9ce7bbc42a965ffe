import Galley

/// The state of a view's layout.
struct LayoutState {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The margins that were set, in points.
  var margins: UIEdgeInsets?
  /// The safe area of the drawn screen, for its outermost view.
  var safeArea: UIEdgeInsets?
  /// The safe area when the view was last told about a change of it.
  var toldSafeArea = UIEdgeInsets.zero
  /// The window of the view.
  weak var window: UIWindow?
  /// The width that constraints gave the view, in which its text wraps.
  var width: CGFloat?
  /// The size for which `layoutSubviews()` was called.
  var laidOutSize: CGSize?
  var needsLayout = true
  var needsConstraints = true
  var isLayingOut = false
}

extension UIView {
  /// The outermost view of the hierarchy.
  final var root: UIView { superview?.root ?? self }

  /// All views inside, outer ones before inner ones.
  final var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

  /// Lays out the hierarchy.
  final func layOut() {
    let root = root
    guard !root.layoutState.isLayingOut else { return }
    root.layoutState.isLayingOut = true
    defer { root.layoutState.isLayingOut = false }
    root.updateAllConstraints()
    // The called code may change constraints, so the number of attempts is limited.
    for _ in 0..<4 {
      let changes = Self.layoutChanges
      if root.isLaidOutByConstraints { _ = LayoutEngine.size(of: root, apply: true) }
      root.callLayoutSubviews()
      guard Self.layoutChanges != changes else { break }
    }
  }

  /// Calls `updateConstraints()` of all views that need it, inner ones before outer ones.
  final func updateAllConstraints() {
    subviews.forEach { $0.updateAllConstraints() }
    guard layoutState.needsConstraints else { return }
    layoutState.needsConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  private final var isLaidOutByConstraints: Bool {
    !heldConstraints.isEmpty || self is UIStackView
      || subviews.contains {
        !$0.translatesAutoresizingMaskIntoConstraints || $0.isLaidOutByConstraints
      }
  }

  private final func callLayoutSubviews() {
    let safeArea = safeAreaInsets
    if layoutState.toldSafeArea != safeArea {
      layoutState.toldSafeArea = safeArea
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    if layoutState.needsLayout || layoutState.laidOutSize != bounds.size {
      (layoutState.needsLayout, layoutState.laidOutSize) = (false, bounds.size)
      inTraits { layoutSublayers(of: layer) }
    }
    subviews.forEach { $0.callLayoutSubviews() }
  }

  /// Returns the size that satisfies the constraints and is closest to a size.
  final func fittingSize(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateAllConstraints()
    // A view that lays itself out to find its size must not interrupt this measurement.
    let (root, wasLayingOut) = (root, root.layoutState.isLayingOut)
    root.layoutState.isLayingOut = true
    defer { root.layoutState.isLayingOut = wasLayingOut }
    let fitting = LayoutEngine.Fitting(size: size, horizontal: horizontal, vertical: vertical)
    return LayoutEngine.size(of: self, fitting: fitting, apply: false)
  }

  /// Records that the subviews have changed.
  final func subviewsDidChange() {
    setNeedsLayout()
    Self.layoutChanges += 1
  }

  /// Tells the view, and the views inside, that they are in another window, whose tint may differ.
  final func enter(_ window: UIWindow?) {
    guard layoutState.window !== window else { return }
    let old = tintColor
    moveAll(to: window)
    if ownTint == nil, tintColor != old { passTint() }
  }

  private final func moveAll(to window: UIWindow?) {
    guard layoutState.window !== window else { return }
    willMove(toWindow: window)
    layoutState.window = window
    subviews.forEach { $0.moveAll(to: window) }
    didMoveToWindow()
  }

  /// Removes the constraints between the view and what is outside of it.
  final func didLeave(_ outside: UIView) {
    (outside as? UIStackView)?.removeArrangedSubview(self)
    outside.subviewsDidChange()
    for view in sequence(first: outside, next: \.superview) {
      for constraint in view.heldConstraints
      where [constraint.firstItem, constraint.secondItem].contains(where: {
        NSLayoutConstraint.view(of: $0)?.isDescendant(of: self) == true
      }) {
        constraint.isActive = false
      }
    }
  }

  /// Gives subviews with an autoresizing mask their new frames.
  final func resizeSubviews(from old: CGSize) {
    let size = bounds.size
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let frame = view.frame
      let (horizontal, vertical) = Autoresizing.of(view, in: old)
      let (width, height) = (size.width - old.width, size.height - old.height)
      view.frame = CGRect(
        x: frame.minX + horizontal.shareBefore * width,
        y: frame.minY + vertical.shareBefore * height,
        width: frame.width + horizontal.share * width,
        height: frame.height + vertical.share * height)
    }
  }

  /// The origin in the coordinates of the outermost view.
  final var rootOrigin: CGPoint {
    guard let superview else { return .zero }
    let (outer, offset) = (superview.rootOrigin, (superview as? UIScrollView)?.contentOffset)
    return CGPoint(
      x: outer.x + frame.minX - (offset?.x ?? 0), y: outer.y + frame.minY - (offset?.y ?? 0))
  }
}
