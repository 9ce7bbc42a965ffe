import Galley

extension NSLayoutConstraint: @preconcurrency CustomStringConvertible {
  /// The relation, as in "UILabel.leading = UIView.leading + 16".
  public var description: String {
    func name(_ item: AnyObject?) -> String {
      guard let item else { return "nil" }
      return (item as? UIView)?.accessibilityIdentifier ?? typeName(type(of: item))
    }
    let relation = ["≤", "=", "≥"][relation.rawValue + 1]
    var text = identifier.map { "\($0): " } ?? ""
    text += "\(name(firstItem)).\(firstAttribute) \(relation) "
    guard secondAttribute != .notAnAttribute, secondItem != nil else {
      return text + "\(constant.formatted)"
    }
    if multiplier != 1 { text += "\(multiplier.formatted) × " }
    text += "\(name(secondItem)).\(secondAttribute)"
    if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(constant.magnitude.formatted)" }
    return text
  }

  /// Whether the constraint follows the reading direction.
  var isDirectional: Bool {
    let directional: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
    return directional.contains(firstAttribute) || directional.contains(secondAttribute)
  }

  /// The constant, in points, or the distance between the baselines of lines in the larger font.
  var distance: CGFloat {
    guard let lines else { return constant }
    let heights = [firstItem, secondItem].compactMap { ($0 as? UIView)?.lineHeight }
    return heights.max().map { lines * $0 } ?? constant
  }

  /// Adds the constraint to the innermost view that contains both items. If there is none, a
  /// diagnostic reports it.
  func install() {
    guard holder == nil else { return }
    let first = Self.view(of: firstItem)
    var holder = first
    if secondItem != nil {
      let second = Self.view(of: secondItem)
      while let view = holder, second?.isDescendant(of: view) != true { holder = view.superview }
    }
    guard let holder else {
      return RendererContext.current.report(
        "\(self) has no effect, because its views have no common superview", view: "UIView")
    }
    self.holder = holder
    holder.heldConstraints.append(self)
    UIView.layoutChanges += 1
  }

  /// Removes the constraint from its view.
  func uninstall() {
    holder?.heldConstraints.removeAll { $0 === self }
    holder = nil
    UIView.layoutChanges += 1
  }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
    default: false
    }
  }

  /// Whether this is an edge or a margin: for a scroll view, one of its content.
  var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline, .notAnAttribute: false
    default: true
    }
  }
}

extension UIView {
  /// The height of a line of the view's text, in points; `nil` for a view without text.
  fileprivate final var lineHeight: CGFloat? {
    let system = UIFont.systemFont(ofSize: 17)
    return switch self {
    case let label as UILabel: (label.font ?? system).lineHeight
    case let field as UITextField: (field.font ?? system).lineHeight
    case let text as UITextView: (text.font ?? .systemFont(ofSize: 12)).lineHeight
    case is UIButton: system.lineHeight
    default: nil
    }
  }
}

extension CGFloat {
  fileprivate var formatted: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
