import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Sizes and places of controls, measured in pictures of iOS 17 and 18.
@MainActor
@Suite("Measured controls")
struct MeasuredControlTests {
  @Test(
    "the height of a text field follows from its font size",
    arguments: [(15, 20), (16, 21), (17, 22), (23, 30)] as [(CGFloat, CGFloat)])
  func textField(size: CGFloat, height: CGFloat) {
    let tree = layout(200, nil) {
      TextField("", text: .constant("")).font(.system(size: size)).named("field")
    }
    expectEqual(tree["field"].frame.height, height)
  }

  @Test("a slider's track is half a point below its middle and its thumb half a point above")
  func slider() throws {
    let renderer = ImageRenderer(
      content: Slider(value: .constant(0.5)).frame(width: 300, height: 50))
    renderer.scale = 2
    let list = try renderer.displayList()
    // Two shapes for the track, and the thumb.
    expectClose(list.filledRects.map(\.minY), [23.5, 23.5, 11])
    expectClose(list.filledRects.map(\.maxY), [27.5, 27.5, 38])
  }

  @Test("a slider's shadow reaches 12 points below its thumb", .enabled(if: hasPainter))
  func sliderShadow() throws {
    let renderer = ImageRenderer(
      content: Slider(value: .constant(0.5)).frame(width: 300, height: 70).background(.white))
    renderer.scale = 1
    let bitmap = try renderer.bitmap()
    let reach = try require((0..<70).last { bitmap[150, $0].red < 255 })
    // The thumb ends at 48.
    expectAtMost(abs(reach + 1 - 60), 1)
  }

  @Test("the shadow of a switch's knob stays on its track", .enabled(if: hasPainter))
  func switchShadow() throws {
    let renderer = ImageRenderer(
      content: Toggle("", isOn: .constant(true)).labelsHidden().padding(8).background(.white))
    let bitmap = try renderer.bitmap()
    let scale = bitmap.height / 47
    for y in [7 * scale, (47 - 8) * scale] {
      for x in 0..<bitmap.width { expect(bitmap[x, y].green == 255 && bitmap[x, y].red == 255) }
    }
  }

  @Test(
    "cards stand 20 points from the edge on phones from 390 points, and their text 20 within",
    arguments: [
      (.iPhoneSE, 16), (.iPhone14, 20), (.iPhone16, 20), (.iPhone16Pro, 20),
    ] as [(Device, CGFloat)])
  func cards(device: Device, margin: CGFloat) throws {
    let screen = DeviceScreen(device) {
      List {
        Section {
          Color.red.frame(height: 20).named("row").listRowBackground(Color.blue.named("card"))
        } header: {
          Color.red.frame(height: 10).named("header")
        }
      }
    }
    let tree = LayoutTree(of: screen, proposal: .unspecified)
    let width = device.size.width
    expectEqual(tree["card"].frame.minX, margin)
    expectEqual(tree["card"].frame.maxX, width - margin)
    expectEqual(tree["row"].frame.minX, 2 * margin)
    expectEqual(tree["row"].frame.maxX, width - 2 * margin)
    expectEqual(tree["header"].frame.minX, 2 * margin)
  }

  @Test("cards in a sheet have the margins of the screen below it")
  func cardsInSheet() {
    let screen = DeviceScreen(.iPhone16) {
      Color.clear.sheet(isPresented: .constant(true)) {
        List { Color.red.frame(height: 20).listRowBackground(Color.blue.named("card")) }
      }
    }
    let tree = LayoutTree(of: screen, proposal: ProposedViewSize(Device.iPhone16.size))
    expectEqual(tree["card"].frame.minX, 20)
  }

  @Test("a switch in a row reaches 2 points beyond the margin of texts")
  func switchInRow() throws {
    let screen = DeviceScreen(.iPhone16) { List { Toggle("On", isOn: .constant(true)) } }
    let rects = try ImageRenderer(content: screen).displayList().filledRects
    let track = try require(rects.first { $0.width == 51 })
    // The card ends 20 points from the edge, and the switch 18 within.
    expectClose([track.maxX], [393 - 20 - 18])
  }

  @Test("headers and footers have the measured distances from cards")
  func sections() {
    let tree = layout(300, 1_000) { List { spacedSections() } }
    // The first header's box starts at the top: 17, the text, 6.
    expectEqual(tree["header 1"].frame.minY, 17)
    expectEqual(tree.gap("header 1", "one"), 6)
    // Half a gap and a header's box.
    expectEqual(tree.gap("one", "header 2"), 34.5)
    // A footer's box, 6, the text and 12, and a header's box.
    expectEqual(tree.gap("two", "footer 2"), 6)
    expectEqual(tree.gap("footer 2", "header 3"), 29)
    expectEqual(tree.gap("footer 3", "four"), 29.5)
    expectEqual(tree.gap("four", "five"), 35)
  }

  @Test("in lists, accessibility sizes put labeled content below its label")
  func labeledContent() {
    let content = LabeledContent {
      box(30, 48).named("value")
    } label: {
      box(50, 48).named("label")
    }
    func isBelow(_ size: DynamicTypeSize, inList: Bool) -> Bool {
      let tree = layout(300, 300) {
        Group { if inList { List { content } } else { content } }.dynamicTypeSize(size)
      }
      return tree["value"].frame.minY >= tree["label"].frame.maxY
    }
    let large = layout(300, 300) {
      List {
        content.listRowBackground(Color.white.named("card"))
      }
      .dynamicTypeSize(.accessibility3)
    }
    expectEqual(large["value"].frame.minX, large["label"].frame.minX)
    expectEqual(large["value"].frame.minY, large["label"].frame.maxY + 0.5)
    expectEqual(large["card"].frame.height, 118.5)
    expect(isBelow(.accessibility1, inList: true))
    expect(!isBelow(.xxxLarge, inList: true))
    expect(!isBelow(.accessibility1, inList: false))
  }
}
