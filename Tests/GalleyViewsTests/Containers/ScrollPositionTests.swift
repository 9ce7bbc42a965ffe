import Galley
import TestSupport
import Testing

/// What scroll views are asked to show, by a proxy or by a binding.
@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
  /// Twenty rows of 30 points in 100.
  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20) { row in Color.red.frame(height: 30).accessibilityIdentifier("\(row)") }
      }
    }
  }

  private func tops<V: View>(_ view: V, _ rows: [Int]) throws -> [CGFloat] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 100)
    return try tops(renderer, rows)
  }

  private func tops<V: View>(_ renderer: ImageRenderer<V>, _ rows: [Int]) throws -> [CGFloat] {
    let tree = try renderer.layoutTree()
    return rows.map { tree["\($0)"].frame.minY }
  }

  private func reader(_ action: @escaping (ScrollViewProxy) -> Void) -> some View {
    ScrollViewReader { proxy in
      ScrollView { Rows() }.onAppear { action(proxy) }
    }
  }

  @Test("a proxy scrolls in onAppear, as far as is needed or to an anchor, to the end at most")
  func proxy() throws {
    #expect(try tops(reader { _ in }, [0, 10]) == [0, 300])
    // As little as is needed: row 10 ends at the bottom; one that is seen stays.
    #expect(try tops(reader { $0.scrollTo(10) }, [0, 10]) == [-230, 70])
    #expect(try tops(reader { $0.scrollTo(2) }, [0, 2]) == [0, 60])
    #expect(try tops(reader { $0.scrollTo(10, anchor: .top) }, [10]) == [0])
    #expect(try tops(reader { $0.scrollTo(10, anchor: .center) }, [10]) == [35])
    #expect(try tops(reader { $0.scrollTo(10, anchor: .bottom) }, [10]) == [70])
    #expect(try tops(reader { $0.scrollTo(19, anchor: .top) }, [19]) == [70])
    #expect(try tops(reader { $0.scrollTo(0, anchor: .bottom) }, [0]) == [0])
    #expect(try tops(reader { $0.scrollTo(77) }, [0]) == [0])
  }

  private struct Chat: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(["a", "b", "c"], id: \.self) { name in
                Color.blue.frame(width: 40).id(name + "!").accessibilityIdentifier(name)
              }
            }
          }
          Button("last") { proxy.scrollTo("c!") }
          Button("first") { proxy.scrollTo("a") }
        }
      }
    }
  }

  @Test("a button scrolls, by identifiers of views and of elements")
  func button() throws {
    let renderer = ImageRenderer(content: Chat())
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    func starts() throws -> [CGFloat] {
      let tree = try renderer.layoutTree()
      return ["a", "b", "c"].map { tree[$0].frame.minX }
    }
    #expect(try starts() == [0, 40, 80])
    try renderer.tap("last")
    #expect(try starts() == [-20, 20, 60])
    try renderer.tap("first")
    #expect(try starts() == [0, 40, 80])
  }

  private struct Bound: View {
    @State var position: ScrollPosition
    var anchor: UnitPoint?
    var body: some View {
      VStack(spacing: 0) {
        ScrollView { Rows() }.scrollPosition($position, anchor: anchor).frame(height: 100)
        Button("top") { position.scrollTo(edge: .top) }
        Button("12") { position.scrollTo(id: 12) }
      }
    }
  }

  @Test("a position is that of a view, an edge or a point")
  func position() throws {
    func top(_ position: ScrollPosition, anchor: UnitPoint? = nil) throws -> CGFloat {
      let renderer = ImageRenderer(content: Bound(position: position, anchor: anchor))
      renderer.proposedSize = ProposedViewSize(width: 50, height: 200)
      return try tops(renderer, [0])[0]
    }
    #expect(try top(ScrollPosition()) == 0)
    #expect(try top(ScrollPosition(edge: .bottom)) == -500)
    #expect(try top(ScrollPosition(y: 45)) == -45)
    #expect(try top(ScrollPosition(point: CGPoint(x: 9, y: 9_999))) == -500)
    #expect(try top(ScrollPosition(id: 5, anchor: .top)) == -150)
    #expect(try top(ScrollPosition(id: 5), anchor: .center) == -115)
    let renderer = ImageRenderer(content: Bound(position: ScrollPosition(edge: .bottom)))
    renderer.proposedSize = ProposedViewSize(width: 50, height: 200)
    #expect(try tops(renderer, [19]) == [70])
    try renderer.tap("top")
    #expect(try tops(renderer, [0]) == [0])
    try renderer.tap("12")
    #expect(try tops(renderer, [12]) == [70])
    #expect(ScrollPosition(id: 3).viewID(type: Int.self) == 3)
    #expect(ScrollPosition(id: 3) != ScrollPosition(id: 4))
    #expect(ScrollPosition(x: 3, y: 4).point == CGPoint(x: 3, y: 4))
  }

  @Test("a binding of an identifier scrolls to its view; nil does not")
  func identifier() throws {
    func top(_ id: Int?) throws -> CGFloat {
      try tops(
        ScrollView { Rows() }.scrollPosition(id: .constant(id), anchor: .top), [0])[0]
    }
    #expect(try top(nil) == 0)
    #expect(try top(4) == -120)
    #expect(try top(100) == 0)
  }

  @Test("inside of another scroll view, both scroll; margins stay free")
  func nested() throws {
    let view = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(height: 300)
          ScrollView { Rows() }.contentMargins(10).frame(height: 60)
          Color.green.frame(height: 300)
        }
      }
      .onAppear { proxy.scrollTo(10, anchor: .top) }
    }
    let tree = LayoutTree(of: view, proposal: ProposedViewSize(width: 50, height: 100))
    // At the inner top below the margin, and there at the outer top.
    #expect(tree["10"].frame.minY == 0)
    #expect(tree["9"].frame.minY == -30)
  }
}
