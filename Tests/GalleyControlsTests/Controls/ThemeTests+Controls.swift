import Expectations
import Foundation
import Galley
import GalleyCore
import TestSupport
import Testing

extension ThemeTests {
  /// Track and knob; off: the knob's left edge; on: its right edge.
  @Test(
    "switches have the theme's track and knob",
    arguments: [
      (.ios18, CGSize(width: 51, height: 31), CGSize(width: 27, height: 27)),
      (.ios26, CGSize(width: 63, height: 28), CGSize(width: 37, height: 24)),
    ] as [(SystemTheme, CGSize, CGSize)])
  func toggle(theme: SystemTheme, track: CGSize, knob: CGSize) throws {
    for isOn in [false, true] {
      let rects = try pictured(
        Toggle("", isOn: .constant(isOn)).labelsHidden().fixedSize(), theme)
      expectEqual(rects.map(\.size), [track, knob])
      expectEqual(rects[1].minX, isOn ? track.width - 2 - knob.width : 2)
      expectEqual(rects[1].minY, 2)
    }
  }

  @Test("a switch in a row reaches 2 points beyond the margin of texts in both themes")
  func toggleInRow() throws {
    for (theme, width, end) in [(.ios18, 51, 352), (.ios26, 63, 360)]
      as [(SystemTheme, CGFloat, CGFloat)]
    {
      let rects = try pictured(
        DeviceScreen(.iPhone14) { List { Toggle("On", isOn: .constant(true)) } }, theme)
      expectEqual(rects.first { $0.width == width }?.maxX, end)
    }
  }

  @Test("the fill of a slider ends in the middle of iOS 26's thumb")
  func slider() throws {
    let slider = Slider(value: .constant(0.75)).frame(width: 382, height: 50)
    let rects = try pictured(slider, .ios26)
    expectEqual(rects.map(\.height), [6, 6, 24])
    expectEqual(rects[0].width, 382)
    expect(near(rects[1].maxX, 277.25, 0.35))
    expect(near(rects[2].midX, 277.25, 0.35))
    expect(near(try pictured(slider, .ios18)[1].maxX, 286.5, 0.35))
  }

  @Test("segments and steppers keep their size, and are capsules on iOS 26")
  func segments() throws {
    let picker = Picker("", selection: .constant(0)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
      .pickerStyle(.segmented).frame(width: 261)
    try expectEqual(pictured(picker, .ios18).map(\.height), [32, 28, 16])
    try expectEqual(pictured(picker, .ios26).map(\.height), [32, 28])
    let stepper = Stepper("", value: .constant(1)).labelsHidden()
    for (theme, divider) in [(.ios18, 18), (.ios26, 24)] as [(SystemTheme, CGFloat)] {
      let rects = try pictured(stepper, theme)
      expectEqual(rects[0].size, CGSize(width: 94, height: 32))
      expectEqual(rects.first { $0.width == 1 }?.height, divider)
    }
  }

  @Test("the symbols of steppers are as large as iOS's", .enabled(if: hasPainter))
  func stepperSymbols() throws {
    for (theme, minus, plus) in [
      (SystemTheme.ios18, CGSize(width: 13.67, height: 1.67), CGSize(width: 14, height: 14)),
      (.ios26, CGSize(width: 13, height: 2), CGSize(width: 13.33, height: 13.33)),
    ] {
      let renderer = ImageRenderer(
        content: Stepper("", value: .constant(1)).labelsHidden().background(.white))
      renderer.environment.systemTheme = theme
      renderer.scale = 3
      let bitmap = try renderer.bitmap()
      for (x, size) in [(8..<44, minus), (50..<86, plus)] {
        var ink = CGRect.null
        for y in 3 * 4..<3 * 28 {
          for x in 3 * x.lowerBound..<3 * x.upperBound where bitmap[x, y].red < 150 {
            ink = ink.union(CGRect(x: Double(x) / 3, y: Double(y) / 3, width: 1 / 3, height: 1 / 3))
          }
        }
        expect(near(ink.width, size.width, 0.4), "\(theme) \(ink)")
        expect(near(ink.height, size.height, 0.4), "\(theme) \(ink)")
      }
    }
  }

  /// Bordered buttons of body text are 34.33 points tall, small ones on glass 28.
  @Test("buttons are capsules of the same height on iOS 26", .enabled(if: hasPinnedFonts))
  func buttons() throws {
    for style in ["bordered", "prominent", "glass"] {
      let button = Group {
        switch style {
        case "bordered": Button("Label") {}.buttonStyle(.bordered).tint(.purple)
        case "prominent": Button("Label") {}.buttonStyle(.borderedProminent)
        default: Button("Label") {}.buttonStyle(.glass).controlSize(.mini)
        }
      }
      let rects = try [SystemTheme.ios18, .ios26].map { try require(pictured(button, $0).first) }
      expectEqual(rects[0].height, rects[1].height)
      expect(near(rects[1].height, style == "glass" ? 28 : 34.33, 0.01))
    }
    // 12 instead of 10 points beside the label.
    let glass = Button("Label") {}.buttonStyle(.glass).controlSize(.mini)
    let widths = try [SystemTheme.ios18, .ios26].map { try pictured(glass, $0)[0].width }
    expectEqual(widths[1], widths[0] + 4)

    // The corner of a capsule: 17 points instead of 8.
    let date = DatePicker(
      "", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    for view in [
      AnyView(Button("") {}.buttonStyle(.borderedProminent)), AnyView(date.labelsHidden()),
    ] {
      for (theme, isCapsule) in [(.ios18, false), (.ios26, true)] as [(SystemTheme, Bool)] {
        let renderer = ImageRenderer(content: view)
        renderer.environment.systemTheme = theme
        let path = try renderer.displayList().items.compactMap {
          if case .fill(let path, _, _) = $0 { path } else { nil as Path? }
        }.first
        expectEqual(path?.contains(CGPoint(x: 2, y: 4)), !isCapsule)
        expectEqual(path?.contains(CGPoint(x: 2, y: 17)), true)
      }
    }
  }
}
