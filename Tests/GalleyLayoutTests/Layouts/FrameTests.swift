import Expectations
import GalleyLayout
import Testing

@Suite("Frames")
struct FrameTests {
  // MARK: Fixed

  @Test("a fixed length overrides the proposal and the answer; nil passes both through")
  func fixedLengths() {
    var asked: [ProposedViewSize] = []
    let view = answering {
      asked.append($0)
      return CGSize(width: 33, height: 44)
    }
    expectClose(size(view.frame(width: 70), 20, 30), 70, 44)
    expectEqual(asked, [ProposedViewSize(width: 70, height: 30)])
    expectClose(size(view.frame(height: 70), 20, nil), 33, 70)
    expectEqual(asked.last, ProposedViewSize(width: 20, height: 70))
  }

  @Test("a frame with both lengths measures nothing")
  func fixedFrameAsksNothing() {
    let view = answering { _ in
      Issue.record("the view was measured")
      return .zero
    }
    expectClose(size(view.frame(width: 70, height: 20), 5, 5), 70, 20)
  }

  @Test(
    "negative, infinite and NaN lengths count as nil",
    arguments: [-1, .infinity, -.infinity, .nan] as [CGFloat])
  func invalidLengths(length: CGFloat) {
    expectClose(size(box(30, 20).frame(width: length, height: length), 100, 100), 30, 20)
    expect(!FrameLayout.isValid(length))
  }

  @Test("0 is a valid length") func zeroLength() {
    expectClose(size(fill.frame(width: 0, height: 0), 100, 100), 0, 0)
    expect(FrameLayout.isValid(0))
    expect(FrameLayout.isValid(nil))
  }

  @Test("a frame aligns its view, even if it overflows")
  func alignment() {
    func place(_ alignment: Alignment) -> CGRect {
      GalleyLayoutTests.place(
        box(40, 30).named("a").frame(width: 100, height: 20, alignment: alignment), 200, 200)["a"]
    }
    expectClose(place(.topLeading), CGRect(0, 0, 40, 30))
    expectClose(place(.top), CGRect(30, 0, 40, 30))
    expectClose(place(.topTrailing), CGRect(60, 0, 40, 30))
    expectClose(place(.leading), CGRect(0, -5, 40, 30))
    expectClose(place(.center), CGRect(30, -5, 40, 30))
    expectClose(place(.trailing), CGRect(60, -5, 40, 30))
    expectClose(place(.bottomLeading), CGRect(0, -10, 40, 30))
    expectClose(place(.bottom), CGRect(30, -10, 40, 30))
    expectClose(place(.bottomTrailing), CGRect(60, -10, 40, 30))
  }

  @Test("a frame aligns the view's explicit guide with its own default guide")
  func alignmentByGuide() {
    let view = box(40, 30).guide(.leading) { _ in 10 }.guide(.firstTextBaseline) { _ in 12 }
    let tree = place(
      view.named("a").frame(width: 100, height: 80, alignment: .leadingFirstTextBaseline), 200, 200)
    expectClose(tree["a"], CGRect(-10, 68, 40, 30))
  }

  // MARK: Flexible

  @Test("D03: contradictory limits are resolved upward")
  func normalisation() {
    typealias Limits = FlexibleFrameLayout.Limits
    expectEqual(Limits(min: -5, ideal: nil, max: nil).min, 0)
    expectEqual(Limits(min: 20, ideal: 10, max: nil).ideal, 20)
    expectEqual(Limits(min: nil, ideal: 30, max: 5).max, 30)
    expectEqual(Limits(min: nil, ideal: -3, max: -4).ideal, 0)
    expectEqual(Limits(min: nil, ideal: nil, max: -4).max, 0)
    expectEqual(Limits(min: 50, ideal: 10, max: 20), Limits(min: 50, ideal: 50, max: 50))
    expectEqual(Limits(min: .nan, ideal: .nan, max: .nan), Limits(min: nil, ideal: nil, max: nil))
    expectEqual(Limits(min: 20, ideal: nil, max: .infinity).max, .infinity)
  }

  /// The rule as in the specification: normalize, then pick the case.
  private func expectedLength(
    min: CGFloat?, ideal: CGFloat?, max: CGFloat?, proposal: CGFloat?,
    child: (CGFloat?) -> CGFloat
  ) -> CGFloat {
    let low = min.map { Swift.max($0, 0) }
    let middle = ideal.map { Swift.max(low ?? 0, $0) }
    let high = max.map { Swift.max(middle ?? 0, $0) }
    var offer = proposal ?? middle
    if let value = offer { offer = Swift.max(value, low ?? -.infinity) }
    if let value = offer { offer = Swift.min(value, high ?? .infinity) }
    if let low, let high, low > high { return child(offer) }
    if let proposal, let low, let high { return Swift.min(Swift.max(proposal, low), high) }
    if proposal == nil, let middle { return middle }
    let answer = child(offer)
    switch (low, high) {
    case (nil, nil): return answer
    case (let low?, nil): return Swift.max(Swift.min(offer ?? .infinity, answer), low)
    case (nil, let high?): return Swift.min(Swift.max(offer ?? -.infinity, answer), high)
    case (let low?, let high?): return Swift.min(Swift.max(answer, low), high)
    }
  }

  @Test("every combination of limits, proposal and view follows the rule")
  func allCombinations() {
    let children: [(plan: Plan, answer: (CGFloat?) -> CGFloat)] = [
      (fill, { $0 ?? 10 }), (box(40, 40), { _ in 40 }), (box(250, 250), { _ in 250 }),
      (
        answering { CGSize(width: min($0.width ?? 90, 90), height: min($0.height ?? 90, 90)) },
        { min($0 ?? 90, 90) }
      ),
    ]
    let limits: [CGFloat?] = [nil, -5, 0, 30, 60, 200]
    let maxima: [CGFloat?] = limits + [.infinity]
    var count = 0
    for child in children {
      for min in limits {
        for ideal in limits {
          for max in maxima {
            for proposal in [nil, 0, 20, 45, 100, 300, .infinity] as [CGFloat?] {
              let expected = expectedLength(
                min: min, ideal: ideal, max: max, proposal: proposal, child: child.answer)
              let across = child.plan.frame(minWidth: min, idealWidth: ideal, maxWidth: max)
              let down = child.plan.frame(minHeight: min, idealHeight: ideal, maxHeight: max)
              let message: Comment =
                """
                min \(min as Any) ideal \(ideal as Any) max \(max as Any) \
                proposal \(proposal as Any)
                """
              expectEqual(size(across, proposal, nil).width, expected, message)
              expectEqual(size(down, nil, proposal).height, expected, message)
              count += 1
            }
          }
        }
      }
    }
    expectEqual(count, 4 * 6 * 6 * 7 * 7)
  }

  @Test("a frame with a minimum does not grow to a larger proposal or view")
  func minimumOnly() {
    expectClose(size(box(30, 10).frame(minWidth: 100), 300, 10).width, 100)
    let tree = place(box(80, 10).named("a").frame(minWidth: 50), 30, 10)
    expectClose(tree.nodes[0].frame.width, 50)
    expectClose(tree["a"], CGRect(-15, 0, 80, 10))
  }

  @Test("the view is proposed the frame's size, or nil if the frame hugs its ideal size")
  func placementProposal() {
    func offer(_ frame: Plan, _ width: CGFloat?) -> CGFloat? {
      place(frame, width, 10).proposal("a").width
    }
    let view = fill.named("a")
    expectEqual(offer(view.frame(minWidth: 20, maxWidth: 60), 100), 60)
    expectEqual(offer(view.frame(idealWidth: 25), nil), 25)
    expectNil(offer(view.frame(maxWidth: 60), nil))
    expectEqual(offer(box(90, 10).named("a").frame(maxWidth: 60), nil), 60)
    expectEqual(offer(view.frame(minWidth: 30, maxWidth: 60), nil), 30)
  }

  @Test("limits on one axis do not affect the other")
  func otherAxis() {
    expectClose(size(box(30, 20).frame(maxWidth: .infinity), 300, 200), 300, 20)
    expectClose(size(fill.frame(maxWidth: 50), 300, 200), 50, 200)
  }
}
