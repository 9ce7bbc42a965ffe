import Foundation

// Colors and styles. Opacities and widths stay in range even if a spring overshoots.

extension ResolvedColor: VectorRepresentable {
  // Interpolates in a perceptual color space, weighted by opacity, so that fading to clear does not
  // pass through the hue of the clear color.
  func write(to vector: inout AnimatableVector) {
    let color = Oklab(self)
    vector.append(color.lightness * opacity)
    vector.append(color.a * opacity)
    vector.append(color.b * opacity)
    vector.append(opacity)
  }

  mutating func read(from reader: inout AnimatableVector.Reader) {
    var (lightness, a, b) = (reader.number(), reader.number(), reader.number())
    let opacity = min(max(reader.number(), 0), 1)
    guard opacity > 0 else {
      self.opacity = 0
      return
    }
    (lightness, a, b) = (lightness / opacity, a / opacity, b / opacity)
    self = Oklab(lightness: lightness, a: a, b: b).color(opacity: opacity)
  }
}

extension _ResolvedStyle: VectorRepresentable {
  func write(to vector: inout AnimatableVector) {
    func write(_ stops: [PaintStop], _ kind: Int) {
      vector.append(structure: kind)
      vector.append(structure: stops.count)
      for stop in stops {
        stop.color.write(to: &vector)
        vector.append(stop.location)
      }
    }
    func write(_ point: UnitPoint) { vector.append(CGSize(width: point.x, height: point.y)) }
    switch self {
    case .color(let color):
      vector.append(structure: 0)
      color.write(to: &vector)
    case .linear(let stops, let start, let end):
      write(stops, 1)
      write(start)
      write(end)
    case .radial(let stops, let center, let startRadius, let endRadius):
      write(stops, 2)
      write(center)
      vector.append(CGSize(width: startRadius, height: endRadius))
    case .elliptical(let stops, let center, let startFraction, let endFraction):
      write(stops, 3)
      write(center)
      vector.append(CGSize(width: startFraction, height: endFraction))
    case .angular(let stops, let center, let start, let end):
      write(stops, 4)
      write(center)
      vector.append(start.radians)
      vector.append(end.radians)
    case .backdrop(let backdrop):
      vector.append(structure: 5)
      backdrop.color.write(to: &vector)
      for value in [backdrop.radius, backdrop.saturation, backdrop.opacity] {
        vector.append(value)
      }
    case .image(let image):
      vector.append(structure: 6)
      vector.append(image.opacity)
    case .mesh(let mesh):
      vector.append(structure: 7)
      vector.append(structure: mesh.width)
      vector.append(structure: mesh.height)
      for vertex in mesh.vertices {
        for point in vertex.points { vector.append(CGSize(width: point.x, height: point.y)) }
      }
      for color in mesh.colors + [mesh.background] { color.write(to: &vector) }
    case .shadow(let style, let shadow):
      vector.append(structure: shadow.isInner ? 8 : 9)
      shadow.color.write(to: &vector)
      vector.append(shadow.radius)
      vector.append(shadow.offset)
      style.write(to: &vector)
    case .blended(let style, let mode):
      vector.append(structure: 10)
      vector.append(structure: mode.hashValue)
      style.write(to: &vector)
    }
  }

  mutating func read(from reader: inout AnimatableVector.Reader) {
    func read(_ stops: [PaintStop]) -> [PaintStop] {
      stops.map { stop in
        var color = stop.color
        color.read(from: &reader)
        return PaintStop(color: color, location: reader.number())
      }
    }
    func point() -> UnitPoint {
      let size = reader.size()
      return UnitPoint(x: size.width, y: size.height)
    }
    switch self {
    case .color(var color):
      color.read(from: &reader)
      self = .color(color)
    case .linear(let stops, _, _):
      let stops = read(stops)
      let start = point()
      self = .linear(stops, start: start, end: point())
    case .radial(let stops, _, _, _):
      let stops = read(stops)
      let center = point()
      let radii = reader.size()
      self = .radial(
        stops, center: center, startRadius: max(radii.width, 0), endRadius: max(radii.height, 0))
    case .elliptical(let stops, _, _, _):
      let stops = read(stops)
      let center = point()
      let fractions = reader.size()
      self = .elliptical(
        stops, center: center, startFraction: max(fractions.width, 0),
        endFraction: max(fractions.height, 0))
    case .angular(let stops, _, _, _):
      let stops = read(stops)
      let center = point()
      let start = Angle(radians: reader.number())
      self = .angular(stops, center: center, start: start, end: Angle(radians: reader.number()))
    case .backdrop(var backdrop):
      backdrop.color.read(from: &reader)
      backdrop.radius = max(reader.number(), 0)
      backdrop.saturation = max(reader.number(), 0)
      backdrop.opacity = min(max(reader.number(), 0), 1)
      self = .backdrop(backdrop)
    case .image(var image):
      image.opacity = min(max(reader.number(), 0), 1)
      self = .image(image)
    case .mesh(var mesh):
      for index in mesh.vertices.indices {
        mesh.vertices[index].points = (0..<5).map { _ in
          let size = reader.size()
          return CGPoint(x: size.width, y: size.height)
        }
      }
      for index in mesh.colors.indices { mesh.colors[index].read(from: &reader) }
      mesh.background.read(from: &reader)
      self = .mesh(mesh)
    case .shadow(var style, var shadow):
      shadow.color.read(from: &reader)
      shadow.radius = max(reader.number(), 0)
      shadow.offset = reader.size()
      style.read(from: &reader)
      self = .shadow(style, shadow)
    case .blended(var style, let mode):
      style.read(from: &reader)
      self = .blended(style, mode)
    }
  }
}

extension StrokeStyle: VectorRepresentable {
  func write(to vector: inout AnimatableVector) {
    vector.append(structure: dash.count)
    vector.append(CGSize(width: lineWidth, height: dashPhase))
    vector.append(Double(miterLimit))
    for length in dash { vector.append(Double(length)) }
  }

  mutating func read(from reader: inout AnimatableVector.Reader) {
    lineWidth = max(reader.length(), 0)
    dashPhase = reader.length()
    miterLimit = reader.length()
    dash = dash.map { _ in max(reader.length(), 0) }
  }
}

extension Filter: VectorRepresentable {
  func write(to vector: inout AnimatableVector) {
    switch self {
    case .group: vector.append(structure: 0)
    case .blur(let radius, let isOpaque):
      vector.append(structure: isOpaque ? 1 : 2)
      vector.append(radius)
    case .color(let matrix):
      vector.append(structure: 3)
      for value in matrix.rows.joined() { vector.append(value) }
    case .blend(let mode):
      vector.append(structure: 4)
      vector.append(structure: mode.hashValue)
    case .composite(let mode):
      vector.append(structure: 5)
      vector.append(structure: mode.hashValue)
    case .projection(let matrix):
      vector.append(structure: 7)
      for value in matrix.values { vector.append(Double(value)) }
    case .alphaThreshold(let low, let high, let color):
      vector.append(structure: 6)
      vector.append(low)
      vector.append(high)
      color.write(to: &vector)
    }
  }

  mutating func read(from reader: inout AnimatableVector.Reader) {
    switch self {
    case .group, .blend, .composite: break
    case .projection(var matrix):
      matrix.values = matrix.values.map { _ in reader.length() }
      self = .projection(matrix)
    case .alphaThreshold(_, _, var color):
      let (low, high) = (reader.number(), reader.number())
      color.read(from: &reader)
      self = .alphaThreshold(min: low, max: high, color: color)
    case .blur(_, let isOpaque): self = .blur(radius: max(reader.number(), 0), isOpaque: isOpaque)
    case .color(let matrix):
      self = .color(ColorMatrix(matrix.rows.map { row in row.map { _ in reader.number() } }))
    }
  }
}

extension MeshPaint.Vertex {
  fileprivate var points: [CGPoint] {
    get { [position, leading, top, trailing, bottom] }
    set {
      (position, leading, top) = (newValue[0], newValue[1], newValue[2])
      (trailing, bottom) = (newValue[3], newValue[4])
    }
  }
}
