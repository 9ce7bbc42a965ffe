import Expectations
import Galley
import Synchronization
import TestSupport
import Testing

/// Shapes create their path in a rectangle at the origin, wherever they are drawn.
@MainActor
@Suite("Origins of shapes")
struct ShapeOriginTests {
  /// Ignores the rectangle's origin, as many shapes do, and remembers the rectangles.
  private final class Asked: Sendable {
    private let rects = Mutex<[CGRect]>([])
    var all: [CGRect] { rects.withLock { $0 } }
    func add(_ rect: CGRect) { rects.withLock { $0.append(rect) } }
  }

  private struct Probe: InsettableShape {
    let asked: Asked
    func path(in rect: CGRect) -> Path {
      asked.add(rect)
      return Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }
    func inset(by amount: CGFloat) -> some InsettableShape { self }
  }

  private func rects(_ asked: Asked, _ view: some View) throws -> DisplayList {
    let renderer = ImageRenderer(content: view.padding(.leading, 100).padding(.top, 50))
    let list = try renderer.displayList()
    expect(!asked.all.isEmpty)
    for rect in asked.all { expectEqual(rect, CGRect(x: 0, y: 0, width: 40, height: 20)) }
    return list
  }

  @Test("a clip shape", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func clip(direction: LayoutDirection) throws {
    let asked = Asked()
    let list = try rects(
      asked,
      Color.red.frame(width: 40, height: 20).clipShape(Probe(asked: asked))
        .environment(\.layoutDirection, direction))
    let clips = list.items.compactMap { item -> CGRect? in
      if case .pushClip(let path, _) = item { path.boundingRect } else { nil }
    }
    // The leading half.
    let x = direction == .leftToRight ? 100 : 120
    expectEqual(clips, [CGRect(x: x, y: 50, width: 20, height: 20)])
  }

  @Test("a filled shape and a background")
  func fills() throws {
    let asked = Asked()
    let list = try rects(
      asked, Color.clear.frame(width: 40, height: 20).background(.red, in: Probe(asked: asked)))
    expectEqual(list.filledRects, [CGRect(x: 100, y: 50, width: 20, height: 20)])
  }

  @Test("the shape of a container")
  func container() throws {
    let asked = Asked()
    let list = try rects(
      asked,
      ContainerRelativeShape().fill(.red).frame(width: 40, height: 20)
        .containerShape(Probe(asked: asked)))
    expectEqual(list.filledRects, [CGRect(x: 100, y: 50, width: 20, height: 20)])
  }

  @Test("hit testing in a clip shape and in a content shape")
  func hitTesting() throws {
    let asked = Asked()
    var taps = 0
    let color = Color.red.frame(width: 40, height: 20)
    for view in [
      AnyView(color.onTapGesture { taps += 1 }.clipShape(Probe(asked: asked))),
      AnyView(color.contentShape(Probe(asked: asked)).onTapGesture { taps += 1 }),
    ] {
      taps = 0
      let renderer = ImageRenderer(content: view.padding(.leading, 100).padding(.top, 50))
      _ = try renderer.session.press(at: CGPoint(x: 110, y: 60))
      expectEqual(taps, 1)
      _ = try renderer.session.press(at: CGPoint(x: 130, y: 60))
      expectEqual(taps, 1)
    }
  }
}
