import GalleyCatalog

extension CatalogScene {
  /// A drawing in a canvas: the moon, its phases, and a day's tides.
  static let moonAndTides = CatalogScene(
    "examples/11-drawing",
    "A drawing in a Canvas: layers, filters, clips, gradients, texts, symbols",
    canvas: CGSize(width: 600, height: 400)
  ) { MoonAndTides() }
  .largeGolden(reason: "gradients and glows have too many colors to compress well")
}

private struct MoonAndTides: View {
  /// The hours and heights, in meters, of high and low water.
  static let turns: [(hour: Double, height: Double)] = [
    (-2.2, 4.1), (4.1, 0.9), (10.4, 4.4), (16.6, 0.7), (22.9, 4.2), (29, 1),
  ]

  var body: some View {
    Canvas { context, size in
      drawSky(in: context, size)
      drawMoon(in: context, at: CGPoint(x: 108, y: 122), radius: 58)
      drawHeading(in: context)
      drawPhases(in: context, from: CGPoint(x: 236, y: 150), width: size.width - 276)
      drawTides(in: context, CGRect(x: 64, y: 238, width: size.width - 104, height: 110))
    } symbols: {
      ForEach(1..<5, id: \.self) { index in
        Badge(turn: Self.turns[index]).tag(index)
      }
    }
    .frame(width: 600, height: 400)
  }

  // MARK: Sky

  private func drawSky(in context: GraphicsContext, _ size: CGSize) {
    let all = Path(CGRect(origin: .zero, size: size))
    context.fill(
      all,
      with: .linearGradient(
        Gradient(colors: [ink(0x0B, 0x10, 0x26), ink(0x16, 0x24, 0x4A), ink(0x1E, 0x3A, 0x5F)]),
        startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
    var random = SmallRandom(state: 20)
    for _ in 0..<130 {
      let point = CGPoint(x: random.next() * size.width, y: random.next() * 215)
      let radius = 0.3 + random.next() * random.next() * 1.1
      // Not behind the row of days.
      if point.x > 215, point.y > 100, point.y < 190 { continue }
      context.fill(
        Path(
          ellipseIn: CGRect(
            x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)),
        with: .color(white: 1, opacity: 0.25 + random.next() * 0.6))
    }
  }

  private func drawHeading(in context: GraphicsContext) {
    context.draw(
      Text("Moon and tides").font(.system(size: 26, weight: .bold)).foregroundStyle(.white),
      at: CGPoint(x: 206, y: 48), anchor: .leading)
    context.draw(
      Text("Saint-Malo, 14 September").font(.system(size: 13))
        .foregroundStyle(ink(0xA9, 0xBC, 0xDA)),
      at: CGPoint(x: 207, y: 74), anchor: .leading)
  }

  // MARK: Moon

  private func drawMoon(in context: GraphicsContext, at center: CGPoint, radius: CGFloat) {
    let disc = circle(center, radius)
    // A glow outside of the disc only.
    var glow = context
    glow.clip(to: disc, options: .inverse)
    glow.addFilter(.blur(radius: 22))
    glow.fill(circle(center, radius * 1.12), with: .color(ink(0xFF, 0xE9, 0xB0).opacity(0.75)))

    context.fill(
      disc,
      with: .radialGradient(
        Gradient(colors: [ink(0xFF, 0xFB, 0xEA), ink(0xF4, 0xE3, 0xB5), ink(0xC9, 0xAE, 0x78)]),
        center: CGPoint(x: center.x - 18, y: center.y - 20), startRadius: 4,
        endRadius: radius * 1.5))
    var surface = context
    surface.clip(to: disc)
    surface.translateBy(x: center.x, y: center.y)
    surface.blendMode = .multiply
    surface.drawLayer { seas in
      seas.addFilter(.blur(radius: 2.4))
      for (x, y, width, height) in [
        (-22.0, -26.0, 40.0, 28.0), (8, -30, 26, 22), (-40, 2, 34, 30), (2, -6, 30, 24),
        (-18, 18, 30, 22), (22, 14, 18, 14),
      ] {
        seas.fill(
          Path(ellipseIn: CGRect(x: x, y: y, width: width, height: height)),
          with: .color(ink(0xB8, 0xA4, 0x86).opacity(0.62)))
      }
    }
    surface.blendMode = .softLight
    for (x, y, radius) in [
      (24.0, 34.0, 6.0), (-4, 42, 4.5), (36, -6, 4), (14, 6, 3),
    ] {
      surface.fill(circle(CGPoint(x: x, y: y), radius), with: .color(white: 1, opacity: 0.85))
      surface.fill(circle(CGPoint(x: x + 1, y: y + 1), radius * 0.7), with: .color(white: 0.25))
    }
    // The part of the moon in shadow.
    var shade = context
    shade.clip(to: disc)
    shade.addFilter(.blur(radius: 5))
    shade.fill(
      disc.subtracting(lit(0.645, center, radius)),
      with: .color(ink(0x0D, 0x14, 0x2E).opacity(0.88)))
  }

  // MARK: Phases

  private func drawPhases(in context: GraphicsContext, from start: CGPoint, width: CGFloat) {
    let names = ["9", "10", "11", "12", "13", "14", "15", "16", "17"]
    let step = width / CGFloat(names.count - 1)
    for (index, name) in names.enumerated() {
      let rise = sin(CGFloat(index) / CGFloat(names.count - 1) * .pi) * 22
      let center = CGPoint(x: start.x + CGFloat(index) * step, y: start.y - rise)
      let isToday = name == "14"
      drawPhase(in: context, at: center, part: 0.12 + CGFloat(index) * 0.105, isToday: isToday)
      context.draw(
        Text(name).font(.system(size: 11, weight: isToday ? .bold : .regular)).monospacedDigit()
          .foregroundStyle(isToday ? .white : ink(0x8F, 0xA6, 0xC8)),
        at: CGPoint(x: center.x, y: center.y + 26))
    }
  }

  /// - Parameter part: The lit fraction of the disc.
  private func drawPhase(
    in context: GraphicsContext, at center: CGPoint, part: CGFloat, isToday: Bool
  ) {
    let radius: CGFloat = isToday ? 13 : 11
    let disc = circle(center, radius)
    context.fill(disc, with: .color(ink(0x2A, 0x3B, 0x63)))
    context.fill(lit(part, center, radius), with: .color(ink(0xF7, 0xE8, 0xBE)))
    if isToday {
      context.stroke(
        circle(center, radius + 4), with: .color(white: 1, opacity: 0.8),
        style: StrokeStyle(lineWidth: 1.2, lineCap: .round, dash: [0.1, 3.5]))
    }
  }

  /// Half of the disc, plus or minus half an ellipse.
  private func lit(_ part: CGFloat, _ center: CGPoint, _ radius: CGFloat) -> Path {
    let half = circle(center, radius).intersection(
      Path(CGRect(x: center.x, y: center.y - radius, width: radius, height: 2 * radius)))
    let bulge = abs(1 - 2 * part) * radius
    let middle = Path(
      ellipseIn: CGRect(
        x: center.x - bulge, y: center.y - radius, width: 2 * bulge, height: 2 * radius))
    return part > 0.5 ? half.union(middle) : half.subtracting(middle)
  }

  // MARK: Tides

  private func drawTides(in context: GraphicsContext, _ frame: CGRect) {
    func point(_ hour: Double, _ height: Double) -> CGPoint {
      CGPoint(
        x: frame.minX + frame.width * hour / 24, y: frame.maxY - frame.height * height / 5)
    }
    for height in 0...5 {
      let y = point(0, Double(height)).y
      var line = Path()
      line.move(to: CGPoint(x: frame.minX, y: y))
      line.addLine(to: CGPoint(x: frame.maxX, y: y))
      context.stroke(
        line, with: .color(white: 1, opacity: height == 0 ? 0.5 : 0.14),
        style: StrokeStyle(lineWidth: 0.5, dash: height == 0 ? [] : [3, 3]))
      context.draw(
        Text("\(height) m").font(.system(size: 10)).foregroundStyle(ink(0x8F, 0xA6, 0xC8)),
        at: CGPoint(x: frame.minX - 8, y: y), anchor: .trailing)
    }
    for hour in stride(from: 0, through: 24, by: 3) {
      context.draw(
        Text("\(hour):00").font(.system(size: 10)).monospacedDigit()
          .foregroundStyle(ink(0x8F, 0xA6, 0xC8)),
        at: CGPoint(x: point(Double(hour), 0).x, y: frame.maxY + 14))
    }
    var curve = Path()
    for (index, turn) in Self.turns.enumerated() {
      let end = point(turn.hour, turn.height)
      guard index > 0, let start = curve.currentPoint else {
        curve.move(to: end)
        continue
      }
      let middle = (start.x + end.x) / 2
      curve.addCurve(
        to: end, control1: CGPoint(x: middle, y: start.y),
        control2: CGPoint(x: middle, y: end.y))
    }
    var water = curve
    water.addLine(to: CGPoint(x: curve.boundingRect.maxX, y: frame.maxY))
    water.addLine(to: CGPoint(x: curve.boundingRect.minX, y: frame.maxY))
    water.closeSubpath()
    var inside = context
    inside.clip(to: Path(CGRect(x: frame.minX, y: 0, width: frame.width, height: frame.maxY)))
    inside.fill(
      water,
      with: .linearGradient(
        Gradient(colors: [ink(0x5F, 0xD4, 0xE6).opacity(0.75), ink(0x2A, 0x7F, 0xB8).opacity(0.15)]
        ),
        startPoint: CGPoint(x: 0, y: frame.minY), endPoint: CGPoint(x: 0, y: frame.maxY)))
    inside.addFilter(.shadow(color: ink(0x6E, 0xE7, 0xFF).opacity(0.9), radius: 6))
    inside.stroke(
      curve, with: .color(ink(0xB9, 0xF3, 0xFF)), style: StrokeStyle(lineWidth: 2, lineCap: .round))
    for index in 1..<5 {
      let turn = Self.turns[index]
      let place = point(turn.hour, turn.height)
      context.fill(circle(place, 4), with: .color(white: 1))
      guard let badge = context.resolveSymbol(id: index) else { continue }
      context.draw(badge, at: CGPoint(x: place.x, y: place.y - 9), anchor: .bottom)
    }
  }

  private func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

private func ink(_ red: Int, _ green: Int, _ blue: Int) -> Color {
  Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
}

/// The label at high or low water.
private struct Badge: View {
  let turn: (hour: Double, height: Double)

  private var time: String {
    let minutes = Int((turn.hour * 60).rounded())
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: turn.height > 2 ? "arrow.up" : "arrow.down").imageScale(.small)
      Text(time).monospacedDigit()
    }
    .font(.system(size: 10, weight: .semibold))
    .foregroundStyle(.white)
    .padding(.horizontal, 7)
    .padding(.vertical, 3)
    .background(.white.opacity(0.18), in: .capsule)
  }
}

/// A random number generator with a fixed sequence.
private struct SmallRandom {
  var state: UInt64

  /// Returns a number from 0 to 1.
  mutating func next() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 40) / CGFloat(1 << 24)
  }
}
