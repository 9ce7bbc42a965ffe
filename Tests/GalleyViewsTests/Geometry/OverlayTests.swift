import Foundation
import Galley
import Testing

@Suite("Baselines over a picture")
@MainActor
struct OverlayTests {
  /// The grounds of the labels, in points.
  func labels(_ view: some View, width: CGFloat, height: CGFloat) throws -> [CGRect] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.scale = 2
    let plain = try renderer.displayList().items.count
    renderer.overlays = [.baselines]
    return try renderer.displayList().items.dropFirst(plain).compactMap { item in
      guard case .fill(let path, .color(let color), _) = item, color.opacity < 1 else { return nil }
      return path.boundingRect
    }
  }

  @Test("labels of lines that are close to each other do not overlap, and stay on the canvas")
  func apart() throws {
    let rows = VStack(spacing: 0) {
      ForEach(0..<6) { row in
        HStack(alignment: .top, spacing: 3) {
          Text("a\(row)").font(.system(size: 6))
          Text("b\(row)").font(.system(size: 7)).padding(.top, 1)
        }
      }
    }
    let labels = try labels(rows, width: 300, height: 120)
    #expect(labels.count > 6)
    for (index, label) in labels.enumerated() {
      #expect(CGRect(x: 0, y: 0, width: 300, height: 120).contains(label))
      for other in labels[..<index] {
        #expect(!label.insetBy(dx: 0.5, dy: 0.5).intersects(other.insetBy(dx: 0.5, dy: 0.5)))
      }
    }
  }

  @Test("a label goes to the end of its line where it covers no text")
  func clearOfText() throws {
    let atTheRight = HStack {
      Spacer()
      Text("Words").accessibilityIdentifier("words")
    }
    let labels = try labels(atTheRight, width: 240, height: 40)
    #expect(labels.count == 1 && labels[0].minX == 0)
    let alone = try self.labels(Text("Words").position(x: 40, y: 20), width: 240, height: 40)
    #expect(alone.count == 1 && alone[0].minX > 100)
  }

  @Test("containers are labelled by what they merge; modifiers are not")
  func containers() throws {
    let column = VStack(spacing: 0) {
      Text("Upper")
      Text("Lower")
    }
    .padding()
    // One line for the column's and the upper text's first baseline, one for the last ones.
    #expect(try labels(column, width: 240, height: 90).count == 2)
    #expect(try labels(Rectangle(), width: 240, height: 90).isEmpty)
  }
}
