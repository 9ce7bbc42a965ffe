import Galley

/// The demands of constraints and of the sizes of views.
extension LayoutEngine {
  mutating func demand(
    _ expression: LinearExpression, _ relation: LinearSolver.Relation, _ value: CGFloat,
    _ priority: Float = 1000
  ) {
    demands.append(Demand(expression: expression + -value, relation: relation, priority: priority))
  }

  mutating func demandIntrinsicSize(of view: UIView, _ box: Box) {
    let size = view.intrinsicContentSize
    assumptions.append(Assumption(view: view, intrinsicSize: size, safeArea: view.safeAreaInsets))
    for (length, intrinsic, axis) in [
      (box.width, size.width, NSLayoutConstraint.Axis.horizontal),
      (box.height, size.height, .vertical),
    ] where intrinsic >= 0 && intrinsic.isFinite {
      demand(length, .atMost, intrinsic, view.contentHuggingPriority(for: axis).rawValue)
      demand(
        length, .atLeast, intrinsic,
        view.contentCompressionResistancePriority(for: axis).rawValue)
    }
  }

  mutating func demand(_ constraint: NSLayoutConstraint) {
    guard let expression = expression(of: constraint) else { return }
    guard expression.isFinite else {
      return RendererContext.current.report(
        "\(constraint) has a nonfinite number, so it is ignored",
        view: typeName(type(of: root)))
    }
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .atMost
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      }
    demands.append(
      Demand(
        expression: expression, relation: relation, priority: constraint.priority.rawValue,
        constraint: constraint))
  }

  private func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let first = constraint.firstItem else { return nil }
    let isMirrored = isRightToLeft(first) && constraint.isDirectional
    guard
      var value = position(constraint.firstAttribute, of: first, beside: constraint.secondItem)
    else { return nil }
    let sign: Double = isMirrored ? -1 : 1
    guard let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute else {
      // An edge that is not compared to another one is in the coordinates of the superview.
      if !constraint.firstAttribute.isSize, let outer = holderOrigin(constraint) {
        value = value - (constraint.firstAttribute.isHorizontal ? outer.x : outer.y)
      }
      return sign * value + -constraint.distance
    }
    guard var other = position(constraint.secondAttribute, of: second, beside: first) else {
      return nil
    }
    if constraint.multiplier != 1, !constraint.secondAttribute.isSize,
      let outer = holderOrigin(constraint)
    {
      let origin = constraint.secondAttribute.isHorizontal ? outer.x : outer.y
      (value, other) = (value - origin, other - origin)
    }
    return sign * (value - Double(constraint.multiplier) * other) + -constraint.distance
  }

  private func holderOrigin(_ constraint: NSLayoutConstraint) -> Box? {
    constraint.holder.flatMap { boxes[ObjectIdentifier($0)] }
  }

  func isRightToLeft(_ item: AnyObject) -> Bool {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view?.isRightToLeft(direction) ?? (direction == .rightToLeft)
  }
}
