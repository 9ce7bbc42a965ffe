import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCairo

/// A layer's own surface is no larger than what the layer paints, and that changes no pixel.
@Suite("Areas of layers")
struct LayerAreaTests {
  /// Paints a list with layers as large as the clip.
  private static func wholeLayers(_ list: DisplayList) throws -> Bitmap {
    let size = try list.pixelSize()
    let surface = try ImageSurface(width: size.width, height: size.height)
    let canvas = try CairoCanvas(drawingOn: surface.pointer, scale: list.scale)
    if let background = list.background { canvas.clear(to: background) }
    list.replay(on: canvas)
    try canvas.finish()
    return try require(surface.bitmap())
  }

  /// The premultiplied components of a pixel.
  private static func painted(_ bitmap: Bitmap, _ place: Int) -> [Int] {
    let pixel = bitmap.pixels[place * 4..<place * 4 + 4].map(Int.init)
    return pixel.prefix(3).map { ($0 * pixel[3] + 127) / 255 } + [pixel[3]]
  }

  /// A component may differ by one level, because Cairo samples edges from the origin of a surface.
  /// The edges of layers cut nothing here: Cairo moves the edges of a cut path by up to 1/256 of a
  /// pixel, and computes gradients and scaled bitmaps from where they are cut.
  @Test(
    "random nested layers look as they do on surfaces of the whole picture, nearly all exactly")
  func random() throws {
    var random = try RandomItems(seed: 41)
    var equal = 0
    for round in 0..<32 {
      let list = DisplayList(
        size: CGSize(width: 260, height: 240), scale: random.scale(),
        background: round % 3 == 0 ? .white : nil,
        items: [.pushTransform(CGAffineTransform(translationX: 80, y: 80))]
          + random.items(depth: 1 + round % 3) + [.pop])
      let (part, whole) = (try Rasterizer.bitmap(of: list), try Self.wholeLayers(list))
      if part == whole {
        equal += 1
        continue
      }
      let places = (0..<part.width * part.height).filter {
        Self.painted(part, $0) != Self.painted(whole, $0)
      }
      let steps = places.flatMap { place in
        zip(Self.painted(part, place), Self.painted(whole, place)).map { abs($0 - $1) }
      }
      guard let most = steps.max(), most > 1 else { continue }
      let (columns, rows) = (places.map { $0 % part.width }, places.map { $0 / part.width })
      Issue.record(
        "\(round): by \(most) in \(columns.min()!)…\(columns.max()!), \(rows.min()!)…\(rows.max()!): \(list)"
      )
    }
    expectGreater(equal, 28)
  }

  /// Returns the pixels of the surfaces of a list's layers.
  private func pixels(_ items: [DisplayItem], scale: Double = 1) -> [Int] {
    let list = DisplayList(size: CGSize(width: 4000, height: 4000), scale: scale, items: items)
    var areas = LayerAreas(list)
    return items.filter(\.isLayer).map { _ in
      areas.takeNext().limited.map { $0.width * $0.height } ?? 0
    }
  }

  private let square = DisplayItem.fill(rect(100, 100, 40, 40), .color(red), FillStyle())

  @Test("cover what is painted, with two pixels around it")
  func painted() {
    let layers: [DisplayItem] = [
      .pushOpacity(0.5), .pushFilter(.group), .pushFilter(.blend(.multiply)),
      .pushFilter(.color(.saturation(0))), .pushShadow(color: .black, radius: 9, offset: .zero),
    ]
    for layer in layers {
      expectEqual(pixels([layer, square, .pop]), [44 * 44], "\(layer)")
      expectEqual(pixels([layer, square, .pop], scale: 3), [124 * 124], "\(layer)")
    }
    expectEqual(pixels([.pushOpacity(0.5), .pop]), [0])
    let clip = DisplayItem.pushClip(rect(110, 110, 10, 10), FillStyle())
    expectEqual(pixels([.pushOpacity(0.5), clip, square, .pop, .pop]), [12 * 12])
    let turned = DisplayItem.pushTransform(CGAffineTransform(rotationAngle: .pi / 2))
    expectAtMost(pixels([.pushOpacity(0.5), turned, square, .pop, .pop])[0], 45 * 45)
    expectEqual(pixels([.pushMasked, square, .maskedBy, square, .pop]), [44 * 44])
  }

  @Test("include the reach of blurs and shadows inside them")
  func reach() {
    let blur = DisplayItem.pushFilter(.blur(radius: 10, isOpaque: false))
    expectEqual(pixels([blur, square, .pop]), [98 * 98])
    expectEqual(pixels([.pushOpacity(0.5), blur, square, .pop, .pop]), [98 * 98, 98 * 98])
    let shadow = DisplayItem.pushShadow(
      color: .black, radius: 2, offset: CGSize(width: 0, height: 100))
    expectEqual(pixels([.pushOpacity(0.5), shadow, square, .pop, .pop]), [52 * 148, 44 * 44])
  }

  @Test("are as large as the clip if an effect changes pixels that are not painted")
  func unlimited() {
    let everything = 2_000_000 * 2_000_000
    let invisible = ColorMatrix([
      [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0.5],
    ])
    for filter: Filter in [
      .composite(.sourceIn), .color(invisible), .alphaThreshold(min: 0, max: 1, color: .black),
    ] {
      expectEqual(pixels([.pushFilter(filter), square, .pop]), [everything], "\(filter)")
    }
  }
}

extension DisplayItem {
  fileprivate var isLayer: Bool {
    switch self {
    case .pushOpacity, .pushShadow, .pushFilter, .pushMasked: true
    default: false
    }
  }
}

/// Random items around an area of 60×48 points.
private struct RandomItems {
  private var random: SplitMix64
  private let line: ShapedLine

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    line = try PangoTextEngine().shape("Åfgj Qy").lines[0]
  }

  mutating func scale() -> Double { random.pick([1, 1, 1.5]) }

  mutating func items(depth: Int) -> [DisplayItem] {
    (0..<Int.random(in: 1...3, using: &random)).flatMap { _ -> [DisplayItem] in
      guard depth > 0, random.chance(2, in: 3) else { return [leaf()] }
      let push = push()
      guard push == .pushMasked else { return [push] + items(depth: depth - 1) + [.pop] }
      return [push] + items(depth: depth - 1) + [.maskedBy] + items(depth: depth - 1) + [.pop]
    }
  }

  private mutating func part() -> Double { Double.random(in: 0...1, using: &random) }

  private mutating func color() -> ResolvedColor {
    ResolvedColor(
      red: part(), green: part(), blue: part(), opacity: random.pick([1, 1, part()]))
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: random.length(-20...70), y: random.length(-20...60))
  }

  private mutating func path() -> Path {
    let corner = point()
    let frame = CGRect(
      x: corner.x, y: corner.y, width: random.length(1...40), height: random.length(1...30))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Path(frame)
    case 1: return Path(ellipseIn: frame)
    case 2: return Path(roundedRect: frame, cornerRadius: 5)
    default:
      var path = Path()
      path.addLines([point(), point(), point()])
      if random.chance(1, in: 2) { path.closeSubpath() }
      return path
    }
  }

  private mutating func leaf() -> DisplayItem {
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1: return .fill(path(), .color(color()), FillStyle())
    case 2:
      let style = StrokeStyle(
        lineWidth: random.length(1...6), lineCap: random.pick([.butt, .round, .square]),
        lineJoin: random.pick([.miter, .round, .bevel]))
      return .stroke(path(), style, .color(color()))
    default:
      return .glyphs(line, origin: point(), paints: [.color(color())])
    }
  }

  private mutating func push() -> DisplayItem {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .pushClip(path(), FillStyle())
    case 1:
      return .pushTransform(
        CGAffineTransform(translationX: random.length(-9...9), y: random.length(-9...9)))
    case 2:
      return .pushTransform(
        CGAffineTransform(translationX: 30, y: 20).rotated(by: random.length(-3...3))
          .scaledBy(x: random.pick([0.5, 1]), y: 1))
    case 3, 4: return .pushOpacity(random.pick([0, 0.5, part(), 1]))
    case 5, 6:
      return .pushShadow(
        color: color(), radius: random.pick([0, 1, 4]),
        offset: CGSize(width: random.length(-9...9), height: random.length(-9...9)))
    case 7: return .pushFilter(.blur(radius: random.pick([0.5, 2, 4]), isOpaque: false))
    case 8:
      return .pushFilter(
        random.pick([
          .group, .blend(random.pick(BlendMode.allCases)), .color(.saturation(0.3)),
          .composite(random.pick(CompositeOperator.allCases)),
          .alphaThreshold(min: random.pick([0, 0.5]), max: 1, color: .black),
        ]))
    case 9:
      return .pushFilter(.blur(radius: 3, isOpaque: true))
    case 10:
      var projection = ProjectionTransform(CGAffineTransform(translationX: 3, y: 2))
      projection.m13 = random.pick([0.001, -0.002])
      return .pushFilter(.projection(projection))
    default: return .pushMasked
    }
  }
}
