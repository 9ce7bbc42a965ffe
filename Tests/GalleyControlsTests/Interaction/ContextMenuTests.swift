import Expectations
import Foundation
import Galley
import Testing

/// Menus that open on a long press.
@MainActor
@Suite("Context menus")
struct ContextMenuTests {
  private struct Rows: View {
    @State private var log = "none"
    @State private var isEnabled = true
    var body: some View {
      VStack(spacing: 0) {
        Text("Row").frame(width: 100, height: 40)
          .contextMenu {
            Button("Copy") { log = "copied" }
            Button("Enough") { isEnabled = false }
          }
          .padding(20)
        Group {
          Color.red.frame(width: 100, height: 40)
            .contextMenu { Button("Inner") { log = "inner" } }
            .padding(.bottom, 40)
        }
        .contextMenu(menuItems: { Button("Outer") { log = "outer" } }, preview: { Text("large") })
        Color.blue.frame(width: 100, height: 40)
          .contextMenu(isEnabled ? ContextMenu { Text("Older") } : nil)
        Text(log).accessibilityIdentifier("log")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  private let renderer: ImageRenderer<Rows>

  init() {
    renderer = ImageRenderer(content: Rows())
    renderer.proposedSize = ProposedViewSize(CGSize(width: 390, height: 800))
  }

  private func find(_ text: String) throws -> CGRect? {
    try renderer.layoutTree().nodes.last { $0.text?.string == text }?.frame
  }

  private func open(_ y: CGFloat) throws -> Bool {
    try renderer.session.openContextMenu(at: CGPoint(x: 195, y: y))
  }

  private func press(_ text: String) throws {
    let frame = try require(find(text))
    _ = try renderer.session.press(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("a long press opens the menu next to the view, and choosing closes it")
  func opens() throws {
    try expectNil(find("Copy"))
    try expect(open(40))
    let menu = try require(
      renderer.layoutTree().nodes.first { $0.type == "presentation" }?.frame)
    // Below the view, which ends at y = 60.
    expectEqual(menu.minY, 68)
    expectEqual(menu.width, 250)
    try press("Copy")
    try expectEqual(renderer.layoutTree()["log"].text?.string, "copied")
    try expectNil(find("Copy"))
    // Pressing outside also closes it.
    try expect(open(40))
    _ = try renderer.session.press(at: CGPoint(x: 380, y: 780))
    try expectNil(find("Copy"))
  }

  @Test("pressing outside the view opens no menu; the innermost menu opens")
  func reach() throws {
    try expect(!open(10))
    try expect(!open(300))
    try expect(open(100))
    try expect(find("Inner") != nil)
    try press("Inner")
    try expect(open(145))
    try expect(find("Outer") != nil)
    try expectNil(find("large"))
    // An open menu blocks the menus behind it.
    try expect(!open(40))
    try press("Outer")
    try expectEqual(renderer.layoutTree()["log"].text?.string, "outer")
  }

  @Test("the older modifier opens its menu, or none if it is nil")
  func olderForm() throws {
    try expect(open(180))
    try expect(find("Older") != nil)
    _ = try renderer.session.press(at: CGPoint(x: 380, y: 780))
    try expect(open(40))
    try press("Enough")
    try expect(!open(180))
  }
}
