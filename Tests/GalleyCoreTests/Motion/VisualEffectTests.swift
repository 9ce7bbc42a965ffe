import Expectations
import Galley
import TestSupport
import Testing

/// Views with effects that depend on their geometry.
@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
  private final class Log {
    var words: [String] = []
  }

  /// Logs its life cycle, and counts its appearances.
  private struct Card: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Text("count \(count)")
        .onAppear {
          log.words.append("appears")
          count += 1
        }
        .task { log.words.append("task") }
    }
  }

  private func check<V: View>(
    _ effect: (Card) -> V, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let log = Log()
    let renderer = ImageRenderer(content: ScrollView { effect(Card(log: log)) })
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    for _ in 0..<2 {
      let texts = try renderer.layoutTree().texts
      expectEqual(texts, ["count 1"], sourceLocation: sourceLocation)
    }
    expectEqual(log.words.sorted(), ["appears", "task"], sourceLocation: sourceLocation)
  }

  @Test("a view with an effect appears once and keeps its state")
  func once() throws {
    try check { $0.visualEffect { effect, proxy in effect.offset(x: proxy.size.width) } }
    try check { $0.visualEffect { effect, _ in effect.opacity(0.5).blur(radius: 2) } }
    try check { $0.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) } }
    try check {
      $0.visualEffect { effect, _ in effect.scaleEffect(2) }
        .visualEffect { effect, _ in effect.opacity(0.5) }
    }
  }

  @Test("each view gets an effect for its own geometry")
  func applied() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .visualEffect { effect, proxy in effect.offset(x: proxy.size.width * 3) }
      })
    let rects = try renderer.displayList().filledRects
    expectEqual(rects.map(\.minX), [30, 30])
    expectEqual(rects.map(\.minY), [0, 10])
  }
}
