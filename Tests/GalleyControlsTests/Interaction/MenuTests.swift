import Expectations
import Foundation
import Galley
import Testing

/// Nested menus, and pickers, sections and dividers in menus.
@MainActor
@Suite("Menus")
struct MenuTests {
  private struct Show: View {
    @State private var log = "none"
    @State private var order = 1
    @State private var size = 2
    var body: some View {
      VStack {
        Menu("Show") {
          Divider()
          Button("All") { log = "all" }
          Menu("More") {
            Button("Hidden") { log = "hidden" }
            Menu("Most") { Button("Secret") { log = "secret" } }
          }
          Section("Order") {
            Picker("Sort", selection: $order) {
              Text("Name").tag(1)
              Text("Date").tag(2)
            }
          }
          Divider()
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.menu)
        }
        Text("\(log) \(order) \(size)").accessibilityIdentifier("log")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  private let renderer: ImageRenderer<Show>

  init() {
    renderer = ImageRenderer(content: Show())
    renderer.proposedSize = ProposedViewSize(CGSize(width: 390, height: 800))
  }

  private func frame(_ text: String) throws -> CGRect {
    try require(renderer.layoutTree().nodes.last { $0.text?.string == text }).frame
  }

  /// The frames of the open menus, from back to front.
  private var surfaces: [CGRect] {
    get throws { try renderer.layoutTree().nodes.filter { $0.type == "presentation" }.map(\.frame) }
  }

  private var log: String? { get throws { try renderer.layoutTree()["log"].text?.string } }

  private func press(_ texts: String...) throws {
    for text in texts {
      let frame = try frame(text)
      _ = try renderer.session.press(at: CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  @Test("a submenu overlays its row, and choosing from it dismisses both menus")
  func submenu() throws {
    try press("Show")
    let row = try frame("More")
    try press("More")
    let menus = try surfaces
    expectEqual(menus.count, 2)
    expectEqual(menus[1].minX, menus[0].minX)
    expectEqual(menus[1].width, 250)
    expectLess(abs(menus[1].minY + 22 - row.midY), 1)
    try expect(renderer.layoutTree().nodes.contains { $0.text?.string == "All" })
    try press("Most")
    try expectEqual(surfaces.count, 3)
    try press("Secret")
    try expect(surfaces.isEmpty)
    try expectEqual(log, "secret 1 2")
  }

  @Test("a submenu's first row closes it; pressing outside dismisses all menus")
  func leaving() throws {
    try press("Show", "More")
    try expectEqual(surfaces.count, 2)
    try press("More")
    try expectEqual(surfaces.count, 1)
    try press("More")
    _ = try renderer.session.press(at: CGPoint(x: 380, y: 790))
    try expect(surfaces.isEmpty)
    try expectEqual(log, "none 1 2")
    // The menu does not reopen by itself.
    try press("Show")
    try expectEqual(surfaces.count, 1)
  }

  @Test("a picker's options are rows; pressing one selects it and dismisses the menu")
  func picker() throws {
    try press("Show", "Date")
    try expectEqual(log, "none 2 2")
    try expect(surfaces.isEmpty)
    try press("Show", "Name")
    try expectEqual(log, "none 1 2")
    // Its label can still be found.
    try press("Show")
    try renderer.set("Sort", to: 2)
    try expectEqual(log, "none 2 2")
  }

  @Test("a menu-style picker is a submenu with its option below its label")
  func pickerSubmenu() throws {
    try press("Show")
    let (size, option) = (try frame("Size"), try frame("Large"))
    expectAtLeast(option.minY, size.maxY)
    expectEqual(option.minX, size.minX)
    try press("Size")
    try expectEqual(surfaces.count, 2)
    try press("Small")
    try expectEqual(log, "none 1 1")
    try expect(surfaces.isEmpty)
  }

  @Test("sections and dividers separate rows; a leading divider does not")
  func sections() throws {
    try press("Show")
    let menu = try require(surfaces.first)
    let (all, more, header) = (try frame("All"), try frame("More"), try frame("Order"))
    let (name, date, size) = (try frame("Name"), try frame("Date"), try frame("Size"))
    // Rows are 44 points tall with one-pixel lines between them; bands are 8 points tall.
    expectLess(abs(all.midY - menu.minY - 22), 1)
    expectLess(abs(more.midY - all.midY - 44.5), 1)
    expectLess(header.height, all.height)
    expectLess(abs(header.minY - (more.midY + 22 + 8 + 8)), 1)
    expectLess(abs(name.midY - 22 - (header.maxY + 8 + 0.5)), 1)
    expectLess(abs(date.midY - name.midY - 44.5), 1)
    expectGreater(size.minY, date.midY + 22 + 8)
  }

  private struct Long: View {
    @State private var log = "none"
    var body: some View {
      VStack {
        Menu("Many") {
          ForEach(0..<40, id: \.self) { row in Button("Row \(row)") { log = "\(row)" } }
        }
        Text(log).accessibilityIdentifier("log")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("a menu with too many rows ends at the screen edge and scrolls")
  func long() throws {
    let renderer = ImageRenderer(content: Long())
    renderer.proposedSize = ProposedViewSize(CGSize(width: 390, height: 800))
    func row(_ number: Int) throws -> CGRect {
      try require(renderer.layoutTree().nodes.last { $0.text?.string == "Row \(number)" }).frame
    }
    func point(_ frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    let button = try require(renderer.layoutTree().nodes.last { $0.text?.string == "Many" })
    _ = try renderer.session.press(at: point(button.frame))
    let menu = try require(
      renderer.layoutTree().nodes.first { $0.type == "presentation" }
    ).frame
    expectGreater(menu.minY, button.frame.maxY)
    expectAtMost(menu.maxY, 800)
    try expectGreater(row(39).minY, 800)
    try expect(renderer.session.scroll(at: point(menu), by: CGSize(width: 0, height: 9_999)))
    try expectAtMost(row(39).maxY, menu.maxY)
    _ = try renderer.session.press(at: point(try row(39)))
    try expectEqual(renderer.layoutTree()["log"].text?.string, "39")
  }

  private struct Grouped: View {
    @State private var log = "none"
    var body: some View {
      VStack {
        Menu("Edit") {
          ControlGroup {
            Button("Cut", systemImage: "scissors") { log = "cut" }
            Button("Copy", systemImage: "doc.on.doc") { log = "copy" }
            Button("Paste", systemImage: "doc.on.clipboard") { log = "paste" }
          }
          Button("Rename") { log = "rename" }
          ControlGroup("More") {
            Button("Share") { log = "share" }
            Button("Print") { log = "print" }
          }
          .controlGroupStyle(.menu)
        }
        Text(log).accessibilityIdentifier("log")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("a control group in a menu is a row of equal parts, or a submenu")
  func controlGroup() throws {
    let renderer = ImageRenderer(content: Grouped())
    renderer.proposedSize = ProposedViewSize(CGSize(width: 390, height: 800))
    func frame(_ text: String) throws -> CGRect {
      try require(renderer.layoutTree().nodes.last { $0.text?.string == text }).frame
    }
    func press(_ text: String) throws {
      let frame = try frame(text)
      _ = try renderer.session.press(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    try press("Edit")
    let titles = try ["Cut", "Copy", "Paste"].map(frame)
    let below = try frame("Rename").minY
    expect(titles.allSatisfy { abs($0.midY - titles[0].midY) < 0.01 && $0.maxY < below })
    // Three parts of 250 points, with lines between them.
    expectLess(abs(titles[1].midX - titles[0].midX - 250 / 3), 1)
    expectLess(abs(titles[2].midX - titles[1].midX - 250 / 3), 1)
    try press("Copy")
    try expectEqual(renderer.layoutTree()["log"].text?.string, "copy")
    try expect(renderer.layoutTree().nodes.allSatisfy { $0.type != "presentation" })
    try press("Edit")
    try press("More")
    try press("Print")
    try expectEqual(renderer.layoutTree()["log"].text?.string, "print")
  }
}
