import Expectations
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Configurations of symbols")
struct SymbolConfigurationTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let star = UIImage(systemName: "star.fill")

  /// Returns the size of an image in SwiftUI, in points.
  private func size(_ image: UIImage?) throws -> CGSize {
    let image = try require(image)
    let renderer = ImageRenderer(content: Image(uiImage: image))
    renderer.scale = UIScreen.main.scale
    return try renderer.layoutTree().root.frame.size
  }

  private func star(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    UIImage(systemName: "star.fill", withConfiguration: configuration)
  }

  @Test("sizes, text styles and scales also apply in SwiftUI, and can be combined")
  func sizes() throws {
    let plain = try size(star(.init(pointSize: 17)))
    let large = try size(star(.init(pointSize: 34)))
    expectAtMost(abs(large.width - 2 * plain.width), 1)
    try expectEqual(size(star(.init(textStyle: .body))), plain)
    let scaled = try size(star(.init(pointSize: 17, weight: .regular, scale: .large)))
    expectAtMost(abs(scaled.width - 1.28 * plain.width), 1)
    try expectEqual(size(star(.init(pointSize: 17).applying(.init(scale: .large)))), scaled)
    let both = star?.applyingSymbolConfiguration(.init(scale: .large))?
      .applyingSymbolConfiguration(.init(pointSize: 17))
    try expectEqual(size(both), scaled)
    expectEqual(both?.size, scaled)
  }

  @Test("a tint, a hierarchical color and a palette are the symbol's own")
  func colors() throws {
    let symbol = try require(star)
    try expectEqual(
      colors(Image(uiImage: symbol.withTintColor(red)).foregroundStyle(.green)), [red])
    try expectEqual(colors(image(.init(hierarchicalColor: blue))), [blue])
    // The circle, which begins above the person, is the second layer.
    try expectEqual(colors(image(.init(paletteColors: [blue, red]))), [red, blue])
    let view = UIImageView(image: symbol.withTintColor(red, renderingMode: .alwaysOriginal))
    try expectEqual(colors(view), [red])
    view.preferredSymbolConfiguration = .init(hierarchicalColor: blue)
    try expectEqual(colors(view), [blue])
  }

  private func image(_ configuration: UIImage.SymbolConfiguration) throws -> Image {
    Image(
      uiImage: try require(
        UIImage(systemName: "person.circle.fill", withConfiguration: configuration)))
  }

  private func colors(_ view: UIImageView) throws -> [UIColor] {
    try colors(Represented(view: view).frame(width: 40, height: 40))
  }

  private struct Represented: UIViewRepresentable {
    let view: UIImageView
    func makeUIView(context: Context) -> UIImageView { view }
    func updateUIView(_ view: UIImageView, context: Context) {}
  }

  /// The opaque primary colors of a view, in the order of the first pixels in each.
  private func colors(_ view: some View) throws -> [UIColor] {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 4
    let bitmap = try require(renderer.cgImage).bitmap
    var found: [UIColor] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        guard pixel.alpha == 255, pixel.green == 0 || pixel.red + pixel.blue == 0 else { continue }
        let color = UIColor(
          red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255,
          blue: CGFloat(pixel.blue) / 255, alpha: 1)
        guard [0, 255].contains(pixel.red), [0, 255].contains(pixel.blue) else { continue }
        if !found.contains(color) { found.append(color) }
      }
    }
    return found
  }
}
