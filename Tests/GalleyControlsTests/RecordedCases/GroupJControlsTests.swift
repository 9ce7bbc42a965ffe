import Expectations
import Galley
import TestSupport
import Testing

// The control tests contain J01.
@MainActor
@Suite("Recorded cases J: controls and colors")
struct GroupJControlsTests {
  @Test("J03: a divider is one pixel thick: half a point at two pixels per point")
  func divider() {
    let tree = layout(100, nil) {
      VStack {
        Text("above")
        Divider().named("divider")
        Text("below")
      }
    }
    expectClose(tree["divider"].frame.size, 100, 0.5)
  }

  @Test("J05: the field of a compact date picker is 14 points taller than its text")
  func datePicker() throws {
    let tree = layout(nil, nil) {
      DatePicker("", selection: .constant(.distantPast), displayedComponents: .date)
        .labelsHidden().named("picker")
    }
    let text = try require(tree["picker"].descendants.first { $0.text != nil })
    expectEqual(tree["picker"].frame.height, text.frame.height + 14)
  }

  @Test(
    "J07: gradients interpolate perceptually", .enabled(if: hasPainter),
    arguments: [
      ([255, 56, 60], [0, 136, 255], [171, 121, 168]),
      ([255, 59, 48], [0, 122, 255], [167, 116, 166]),
    ] as [([Double], [Double], [Int])])
  func gradient(from: [Double], to: [Double], middle: [Int]) throws {
    func color(_ parts: [Double]) -> Color {
      Color(red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255)
    }
    let renderer = ImageRenderer(
      content: LinearGradient(
        colors: [color(from), color(to)], startPoint: .leading, endPoint: .trailing
      )
      .frame(width: 101, height: 3))
    let bitmap = try renderer.bitmap()
    let pixel = (0..<3).map { Int(bitmap.pixels[(101 + 50) * 4 + $0]) }
    expect(zip(pixel, middle).allSatisfy { abs($0 - $1) <= 3 }, "\(pixel)")
  }
}

extension LayoutTree.Node {
  /// All descendants of the node.
  fileprivate var descendants: [LayoutTree.Node] { children + children.flatMap(\.descendants) }
}
