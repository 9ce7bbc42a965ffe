import Foundation

/// The rule of a Galley layout with its parameters, which explanations put into words. Lengths are
/// in points.
package enum LayoutRule: Sendable {
  // Containers.
  case stack(Axis, alignment: AlignmentKey, spacing: CGFloat?, isLazy: Bool)
  case layers(Alignment)
  case grid(Alignment)
  case lazyGrid(Axis)
  case viewThatFits(Axis.Set)
  case scroll(Axis.Set)
  /// Places views at the top leading corner of the whole proposal.
  case geometryReader
  case lateLayer(Alignment)
  case screen
  /// Proposes a fixed size regardless of the container's own proposal.
  case proposes(CGSize)
  // Modifiers.
  case frame(width: CGFloat?, height: CGFloat?, Alignment)
  case flexibleFrame(FlexibleFrameLayout.Limits, FlexibleFrameLayout.Limits, Alignment)
  case relativeFrame(Axis.Set, Alignment)
  case padding(EdgeInsets)
  case safeAreaPadding(EdgeInsets)
  case safeAreaInset(Edge)
  case fixedSize(Axis.Set)
  case aspectRatio(CGFloat?, fills: Bool)
  /// A view with another view over or under it; `primary` is the index of the modified view.
  case layer(primary: Int, Alignment)
  case offset(CGSize)
  case position(CGPoint)
  case alignmentGuide(AlignmentKey)
  case contentFrame
  case passthrough
  // Views.
  case text(lineLimit: Int?)
  case fills
  case square
  case ownSize
  case resizable
  case spacer(Axis?, minLength: CGFloat)
  case divider(Axis?)
}

/// A layout with a known rule.
package protocol RuledLayout: Layout {
  var rule: LayoutRule { get }
}

extension HStackLayout: RuledLayout {
  package var rule: LayoutRule {
    .stack(.horizontal, alignment: alignment.key, spacing: spacing, isLazy: false)
  }
}

extension VStackLayout: RuledLayout {
  package var rule: LayoutRule {
    .stack(.vertical, alignment: alignment.key, spacing: spacing, isLazy: false)
  }
}

extension LazyStackLayout: RuledLayout {
  package var rule: LayoutRule {
    .stack(stack.axis, alignment: stack.alignment, spacing: stack.spacing, isLazy: true)
  }
}

extension ZStackLayout: RuledLayout { package var rule: LayoutRule { .layers(alignment) } }
extension GridLayout: RuledLayout { package var rule: LayoutRule { .grid(alignment) } }
extension LazyGridLayout: RuledLayout { package var rule: LayoutRule { .lazyGrid(axis) } }
extension ViewThatFitsLayout: RuledLayout { package var rule: LayoutRule { .viewThatFits(axes) } }
extension ScrollLayout: RuledLayout { package var rule: LayoutRule { .scroll(axes) } }
extension GeometryReaderLayout: RuledLayout { package var rule: LayoutRule { .geometryReader } }
extension LateLayerLayout: RuledLayout { package var rule: LayoutRule { .lateLayer(alignment) } }
extension ScreenLayout: RuledLayout { package var rule: LayoutRule { .screen } }

extension FrameLayout: RuledLayout {
  package var rule: LayoutRule { .frame(width: width, height: height, alignment) }
}

extension FlexibleFrameLayout: RuledLayout {
  package var rule: LayoutRule { .flexibleFrame(horizontal, vertical, alignment) }
}

extension ContainerRelativeLayout: RuledLayout {
  package var rule: LayoutRule { .relativeFrame(axes, alignment) }
}

extension PaddingLayout: RuledLayout { package var rule: LayoutRule { .padding(insets) } }
extension SafeAreaPaddingLayout: RuledLayout {
  package var rule: LayoutRule { .safeAreaPadding(insets) }
}
extension SafeAreaInsetLayout: RuledLayout { package var rule: LayoutRule { .safeAreaInset(edge) } }
extension FixedSizeLayout: RuledLayout { package var rule: LayoutRule { .fixedSize(axes) } }
extension AspectRatioLayout: RuledLayout {
  package var rule: LayoutRule { .aspectRatio(ratio, fills: fills) }
}
extension LayerLayout: RuledLayout {
  package var rule: LayoutRule { .layer(primary: primary, alignment) }
}
extension OffsetLayout: RuledLayout { package var rule: LayoutRule { .offset(offset) } }
extension PositionLayout: RuledLayout { package var rule: LayoutRule { .position(position) } }
extension AlignmentGuideLayout: RuledLayout {
  package var rule: LayoutRule { .alignmentGuide(key) }
}
extension ContentFrameLayout: RuledLayout { package var rule: LayoutRule { .contentFrame } }
extension PassthroughLayout: RuledLayout { package var rule: LayoutRule { .passthrough } }
extension FillLayout: RuledLayout { package var rule: LayoutRule { .fills } }
extension SquareLayout: RuledLayout { package var rule: LayoutRule { .square } }
extension FixedSizeLeafLayout: RuledLayout { package var rule: LayoutRule { .ownSize } }
extension SpacerLayout: RuledLayout {
  package var rule: LayoutRule { .spacer(axis, minLength: minLength) }
}
extension DividerLayout: RuledLayout { package var rule: LayoutRule { .divider(stackAxis) } }
