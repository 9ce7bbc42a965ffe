import Galley

extension UIView {
  /// Returns the system's guide of a kind, which is created once.
  final func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = madeGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind)
    guide.owningView = self
    madeGuides.append(guide)
    return guide
  }

  /// How far the area of a kind of guide is from the edges of the view; `nil` for guides that
  /// constraints place, and for the keyboard.
  final func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets? {
    switch kind {
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readable: readableInsets
    case .frame: .zero
    case .own, .content, .keyboard: nil
    }
  }

  /// The height of the area that is kept free for a hidden keyboard, in points.
  final func keyboardHeight(of guide: UILayoutGuide) -> CGFloat {
    guide.usesBottomSafeArea ? safeAreaInsets.bottom : 0
  }

  /// The area of a guide in the view, in points.
  final func area(of guide: UILayoutGuide) -> CGRect {
    if let insets = insets(of: guide.kind) { return bounds.inset(by: insets) }
    guard guide.kind == .keyboard else { return guide.solvedFrame }
    let height = keyboardHeight(of: guide)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// How far the safe area of the screen or of the superview reaches into the view.
  final var inheritedSafeArea: UIEdgeInsets {
    var insets = layoutState.safeArea ?? .zero
    if layoutState.safeArea == nil, let superview, !(superview is UIScrollView) {
      let (outer, size) = (superview.safeAreaInsets, superview.bounds.size)
      if outer != .zero {
        insets = UIEdgeInsets(
          top: max(outer.top - frame.minY, 0), left: max(outer.left - frame.minX, 0),
          bottom: max(frame.maxY - size.height + outer.bottom, 0),
          right: max(frame.maxX - size.width + outer.right, 0))
      }
    }
    guard let more = controller?.additionalSafeAreaInsets else { return insets }
    return insets.adding(more)
  }

  /// The margins that were set, or the system's default margins, in points.
  private final var ownMargins: UIEdgeInsets {
    guard let controller else { return layoutState.margins ?? defaultMargins }
    let side = systemMargin
    guard let own = layoutState.margins else {
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    guard controller.viewRespectsSystemMinimumLayoutMargins else { return own }
    return UIEdgeInsets(
      top: own.top, left: max(own.left, side), bottom: own.bottom, right: max(own.right, side))
  }

  /// The system's margin at the sides of screens and rows, in points.
  final var systemMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// The margins, including the safe area and the superview's margins if the view respects them.
  final var allMargins: UIEdgeInsets {
    var margins = ownMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let (outer, size) = (superview.layoutMargins, superview.bounds.size)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - frame.minY),
      left: max(margins.left, outer.left - frame.minX),
      bottom: max(margins.bottom, frame.maxY - size.height + outer.bottom),
      right: max(margins.right, frame.maxX - size.width + outer.right))
  }

  /// The insets of the readable area, which is at most 672 points wide.
  final var readableInsets: UIEdgeInsets {
    var margins = layoutMargins
    let excess = max((bounds.width - margins.left - margins.right - 672) / 2, 0)
    margins.left += excess
    margins.right += excess
    return margins
  }

  /// Whether leading edges are on the right.
  final func isRightToLeft(_ direction: LayoutDirection? = nil) -> Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return false
    case .forceRightToLeft: return true
    case .unspecified:
      return (direction ?? UITraitCollection.current.environment.layoutDirection) == .rightToLeft
    }
  }
}

extension UIScrollView {
  /// Whether the view belongs to a controller on a navigation stack.
  private final var isOnScreenOfStack: Bool {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first?.navigationController != nil
  }

  /// The part of the safe area insets that the content respects, in points.
  final var safeAreaOfContent: UIEdgeInsets {
    let insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic, .scrollableAxes:
      let isTall =
        contentSize.height > bounds.height || alwaysBounceVertical
        || contentInsetAdjustmentBehavior == .automatic && isOnScreenOfStack
      let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
      return UIEdgeInsets(
        top: isTall ? insets.top : 0, left: isWide ? insets.left : 0,
        bottom: isTall ? insets.bottom : 0, right: isWide ? insets.right : 0)
    }
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}

extension UITraitCollection {
  /// The scale of the drawing, in pixels per point.
  var scaleOfPixels: CGFloat { displayScale > 0 ? displayScale : MainScreen.device.scale }
}
