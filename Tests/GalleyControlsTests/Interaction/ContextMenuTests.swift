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
    let frame = try #require(try find(text))
    _ = try renderer.session.press(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test("a long press opens the menu next to the view, and choosing closes it")
  func opens() throws {
    #expect(try find("Copy") == nil)
    #expect(try open(40))
    let menu = try #require(
      try renderer.layoutTree().nodes.first { $0.type == "presentation" }?.frame)
    // Below the view, which ends at y = 60.
    #expect(menu.minY == 68)
    #expect(menu.width == 250)
    try press("Copy")
    #expect(try renderer.layoutTree()["log"].text?.string == "copied")
    #expect(try find("Copy") == nil)
    // Pressing outside also closes it.
    #expect(try open(40))
    _ = try renderer.session.press(at: CGPoint(x: 380, y: 780))
    #expect(try find("Copy") == nil)
  }

  @Test("pressing outside the view opens no menu; the innermost menu opens")
  func reach() throws {
    #expect(try !open(10))
    #expect(try !open(300))
    #expect(try open(100))
    #expect(try find("Inner") != nil)
    try press("Inner")
    #expect(try open(145))
    #expect(try find("Outer") != nil)
    #expect(try find("large") == nil)
    // An open menu blocks the menus behind it.
    #expect(try !open(40))
    try press("Outer")
    #expect(try renderer.layoutTree()["log"].text?.string == "outer")
  }

  @Test("the older modifier opens its menu, or none if it is nil")
  func olderForm() throws {
    #expect(try open(180))
    #expect(try find("Older") != nil)
    _ = try renderer.session.press(at: CGPoint(x: 380, y: 780))
    #expect(try open(40))
    try press("Enough")
    #expect(try !open(180))
  }
}
