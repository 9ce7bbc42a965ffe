import Foundation
import GalleyCore

/// A step in the explanation of a length.
enum Step {
  /// The length doesn't change; nothing needs to be said.
  case same
  /// The sentence derives the length from the previous one.
  case follows(String)
  /// The sentence determines the length, regardless of previous ones.
  case decided(String)

  var sentence: String? {
    switch self {
    case .same: nil
    case .follows(let text), .decided(let text): text
    }
  }

  var isDecided: Bool { if case .decided = self { true } else { false } }
}

/// Explains the layout rule of a container, modifier or view, along one axis at a time.
protocol RuleWords {
  /// Returns the arguments after a modifier's name, such as `(16)`.
  func arguments(of node: ExplainedNode) -> String
  /// Explains the proposal to a child, based on the node's own proposal.
  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step
  /// Explains the node's length, based on that of its `primary` view.
  func answer(_ axis: Axis, of node: ExplainedNode) -> Step
  /// Explains where a child starts in the node; `nil` if both start together.
  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String?
}

extension RuleWords {
  func arguments(of node: ExplainedNode) -> String { "" }

  func offer(_ axis: Axis, to child: ExplainedNode, by node: ExplainedNode) -> Step { .same }

  func answer(_ axis: Axis, of node: ExplainedNode) -> Step { .same }

  func place(_ axis: Axis, of child: ExplainedNode, in node: ExplainedNode) -> String? { nil }
}

extension LayoutRule {
  /// The sentences for this rule.
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

/// No sentences, for containers and modifiers that don't change any length.
struct TransparentWords: RuleWords {}

/// Sentences about custom layouts: what they did, but not why.
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
