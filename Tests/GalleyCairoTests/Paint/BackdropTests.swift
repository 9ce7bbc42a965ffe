import Expectations
import Foundation
import Galley
import GalleyCairo
import Testing

@Suite("Backdrops and blend modes")
struct BackdropTests {
  /// Red on the left, blue on the right.
  private let halves: [DisplayItem] = [
    .fill(rect(0, 0, 50, 100), .color(ResolvedColor(255, 0, 0)), FillStyle()),
    .fill(rect(50, 0, 50, 100), .color(ResolvedColor(0, 0, 255)), FillStyle()),
  ]

  private func glass(_ radius: Double, over color: ResolvedColor = .clear) -> DisplayItem {
    .fill(
      rect(20, 20, 60, 60), .backdrop(Backdrop(radius: radius, saturation: 1, color: color)),
      FillStyle())
  }

  @Test("a backdrop is blurred only inside its area")
  func blur() throws {
    let image = try picture(size: 100, halves + [glass(8)])
    expectEqual(image.rgba(49, 10), [255, 0, 0, 255])
    expectEqual(image.rgba(50, 90), [0, 0, 255, 255])
    // The edge becomes a gradient between unchanged ends.
    expectGreater(image.rgba(22, 50)[0], 250)
    expectGreater(image.rgba(77, 50)[2], 250)
    let slope = (30..<70).map { Int(image.rgba($0, 50)[0]) }
    expectEqual(slope, slope.sorted(by: >))
    expect(slope.contains { (100..<156).contains($0) })
    // Colors outside the area don't bleed into it.
    expectEqual(image.rgba(30, 21), image.rgba(30, 50))
  }

  @Test("a wide blur is as smooth as a narrow one", arguments: [1.0, 2, 3])
  func wide(scale: Double) throws {
    let image = try picture(size: 100, scale: scale, halves + [glass(40)])
    let row = (Int(22 * scale)..<Int(78 * scale)).map { Int(image.rgba($0, Int(50 * scale))[0]) }
    expect(zip(row, row.dropFirst()).allSatisfy { $0 - $1 >= -1 && $0 - $1 <= 8 })
  }

  @Test("a backdrop in a shadow, group or opacity layer shows what is below the layer")
  func nested() throws {
    let plain = try picture(size: 100, halves + [glass(8)])
    for open in [
      DisplayItem.pushFilter(.group), .pushOpacity(0.999),
      .pushShadow(
        color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.01), radius: 1, offset: .zero),
    ] {
      let nested = try picture(size: 100, halves + [open, glass(8), .pop])
      for x in [25, 45, 50, 55, 75] {
        for (a, b) in zip(plain.rgba(x, 50), nested.rgba(x, 50)) {
          expectAtMost(abs(Int(a) - Int(b)), 3, "\(open) \(x)")
        }
      }
    }
  }

  @Test("a backdrop's color is painted over it, and its opacity applies to both")
  func color() throws {
    let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    let image = try picture(size: 100, halves + [glass(2, over: white)])
    expectEqual(image.rgba(30, 50)[0], 255)
    expectAtMost(abs(Int(image.rgba(30, 50)[1]) - 128), 1)
    let faded = DisplayItem.fill(
      rect(20, 20, 60, 60),
      .backdrop(Backdrop(radius: 2, saturation: 1, color: .white, opacity: 0.5)), FillStyle())
    let half = try picture(size: 100, halves + [faded])
    expectAtMost(abs(Int(half.rgba(30, 50)[1]) - 128), 1)
  }

  private func mixed(
    _ mode: BlendMode, _ top: ResolvedColor, over bottom: ResolvedColor
  ) throws -> [UInt8] {
    try picture(
      size: 10,
      [
        .fill(rect(0, 0, 10, 10), .color(bottom), FillStyle()), .pushFilter(.blend(mode)),
        .fill(rect(2, 2, 6, 6), .color(top), FillStyle()), .pop,
      ]
    ).rgba(5, 5)
  }

  @Test("plusDarker adds the inverses of both colors")
  func plusDarker() throws {
    let (gray, blue) = (ResolvedColor(217, 217, 217), ResolvedColor(0, 122, 255))
    try expectEqual(mixed(.plusDarker, blue, over: gray), [0, 84, 217, 255])
    let half = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    try expect(mixed(.plusDarker, half, over: .white).prefix(3).allSatisfy { (126...128) ~= $0 })
  }

  @Test("colorBurn and colorDodge are continuous at black and white")
  func burn() throws {
    let blue = ResolvedColor(0, 122, 255)
    for red in [255, 254, 230] {
      try expectEqual(mixed(.colorBurn, blue, over: ResolvedColor(red, 149, 0))[0], 0)
      try expectEqual(mixed(.colorDodge, blue, over: ResolvedColor(red, 149, 255 - red))[2], 255)
    }
    try expectEqual(mixed(.colorBurn, .white, over: ResolvedColor(10, 20, 30)), [10, 20, 30, 255])
    // A clear view paints nothing.
    try expectEqual(
      picture(size: 10, [.pushFilter(.blend(.colorBurn)), .pop]).rgba(5, 5),
      [255, 255, 255, 255])
  }

  @Test("luminanceToAlpha keeps partial coverage")
  func luminance() throws {
    let items: [DisplayItem] = [
      .pushFilter(.color(.luminanceToAlpha)),
      .fill(rect(2.5, 0, 5, 10), .color(.white), FillStyle()), .pop,
    ]
    let image = try picture(size: 10, background: nil, items)
    expectEqual(image.rgba(5, 5)[3], 255)
    expectAtMost(abs(Int(image.rgba(2, 5)[3]) - 128), 2)
  }
}
