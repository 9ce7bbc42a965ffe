import Foundation

/// What a rule has to say about a length.
enum Step {
  /// The length is what it was; there is nothing to say.
  case same
  /// The length follows from the one before, as the sentence says.
  case follows(String)
  /// The length is what the sentence says, whatever was before.
  case decided(String)

  var sentence: String? {
    switch self {
    case .same: nil
    case .follows(let text), .decided(let text): text
    }
  }

  var isDecided: Bool { if case .decided = self { true } else { false } }
}

/// How the rule of one kind of container, modifier or view is explained, along one axis at a time.
protocol RuleWords {
  /// What stands behind a modifier's name, such as `(16)`.
  func arguments(of node: ExplainedNode) -> String
  /// What the node proposes to a view in it, seen from what it is proposed itself.
  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step
  /// The node's length, seen from that of its `primary` view.
  func answer(_ axis: Axis, of node: ExplainedNode) -> Step
  /// Why a view in the node begins where it does; `nil` where both begin together.
  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String?
}

extension RuleWords {
  func arguments(of node: ExplainedNode) -> String { "" }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step { .same }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step { .same }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? { nil }
}

extension LayoutRule {
  /// The words of every rule.
  var words: any RuleWords {
    switch self {
    case .stack(let axis, let alignment, let spacing, let isLazy):
      StackWords(axis: axis, alignment: alignment, spacing: spacing, isLazy: isLazy)
    case .layers(let alignment): LayersWords(alignment: alignment)
    case .grid(let alignment): GridWords(alignment: alignment)
    case .lazyGrid(let axis): LazyGridWords(axis: axis)
    case .viewThatFits: TransparentWords()
    case .scroll(let axes): ScrollWords(axes: axes)
    case .geometryReader: FillingContainerWords(alignment: .topLeading)
    case .lateLayer(let alignment): FillingContainerWords(alignment: alignment)
    case .screen: ScreenWords()
    case .proposes(let size): ProposingWords(proposed: size)
    case .frame(let width, let height, let alignment):
      FrameWords(width: width, height: height, alignment: alignment)
    case .flexibleFrame(let horizontal, let vertical, let alignment):
      FlexibleFrameWords(horizontal: horizontal, vertical: vertical, alignment: alignment)
    case .relativeFrame(let axes, let alignment):
      RelativeFrameWords(axes: axes, alignment: alignment)
    case .padding(let insets), .safeAreaPadding(let insets): PaddingWords(insets: insets)
    case .safeAreaInset(let edge): SafeAreaInsetWords(edge: edge)
    case .fixedSize(let axes): FixedSizeWords(axes: axes)
    case .aspectRatio(let ratio, let fills): AspectRatioWords(ratio: ratio, fills: fills)
    case .layer(let primary, let alignment): LayerWords(primary: primary, alignment: alignment)
    case .offset(let offset): OffsetWords(offset: offset)
    case .position(let position): PositionWords(position: position)
    case .alignmentGuide(let key): AlignmentGuideWords(key: key)
    case .contentFrame: ContentFrameWords()
    case .passthrough: TransparentWords()
    case .text(let lineLimit): TextWords(lineLimit: lineLimit)
    case .fills: FillWords()
    case .square: SquareWords()
    case .ownSize: OwnSizeWords()
    case .resizable: ResizableWords()
    case .spacer(let axis, let minLength): SpacerWords(axis: axis, minLength: minLength)
    case .divider(let axis): DividerWords(stackAxis: axis)
    }
  }
}

/// Containers and modifiers that leave all lengths as they are.
struct TransparentWords: RuleWords {}

/// Layouts that are not Galley's: what they did is known, and not why.
struct CustomWords: RuleWords {
  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step {
    .decided(
      "\(node.name), a custom layout, proposes \(axis.proposed(child.proposal[axis])) to"
        + " \(child.viewName).")
  }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step {
    .decided(
      "\(node.name), a custom layout, answers \(PointText.number(node.size[axis])) for"
        + " \(axis.proposed(node.proposal[axis])).")
  }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? {
    child.distance(axis, in: node).map {
      "\(node.name), a custom layout, places \(child.viewName) \($0)."
    }
  }
}
