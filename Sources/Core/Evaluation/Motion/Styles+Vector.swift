import Foundation

// Colors and styles. Opacities and widths stay in range even if a spring overshoots.

extension ResolvedColor: VectorRepresentable {
  // Interpolates in a perceptual color space, weighted by opacity, so that fading to clear does not
  // pass through the hue of the clear color.
  mutating func pass(_ numbers: inout NumberPass) {
    let color = Oklab(self)
    var lightness = color.lightness * opacity
    var (a, b) = (color.a * opacity, color.b * opacity)
    numbers.number(&lightness)
    numbers.number(&a)
    numbers.number(&b)
    numbers.number(&opacity, from: 0, to: 1)
    guard numbers.isReplacing, opacity > 0 else { return }
    self = Oklab(lightness: lightness / opacity, a: a / opacity, b: b / opacity)
      .color(opacity: opacity)
  }
}

extension _ResolvedStyle: VectorRepresentable {
  mutating func pass(_ numbers: inout NumberPass) {
    switch self {
    case .color(var color):
      numbers.structure(0)
      color.pass(&numbers)
      self = .color(color)
    case .linear(var stops, var start, var end):
      numbers.stops(&stops, of: 1)
      numbers.point(&start)
      numbers.point(&end)
      self = .linear(stops, start: start, end: end)
    case .radial(var stops, var center, var startRadius, var endRadius):
      numbers.stops(&stops, of: 2)
      numbers.point(&center)
      numbers.number(&startRadius, from: 0)
      numbers.number(&endRadius, from: 0)
      self = .radial(stops, center: center, startRadius: startRadius, endRadius: endRadius)
    case .elliptical(var stops, var center, var startFraction, var endFraction):
      numbers.stops(&stops, of: 3)
      numbers.point(&center)
      numbers.number(&startFraction, from: 0)
      numbers.number(&endFraction, from: 0)
      self = .elliptical(
        stops, center: center, startFraction: startFraction, endFraction: endFraction)
    case .angular(var stops, var center, var start, var end):
      numbers.stops(&stops, of: 4)
      numbers.point(&center)
      numbers.angle(&start)
      numbers.angle(&end)
      self = .angular(stops, center: center, start: start, end: end)
    case .backdrop(var backdrop):
      numbers.structure(5)
      backdrop.color.pass(&numbers)
      numbers.number(&backdrop.radius, from: 0)
      numbers.number(&backdrop.saturation, from: 0)
      numbers.number(&backdrop.opacity, from: 0, to: 1)
      self = .backdrop(backdrop)
    case .image(var image):
      numbers.structure(6)
      numbers.number(&image.opacity, from: 0, to: 1)
      self = .image(image)
    case .mesh(var mesh):
      for part in [7, mesh.width, mesh.height] { numbers.structure(part) }
      numbers.each(&mesh.vertices)
      numbers.each(&mesh.colors)
      mesh.background.pass(&numbers)
      self = .mesh(mesh)
    case .shadow(var style, var shadow):
      numbers.structure(shadow.isInner ? 8 : 9)
      shadow.color.pass(&numbers)
      numbers.number(&shadow.radius, from: 0)
      numbers.size(&shadow.offset)
      style.pass(&numbers)
      self = .shadow(style, shadow)
    case .blended(var style, let mode):
      for part in [10, mode.hashValue] { numbers.structure(part) }
      style.pass(&numbers)
      self = .blended(style, mode)
    }
  }
}

extension NumberPass {
  /// Passes the stops of a gradient of this kind.
  fileprivate mutating func stops(_ stops: inout [PaintStop], of kind: Int) {
    structure(kind)
    structure(stops.count)
    each(&stops)
  }
}

extension PaintStop: VectorRepresentable {
  mutating func pass(_ numbers: inout NumberPass) {
    color.pass(&numbers)
    numbers.number(&location)
  }
}

extension MeshPaint.Vertex: VectorRepresentable {
  mutating func pass(_ numbers: inout NumberPass) {
    numbers.point(&position)
    numbers.point(&leading)
    numbers.point(&top)
    numbers.point(&trailing)
    numbers.point(&bottom)
  }
}

extension StrokeStyle: VectorRepresentable {
  mutating func pass(_ numbers: inout NumberPass) {
    numbers.structure(dash.count)
    numbers.number(&lineWidth, from: 0)
    numbers.number(&dashPhase)
    numbers.number(&miterLimit)
    numbers.numbers(&dash, from: 0)
  }
}

extension Filter: VectorRepresentable {
  mutating func pass(_ numbers: inout NumberPass) {
    switch self {
    case .group: numbers.structure(0)
    case .blur(var radius, let isOpaque):
      numbers.structure(isOpaque ? 1 : 2)
      numbers.number(&radius, from: 0)
      self = .blur(radius: radius, isOpaque: isOpaque)
    case .color(let matrix):
      numbers.structure(3)
      var rows = matrix.rows
      for row in rows.indices {
        for column in rows[row].indices { numbers.number(&rows[row][column]) }
      }
      self = .color(ColorMatrix(rows))
    case .blend(let mode): for part in [4, mode.hashValue] { numbers.structure(part) }
    case .composite(let mode): for part in [5, mode.hashValue] { numbers.structure(part) }
    case .projection(var matrix):
      numbers.structure(7)
      numbers.numbers(&matrix.values)
      self = .projection(matrix)
    case .alphaThreshold(var low, var high, var color):
      numbers.structure(6)
      numbers.number(&low)
      numbers.number(&high)
      color.pass(&numbers)
      self = .alphaThreshold(min: low, max: high, color: color)
    }
  }
}
