import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// The sizes, baselines, styles and colors of buttons.
@MainActor
@Suite("Buttons")
struct ButtonTests {
  private func node<V: View>(
    _ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil
  ) -> LayoutTree.Node {
    layout(width, height) { view.named("control") }["control"]
  }

  private func items(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).displayList().items.map(\.description)
  }

  @Test("a help link is a 20-point circle that performs its action")
  func helpLink() throws {
    expectEqual(node(HelpLink {}).frame.size, CGSize(width: 20, height: 20))
    var opened: [String] = []
    let links = VStack {
      HelpLink { opened.append("action") }.accessibilityIdentifier("a")
      HelpLink(destination: URL(string: "https://example.com")!).accessibilityIdentifier("b")
      HelpLink(anchor: "start", book: "guide").accessibilityIdentifier("c")
    }
    .environment(
      \.openURL,
      OpenURLAction {
        opened.append($0.absoluteString)
        return .handled
      })
    let renderer = ImageRenderer(content: links)
    for name in ["a", "b", "c"] { try renderer.tap(name) }
    expectEqual(opened, ["action", "https://example.com"])
  }

  @Test("J01: a bordered button pads its label by 12 by 7 points")
  func borderedButton() {
    let button = node(
      Button {
      } label: {
        box(100, 24.5)
      }.buttonStyle(.bordered))
    expectClose(button.frame.size, 124, 38.5)
  }

  @Test(
    "control sizes change the padding around the label",
    arguments: [
      (ControlSize.mini, 20, 10), (.small, 20, 10), (.regular, 24, 14), (.large, 40, 30),
      (.extraLarge, 44, 34),
    ] as [(ControlSize, CGFloat, CGFloat)])
  func controlSizes(size: ControlSize, width: CGFloat, height: CGFloat) {
    for button in [
      AnyView(
        Button {
        } label: {
          box(50, 20)
        }.buttonStyle(.bordered)),
      AnyView(
        Button {
        } label: {
          box(50, 20)
        }.buttonStyle(.borderedProminent)),
    ] {
      expectClose(node(button.controlSize(size)).frame.size, 50 + width, 20 + height)
    }
  }

  @Test("borderless buttons are as large as their label; label views are side by side")
  func plainButtons() {
    let label = Button {
    } label: {
      box(20, 10)
      box(30, 10)
    }
    expectClose(node(label.buttonStyle(.plain)).frame.size, 58, 10)
    expectClose(node(label.buttonStyle(.borderless)).frame.size, 58, 10)
    expectClose(node(label).frame.size, 58, 10)
  }

  @Test("a button's baseline is its label's")
  func baseline() throws {
    let button = node(Button("Title") {}.buttonStyle(.borderedProminent).controlSize(.large))
    let text = node(Text("Title"))
    expectEqual(
      button.dimensions[explicit: .firstTextBaseline],
      text.dimensions[.firstTextBaseline] + 15)
    let shape = node(
      Button {
      } label: {
        box(30, 15)
      }.buttonStyle(.bordered))
    expectNil(shape.dimensions[explicit: .firstTextBaseline])
    expectEqual(shape.dimensions[.firstTextBaseline], 29)
  }

  @Test("a flexible label stretches a button's background; a frame around it does not")
  func flexibleLabel() {
    let inside = node(
      Button {
      } label: {
        Text("Go").frame(maxWidth: .infinity)
      }.buttonStyle(.bordered), 200)
    expectEqual(inside.frame.width, 200)
    let tree = layout(200, nil) {
      Button {
      } label: {
        Text("Go")
      }.buttonStyle(.bordered).named("button")
        .frame(maxWidth: .infinity)
    }
    expectLess(tree["button"].frame.width, 100)
  }

  private struct Boxed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    let padding: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(isEnabled ? padding : 0)
        .padding(configuration.role == .destructive ? 1 : 0)
        .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(3)
    }
  }

  @Test("custom styles see the label, role and environment, and can be nested")
  func customStyles() {
    let button = Button {
    } label: {
      box(10, 10)
    }
    expectClose(node(button.buttonStyle(Boxed(padding: 7))).frame.size, 24, 24)
    expectClose(node(button.buttonStyle(Boxed(padding: 7)).disabled(true)).frame.size, 10, 10)
    let destructive = Button(role: .destructive) {
    } label: {
      box(10, 10)
    }
    expectClose(node(destructive.buttonStyle(Boxed(padding: 7))).frame.size, 26, 26)
    expectClose(node(button.buttonStyle(Wrapped())).frame.size, 16, 16)
    // The inner setting wins.
    expectClose(
      node(button.buttonStyle(Boxed(padding: 2)).buttonStyle(Boxed(padding: 7))).frame.size,
      14, 14)
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onAppear {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  @Test("a primitive style can trigger its button's action")
  func trigger() {
    final class Count { var value = 0 }
    let count = Count()
    _ = layout(nil, nil) {
      Button {
        count.value += 1
      } label: {
        box(5, 5)
      }.buttonStyle(Twice())
    }
    expectEqual(count.value, 2)
  }

  @Test("colors depend on the tint, the role and the enabled state")
  func colours() throws {
    func first(_ view: some View) throws -> String { try require(items(view).first) }
    let square = Button {
    } label: {
      Rectangle().frame(width: 9, height: 9)
    }
    try expect(first(square), contains: "#007AFF")
    try expect(first(square.tint(.green)), contains: "#34C759")
    try expect(first(square.buttonStyle(.plain)), contains: "#000000")
    let delete = Button(role: .destructive) {
    } label: {
      Rectangle().frame(width: 9, height: 9)
    }
    try expect(first(delete), contains: "#FF3B30")
    try expect(first(delete.buttonStyle(.borderedProminent)), contains: "#FF3B30")
    try expect(first(square.disabled(true)) != first(square))
    try expectEqual(
      items(square.buttonStyle(.borderedProminent)).last?.contains("#FFFFFF"), true)
  }
}
