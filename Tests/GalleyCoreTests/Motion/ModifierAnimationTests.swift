import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// A modifier can animate what it adds without animating the view that it is applied to.
@MainActor
@Suite("Animations of modifiers")
struct ModifierAnimationTests {
  private struct Wide: ViewModifier {
    let isWide: Bool
    func body(content: Content) -> some View { content.frame(width: isWide ? 200 : 100) }
  }

  private struct Card<Modifier: ViewModifier>: View {
    @State private var isWide = false
    let animated: (Wide) -> Modifier

    var body: some View {
      VStack {
        Color.red.frame(height: isWide ? 40 : 20).accessibilityIdentifier("content")
          .modifier(animated(Wide(isWide: isWide))).accessibilityIdentifier("card")
        Button("go") { isWide = true }
      }
    }
  }

  private func sizes<Modifier: ViewModifier>(
    _ animated: @escaping (Wide) -> Modifier
  ) throws -> (card: CGFloat, content: CGFloat) {
    let renderer = ImageRenderer(content: Card(animated: animated))
    try renderer.animate(to: 0) { try renderer.tap("go") }
    renderer.advance(to: 0.5)
    let tree = try renderer.layoutTree()
    return (tree["card"].frame.width, tree["content"].frame.height)
  }

  @Test("the frame of a modifier moves while its content jumps")
  func animation() throws {
    let moving = try sizes { $0.animation(.linear(duration: 1)) }
    expectEqual(moving.card, 150)
    expectEqual(moving.content, 40)
    let still = try sizes { $0 }
    expectEqual(still.card, 200)
    let none = try sizes { $0.animation(nil) }
    expectEqual(none.card, 200)
  }

  /// Animates its content, which is twice as high while the value is true.
  private struct High: ViewModifier {
    let isHigh: Bool
    func body(content: Content) -> some View {
      content.animation(.linear(duration: 1), value: isHigh).frame(width: isHigh ? 200 : 100)
    }
  }

  private struct HighCard: View {
    @State private var isHigh = false

    var body: some View {
      VStack {
        Color.red.frame(height: isHigh ? 40 : 20).accessibilityIdentifier("content")
          .modifier(High(isHigh: isHigh).animation(nil)).accessibilityIdentifier("card")
        Button("go") { isHigh = true }
      }
    }
  }

  @Test("content moves if the modifier itself animates it, whatever the animation of the modifier")
  func both() throws {
    let renderer = ImageRenderer(content: HighCard())
    try renderer.animate(to: 0) { try renderer.tap("go") }
    renderer.advance(to: 0.5)
    let tree = try renderer.layoutTree()
    expectEqual(tree["card"].frame.width, 200)
    expectEqual(tree["content"].frame.height, 30)
  }

  @Test("a transaction of a modifier applies to what it adds")
  func transaction() throws {
    let moving = try sizes { $0.transaction { $0.animation = .linear(duration: 2) } }
    expectEqual(moving.card, 125)
    expectEqual(moving.content, 40)
  }
}
