import Expectations
import Foundation
import Galley
import GalleyCore
import TestSupport
import Testing

/// Compares the looks of iOS 18 and iOS 26 with values measured in their pictures. The extensions in
/// other files test lists, controls, and bars with presentations.
@MainActor
@Suite("Themes")
struct ThemeTests {
  /// Returns the layout of a list on an iPhone 14: 390 points wide, at 3 pixels per point.
  func list(
    _ theme: SystemTheme, _ typeSize: DynamicTypeSize = .large,
    @ViewBuilder _ content: () -> some View
  ) -> LayoutTree {
    var environment = EnvironmentValues()
    environment.systemTheme = theme
    environment.dynamicTypeSize = typeSize
    environment.displayScale = 3
    let screen = DeviceScreen(.iPhone14) { List { content() } }
    return LayoutTree(of: screen, environment: environment)
  }

  /// Returns the layout of a screen of an iPhone 16 Pro: 402 points wide, at 3 pixels per point.
  func screen(_ theme: SystemTheme, @ViewBuilder _ content: () -> some View) -> LayoutTree {
    var environment = EnvironmentValues()
    environment.systemTheme = theme
    environment.displayScale = 3
    return LayoutTree(of: DeviceScreen(.iPhone16Pro, content: content), environment: environment)
  }

  /// Returns the bounds of what a picture at 3 pixels per point fills, in painting order.
  func pictured(_ view: some View, _ theme: SystemTheme) throws -> [CGRect] {
    let renderer = ImageRenderer(content: view)
    renderer.environment.systemTheme = theme
    renderer.scale = 3
    return try renderer.displayList().filledRects
  }

  /// Whether two lengths differ by at most a tolerance, in points.
  func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test("the themes have the colors of the guidelines")
  func colors() {
    let blue = [("ios18", 0x007AFF, 0x0A84FF), ("ios26", 0x0088FF, 0x0091FF)]
    for (theme, (name, light, dark)) in zip(SystemTheme.all, blue) {
      expectEqual(theme.name, name)
      var environment = EnvironmentValues()
      environment.systemTheme = theme
      expectEqual(hex(Color.blue.resolve(in: environment)), light)
      expectEqual(hex(Color.accentColor.resolve(in: environment)), light)
      environment.colorScheme = .dark
      expectEqual(hex(Color.blue.resolve(in: environment)), dark)
      // Unchanged since iOS 18.
      expectEqual(hex(Color.green.resolve(in: environment)), 0x30D158)
      expectEqual(hex(Color.gray.resolve(in: environment)), 0x8E8E93)
    }
  }

  /// Source: pictures of macOS 26, near the top; yellow at the bottom.
  @Test(
    "color gradients match those of 2025",
    arguments: [
      (.red, 0xFF6267), (.orange, 0xFFAB57), (.green, 0x60DC7F), (.mint, 0x35DDCC),
      (.cyan, 0x35D7F9), (.blue, 0x2CA6FF), (.indigo, 0x877BFF), (.pink, 0xFF577D),
      (.brown, 0xC9A387), (.gray, 0xAEAEB3), (.yellow, 0xF0B900),
    ] as [(Color, Int)])
  func gradient(color: Color, lit: Int) throws {
    var environment = EnvironmentValues()
    environment.systemTheme = .ios26
    guard
      case .linear(let stops, start: .top, end: .bottom) = color.gradient._resolved(in: environment)
    else { return expect(false, "no linear gradient") }
    let base = color.resolve(in: environment) as ResolvedColor
    let changed = color == .yellow ? stops.count - 1 : 0
    expectEqual(hex(stops[changed].color), lit)
    // Similar colors were not measured.
    var other = base
    other.blue += other.blue > 0.5 ? -0.01 : 0.01
    let computed = hex(environment.standard.palette.gradient(other)[changed].color)
    for shift in [16, 8, 0] {
      let difference = ((computed >> shift) & 255) - ((lit >> shift) & 255)
      expectAtMost(abs(difference), 5, "\(color): \(difference)")
    }
    let own = stops.filter { $0.color == base }.map(\.location)
    expectEqual(own, color == .yellow ? [0, 0.3] : [0.7])
  }

  private func hex(_ color: ResolvedColor) -> Int {
    [color.red, color.green, color.blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
  }

  /// The fill of bar buttons in pictures of 2026, from the darkest to the lightest.
  @Test(
    "glass has the measured fill", .enabled(if: hasPainter),
    arguments: [
      (0xF2F2F7, ColorScheme.light, 0xF5...0xF7), (0xFFFFFF, .light, 0xFA...0xFC),
      (0x000000, .dark, 0x1F...0x21),
    ] as [(Int, ColorScheme, ClosedRange<UInt8>)])
  func glass(page: Int, scheme: ColorScheme, fill: ClosedRange<UInt8>) throws {
    func part(_ shift: Int) -> Double { Double((page >> shift) & 255) / 255 }
    let color = Color(red: part(16), green: part(8), blue: part(0))
    let renderer = ImageRenderer(
      content: Color.clear.frame(width: 60, height: 44).glassEffect().padding(40)
        .background(color).environment(\.colorScheme, scheme))
    renderer.environment.systemTheme = .ios26
    renderer.scale = 2
    let bitmap = try renderer.bitmap()
    let middle = bitmap[bitmap.width / 2, bitmap.height / 2]
    expect(fill.contains(middle.red), "\(middle.red)")
    // A rim at the side: gray in light mode, hardly visible in dark mode.
    let rim = (78...84).map { bitmap[$0, bitmap.height / 2].red }
    if scheme == .light {
      expect((0xA0...0xD8).contains(rim.min() ?? 0))
    } else {
      expectLess(rim.max() ?? 0, 0x30)
    }
  }
}
