import Foundation
import GalleyScenes
import Testing

/// The examples that have numbers of their own.
@MainActor
@Suite("Examples")
struct ExampleTests {
  @Test("06: the dot goes on its arc, a train that stays moves up, the percentage counts")
  func departures() throws {
    let ring = try layout("examples/06-departures", variant: "0")
    let center = CGPoint(x: 16 + 48, y: ring.canvas.height / 2)
    let last = try layout("examples/06-departures", variant: "100")
    for percent in [0, 25, 50, 75, 100] {
      let tree = try layout("examples/06-departures", variant: "\(percent)")
      let share = Double(percent) / 100
      let dot = tree["dot"].frame
      #expect(abs(dot.midX - (center.x + 34 * sin(share * .pi))) <= 0.25)
      #expect(abs(dot.midY - (center.y - 34 * cos(share * .pi))) <= 0.25)
      let (from, to) = (ring["Lakeside"].frame.minY, last["Lakeside"].frame.minY)
      #expect(abs(tree["Lakeside"].frame.minY - (from + (to - from) * share)) <= 0.5)
      let text = "\(Int((25 + 50 * share).rounded()))%"
      #expect(tree.nodes.contains { $0.text?.string == text })
    }
  }
}
