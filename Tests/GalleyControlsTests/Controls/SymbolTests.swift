import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// `Image(systemName:)`: size, baseline, warnings and painting.
@MainActor
@Suite("Symbols")
struct SymbolTests {
  private func node(_ view: some View) -> LayoutTree.Node {
    LayoutTree(of: view.accessibilityIdentifier("symbol"))["symbol"]
  }

  @Test("a symbol scales in proportion to the font and its scale")
  func size() {
    let body = node(Image(systemName: "circle").font(.system(size: 20))).frame.size
    let double = node(Image(systemName: "circle").font(.system(size: 40))).frame.size
    expectGreater(body.width, 20)
    expectLess(body.width, 26)
    expectAtMost((double.width - 2 * body.width).magnitude, 0.5)
    expectAtMost((double.height - 2 * body.height).magnitude, 0.5)
    let widths = Image.Scale.allCases.map {
      node(Image(systemName: "circle").font(.system(size: 40)).imageScale($0)).frame.width
    }
    expectEqual(widths, widths.sorted())
    expectEqual(Set(widths).count, 3)
    expectLess((widths[0] / widths[1] - 0.79).magnitude, 0.02)
  }

  @Test(
    "a symbol's center is half the cap height above its explicit baseline",
    .enabled(if: hasPinnedFonts))
  func baseline() throws {
    let symbol = node(Image(systemName: "circle").font(.system(size: 40)))
    let baseline = try require(symbol.dimensions[explicit: .firstTextBaseline])
    expectEqual(symbol.dimensions[explicit: .lastTextBaseline], baseline)
    let capHeight = 40 * 0.7046
    expectAtMost((baseline - capHeight / 2 - symbol.frame.height / 2).magnitude, 0.5)
    expectLess(baseline, symbol.frame.height)
  }

  @Test(
    "on a shared baseline, a symbol and text of the same font are centered",
    .enabled(if: hasPinnedFonts), arguments: [12, 17, 60])
  func besideText(size: Int) {
    let tree = LayoutTree(
      of: HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star.fill").accessibilityIdentifier("symbol")
        Text("H").accessibilityIdentifier("text")
      }
      .font(.system(size: CGFloat(size))))
    func baseline(_ id: String) -> CGFloat {
      tree[id].frame.minY + tree[id].dimensions[.firstTextBaseline]
    }
    expectEqual(baseline("symbol"), baseline("text"))
    let middle = baseline("text") - 0.7046 * CGFloat(size) / 2
    expectAtMost((tree["symbol"].frame.midY - middle).magnitude, 0.5)
  }

  @Test("an unknown name is reported and drawn as an empty box")
  func unknown() throws {
    let unknown = LayoutTree(of: Image(systemName: "no.such.symbol"))
    expectEqual(unknown.diagnostics.count, 1)
    expect(unknown.diagnostics[0].message, contains: "no.such.symbol")
    expectGreater(unknown.root.frame.width, 10)
    expect(LayoutTree(of: Image(systemName: "pawprint.fill")).diagnostics.isEmpty)
  }

  @Test("an unavailable symbol is replaced by a similar one, and reported")
  func standIn() throws {
    for (name, other) in [
      ("carrot", "carrot.fill"), ("ladybug", "ladybug.fill"), ("bag.badge.gearshape", "bag"),
      ("person.3.badge.gearshape.fill", "person.3.fill"),
    ] {
      let tree = LayoutTree(of: Image(systemName: name))
      expectEqual(
        tree.diagnostics.map(\.message),
        ["unknown symbol “\(name)”; “\(other)” is shown instead"])
      let shown = LayoutTree(of: Image(systemName: other))
      expect(shown.diagnostics.isEmpty)
      expectEqual(tree.root.frame, shown.root.frame)
    }
  }

  @Test("the most commonly used symbols are drawn")
  func demanded() {
    let names = """
      person.crop.circle person.crop.circle.fill person.crop.circle.badge.plus
      person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark
      person.crop.circle.badge.questionmark mic mic.fill chevron.right.circle fork.knife sparkles
      pencil pencil.circle shippingbox box.truck 0.circle 50.circle 23.circle.fill book book.fill
      figure.walk cloud.rain cloud.heavyrain cloud.sun cloud.bolt wallet.pass
      square.righthalf.fill square.lefthalf.fill person.3 link.circle
      line.horizontal.3.decrease.circle building.2 trophy theatermasks text.bubble star.circle drop
      drop.fill arrow.up.circle.fill square.grid.2x2 slider.horizontal.3 shuffle shield tag
      hand.thumbsup map music.note qrcode.viewfinder creditcard wrench textformat
      arrowshape.backward arrowshape.right.fill arrowshape.up plus.square.dashed square.dashed
      figure.run.circle.fill square.and.arrow.up.circle.fill globe.circle doc.circle
      gear suit.heart suit.heart.fill arrow.2.squarepath smiley arrowshape.turn.up.left
      quote.bubble swift terminal cpu network faceid lock.open book.pages.fill arrow.up.forward
      externaldrive.connected.to.line.below network.slash xmark.octagon.fill timer.circle
      forward.end.circle gear.circle tuningfork arrow.clockwise.circle arrowtriangle.down.fill
      gobackward.10 goforward.15 x.circle.fill square.stack.3d.up.fill photo.on.rectangle.angled
      camera.rotate command battery.25 keyboard.chevron.compact.down hand.point.right.fill
      cloud.sun.rain.fill xmark.icloud calendar.badge.clock circle.slash document.fill
      """
    for name in names.split(whereSeparator: \.isWhitespace) {
      expect(LayoutTree(of: Image(systemName: String(name))).diagnostics.isEmpty, "\(name)")
    }
  }

  @Test("the names that the documentation lists as not drawn are not drawn")
  func documented() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Galley/Galley.docc/Symbols.md")
    let rows = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .drop { !$0.hasPrefix("|---") }.dropFirst()
    let names = rows.flatMap { $0.split(separator: "`").filter { !$0.contains(" ") } }
    expectGreater(names.count, 500)
    expectEqual(names.filter { Symbol.exists(String($0)) }, [])
  }

  @Test(
    "the foreground style paints a symbol, without overlaps if translucent",
    .enabled(if: hasPainter))
  func color() throws {
    let renderer = ImageRenderer(
      content: Image(systemName: "person.circle").font(.system(size: 60))
        .foregroundStyle(Color.red.opacity(0.5)))
    let bitmap = try renderer.bitmap()
    let alphas = (0..<bitmap.width * bitmap.height).map { bitmap.pixels[$0 * 4 + 3] }
    expectEqual(alphas.max(), 128)
    expectGreater(alphas.filter { $0 == 128 }.count, 500)
  }

  @Test("line widths follow the font's weight", .enabled(if: hasPainter))
  func weight() throws {
    func ink(_ weight: Font.Weight) throws -> Int {
      let bitmap = try ImageRenderer(
        content: Image(systemName: "plus").font(.system(size: 60, weight: weight))
      ).bitmap()
      return (0..<bitmap.width * bitmap.height).reduce(0) { $0 + Int(bitmap.pixels[$1 * 4 + 3]) }
    }
    let (light, regular, bold) = (try ink(.light), try ink(.regular), try ink(.bold))
    expectLess(light, regular)
    expectLess(regular, bold)
  }

  @Test("forward symbols are mirrored in right-to-left layouts; right symbols are not")
  func direction() throws {
    func list(_ name: String, _ direction: LayoutDirection) throws -> String {
      try ImageRenderer(
        content: Image(systemName: name).environment(\.layoutDirection, direction)
      ).displayList().description
    }
    try expectEqual(
      list("chevron.forward", .rightToLeft), list("chevron.left", .leftToRight))
    try expectEqual(
      list("chevron.forward", .leftToRight), list("chevron.right", .leftToRight))
    try expectEqual(list("chevron.right", .rightToLeft), list("chevron.right", .leftToRight))
    // Under another name, a drawing may follow the reading direction.
    for (relative, fixed) in [
      ("sidebar.leading", "sidebar.left"),
      ("rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right"),
    ] {
      try expectEqual(list(relative, .leftToRight), list(fixed, .leftToRight))
      try expect(list(relative, .rightToLeft) != list(fixed, .rightToLeft), "\(relative)")
      try expectEqual(list(fixed, .rightToLeft), list(fixed, .leftToRight))
    }
  }

  @Test("a resizable symbol fills its proposal and keeps its aspect ratio if scaled to fit")
  func resizable() {
    let symbol = Image(systemName: "star").resizable()
    expectEqual(
      LayoutTree(of: symbol.frame(width: 90, height: 30).accessibilityIdentifier("x"))["x"]
        .children[0].frame.size, CGSize(width: 90, height: 30))
    let natural = node(symbol).frame.size
    let fitted = LayoutTree(of: symbol.scaledToFit().frame(width: 90)).root.children[0].frame.size
    expectLess((fitted.width / fitted.height - natural.width / natural.height).magnitude, 0.001)
    let round = LayoutTree(of: Image(systemName: "circle.fill").resizable().scaledToFit())
    expectEqual(round.root.frame.width, round.root.frame.height)
  }

  /// The bounds of all opaque pixels, in points.
  private func ink(_ view: some View) throws -> CGRect {
    let renderer = ImageRenderer(content: view.padding(4))
    renderer.scale = 4
    let bitmap = try renderer.bitmap()
    var bounds = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 127 {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return CGRect(
      x: bounds.minX / 4 - 4, y: bounds.minY / 4 - 4, width: bounds.width / 4,
      height: bounds.height / 4)
  }

  @Test(
    "a resizable symbol touches the edges of its frame, as on iOS", .enabled(if: hasPainter),
    arguments: ["circle.fill", "circle", "square.and.arrow.up", "person.fill", "chevron.right"])
  func resizableInk(name: String) throws {
    let symbol = Image(systemName: name).resizable().scaledToFit().frame(width: 60)
    let height = LayoutTree(of: symbol).root.children[0].frame.height
    let found = try ink(symbol)
    expectClose(found, CGRect(0, 0, 60, height), tolerance: 0.5)
  }

  @Test(
    "symbols are as large as those measured on iOS", .enabled(if: hasPainter),
    arguments: [
      ("chevron.forward", 17, 8, 14.5), ("chevron.right", 23, 10, 19), ("xmark", 16, 12.3, 12.3),
      ("person.fill.badge.plus", 47, 52.7, 52),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func measuredInk(name: String, size: CGFloat, width: CGFloat, height: CGFloat) throws {
    let found = try ink(Image(systemName: name).font(.system(size: size)))
    expectClose([found.width, found.height], [width, height], tolerance: 0.6)
  }

  @Test("a variant is used if the symbol has one")
  func variants() throws {
    func list(_ view: some View) throws -> DisplayList {
      try ImageRenderer(content: view).displayList()
    }
    for (name, variants, shown) in [
      ("star", .fill, "star.fill"), ("plus", .circle.fill, "plus.circle.fill"),
      ("wifi", .fill, "wifi"), ("heart.fill", .circle, "heart.circle.fill"),
      ("bell", .slash, "bell.slash"), ("bell.fill", .slash, "bell.slash.fill"),
      ("star.circle", .square.fill, "star.circle.fill"), ("star", .circle.square, "star.square"),
      ("wifi", .slash.fill, "wifi.slash"), ("star", .none, "star"),
      ("mic", .slash.fill, "mic.slash.fill"),
    ] as [(String, SymbolVariants, String)] {
      try expectEqual(
        list(Image(systemName: name).symbolVariant(variants)), list(Image(systemName: shown)),
        "\(name) as \(shown)")
    }
    let inner = Image(systemName: "star").symbolVariant(.fill).symbolVariant(.circle)
    try expectEqual(list(inner), list(Image(systemName: "star.circle.fill")))
    expect(SymbolVariants.circle.fill.contains(.fill))
    expect(!SymbolVariants.circle.contains(.circle.fill))
  }

  @Test(
    "every symbol is drawn inside its frame, and no two look alike",
    .enabled(if: hasPainter))
  func drawings() throws {
    let names = Symbol.names
    expectGreater(names.count, 1_700)
    // Other spellings of names share their drawings.
    expect(
      SymbolTable.spellings.filter { !names.contains($0.value) || names.contains($0.key) }.isEmpty)
    // These names are aliases for the same drawing.
    let aliases = [
      "chevron.backward", "chevron.forward", "arrow.backward", "arrow.forward", "record.circle",
      "arrow.uturn.backward", "arrow.uturn.forward", "gobackward", "goforward", "multiply",
      "arrowshape.backward", "arrowshape.forward", "arrowshape.turn.up.backward",
      "arrowshape.turn.up.forward",
      "line.horizontal", "person.crop", "message", "icloud",
    ]
    var drawn: [[UInt8]: String] = [:]
    for name in names {
      let renderer = ImageRenderer(content: Image(systemName: name).font(.system(size: 34)))
      expect(renderer.diagnostics.isEmpty, "\(name)")
      let bitmap = try renderer.bitmap()
      var (ink, atEdge) = (0, 0)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap.pixels[(y * bitmap.width + x) * 4 + 3] > 0 {
          ink += 1
          if x == 0 || y == 0 || x == bitmap.width - 1 || y == bitmap.height - 1 { atEdge += 1 }
        }
      }
      expectGreater(ink, 40, "\(name)")
      expectEqual(atEdge, 0, "\(name)")
      guard !aliases.contains(where: { name.hasPrefix($0) }) else { continue }
      if let other = drawn[bitmap.pixels] { Issue.record("\(name) looks like \(other)") }
      drawn[bitmap.pixels] = name
    }
  }

  @Test("cutouts in a symbol show the content behind it", .enabled(if: hasPainter))
  func cuts() throws {
    func pixel(_ name: String) throws -> [UInt8] {
      let bitmap = try ImageRenderer(
        content: Image(systemName: name).font(.system(size: 100)).foregroundStyle(.black)
      ).bitmap()
      let middle = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
      return Array(bitmap.pixels[middle..<middle + 4])
    }
    try expectEqual(pixel("plus.circle.fill")[3], 0)
    try expectEqual(pixel("star.circle.fill")[3], 0)
    try expectEqual(pixel("star.circle")[3], 255)
    try expectEqual(pixel("circle.fill")[3], 255)
  }
}
