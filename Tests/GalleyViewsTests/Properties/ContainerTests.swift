import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Views in their containers")
struct ContainerTests {
  @Test("several views without a container form a column")
  func implicitColumn() {
    let tree = layout(100, 100) {
      box(20, 10).named("a")
      box(40, 10).named("b")
    }
    expectClose(tree["a"].frame, CGRect(40, 36, 20, 10))
    expectClose(tree["b"].frame, CGRect(30, 54, 40, 10))
  }

  @Test("several views in a layer are stacked in depth, using the layer's alignment")
  func implicitLayers() {
    let tree = layout(nil, nil) {
      box(100, 50).overlay(alignment: .bottomTrailing) {
        box(20, 10).named("a")
        box(40, 30).named("b")
      }
    }
    expectClose(tree["a"].frame, CGRect(80, 40, 20, 10))
    expectClose(tree["b"].frame, CGRect(60, 20, 40, 30))
  }

  @Test("spacers and dividers follow the nearest stack, but not across layers")
  func orientation() {
    let tree = layout(100, 80) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Spacer().named("inColumn")
          box(10, 10)
        }
        Divider().named("inRow")
        ZStack { Spacer().named("inLayers") }
        box(10, 10).overlay { Divider().named("inOverlay") }
      }
    }
    expectClose(tree["inColumn"].frame.size, 0, 70)
    expectClose(tree["inRow"].frame.size, 0.5, 80)
    expectClose(tree["inLayers"].frame.size, 79.5, 80)
    expectClose(tree["inOverlay"].frame.size, 10, 0.5)
  }

  @Test("a divider is one pixel thick, or one point at accessibility sizes")
  func dividerThickness() {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    let fine = LayoutTree(of: Divider(), proposal: .zero, environment: environment)
    expectClose([fine.root.frame.height], [1.0 / 3])
    let strong = layout(0, 0) { Divider().dynamicTypeSize(.accessibility1) }
    expectClose([strong.root.frame.height], [1])
  }

  @Test("elements of ForEach and Group belong to the enclosing stack")
  func lists() {
    let tree = layout(nil, nil) {
      HStack(spacing: 1) {
        ForEach(0..<2) { box(CGFloat($0 + 1), 5) }
        Group {
          box(3, 5)
          EmptyView()
          box(4, 5)
        }
      }
      .named("row")
    }
    expectClose(tree["row"].children.map(\.frame.minX), [0, 2, 5, 9])
    expectClose([tree["row"].frame.width], [13])
  }

  @Test("a greedy circle takes the proposal, a square one its smaller side")
  func circles() {
    let circle = Circle().named("a")
    expectClose(layout(40, 120) { circle }["a"].frame, CGRect(0, 0, 40, 120))
    expectClose(
      layout(40, 120) { circle.shapeSizing(.square) }["a"].frame, CGRect(0, 40, 40, 40))
  }

  @Test("a left-to-right container within a right-to-left layout keeps its own direction")
  func island() {
    let tree = layout(300, 100) {
      VStack(alignment: .leading, spacing: 0) {
        box(100, 10)
        HStack(spacing: 10) {
          box(10, 10).named("a")
          box(20, 10).named("b")
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    // The column is at 100…200; the inner row ends at its right edge.
    expectClose(tree.frames("a", "b").map(\.minX), [160, 180])
  }

  @Test("modifiers without layout do not change frames")
  func effects() {
    let plain = layout(100, 100) { box(20, 10).named("a") }["a"].frame
    let view = box(20, 10).named("a")
    let effects: [AnyView] = [
      AnyView(view.opacity(0.5)), AnyView(view.hidden()), AnyView(view.clipped()),
      AnyView(view.cornerRadius(3)), AnyView(view.shadow(radius: 2)), AnyView(view.border(.red)),
      AnyView(view.rotationEffect(.degrees(30))), AnyView(view.scaleEffect(3)),
      AnyView(view.zIndex(4)), AnyView(view.tint(.red)), AnyView(view.foregroundStyle(.red)),
      AnyView(view.background(Color.red)), AnyView(view.overlay(Color.red)),
    ]
    for effect in effects { expectClose(layout(100, 100) { effect }["a"].frame, plain) }
  }

  @Test("every placement uses a measured proposal")
  func placementsWereMeasured() {
    for seed in 0..<60 {
      let tree = LayoutTree(
        of: Sample.random(seed: seed).view, proposal: ProposedViewSize(width: 240, height: 160))
      var answers: Set<String> = []
      for event in tree.trace.events {
        switch event {
        case .measure(_, let view, let proposal, let answer):
          answers.insert("\(view) \(proposal) \(answer)")
        case .recall: break
        case .place(let view, let frame, let proposal):
          expect(answers.contains("\(view) \(proposal) \(frame.size)"), "seed \(seed): \(event)")
        }
      }
    }
  }
}
