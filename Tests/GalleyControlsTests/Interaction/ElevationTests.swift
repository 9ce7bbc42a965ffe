import Expectations
import Galley
import TestSupport
import Testing

/// Elevated content has lighter backgrounds in the dark appearance.
@MainActor
@Suite("Elevated colors")
struct ElevationTests {
  private static let backgrounds: [(SystemColor, base: UInt8, elevated: UInt8)] = [
    (.background, 0, 0x1C), (.secondaryBackground, 0x1C, 0x2C), (.tertiaryBackground, 0x2C, 0x3A),
    (.groupedBackground, 0, 0x1C), (.secondaryGroupedBackground, 0x1C, 0x2C),
    (.tertiaryGroupedBackground, 0x2C, 0x3A),
  ]

  @Test("elevated backgrounds are a step lighter in dark appearance, unchanged in light")
  func values() {
    for (color, base, elevated) in Self.backgrounds {
      expectEqual(color.resolved(in: .dark).red8, base)
      expectEqual(color.resolved(in: .dark, isElevated: true).red8, elevated)
      expectEqual(color.resolved(in: .light, isElevated: true), color.resolved(in: .light))
    }
    expectEqual(
      SystemColor.gray6.resolved(in: .dark, isElevated: true),
      SystemColor.gray6.resolved(in: .dark))
  }

  private struct Reader: View {
    let note: ([ResolvedColor]) -> Void
    @Environment(\.self) private var environment
    var body: some View {
      let styles: [any ShapeStyle] = [Color(.background), Color(.secondaryGroupedBackground)]
      note(
        styles.map { style in
          if case .color(let color) = style._resolved(in: environment) { color } else { .clear }
        })
      return Rectangle().fill(.background)
    }
  }

  private enum Presentation { case none, sheet, popover, cover }

  private func colors(_ presentation: Presentation, _ scheme: ColorScheme = .dark) throws
    -> [UInt8]
  {
    var seen: [ResolvedColor] = []
    let reader = Reader { seen = $0 }
    let renderer = ImageRenderer(
      content: VStack { if presentation == .none { reader } else { Text("below") } }
        .sheet(isPresented: .constant(presentation == .sheet)) { reader }
        .popover(isPresented: .constant(presentation == .popover)) { reader }
        .fullScreenCover(isPresented: .constant(presentation == .cover)) { reader }
        .environment(\.colorScheme, scheme))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 500)
    _ = try renderer.layoutTree()
    return seen.map(\.red8)
  }

  @Test("sheets and popovers are elevated; screens and covers are not")
  func presentations() throws {
    try expectEqual(colors(.none), [0, 0x1C])
    try expectEqual(colors(.cover), [0, 0x1C])
    try expectEqual(colors(.sheet), [0x1C, 0x2C])
    try expectEqual(colors(.popover), [0x1C, 0x2C])
    try expectEqual(colors(.sheet, .light), [255, 255])
  }

  @Test("a dark sheet with a list uses the two elevated grays", .enabled(if: hasPainter))
  func list() throws {
    let renderer = ImageRenderer(
      content: Text("below").sheet(isPresented: .constant(true)) { List { Text("row") } }
        .environment(\.colorScheme, .dark))
    renderer.scale = 1
    renderer.proposedSize = ProposedViewSize(width: 300, height: 500)
    let bitmap = try renderer.bitmap()
    let row = try require(renderer.layoutTree().nodes.first { $0.text?.string == "row" })
    func red(_ x: Int, _ y: CGFloat) -> UInt8 { bitmap.pixels[(Int(y) * 300 + x) * 4] }
    expectEqual(red(5, row.frame.midY), 0x1C)
    expectEqual(red(200, row.frame.midY), 0x2C)
  }
}

extension ResolvedColor {
  /// The red component as a byte.
  fileprivate var red8: UInt8 { UInt8((red * 255).rounded()) }
}
