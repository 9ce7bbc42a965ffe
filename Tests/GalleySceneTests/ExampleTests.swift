import Foundation
import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

/// The examples with specific numbers.
@MainActor
@Suite("Examples")
struct ExampleTests {
  @Test("06: the dot moves along its arc, a remaining train moves up, the percentage counts")
  func departures() throws {
    let ring = try layout("examples/06-departures", variant: "0")
    let center = CGPoint(x: 16 + 48, y: ring.canvas.height / 2)
    let last = try layout("examples/06-departures", variant: "100")
    for percent in [0, 25, 50, 75, 100] {
      let tree = try layout("examples/06-departures", variant: "\(percent)")
      let share = Double(percent) / 100
      let dot = tree["dot"].frame
      expectAtMost(abs(dot.midX - (center.x + 34 * sin(share * .pi))), 0.25)
      expectAtMost(abs(dot.midY - (center.y - 34 * cos(share * .pi))), 0.25)
      let (from, to) = (ring["Lakeside"].frame.minY, last["Lakeside"].frame.minY)
      expectAtMost(abs(tree["Lakeside"].frame.minY - (from + (to - from) * share)), 0.5)
      let text = "\(Int((25 + 50 * share).rounded()))%"
      expect(tree.nodes.contains { $0.text?.string == text })
    }
  }

  /// Returns the frame of the first text with the given string.
  private func text(_ string: String, in tree: LayoutTree) throws -> CGRect {
    try require(tree.nodes.first { $0.text?.string == string }?.frame, "no text \(string)")
  }

  private func frames(of type: String, in tree: LayoutTree) -> [CGRect] {
    tree.nodes.filter { $0.type == type }.map(\.frame)
  }

  @Test("13: the selected tab's background has its frame; numbers are formatted for the locale")
  func everydayDark() throws {
    let tree = try layout("examples/13-everyday", variant: "dark")
    let title = try text("Distance", in: tree)
    expectEqual(frames(of: "Capsule", in: tree).first, title.insetBy(dx: -14, dy: -6))
    for number in ["44,500", "423.9", "128", "0"] { _ = try text(number, in: tree) }
    // The three segments are equally wide, with the second one in the middle.
    let segments = try ["Week", "Month", "Year"].map { try text($0, in: tree).midX }
    expectAtMost(abs(segments[1] - 393 / 2), 0.5)
    expectAtMost(abs(segments[2] - segments[1] - (segments[1] - segments[0])), 0.5)
    // The window is dark, too.
    let corner = try bitmap("examples/13-everyday", variant: "dark")[2, 2]
    expect(corner == (0, 0, 0, 255))
  }

  @Test("13: badges are at the tab icons, four dots are centered, rows can be moved")
  func everydayScreens() throws {
    let tabs = try layout("examples/13-everyday", variant: "tabs")
    for (badge, name) in [("100", "Library"), ("new", "Friends")] {
      let labels = tabs.nodes.filter { $0.text?.string == name }.map(\.frame)
      let label = try require(labels.max { $0.minY < $1.minY })
      let frame = try text(badge, in: tabs)
      expectGreater(frame.minX, label.midX)
      expectAtMost(frame.maxY, label.minY)
    }
    let pages = try layout("examples/13-everyday", variant: "pages")
    let dots = frames(of: "Circle", in: pages).filter { $0.width == 7 }
    expectEqual(dots.map(\.midX), [172.5, 188.5, 204.5, 220.5])
    expectAtMost(abs(try text("Medium", in: pages).midX - 393 / 2), 0.25)
    let edit = try layout("examples/13-everyday", variant: "edit")
    let names = try ["Ada", "Barbara", "Grace", "Katherine"].map { try text($0, in: edit) }
    expectEqual(Set(names.map(\.minX)).count, 1)
    expectGreater(names[0].minX, (try text("Compass", in: edit)).minX + 30)
  }
}
