import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Recorded cases D: frame, flexible frame, padding, aspect ratio")
struct GroupDFramesTests {
  @Test("D01: flexible frames in a column")
  func flexibleFrames() {
    let tree = layout(300, 300) {
      VStack(spacing: 0) {
        box(40, 20).frame(minWidth: 100).named("a")
        box(40, 20).frame(maxWidth: 200).named("b")
        box(40, 20).frame(minWidth: 50, maxWidth: .infinity).named("c")
        box(40, 20).frame(idealWidth: 150).fixedSize().named("d")
        Color.red.frame(maxWidth: 120, maxHeight: 20).named("e")
        box(250, 20).frame(maxWidth: 200).named("f")
      }
    }
    expectClose(tree["a"].frame, CGRect(100, 90, 100, 20))
    expectClose(tree["b"].frame, CGRect(50, 110, 200, 20))
    expectClose(tree["c"].frame, CGRect(0, 130, 300, 20))
    expectClose(tree["d"].frame, CGRect(75, 150, 150, 20))
    expectClose(tree["e"].frame, CGRect(90, 170, 120, 20))
    expectClose(tree["f"].frame, CGRect(50, 190, 200, 20))
  }

  @Test("D03: contradictory limits of a flexible frame are resolved upward")
  func normalisedLimits() {
    func width(
      _ proposal: CGFloat?, min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> CGFloat {
      layout(proposal, 50) {
        Color.red.frame(minWidth: min, idealWidth: ideal, maxWidth: max)
      }
      .root.frame.width
    }
    expectClose([width(0, min: -5)], [0])
    expectClose([width(nil, min: 20, ideal: 10)], [20])
    expectClose([width(100, ideal: 30, max: 5)], [30])
  }

  @Test(
    "D05: a frame with a maximum takes the proposal but is never smaller than the view",
    arguments: [(80, 60, 80), (40, 60, 60), (40, .infinity, 100), (40, nil, 40)]
      as [(CGFloat, CGFloat?, CGFloat)])
  func frameWithMaximum(view: CGFloat, proposal: CGFloat?, expected: CGFloat) {
    let tree = layout(proposal, 50) { box(view, 10).frame(maxWidth: 100) }
    expectClose([tree.root.frame.width], [expected])
  }

  @Test("D07: the default padding is 16 points")
  func defaultPadding() {
    let tree = layout(nil, nil) { box(50, 30).named("a").padding() }
    expectClose(tree.root.frame.size, 82, 62)
    expectClose(tree["a"].frame.origin.values, [16, 16])
  }

  @Test("D09: padding adds up edge by edge")
  func paddingsAddUp() {
    let tree = layout(200, 100) {
      Color.red.named("a")
        .padding(.leading, 30)
        .padding(.vertical)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    expectClose(tree["a"].frame, CGRect(32, 17, 164, 64))
  }

  @Test("D11: padding that does not fit shrinks the view to nothing and overflows")
  func paddingThatOverflows() {
    let tree = layout(100, 100) { Color.red.named("a").padding(60) }
    expectClose(tree["a"].frame.size, 0, 0)
    expectClose(tree.root.frame.size, 120, 120)
  }

  @Test("D13: aspect ratios of a flexible view")
  func aspectRatios() {
    func size(
      _ ratio: CGFloat, _ mode: ContentMode, _ width: CGFloat, _ height: CGFloat
    ) -> CGSize {
      layout(width, height) { Color.red.aspectRatio(ratio, contentMode: mode) }.root.frame.size
    }
    expectClose(size(1.5, .fit, 100, 100), 100, 66.67, tolerance: 0.01)
    expectClose(size(1.5, .fill, 100, 100), 150, 100)
    expectClose(size(0.5, .fit, 100, 100), 50, 100)
    expectClose(size(0.5, .fill, 100, 100), 100, 200)
    expectClose(size(1, .fit, 200, 100), 100, 100)
  }

  /// A view that sizes like a resizable image of 64 by 40 points.
  private struct ResizablePicture: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 64, height: 40))
    }
  }

  @Test("D15: a resizable image is scaled to fit and to fill")
  func scaledPicture() {
    func size<V: View>(_ width: CGFloat?, _ height: CGFloat?, _ view: V) -> CGSize {
      layout(width, height) { view }.root.frame.size
    }
    let picture = ResizablePicture()
    expectClose(size(100, 40, picture.scaledToFit()), 64, 40)
    expectClose(size(40, 100, picture.scaledToFit()), 40, 25)
    expectClose(size(40, 60, picture.scaledToFill()), 96, 60)
    expectClose(size(60, 40, picture.aspectRatio(1, contentMode: .fit)), 40, 40)
    expectClose(size(30, 30, picture.aspectRatio(1.0 / 3, contentMode: .fill)), 30, 90)
    expectClose(size(nil, nil, picture.scaledToFit().frame(width: 100)), 100, 62.5)
    expectClose(size(nil, nil, picture.scaledToFit().frame(height: 30)), 48, 30)
  }

  @Test("D17: position fills the proposal and centers the view at the point")
  func positionInZStack() {
    let tree = layout(200, 90) {
      ZStack {
        Color.clear
        box(30, 30).named("a").position(x: 50, y: 30).named("position")
      }
    }
    expectClose(tree["position"].frame.size, 200, 90)
    expectClose([tree["a"].frame.midX, tree["a"].frame.midY], [50, 30])
  }

  @Test("D19: an ideal width alone affects only the ideal size")
  func idealWidthAlone() {
    let view = box(40, 20).frame(idealWidth: 150)
    expectClose([layout(nil, nil) { view }.root.frame.width], [150])
    expectClose([layout(300, nil) { view }.root.frame.width], [40])
  }
}
