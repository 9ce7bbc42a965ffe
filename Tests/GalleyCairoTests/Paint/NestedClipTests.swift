import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCairo

@Suite("Nested clips")
struct NestedClipTests {
  private func bitmap(_ items: [DisplayItem]) throws -> Bitmap {
    try Rasterizer.bitmap(
      of: DisplayList(
        size: CGSize(width: 60, height: 40), scale: 2, background: .white, items: items))
  }

  private let fill = DisplayItem.fill(
    Path(CGRect(x: -100, y: -100, width: 300, height: 300)), .color(.black), FillStyle())

  private func isBlack(_ x: Int, _ y: Int, _ bitmap: Bitmap) -> Bool { bitmap[x, y].red == 0 }

  @Test("only the area inside every nested clip is painted, even with groups and layers")
  func inside() throws {
    var random = SplitMix64(seed: 3)
    for round in 0..<12 {
      let count = [3, 9, 20, 40][round % 4]
      let circles = (0..<count).map { _ in
        (
          x: Double.random(in: 24...36, using: &random),
          y: Double.random(in: 14...26, using: &random),
          radius: Double.random(in: 12...22, using: &random)
        )
      }
      let rectangle = CGRect(x: 25, y: 5, width: 30, height: 30)
      var items: [DisplayItem] = []
      for (index, circle) in circles.enumerated() {
        if index == 2 { items.append(.pushClip(Path(rectangle), FillStyle())) }
        if index == 11, round % 3 == 0 { items.append(.pushOpacity(0.99999)) }
        if index == 12, round % 3 == 1 {
          items.append(.pushShadow(color: .black, radius: 0, offset: .zero))
        }
        let frame = CGRect(
          x: circle.x - circle.radius, y: circle.y - circle.radius, width: 2 * circle.radius,
          height: 2 * circle.radius)
        items.append(.pushTransform(CGAffineTransform(translationX: 1, y: 0)))
        items.append(.pushTransform(CGAffineTransform(translationX: -1, y: 0)))
        items.append(
          .pushClip(Path(ellipseIn: frame), FillStyle(eoFill: index % 2 == 0)))
      }
      items.append(fill)
      items += Array(repeating: .pop, count: items.count - 1)
      // This fill is outside the clips.
      items.append(
        .fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(.black), FillStyle()))
      let picture = try bitmap(items)
      expect(isBlack(1, 1, picture))
      var wrong = 0
      for y in 4..<picture.height {
        for x in 4..<picture.width {
          let (px, py) = ((Double(x) + 0.5) / 2, (Double(y) + 0.5) / 2)
          var depth = min(px - 25, 55 - px, py - 5, 35 - py)
          for circle in circles {
            depth = min(depth, circle.radius - hypot(px - circle.x, py - circle.y))
          }
          // Pixels at an edge may have any color.
          if abs(depth) < 0.75 { continue }
          if picture[x, y].red != (depth > 0 ? 0 : 255) { wrong += 1 }
        }
      }
      expectEqual(wrong, 0, "\(round)")
    }
  }

  @Test("an empty clip hides everything, whatever clips are inside it")
  func empty() throws {
    let circle = Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))
    var items = Array(repeating: DisplayItem.pushClip(circle, FillStyle()), count: 20)
    let visible = try bitmap(items + [fill])
    expect(isBlack(40, 40, visible))
    items[4] = .pushClip(Path(), FillStyle())
    let hidden = try bitmap(items + [fill])
    expect(!isBlack(40, 40, hidden))
  }

  @Test("a rectangle without antialiasing keeps sharp edges among many other clips")
  func sharp() throws {
    let rectangle = Path(CGRect(x: 10.3, y: 5, width: 30, height: 30))
    let circle = Path(ellipseIn: CGRect(x: -70, y: -80, width: 200, height: 200))
    let circles = Array(repeating: DisplayItem.pushClip(circle, FillStyle()), count: 20)
    let sharp = DisplayItem.pushClip(rectangle, FillStyle(antialiased: false))
    let picture = try bitmap([sharp] + circles + [fill])
    let row = (0..<picture.width).map { picture[$0, 40].red }
    expectEqual(Set(row), [0, 255])
  }

  @Test("Cairo intersects few paths, and each is intersected with others once")
  func count() {
    var shape = ClipShape([CGRect(x: 0, y: 0, width: 100, height: 100)])
    let style = FillStyle()
    var replaced: [Int] = []
    for index in 1...40 {
      let side = CGFloat(80 - index)
      let circle = Path(
        ellipseIn: CGRect(x: 50 - side / 2, y: 50 - side / 2, width: side, height: side))
      guard let whole = shape.formIntersection(circle, style, .identity) else { continue }
      replaced.append(index)
      expectEqual(whole.areas.count, 1)
      // The innermost circle is inside all others.
      let bounds = whole.path.boundingRect
      expectLess(abs(bounds.width - side), 0.01)
    }
    expectEqual(replaced, [9, 17, 25, 33])
    // Rectangles need no intersection by Cairo.
    for _ in 0..<100 {
      let square = Path(CGRect(x: 0, y: 0, width: 50, height: 50))
      expectNil(shape.formIntersection(square, style, .identity))
    }
  }
}
