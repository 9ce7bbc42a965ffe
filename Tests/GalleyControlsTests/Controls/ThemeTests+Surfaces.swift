import Expectations
import Foundation
import Galley
import GalleyCore
import TestSupport
import Testing

/// Surfaces above the content on iOS 26, whose values are from pictures of betas.
extension ThemeTests {
  private struct Search: View {
    @State private var query = "Heron"
    @State private var isSearching = true

    var body: some View {
      NavigationStack {
        Text(isSearching ? "searching \(query)" : "at rest \(query)")
          .searchable(text: $query, isPresented: $isSearching)
      }
    }
  }

  @Test("while searching, a circle that ends the search is beside the field on iOS 26")
  func searching() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPhone16Pro) { Search() })
    renderer.environment.systemTheme = .ios26
    let rects = try renderer.displayList().filledRects
    expect(rects, contains: CGRect(x: 8, y: 797, width: 330, height: 48))
    expect(rects, contains: CGRect(x: 346, y: 797, width: 48, height: 48))
    let tree = try renderer.layoutTree()
    expect(tree.texts, contains: "searching Heron")
    expect(tree.diagnostics.isEmpty)

    try renderer.tap("Close")
    try expect(renderer.layoutTree().texts, contains: "at rest ")
    let rest = try renderer.displayList().filledRects
    expect(rest, contains: CGRect(x: 28, y: 797, width: 346, height: 48))
  }

  @Test("a group of controls is the first 75 points of a menu on iOS 26, above a line")
  func menuGroup() throws {
    let renderer = ImageRenderer(
      content: DeviceScreen(.iPhone16Pro) {
        Menu("Menu") {
          ControlGroup {
            Button("Scan", systemImage: "star") {}.named("scan")
            Button("Pin", systemImage: "star") {}.named("pin")
            Button("Lock", systemImage: "star") {}.named("lock")
          }
          Button("Share", systemImage: "star") {}.named("share")
        }
      })
    renderer.environment.systemTheme = .ios26
    renderer.scale = 3
    try renderer.tap("Menu")
    let tree = try renderer.layoutTree()
    let rects = try renderer.displayList().filledRects
    // The shadow is lower.
    let menu = try require(
      rects.filter { $0.width == 250 }.min { $0.minY < $1.minY })
    let line = try require(rects.first { $0.width == 202 && $0.height == 1 })
    expect(near(line.minX - menu.minX, 24, 0.01))
    expect(near(line.minY - menu.minY, 75, 0.34))
    let frames = ["scan", "pin", "lock"].map { tree[$0].frame }
    for (index, frame) in frames.enumerated() {
      expect(near(frame.minX - menu.minX, CGFloat(index) * 250 / 3, 0.01))
      expect(near(frame.minY - menu.minY, 10, 0.34))
      expect(near(frame.height, 60, 0.01))
    }
    expect(near(tree["share"].frame.minY - line.maxY, 5, 0.34))
    // Nothing is between the controls.
    expect(!rects.contains { $0.height == 60 && $0.width <= 1 })
    // The title is below the symbol.
    let title = try require(tree.nodes.first { $0.text?.string == "Pin" }).frame
    expectGreater(title.minY, frames[1].midY)
    expect(near(title.midX, frames[1].midX, 0.34))
  }

  /// Source: one dark picture, with a fill of 181819 and a rim of 383D46.
  @Test("lower sheets show their glass around the cards of a list", .enabled(if: hasPainter))
  func sheetGlass() throws {
    func bitmap(
      _ scheme: ColorScheme, _ detent: PresentationDetent, _ page: Color,
      background: Visibility = .automatic
    ) throws -> Bitmap {
      let renderer = ImageRenderer(
        content: DeviceScreen(.iPhone16Pro) {
          page.ignoresSafeArea().sheet(isPresented: .constant(true)) {
            List { Color.clear.listRowBackground(Color.green) }
              .scrollContentBackground(background)
              .presentationDetents([detent])
          }
        }.environment(\.colorScheme, scheme))
      renderer.environment.systemTheme = .ios26
      renderer.scale = 2
      return try renderer.bitmap()
    }
    typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    func check(_ pixel: Pixel, _ color: Int, within tolerance: Int) {
      for (part, shift) in [(pixel.red, 16), (pixel.green, 8), (pixel.blue, 0)] {
        expectAtMost(abs(Int(part) - color >> shift & 255), tolerance, "\(pixel)")
      }
    }
    // 10 points beside the card, and at the edge of the sheet.
    let (beside, edge, middle) = (23, 11, 1400)
    let dark = try bitmap(.dark, .medium, .black)
    check(dark[beside, middle], 0x181819, within: 1)
    check(dark[edge, middle], 0x383D46, within: 4)
    // A bright page shows through the glass, but not through a list with a background.
    let bright = try bitmap(.dark, .medium, .white)
    expectGreater(bright[beside, middle].red, 0x1C)
    let filled = try bitmap(.dark, .medium, .white, background: .visible)
    check(filled[beside, middle], 0x1C1C1E, within: 0)
    // A sheet of full height is opaque.
    check(try bitmap(.light, .large, .red)[8, middle], 0xF2F2F7, within: 0)
    let light = try bitmap(.light, .medium, .red)[beside, middle]
    expectGreater(light.red, light.blue)
  }
}
