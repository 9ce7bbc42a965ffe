import GalleyLayout

/// Builds a node and its descendants: layouts written down without views.
struct Plan {
  /// The context passed down while nodes are created.
  struct Context {
    let tree: LayoutNodeTree
    var direction = LayoutDirection.leftToRight
    var stackAxis: Axis?
  }

  let make: (Context) -> LayoutNode

  static func leaf<L: Layout>(_ layout: L, _ name: String = "leaf") -> Plan {
    Plan { context in
      let node = context.tree.add(layout, .view(name))
      node.layoutDirection = context.direction
      return node
    }
  }

  static func container<L: Layout>(
    _ layout: L, _ members: [Plan], isDynamic: Bool = false
  ) -> Plan {
    Plan { context in
      var inner = context
      inner.stackAxis = L.layoutProperties.stackOrientation
      let children = members.map { $0.make(inner) }
      let node = context.tree.add(layout, .container("container"), children: children[...])
      node.layoutDirection = context.direction
      node.hasDynamicChildren = isDynamic
      return node
    }
  }

  func wrapped<L: Layout>(in layout: L) -> Plan {
    Plan { context in
      let child = make(context)
      let node = context.tree.add(layout, .modifier("wrapper"), children: [child])
      node.layoutDirection = context.direction
      return node
    }
  }

  private func marked(_ mark: @escaping (LayoutNode) -> Void) -> Plan {
    Plan { context in
      let node = make(context)
      mark(node)
      return node
    }
  }

  func named(_ name: String) -> Plan { marked { $0.identifier = name } }

  func priority(_ value: Double) -> Plan {
    wrapped(in: PassthroughLayout()).marked { $0.priority = value }
  }

  func direction(_ direction: LayoutDirection) -> Plan {
    Plan { context in
      var inner = context
      inner.direction = direction
      return make(inner)
    }
  }

  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Plan {
    wrapped(in: FrameLayout(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Plan {
    wrapped(
      in: FlexibleFrameLayout(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }

  func padding(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> Plan {
    wrapped(
      in: PaddingLayout(
        insets: EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
  }

  func padding(_ length: CGFloat) -> Plan { padding(length, length, length, length) }

  func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> Plan {
    wrapped(in: FixedSizeLayout(axes: axes))
  }

  func aspectRatio(_ ratio: CGFloat?, fills: Bool) -> Plan {
    wrapped(in: AspectRatioLayout(ratio: ratio, fills: fills))
  }

  func offset(_ x: CGFloat, _ y: CGFloat) -> Plan {
    wrapped(in: OffsetLayout(offset: CGSize(width: x, height: y)))
  }

  func position(_ x: CGFloat, _ y: CGFloat) -> Plan {
    wrapped(in: PositionLayout(position: CGPoint(x: x, y: y)))
  }

  func guide(
    _ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> Plan {
    self.guide(guide.key, value)
  }

  func guide(
    _ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> Plan {
    self.guide(guide.key, value)
  }

  private func guide(
    _ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> Plan {
    Plan { context in
      context.tree.namedGuides.formUnion([key, key.least])
      return wrapped(in: AlignmentGuideLayout(key: key, value: value)).make(context)
    }
  }

  func overlay(_ alignment: Alignment = .center, _ secondary: Plan) -> Plan {
    .container(LayerLayout(primary: 0, alignment: alignment), [self, secondary])
  }

  func background(_ alignment: Alignment = .center, _ secondary: Plan) -> Plan {
    .container(LayerLayout(primary: 1, alignment: alignment), [secondary, self])
  }
}

/// A view that fills the proposal.
var fill: Plan { .leaf(FillLayout(), "fill") }

/// A view of fixed size.
func box(_ width: CGFloat, _ height: CGFloat) -> Plan {
  .leaf(FixedSizeLeafLayout(size: CGSize(width: width, height: height)), "box")
}

/// A view whose size comes from a closure.
func answering(_ answer: @escaping (ProposedViewSize) -> CGSize) -> Plan {
  .leaf(ClosureLayout(size: answer), "answering")
}

func spacer(_ minLength: CGFloat? = nil) -> Plan {
  Plan { context in
    let node = context.tree.add(
      SpacerLayout(axis: context.stackAxis, minLength: minLength), .view("Spacer"))
    node.priority = -.infinity
    node.layoutDirection = context.direction
    return node
  }
}

func divider(_ thickness: CGFloat = 0.5) -> Plan {
  Plan { context in
    context.tree.add(
      DividerLayout(stackAxis: context.stackAxis, thickness: thickness), .view("Divider"))
  }
}

/// A text with these measures: as wide as `length`, without line breaks.
func text(_ measures: TextSpacing, length: CGFloat = 40) -> Plan {
  Plan { context in
    let node = context.tree.add(TextStandIn(measures: measures, length: length), .text)
    node.markAsText()
    node.layoutDirection = context.direction
    return node
  }
}

private struct TextStandIn: LeafLayout {
  let measures: TextSpacing
  let length: CGFloat
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: length, height: measures.ascent + measures.descent)
  }
  var spacing: ViewSpacing { ViewSpacing(text: measures) }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? measures.ascent : nil
  }
}

func hstack(
  _ alignment: VerticalAlignment = .center, _ spacing: CGFloat? = nil, _ members: Plan...
) -> Plan {
  .container(HStackLayout(alignment: alignment, spacing: spacing), members)
}

func vstack(
  _ alignment: HorizontalAlignment = .center, _ spacing: CGFloat? = nil, _ members: Plan...
) -> Plan {
  .container(VStackLayout(alignment: alignment, spacing: spacing), members)
}

func zstack(_ alignment: Alignment = .center, _ members: Plan...) -> Plan {
  .container(ZStackLayout(alignment: alignment), members)
}

// MARK: Placing plans

func place(_ plan: Plan, _ width: CGFloat?, _ height: CGFloat?) -> Placement {
  let tree = LayoutNodeTree()
  return Placement(
    placing: plan.make(Plan.Context(tree: tree)),
    in: ProposedViewSize(width: width, height: height))
}

/// Returns only the size.
func size(_ plan: Plan, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
  withExtendedLifetime(LayoutNodeTree()) { tree in
    plan.make(Plan.Context(tree: tree)).size(for: ProposedViewSize(width: width, height: height))
  }
}

extension Placement {
  private func entry(_ name: String) -> Node {
    guard let entry = nodes.first(where: { $0.node.identifier == name }) else {
      preconditionFailure("no node has the name \(name)")
    }
    return entry
  }

  /// The node's frame in the root's coordinates.
  subscript(name: String) -> CGRect {
    entry(name).frame.offsetBy(dx: -nodes[0].frame.minX, dy: -nodes[0].frame.minY)
  }

  func node(_ name: String) -> LayoutNode { entry(name).node }

  /// The proposal that the node was placed with.
  func proposal(_ name: String) -> ProposedViewSize { entry(name).proposal }

  func dimensions(_ name: String) -> ViewDimensions {
    // Return a value, since the tree may not be kept.
    guard let index = nodes.firstIndex(where: { $0.node.identifier == name }) else {
      preconditionFailure("no node has the name \(name)")
    }
    return ViewDimensions(nodes[index].frame.size, explicit: explicitGuides()[index])
  }

  func frames(_ names: String...) -> [CGRect] { names.map { self[$0] } }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
