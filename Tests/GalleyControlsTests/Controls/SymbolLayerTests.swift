import Expectations
import Galley
import TestSupport
import Testing

/// `symbolRenderingMode`: the styles of a symbol's parts.
@MainActor
@Suite("Symbol layers")
struct SymbolLayerTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let (first, second) = (
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)
  )

  /// Returns a symbol's pixel at an offset from its center, in units of the drawing.
  private func pixel(_ view: some View, _ x: CGFloat = 0, _ y: CGFloat = 0) throws -> [UInt8] {
    let renderer = ImageRenderer(content: view.font(.system(size: 100)))
    renderer.scale = 1
    let bitmap = try renderer.bitmap()
    let column = Int(CGFloat(bitmap.width) / 2 + x)
    let row = Int(CGFloat(bitmap.height) / 2 + y)
    let start = (row * bitmap.width + column) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  private func two(_ name: String, _ mode: SymbolRenderingMode?) -> some View {
    Image(systemName: name).symbolRenderingMode(mode)
      .foregroundStyle(Self.first, Self.second)
  }

  @Test(
    "a palette gives the mark the first style, the shape the second", .enabled(if: hasPainter),
    arguments: [
      "plus.circle.fill", "star.circle.fill", "5.square.fill", "exclamationmark.circle.fill",
    ])
  func palette(_ name: String) throws {
    let mark: CGFloat = name.hasPrefix("e") ? -10 : name.hasPrefix("5") ? -21 : 0
    for mode in [SymbolRenderingMode.palette, .hierarchical, nil] {
      try expectEqual(pixel(two(name, mode), 0, mark), Self.red)
      try expectEqual(pixel(two(name, mode), -38, 0), Self.blue)
    }
    try expectEqual(pixel(two(name, .monochrome), -38, 0), Self.red)
    try expectEqual(pixel(two(name, .monochrome), 0, mark)[3], 0)
  }

  @Test("an outline also uses the second style", .enabled(if: hasPainter))
  func outline() throws {
    try expectEqual(pixel(two("plus.circle", .palette)), Self.red)
    try expectEqual(pixel(two("plus.circle", .palette), -46, 0), Self.blue)
    // Filled dots are marks.
    try expectEqual(pixel(two("ellipsis.circle", .palette)), Self.red)
  }

  @Test("a slash through a symbol uses the first style", .enabled(if: hasPainter))
  func slash() throws {
    for name in ["bell.slash.fill", "star.slash.fill"] {
      try expectEqual(pixel(two(name, .palette), -38, -38), Self.red)
      try expectEqual(pixel(two(name, .palette), -12, 12), Self.blue)
      try expectEqual(pixel(two(name, .monochrome), -12, 12), Self.red)
    }
  }

  @Test("a badge uses the first style", .enabled(if: hasPainter))
  func badge() throws {
    try expectEqual(pixel(two("folder.fill.badge.plus", .palette), 47 + 10, 41 + 10), Self.red)
    try expectEqual(pixel(two("folder.fill.badge.plus", .palette), -20, 0), Self.blue)
    try expectEqual(pixel(two("bell.badge.fill", .palette), 28, -32), Self.red)
  }

  @Test(
    "the cloud has the first style, and what is beside it the next ones", .enabled(if: hasPainter))
  func clouds() throws {
    try expectEqual(pixel(two("cloud.sun.fill", .palette), 10, 20), Self.red)
    try expectEqual(pixel(two("cloud.sun.fill", .palette), -28, -28), Self.blue)
    for name in ["cloud.sun.rain", "cloud.moon.rain", "cloud.sun.bolt", "cloud.bolt.rain"] {
      for form in ["", ".fill"] {
        let image = Image(systemName: name + form).font(.system(size: 60))
        let three = image.foregroundStyle(Self.first, Color(red: 0, green: 1, blue: 0), Self.second)
        try expectEqual(colors(of: three), [0xFF0000, 0x00FF00, 0x0000FF], "\(name)\(form)")
        let two = image.foregroundStyle(Self.first, Self.second)
        try expectEqual(colors(of: two), [0xFF0000, 0x0000FF], "\(name)\(form)")
      }
    }
  }

  @Test("hierarchical rendering fades the shape around the mark", .enabled(if: hasPainter))
  func hierarchical() throws {
    let view = Image(systemName: "plus.circle.fill").foregroundStyle(Self.first)
      .symbolRenderingMode(.hierarchical)
    try expectEqual(pixel(view), Self.red)
    try expectEqual(pixel(view, -38, 0)[3], 153)
    // An inherited mode applies unless the image sets its own.
    let own = Image(systemName: "plus.circle.fill").symbolRenderingMode(.monochrome)
      .foregroundStyle(Self.first)
    try expectEqual(pixel(own.symbolRenderingMode(.hierarchical), -38, 0), Self.red)
  }

  @Test(
    "badges have their own colors in multicolor symbols",
    .enabled(if: hasPainter),
    arguments: [
      ("person.fill.badge.plus", 0x34C759), ("folder.badge.minus", 0xFF3B30),
      ("bell.badge", 0xFF3B30),
    ])
  func multicolor(name: String, color: Int) throws {
    let image = Image(systemName: name).font(.system(size: 60)).foregroundStyle(.blue)
    try expectEqual(colors(of: image.symbolRenderingMode(.multicolor)), [0x007AFF, color])
    try expectEqual(colors(of: image.symbolRenderingMode(.monochrome)), [0x007AFF])
  }

  /// The opaque colors of a picture, except those of a few pixels.
  private func colors(of view: some View) throws -> Set<Int> {
    let bitmap = try ImageRenderer(content: view).bitmap()
    var found: [Int: Int] = [:]
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha == 255 {
        let pixel = bitmap[x, y]
        found[Int(pixel.red) << 16 | Int(pixel.green) << 8 | Int(pixel.blue), default: 0] += 1
      }
    }
    return Set(found.filter { $0.value > 20 }.keys)
  }

  @Test(
    "some symbols have their own colors if these are requested",
    .enabled(if: hasPainter),
    arguments: [
      ("sun.max.fill", [0xFFCC00]), ("cloud.sun.fill", [0xFFFFFF, 0xFFCC00]),
      ("cloud.bolt.fill", [0xFFFFFF, 0xFFCC00]), ("cloud.rain.fill", [0xFFFFFF, 0x32ADE6]),
      ("cloud.fill", [0xFFFFFF]), ("cloud.sun.rain.fill", [0xFFFFFF, 0xFFCC00, 0x32ADE6]),
      ("cloud.bolt.rain.fill", [0xFFFFFF, 0xFFCC00, 0x32ADE6]),
      ("exclamationmark.triangle.fill", [0xFFFFFF, 0xFFCC00]),
      ("minus.circle.fill", [0xFFFFFF, 0xFF3B30]), ("leaf.fill", [0x34C759]),
    ] as [(String, Set<Int>)])
  func ownColors(name: String, own: Set<Int>) throws {
    let image = Image(systemName: name)
    func look(_ image: some View) -> some View {
      image.font(.system(size: 60)).foregroundStyle(.black)
    }
    try expectEqual(colors(of: look(image.renderingMode(.original))), own)
    try expectEqual(colors(of: look(image.symbolRenderingMode(.multicolor))), own)
    try expectEqual(colors(of: look(image)), [0])
    try expectEqual(colors(of: look(image.renderingMode(.template))), [0])
    expect(LayoutTree(of: image.symbolRenderingMode(.multicolor)).diagnostics.isEmpty)
  }

  @Test("a value fades the layers beyond it", .enabled(if: hasPainter))
  func values() throws {
    /// The opacities of the bars.
    func bars(_ value: Double?) throws -> [Int] {
      let image = Image(systemName: "cellularbars", variableValue: value)
        .foregroundStyle(Self.first)
      return try [-39, -13, 13, 39].map { try Int(pixel(image, $0, 35)[3]) }
    }
    try expectEqual(bars(nil), [255, 255, 255, 255])
    try expectEqual(bars(1), [255, 255, 255, 255])
    try expectEqual(bars(0.26), [255, 255, 77, 77])
    try expectEqual(bars(0.25), [255, 77, 77, 77])
    try expectEqual(bars(0), [77, 77, 77, 77])
    let speaker = Image(systemName: "speaker.wave.2.fill", variableValue: 0.5)
      .foregroundStyle(Self.first)
    try expectEqual([-30, 26, 49].map { try Int(pixel(speaker, $0)[3]) }, [255, 255, 77])
    let wifi = Image(systemName: "wifi", variableValue: 0).symbolRenderingMode(.monochrome)
    try expectEqual(pixel(wifi.foregroundStyle(Self.first), 0, 32)[3], 77)
    expect(LayoutTree(of: wifi).diagnostics.isEmpty)
  }

  @Test("a mode without effect is reported if the symbol may have layers")
  func reported() {
    func messages(_ name: String, _ mode: SymbolRenderingMode?) -> [String] {
      LayoutTree(of: two(name, mode)).diagnostics.map(\.message)
    }
    expectEqual(
      messages("person.wave.2", .palette),
      [
        "the symbol “person.wave.2” is drawn in one style: its layers are unknown, so palette"
          + " has no effect"
      ])
    expectEqual(
      messages("paperplane.fill", .multicolor),
      [
        "the symbol “paperplane.fill” is drawn in one color: its own colors are unknown"
      ])
    for name in ["heart.fill", "chevron.left", "plus.circle.fill", "cloud.sun.fill"] {
      expectEqual(messages(name, .palette), [])
    }
    expectEqual(messages("person.wave.2", nil), [])
    expectEqual(messages("person.wave.2", .monochrome), [])
  }
}
