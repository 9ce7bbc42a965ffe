import Galley

/// Finds the frames of all views in a hierarchy that is laid out by constraints.
///
/// All frames are in the coordinates of the root. The frame of a view that translates its
/// autoresizing mask is an expression of its superview's frame; that of other views has four
/// variables.
@MainActor
struct LayoutEngine {
  /// The frame of a view or guide.
  struct Box {
    var x, y, width, height: LinearExpression

    var maxX: LinearExpression { x + width }
    var maxY: LinearExpression { y + height }

    func inset(by insets: UIEdgeInsets) -> Box {
      Box(
        x: x + insets.left, y: y + insets.top, width: width + -(insets.left + insets.right),
        height: height + -(insets.top + insets.bottom))
    }
  }

  /// A relation of an expression to 0, with its priority.
  struct Demand {
    var expression: LinearExpression
    var relation: LinearSolver.Relation
    var priority: Float
    /// The constraint that demands it; `nil` for a demand of the system.
    var constraint: NSLayoutConstraint?
  }

  /// The values from which the expressions of a view were made. They depend on frames, so they may
  /// have changed when the frames are known.
  struct Assumption {
    let view: UIView
    let intrinsicSize: CGSize
    let safeArea: UIEdgeInsets
  }

  let root: UIView
  let direction: LayoutDirection
  private(set) var solver = LinearSolver()
  private(set) var boxes: [ObjectIdentifier: Box] = [:]
  var demands: [Demand] = []
  var assumptions: [Assumption] = []
  /// The views and guides with variables, outer ones before inner ones.
  private(set) var items: [AnyObject] = []
  /// Views whose size was negative in an earlier solution, and must not be in the next one.
  private var nonnegative: Set<ObjectIdentifier> = []

  /// The size that the root should fit, with priorities; `nil` if it keeps its own.
  struct Fitting {
    var size: CGSize
    var horizontal, vertical: UILayoutPriority
  }
  private let fitting: Fitting?

  init(_ root: UIView, fitting: Fitting? = nil) {
    (self.root, self.fitting) = (root, fitting)
    direction =
      UITraitCollection.current.values.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Returns the size of the root, solving again until the assumed text widths and safe areas are
  /// right.
  ///
  /// - Parameter apply: Whether to set the frames of the views.
  static func size(of root: UIView, fitting: Fitting? = nil, apply: Bool) -> CGSize {
    var size = root.bounds.size
    // Texts that wrapped in less space before would stay narrow.
    for view in [root] + root.descendants { view.layoutState.width = nil }
    var engine = LayoutEngine(root, fitting: fitting)
    for _ in 0..<5 {
      engine.solve()
      size = engine.rootSize
      engine.setLayoutWidths()
      if apply { engine.applyFrames() }
      guard engine.hasWrongAssumptions else { break }
    }
    return size
  }

  // MARK: Solving

  private mutating func solve() {
    collect()
    decide()
    let negative = items.filter { item in
      guard let box = boxes[ObjectIdentifier(item)] else { return false }
      return solver.value(of: box.width) < -1e-6 || solver.value(of: box.height) < -1e-6
    }
    guard !negative.isEmpty, !negative.allSatisfy({ nonnegative.contains(ObjectIdentifier($0)) })
    else { return }
    nonnegative.formUnion(negative.map { ObjectIdentifier($0) })
    solve()
  }

  private mutating func collect() {
    (solver, boxes, demands, assumptions, items) = (LinearSolver(), [:], [], [], [])
    if let fitting {
      let box = makeBox(for: root)
      boxes[ObjectIdentifier(root)] = box
      items.append(root)
      demand(box.x, .equal, 0)
      demand(box.y, .equal, 0)
      demand(box.width, .equal, fitting.size.width, fitting.horizontal.rawValue)
      demand(box.height, .equal, fitting.size.height, fitting.vertical.rawValue)
      nonnegative.insert(ObjectIdentifier(root))
      demandIntrinsicSize(of: root, box)
    } else {
      boxes[ObjectIdentifier(root)] = Box(
        x: LinearExpression(), y: LinearExpression(),
        width: LinearExpression(root.bounds.width), height: LinearExpression(root.bounds.height))
    }
    var views = [root]
    collectFrames(inside: root, &views)
    for case let stack as UIStackView in views { StackLayout(stack).demand(in: &self) }
    for view in views {
      for constraint in view.heldConstraints { demand(constraint) }
    }
  }

  private mutating func collectFrames(inside view: UIView, _ views: inout [UIView]) {
    if let scroll = view as? UIScrollView, !scroll.subviews.isEmpty {
      _ = scroll.contentLayoutGuide
    }
    for guide in view.madeGuides where guide.kind == .own || guide.kind == .content {
      let box = makeBox(for: guide)
      boxes[ObjectIdentifier(guide)] = box
      items.append(guide)
      guard guide.kind == .content, let scroll = boxes[ObjectIdentifier(view)] else { continue }
      demand(box.x - scroll.x, .equal, 0)
      demand(box.y - scroll.y, .equal, 0)
    }
    for subview in view.subviews {
      let id = ObjectIdentifier(subview)
      if subview.translatesAutoresizingMaskIntoConstraints {
        boxes[id] = resized(subview)
      } else {
        let box = makeBox(for: subview)
        boxes[id] = box
        items.append(subview)
        demandIntrinsicSize(of: subview, box)
      }
      views.append(subview)
      collectFrames(inside: subview, &views)
    }
  }

  private mutating func makeBox(for item: AnyObject) -> Box {
    let variables = (0..<4).map { _ in LinearExpression(variable: solver.makeVariable()) }
    return Box(x: variables[0], y: variables[1], width: variables[2], height: variables[3])
  }

  /// The frame of a view according to its autoresizing mask.
  private func resized(_ view: UIView) -> Box? {
    guard let superview = view.superview, let outer = boxes[ObjectIdentifier(superview)] else {
      return nil
    }
    let (frame, size) = (view.frame, superview.bounds.size)
    let (horizontal, vertical) = Autoresizing.of(view, in: size)
    let (width, height) = (outer.width + -size.width, outer.height + -size.height)
    return Box(
      x: outer.x + frame.minX + horizontal.shareBefore * width,
      y: outer.y + frame.minY + vertical.shareBefore * height,
      width: horizontal.share * width + frame.width,
      height: vertical.share * height + frame.height)
  }

  private mutating func decide() {
    for item in items where nonnegative.contains(ObjectIdentifier(item)) {
      guard let box = boxes[ObjectIdentifier(item)] else { continue }
      _ = solver.require(box.width, .atLeast)
      _ = solver.require(box.height, .atLeast)
    }
    let required = UILayoutPriority.required.rawValue
    for demand in demands where demand.priority >= required {
      if !solver.require(demand.expression, demand.relation) { report(demand) }
    }
    let levels = Dictionary(grouping: demands.filter { $0.priority < required }, by: \.priority)
    for (_, level) in levels.sorted(by: { $0.key > $1.key }) {
      solver.prefer(level.map { ($0.expression, $0.relation) })
    }
    // An item that nothing determines is empty, at the origin of its superview.
    for item in items {
      guard let box = boxes[ObjectIdentifier(item)] else { continue }
      let outside = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      let outer = outside.flatMap { boxes[ObjectIdentifier($0)] }
      for (edge, start) in [
        (box.x, outer?.x), (box.y, outer?.y), (box.width, nil), (box.height, nil),
      ] {
        guard let variable = edge.terms.keys.first, solver.isUndetermined(variable) else {
          continue
        }
        solver.prefer([(edge - (start ?? LinearExpression()), .equal)])
      }
    }
  }

  private func report(_ demand: Demand) {
    guard let constraint = demand.constraint else { return }
    RendererContext.current.report(
      "\(constraint) contradicts other required constraints, so it is ignored",
      view: typeName(type(of: root)))
  }
}
