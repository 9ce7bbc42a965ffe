import Expectations
import Foundation
import Galley
import Testing

/// The numbers of elements in a picture, and the legend beside it.
@Suite("Numbers of accessible elements")
@MainActor
struct ReadOutTests {
  private func texts(_ picture: AnnotatedPicture) -> [String] { picture.labels.map(\.text) }

  @Test("the legend is beside the picture, and says what is read in order")
  func legend() throws {
    let card = VStack {
      Text("Total").accessibilityAddTraits(.isHeader)
      Button("Buy") {}
    }
    let picture = try annotated(card, .accessibility, width: 200, height: 200)
    let canvas = try require(picture.canvases.first)
    expectEqual(texts(picture).filter { $0.contains(".") }, ["Total. Heading.", "Buy. Button."])
    for label in picture.labels where label.text.contains(".") {
      expectGreater(label.frame.minX, canvas.maxX)
    }
    let silent = try texts(annotated(Color.red, .accessibility))
    expect(silent, contains: "A screen reader finds nothing.")
  }

  @Test("numbers leave texts and symbols free, and other numbers")
  func numbers() throws {
    let rows = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<6) { row in
        HStack(spacing: 0) {
          Image(systemName: "star.fill").accessibilityHidden(true)
          Text("Row \(row)").accessibilityAddTraits(.isButton)
        }
      }
    }
    .frame(width: 300, height: 200)
    let picture = try annotated(rows, .accessibility, width: 300, height: 200)
    let canvas = try require(picture.canvases.first)
    let tree = LayoutTree(of: rows)
    let numbers = picture.labels.filter { Int($0.text) != nil && $0.frame.maxX < canvas.maxX }
    expectEqual(numbers.map(\.text), (1...6).map(String.init))
    let texts = tree.nodes.filter { $0.text != nil || $0.type == "Image" }.map { node in
      node.frame.offsetBy(dx: canvas.minX, dy: canvas.minY).insetBy(dx: 1, dy: 4)
    }
    expectEqual(texts.count, 12)
    for number in numbers {
      expect(!texts.contains { $0.intersects(number.frame) }, "\(number.text)")
      expect(!numbers.contains { $0.text != number.text && $0.frame.intersects(number.frame) })
    }
  }

  @Test("elements outside of the picture have no number in it, and the legend says so")
  func outside() throws {
    let list = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<3) { Text("Row \($0)").frame(height: 100) }
      }
    }
    let picture = try annotated(list, .accessibility, width: 100, height: 150)
    let canvas = try require(picture.canvases.first)
    let numbers = picture.labels.filter { Int($0.text) != nil }
    expectEqual(numbers.map(\.text).sorted(), ["1", "1", "2", "2", "3"])
    expect(numbers.allSatisfy { $0.text != "3" || $0.frame.minX > canvas.maxX })
    expectEqual(texts(picture).count { $0 == "outside of the picture" }, 1)
  }
}
