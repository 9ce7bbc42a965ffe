import Expectations
import Foundation
import Galley
import GalleyCore
import TestSupport
import Testing

extension ThemeTests {
  /// Type size, then heights of a row of one line, of two lines, and of a row with a switch.
  @Test(
    "rows have the theme's height",
    arguments: [
      (.ios18, .large, 44), (.ios18, .medium, 44), (.ios26, .large, 52), (.ios26, .medium, 51),
    ] as [(SystemTheme, DynamicTypeSize, CGFloat)])
  func rows(theme: SystemTheme, typeSize: DynamicTypeSize, height: CGFloat) {
    let tree = list(theme, typeSize) {
      Text("One").listRowBackground(Color.blue.named("text"))
      Toggle("Two", isOn: .constant(true)).listRowBackground(Color.blue.named("toggle"))
      Color.red.frame(height: 40.67).listRowBackground(Color.blue.named("tall"))
    }
    expectEqual(tree["text"].frame.height, height)
    expectEqual(tree["toggle"].frame.height, height)
    let padding: CGFloat = theme == .ios18 ? 11 : 15
    expect(near(tree["tall"].frame.height, 40.67 + 2 * padding, 0.01))
  }

  /// The edges of cards, their texts and their separators on a screen of 390 points.
  @Test(
    "cards, texts and separators have the theme's edges",
    arguments: [(.ios18, 20, 40, 370, 0.3333), (.ios26, 16, 32, 358, 1)]
      as [(SystemTheme, CGFloat, CGFloat, CGFloat, CGFloat)])
  func edges(
    theme: SystemTheme, card: CGFloat, text: CGFloat, separatorEnd: CGFloat, thickness: CGFloat
  ) throws {
    let row = Color.red.frame(height: 20).named("row").listRowBackground(Color.blue.named("card"))
    let tree = list(theme) { row }
    expectEqual(tree["card"].frame.minX, card)
    expectEqual(tree["card"].frame.maxX, 390 - card)
    expectEqual(tree["row"].frame.minX, text)
    expectEqual(tree["row"].frame.maxX, 390 - text)

    let rects = try pictured(
      DeviceScreen(.iPhone14) { List { ForEach(0..<2) { _ in Text("Row") } } }, theme)
    let separator = try require(rects.first { $0.height < 2 && $0.width > 100 })
    expectEqual(separator.minX, text)
    expectEqual(separator.maxX, separatorEnd)
    expect(near(separator.height, thickness, 0.001))
  }

  /// Distances: first header, header above card, card above header, footer, footer above header,
  /// footer above card, card above card.
  @Test(
    "headers and footers have the theme's distances from cards",
    arguments: [
      (.ios18, [17, 6, 34.667, 6, 29, 29.667, 35.333]),
      (.ios26, [10, 10, 27.667, 8, 16, 23.667, 35]),
    ] as [(SystemTheme, [CGFloat])])
  func sections(theme: SystemTheme, distances: [CGFloat]) {
    let tree = list(theme) { spacedSections() }
    let found = [
      tree["header 1"].frame.minY - Device.iPhone14.safeAreaInsets.top, tree.gap("header 1", "one"),
      tree.gap("one", "header 2"), tree.gap("two", "footer 2"), tree.gap("footer 2", "header 3"),
      tree.gap("footer 3", "four"), tree.gap("four", "five"),
    ]
    for (found, distance) in zip(found, distances) { expect(near(found, distance, 0.001)) }
  }

  /// From a card to the next one, in points, around a footer of some lines.
  @Test(
    "footer lines are 14 points apart at the medium text size", .enabled(if: hasPinnedFonts),
    arguments: [(.ios18, 2, 64), (.ios26, 2, 60), (.ios26, 6, 116)]
      as [(SystemTheme, Int, CGFloat)])
  func footerLines(theme: SystemTheme, count: Int, distance: CGFloat) {
    let tree = list(theme, .medium) {
      Section {
        Color.red.frame(height: 20).listRowBackground(Color.blue.named("one"))
      } footer: {
        Text((0..<count).map { "\($0)" }.joined(separator: "\n"))
      }
      Color.red.frame(height: 20).listRowBackground(Color.blue.named("two"))
    }
    expect(near(tree.gap("one", "two"), distance, 0.01))
  }

  @Test(
    "headers are footnotes in capitals on iOS 18, and headlines as written on iOS 26",
    .enabled(if: hasPinnedFonts))
  func headers() {
    func text(_ theme: SystemTheme, _ typeSize: DynamicTypeSize) -> LayoutTree.Node {
      list(theme, typeSize) { Section("Weather") { Text("Row") } }.nodes.first {
        $0.text?.string.lowercased() == "weather"
      } ?? list(theme) { EmptyView() }.root
    }
    expectEqual(text(.ios18, .large).text?.string, "WEATHER")
    expectEqual(text(.ios26, .large).text?.string, "Weather")
    expectEqual(
      text(.ios26, .large).frame.height, text(.ios26, .large).frame.height.rounded() + 1 / 3)
  }

  @Test("a value below its label has the theme's distance from it")
  func labeledContent() {
    for (theme, height) in [(SystemTheme.ios18, 118.5), (.ios26, 130)] as [(SystemTheme, CGFloat)] {
      let tree = list(theme, .accessibility3) {
        LabeledContent {
          Color.red.frame(width: 30, height: 48)
        } label: {
          Color.red.frame(width: 50, height: 48)
        }
        .listRowBackground(Color.blue.named("card"))
      }
      expectEqual(tree["card"].frame.height, height)
    }
  }

  /// The bounds of what differs from the background in an area of a picture, in points.
  private func ink(
    of view: some View, _ theme: SystemTheme, x: Range<Int>, y: Range<Int>
  ) throws -> (CGRect, darkest: UInt8) {
    let renderer = ImageRenderer(content: DeviceScreen(.iPhone14) { view })
    renderer.environment.systemTheme = theme
    renderer.environment.dynamicTypeSize = .medium
    renderer.scale = 3
    let bitmap = try renderer.bitmap()
    var (ink, darkest) = (CGRect.null, UInt8.max)
    for y in 3 * y.lowerBound..<3 * y.upperBound {
      for x in 3 * x.lowerBound..<3 * x.upperBound where bitmap[x, y].red < 235 {
        ink = ink.union(CGRect(x: Double(x) / 3, y: Double(y) / 3, width: 1 / 3, height: 1 / 3))
        darkest = min(darkest, bitmap[x, y].red)
      }
    }
    return (ink, darkest)
  }

  /// Right edges are measured from the card's.
  @Test(
    "marks at the end of rows have iOS's size, place and color", .enabled(if: hasPainter),
    arguments: [(.ios18, 370, 21.67, 22, 0xBF), (.ios26, 374, 17.67, 18, 0xC4)]
      as [(SystemTheme, Int, Double, Double, UInt8)])
  func marks(
    theme: SystemTheme, card: Int, chevrons: Double, check: Double, link: UInt8
  ) throws {
    let picker = Picker("", selection: .constant(1)) { Text("A").tag(1) }
    let area = (x: card - 30..<card, y: 86..<122)
    let (menu, gray) = try ink(of: List { picker }, theme, x: area.x, y: area.y)
    expect(near(menu.width, 8.33, 0.34), "\(menu)")
    expect(near(menu.height, 12, 0.34), "\(menu)")
    expect(near(CGFloat(card) - menu.maxX, chevrons, 0.34), "\(menu)")
    expectEqual(gray, 0x8A)

    let inline = List { picker.pickerStyle(.inline).labelsHidden() }
    let (mark, _) = try ink(of: inline, theme, x: area.x, y: area.y)
    expect(near(CGFloat(card) - mark.maxX, check, 0.34), "\(mark)")

    let links = NavigationStack { List { NavigationLink("", value: 1) }.toolbar(.hidden) }
    try expectEqual(ink(of: links, theme, x: area.x, y: area.y).darkest, link)
  }

  /// The ink is 6.67×11.33 points in both systems; its right edge is measured from the card's.
  @Test("the chevrons of links have iOS's size and place", .enabled(if: hasPainter))
  func chevron() throws {
    for (theme, card, end) in [(.ios18, 370, 20.67), (.ios26, 374, 18.33)]
      as [(SystemTheme, Int, Double)]
    {
      let renderer = ImageRenderer(
        content: DeviceScreen(.iPhone14) {
          NavigationStack { List { NavigationLink("", value: 1) }.toolbar(.hidden) }
        })
      renderer.environment.systemTheme = theme
      renderer.scale = 3
      let bitmap = try renderer.bitmap()
      var ink = CGRect.null
      for y in 3 * 85..<3 * 120 {
        for x in 3 * 200..<3 * card where bitmap[x, y].red < 235 {
          ink = ink.union(CGRect(x: Double(x) / 3, y: Double(y) / 3, width: 1 / 3, height: 1 / 3))
        }
      }
      expectAtMost(abs(ink.width - 6.67), 0.34, "\(theme) \(ink)")
      expectAtMost(abs(ink.height - 11.33), 0.34, "\(theme) \(ink)")
      expectAtMost(abs(Double(card) - ink.maxX - end), 0.34, "\(theme) \(ink)")
    }
  }

  /// Distances from a card's edge, in points, by the distance from its top: the corner of a card of
  /// two rows on iOS 26.
  @Test("the corners of cards have iOS 26's curve", .enabled(if: hasPainter))
  func cardCorner() throws {
    let renderer = ImageRenderer(
      content: DeviceScreen(.iPhone14) { List { ForEach(0..<2) { _ in Text("") } } })
    renderer.environment.systemTheme = .ios26
    renderer.scale = 3
    let bitmap = try renderer.bitmap()
    let top = 3 * (47 + 35)
    let curve: [(CGFloat, Double)] = [
      (1.17, 19.6), (2.17, 16.1), (3.17, 13.7), (4.17, 12), (6.17, 9.2), (8.17, 7.1), (10.17, 5.4),
      (12.17, 4), (16.17, 1.9), (20.17, 0.7), (24.17, 0.1),
    ]
    for (y, inset) in curve {
      let row = top + Int((y * 3).rounded(.down))
      // Coverage of the white card over the gray background.
      let covered = (0..<90).reduce(0.0) { sum, x in
        sum + (Double(bitmap[48 + x, row].red) - 242) / 13
      }
      expectLess(abs((90 - covered) / 3 - inset), 0.45, "\(y): \((90 - covered) / 3)")
    }
  }
}
