import Expectations
import Foundation
import Galley
import Testing

/// Views used with a pointer, as on a preview page.
@MainActor @Suite("Pressing points in a view")
struct PressTests {
  private func renderer(_ view: some View, width: CGFloat = 300, height: CGFloat = 200)
    -> ImageRenderer<AnyView>
  {
    let renderer = ImageRenderer(content: AnyView(view))
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return renderer
  }

  private func text(_ name: String, in renderer: ImageRenderer<AnyView>) throws -> String? {
    try renderer.layoutTree().node(withIdentifier: name)?.text?.string
  }

  private func middle(_ name: String, in renderer: ImageRenderer<AnyView>) throws -> CGPoint {
    let frame = try require(renderer.layoutTree().node(withIdentifier: name)).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private struct Form: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var level = 0.0
    @State private var name = "Ann"
    @State private var kind = "a"

    var body: some View {
      VStack {
        Text("\(count) \(isOn) \(Int((level * 10).rounded())) \(name) \(kind)")
          .accessibilityIdentifier("all")
        Button("More") { count += 1 }.accessibilityIdentifier("more")
        Toggle("On", isOn: $isOn).accessibilityIdentifier("on")
        Slider(value: $level).accessibilityIdentifier("level")
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Picker("Kind", selection: $kind) {
          Text("First").tag("a")
          Text("Second").tag("b")
        }
        .pickerStyle(.menu).accessibilityIdentifier("menu")
        Picker("Kind", selection: $kind) {
          Text("First").tag("a")
          Text("Second").tag("b")
        }
        .pickerStyle(.segmented).accessibilityIdentifier("segments")
      }
    }
  }

  @Test("pressing operates a button, a toggle, a slider's track and a segment")
  func controls() throws {
    let renderer = renderer(Form())
    _ = try renderer.session.press(at: middle("more", in: renderer))
    try expectEqual(text("all", in: renderer), "1 false 0 Ann a")
    _ = try renderer.session.press(at: middle("on", in: renderer))
    try expectEqual(text("all", in: renderer), "1 true 0 Ann a")
    _ = try renderer.session.press(at: middle("level", in: renderer))
    try expectEqual(text("all", in: renderer), "1 true 5 Ann a")
    let segments = try require(renderer.layoutTree().node(withIdentifier: "segments")).frame
    _ = try renderer.session.press(
      at: CGPoint(x: segments.minX + segments.width * 0.8, y: segments.midY))
    try expectEqual(text("all", in: renderer), "1 true 5 Ann b")
  }

  @Test("a field and a menu request values and accept them")
  func questions() throws {
    let renderer = renderer(Form())
    guard
      case .asks(let field, let control, _) = try renderer.session.press(
        at: middle("name", in: renderer))
    else { return expect(false, "the field requests no value") }
    expectEqual(control.kind, .textField)
    expectEqual(control.value, "Ann")
    let tree = try renderer.layoutTree()
    try expect(renderer.session.set(path: tree.nodes[field].path, to: "Bob"))
    guard
      case .asks(let menu, _, let choices) = try renderer.session.press(
        at: middle("menu", in: renderer))
    else { return expect(false, "the menu requests no value") }
    expectEqual(choices.map(\.title), ["First", "Second"])
    expectEqual(choices.map(\.isSelected), [true, false])
    try expect(renderer.session.choose(path: tree.nodes[menu].path, 1))
    try expect(!renderer.session.choose(path: tree.nodes[menu].path, 2))
    try expectEqual(text("all", in: renderer), "0 false 0 Bob b")
  }

  @Test("of overlapping views, the front one is pressed; without a control, none is")
  func order() throws {
    struct Stack: View {
      @State private var last = "none"
      var body: some View {
        ZStack {
          Color.white.onTapGesture { last = "back" }
          Color.red.frame(width: 40, height: 40).onTapGesture { last = "front" }
          Text(last).accessibilityIdentifier("last").allowsHitTesting(false)
        }
        .frame(width: 100, height: 100)
      }
    }
    let renderer = renderer(Stack(), width: 200, height: 100)
    _ = try renderer.session.press(at: CGPoint(x: 100, y: 35))
    try expectEqual(text("last", in: renderer), "front")
    _ = try renderer.session.press(at: CGPoint(x: 60, y: 10))
    try expectEqual(text("last", in: renderer), "back")
    guard case .nothing = try renderer.session.press(at: CGPoint(x: 10, y: 10)) else {
      return expect(false, "expected no control here")
    }
  }

  @Test("content scrolled out of view cannot be pressed")
  func clipped() throws {
    struct List: View {
      @State private var last = -1
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<10) { row in
                Color.red.frame(height: 20).onTapGesture { last = row }
              }
            }
          }
          .frame(height: 50)
          Text("\(last)").accessibilityIdentifier("last").frame(height: 50)
        }
      }
    }
    let renderer = renderer(List(), width: 100, height: 100)
    guard case .nothing = try renderer.session.press(at: CGPoint(x: 50, y: 70)) else {
      return expect(false, "row 3 is not visible")
    }
    try expect(
      renderer.session.scroll(at: CGPoint(x: 50, y: 10), by: CGSize(width: 5, height: 60)))
    _ = try renderer.session.press(at: CGPoint(x: 50, y: 10))
    try expectEqual(text("last", in: renderer), "3")
  }

  @Test("a scroll view that is disabled or behind a presentation does not scroll")
  func unscrolled() throws {
    struct Rows: View {
      let isDisabled: Bool
      let isCovered: Bool
      var body: some View {
        ScrollView {
          ScrollView(.horizontal) { Color.red.frame(width: 500, height: 500) }
        }
        .scrollDisabled(isDisabled)
        .sheet(isPresented: .constant(isCovered)) { Color.blue }
      }
    }
    func scrolls(isDisabled: Bool = false, isCovered: Bool = false, _ width: CGFloat = 0)
      throws -> Bool
    {
      let renderer = renderer(
        Rows(isDisabled: isDisabled, isCovered: isCovered), width: 100, height: 100)
      return try renderer.session.scroll(
        at: CGPoint(x: 50, y: 50), by: CGSize(width: width, height: width > 0 ? 0 : 20))
    }
    try expect(scrolls())
    try expect(scrolls(20))
    try expect(!scrolls(isDisabled: true))
    try expect(!scrolls(isDisabled: true, 20))
    try expect(!scrolls(isCovered: true))
  }

  @Test("clipped content cannot be pressed; moved content is pressed where it appears")
  func effects() throws {
    struct Stack: View {
      @State private var last = "none"
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 200, height: 20).onTapGesture { last = "clipped" }
            .frame(width: 50, height: 20).clipped()
          Color.red.frame(width: 50, height: 20).onTapGesture { last = "round" }
            .clipShape(Circle())
          Color.blue.frame(width: 20, height: 20).onTapGesture { last = "large" }
            .scaleEffect(3).frame(height: 60)
          // In containers, because a control includes the frame around its view.
          ZStack {
            Color.blue.frame(width: 60, height: 20).onTapGesture { last = "turned" }
              .rotationEffect(.degrees(90))
          }.frame(height: 60)
          ZStack {
            Color.blue.frame(width: 60, height: 20).onTapGesture { last = "projected" }
              .rotation3DEffect(.degrees(90), axis: (0, 0, 1))
          }.frame(height: 60)
          Text(last).accessibilityIdentifier("last").frame(height: 30)
        }
        .frame(width: 300)
      }
    }
    func press(_ x: CGFloat, _ y: CGFloat) throws -> String? {
      let renderer = renderer(Stack(), width: 300, height: 250)
      _ = try renderer.session.press(at: CGPoint(x: x, y: y))
      return try text("last", in: renderer)
    }
    try expectEqual(press(150, 10), "clipped")
    try expectEqual(press(190, 10), "none")
    try expectEqual(press(150, 30), "round")
    try expectEqual(press(130, 22), "none")
    try expectEqual(press(150, 70), "large")
    try expectEqual(press(175, 45), "large")
    try expectEqual(press(185, 70), "none")
    try expectEqual(press(150, 105), "turned")
    try expectEqual(press(175, 130), "none")
    try expectEqual(press(150, 165), "projected")
    try expectEqual(press(175, 190), "none")
  }

  @Test("a disabled control accepts no choice")
  func disabled() throws {
    struct Choice: View {
      @State private var kind = "a"
      var body: some View {
        Picker("Kind", selection: $kind) {
          Text("First").tag("a")
          Text("Second").tag("b")
        }
        .pickerStyle(.menu).accessibilityIdentifier("menu").disabled(true)
      }
    }
    let renderer = renderer(Choice())
    let node = try require(renderer.layoutTree().node(withIdentifier: "menu"))
    try expect(!renderer.session.choose(path: node.path, 1))
    try expect(!renderer.session.set(path: node.path, to: "b"))
  }

  @Test("scrolling stops at the content's end and then scrolls the enclosing view")
  func scrolling() throws {
    let view = ScrollView {
      ScrollView { Color.red.frame(height: 120).accessibilityIdentifier("inner") }
        .frame(height: 100)
      Color.blue.frame(height: 300).accessibilityIdentifier("outer")
    }
    let renderer = renderer(view, width: 100, height: 200)
    func y(_ name: String) throws -> CGFloat? {
      try renderer.layoutTree().node(withIdentifier: name)?.frame.minY
    }
    let (inner, outer) = try (y("inner"), y("outer"))
    let point = CGPoint(x: 50, y: 50)
    try expect(renderer.session.scroll(at: point, by: CGSize(width: 0, height: 500)))
    try expectEqual(y("inner"), inner.map { $0 - 20 })
    try expectEqual(y("outer"), outer)
    try expect(renderer.session.scroll(at: point, by: CGSize(width: 0, height: 30)))
    try expectEqual(y("outer"), outer.map { $0 - 30 })
    try expect(renderer.session.scroll(at: point, by: CGSize(width: 0, height: -1000)))
    try expect(renderer.session.scroll(at: point, by: CGSize(width: 0, height: -1000)))
    try expect(!renderer.session.scroll(at: point, by: CGSize(width: 0, height: -1)))
    try expect((y("inner"), y("outer")) == (inner, outer))
  }

  private struct Shaped: View {
    @State private var count = 0
    var kind = ContentShapeKinds.interaction
    var body: some View {
      Color.red.frame(width: 100, height: 100)
        .contentShape(kind, Circle()).onTapGesture { count += 1 }
        .overlay(alignment: .topLeading) { Text("\(count)").accessibilityIdentifier("count") }
    }
  }

  @Test("a view can be pressed only inside its content shape")
  func contentShape() throws {
    let renderer = renderer(Shaped(), width: 100, height: 100)
    func press(_ x: CGFloat, _ y: CGFloat, of renderer: ImageRenderer<AnyView>) throws {
      _ = try renderer.session.press(at: CGPoint(x: x, y: y))
    }
    // The corners of the frame are outside the circle.
    try press(5, 95, of: renderer)
    try press(95, 95, of: renderer)
    try expectEqual(text("count", in: renderer), "0")
    try press(50, 95, of: renderer)
    try press(50, 50, of: renderer)
    try expectEqual(text("count", in: renderer), "2")
    let other = self.renderer(Shaped(kind: .hoverEffect), width: 100, height: 100)
    try press(5, 95, of: other)
    try expectEqual(text("count", in: other), "1")
  }

  @Test("subviews cannot be pressed outside their ancestor's content shape")
  func contentShapeAround() throws {
    struct Form: View {
      @State private var count = 0
      var body: some View {
        HStack(spacing: 0) {
          Button("One") { count += 1 }.buttonStyle(.plain).frame(width: 100, height: 100)
          Button("Ten") { count += 10 }.buttonStyle(.plain).frame(width: 100, height: 100)
        }
        .contentShape(Rectangle().size(width: 100, height: 100))
        .overlay(alignment: .topLeading) { Text("\(count)").accessibilityIdentifier("count") }
      }
    }
    let renderer = renderer(Form(), width: 200, height: 100)
    _ = try renderer.session.press(at: CGPoint(x: 50, y: 50))
    _ = try renderer.session.press(at: CGPoint(x: 150, y: 50))
    try expectEqual(text("count", in: renderer), "1")
  }
}
