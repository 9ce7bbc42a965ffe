import Expectations
import Galley
import TestSupport
import Testing

// The items of tab bars.
extension TabTests {
  @Test("stacks around the views of a tab item have no effect")
  func stackedItems() throws {
    func bar(_ item: some View) -> [CGRect] {
      layout(300, 400) { TabView { Color.red.tabItem { item } } }.nodes
        .filter { $0.frame.minY > 340 && ($0.text != nil || $0.type == "Image") }.map(\.frame)
    }
    let plain = bar(
      Group {
        Image(systemName: "star")
        Text("One")
      })
    expectEqual(plain.count, 2)
    let stacked = VStack {
      Spacer()
      HStack {
        Text("One")
        Image(systemName: "star")
      }
    }
    expectEqual(bar(stacked), plain)
    // A title without an icon is where it is below one.
    let alone = bar(Text("One"))
    expectEqual(alone.map(\.minY), [plain.map(\.minY).max()])
  }

  @Test("icons of tabs are templates unless they say otherwise", .enabled(if: hasPainter))
  func templates() throws {
    let red = Bitmap(
      width: 25, height: 25, pixels: Array(repeating: [255, 0, 0, 255], count: 625).flatMap { $0 })
    func hasRed(_ icon: Image) throws -> Bool {
      let renderer = ImageRenderer(
        content: TabView { Color.white.tabItem { icon } }.frame(width: 100, height: 200))
      let pixels = try renderer.bitmap().pixels
      return stride(from: 0, to: pixels.count, by: 4).contains {
        Array(pixels[$0..<$0 + 3]) == [255, 0, 0]
      }
    }
    try expect(!hasRed(Image(red)))
    try expect(hasRed(Image(red).renderingMode(.original)))
  }
}
