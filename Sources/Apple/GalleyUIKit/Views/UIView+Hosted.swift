import Galley

extension UIView {
  /// The content of the view besides its layer and its subviews: a hosted SwiftUI view, or the
  /// SwiftUI control that it is drawn as.
  ///
  /// - Parameter fills: Whether the content fills the whole frame. Otherwise it has its own size.
  final func shown(fills: Bool) -> AnyView? {
    hosted?() ?? UIKitControls.control(self, fills: fills)
  }

  /// Returns the size of the view's content; `nil` if it has no content of its own. Dimensions of 0
  /// are not proposed.
  final func shownSize(for size: CGSize) -> CGSize? {
    let width = size.width > 0 ? size.width : nil
    let proposal = ProposedViewSize(width: width, height: size.height > 0 ? size.height : nil)
    return (self as? UILabel)?.requiredSize(in: width) ?? measured(proposal)?.size
  }

  fileprivate final func measured(_ proposal: ProposedViewSize) -> ViewDimensions? {
    inTraits {
      guard let content = shown(fills: false) else { return nil }
      return LayoutTree(
        of: content, proposal: proposal, environment: UITraitCollection.current.environment,
        tracing: false
      ).root.dimensions
    }
  }

  /// The width in which text wraps, in points; `nil` if lines break only at line breaks.
  private final var wrappingWidth: CGFloat? {
    guard UIKitControls.wraps(self) else { return nil }
    if let width = (self as? UILabel)?.preferredMaxLayoutWidth, width > 0 { return width }
    return layoutState.width
  }

  /// The size of the view's content, wrapped to the width of the view, in whole pixels; -1 where
  /// the content has no size of its own.
  final var ownSize: CGSize {
    let none = Self.noIntrinsicMetric
    let (hasWidth, hasHeight) = UIKitControls.ownDimensions(of: self)
    guard hasWidth || hasHeight else { return CGSize(width: none, height: none) }
    let required = (self as? UILabel)?.requiredSize(in: wrappingWidth)
    let natural = ProposedViewSize(width: wrappingWidth, height: nil)
    guard let size = required ?? measured(natural)?.size else {
      return CGSize(width: none, height: none)
    }
    let scale = UITraitCollection.current.scaleOfPixels
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(
      width: hasWidth ? whole(size.width) : none, height: hasHeight ? whole(size.height) : none)
  }

  /// The baselines of the first and the last line, as distances from the vertical center, in points;
  /// `nil` for a view without text.
  final var textBaselines: (first: CGFloat, last: CGFloat)? {
    guard let size = measured(ProposedViewSize(width: wrappingWidth, height: nil)) else {
      return nil
    }
    let (first, last) = (size[.firstTextBaseline], size[.lastTextBaseline])
    return (first - size.height / 2, last - size.height / 2)
  }
}

extension UILabel {
  /// A length that no text has, in points.
  private static let unlimited: CGFloat = 1e6

  /// The size that the method for the rectangle of the text requires; `nil` for labels that don't
  /// override it.
  ///
  /// - Parameter width: The width in which the text wraps, in points.
  fileprivate final func requiredSize(in width: CGFloat?) -> CGSize? {
    guard type(of: self) != UILabel.self, !isMeasured else { return nil }
    isMeasured = true
    defer { isMeasured = false }
    let bounds = CGRect(x: 0, y: 0, width: width ?? Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The rectangle of the text while its size is determined, or else the bounds.
  final func textRect(in bounds: CGRect) -> CGRect {
    // Insets larger than a rectangle make its size negative.
    let room = CGSize(width: max(bounds.size.width, 0), height: max(bounds.size.height, 0))
    guard isMeasured else { return CGRect(origin: bounds.origin, size: room) }
    let width = room.width < Self.unlimited / 2 ? room.width : nil
    let size = measured(ProposedViewSize(width: width, height: nil))?.size
    return CGRect(origin: bounds.origin, size: size ?? .zero)
  }
}

extension ViewDimensions {
  fileprivate var size: CGSize { CGSize(width: width, height: height) }
}
