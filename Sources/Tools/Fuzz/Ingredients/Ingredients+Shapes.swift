import Galley

extension Ingredients {
  mutating func addShapes() {
    add("Rectangle()") { _ in Rectangle() }
    add("RoundedRectangle(cornerRadius: {number})") { RoundedRectangle(cornerRadius: $0.number(0)) }
    add("RoundedRectangle(cornerSize: CGSize(width: {number}, height: {number}), style: .circular)")
    {
      RoundedRectangle(
        cornerSize: CGSize(width: $0.number(0), height: $0.number(1)), style: .circular)
    }
    add("Capsule()") { _ in Capsule() }
    add("Ellipse()") { _ in Ellipse() }
    add("Circle()") { _ in Circle() }
    add("AnyShape(Circle()).fill({color}.gradient)") {
      AnyShape(Circle()).fill($0.pick(Choices.color, 0).gradient)
    }
    add("Circle().inset(by: {number})") { Circle().inset(by: $0.number(0)) }
    add("Circle().trim(from: {number}, to: {number}).stroke(.red, lineWidth: {number})") {
      Circle().trim(from: $0.number(0), to: $0.number(1)).stroke(.red, lineWidth: $0.number(2))
    }
    add(
      "Capsule().stroke(.blue, style: StrokeStyle(lineWidth: {number}, miterLimit: {number}, dash: [{number}, {number}], dashPhase: {number}))"
    ) {
      Capsule().stroke(
        .blue,
        style: StrokeStyle(
          lineWidth: $0.number(0), miterLimit: $0.number(1), dash: [$0.number(2), $0.number(3)],
          dashPhase: $0.number(4)))
    }
    add(
      "Circle().stroke(.red, style: StrokeStyle(lineWidth: {number}, lineCap: .round, dash: [{number}], dashPhase: {number}))"
    ) {
      Circle().stroke(
        .red,
        style: StrokeStyle(
          lineWidth: $0.number(0), lineCap: .round, dash: [$0.number(1)], dashPhase: $0.number(2)))
    }
    add(
      "Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 30)).strokedPath(StrokeStyle(lineWidth: {number}, lineCap: .square, dash: [{number}, {number}, {number}], dashPhase: {number}))"
    ) {
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 30)).strokedPath(
        StrokeStyle(
          lineWidth: $0.number(0), lineCap: .square,
          dash: [$0.number(1), $0.number(2), $0.number(3)], dashPhase: $0.number(4)))
    }
    add("ConcentricRectangle(corners: .concentric(minimum: {number}), isUniform: {bool})") {
      ConcentricRectangle(
        corners: .concentric(minimum: .fixed($0.number(0))), isUniform: $0.pick(Choices.bool, 1))
    }
    add(
      "ConcentricRectangle(uniformTopCorners: .fixed({number}), bottomLeadingCorner: .concentric, bottomTrailingCorner: .fixed({number})).inset(by: {number})"
    ) {
      ConcentricRectangle(
        uniformTopCorners: .fixed($0.number(0)), bottomLeadingCorner: .concentric,
        bottomTrailingCorner: .fixed($0.number(1))
      ).inset(by: $0.number(2))
    }
    add("{view}.containerShape(.rect(corners: .fixed({number}), isUniform: {bool}))") {
      $0.view.containerShape(
        .rect(corners: .fixed($0.number(0)), isUniform: $0.pick(Choices.bool, 1)))
    }
    add("Rectangle().strokeBorder({color}, lineWidth: {number})") {
      Rectangle().strokeBorder($0.pick(Choices.color, 0), lineWidth: $0.number(1))
    }
    add("Ellipse().rotation(.degrees({number}), anchor: {point})") {
      Ellipse().rotation(.degrees($0.number(0)), anchor: $0.pick(Choices.point, 1))
    }
    add("Rectangle().scale(x: {number}, y: {number}).offset(x: {number}, y: {number})") {
      Rectangle().scale(x: $0.number(0), y: $0.number(1)).offset(x: $0.number(2), y: $0.number(3))
    }
    add(
      "Rectangle().transform(CGAffineTransform(a: {number}, b: {number}, c: {number}, d: {number}, tx: 1, ty: 1))"
    ) {
      Rectangle().transform(
        CGAffineTransform(
          a: $0.number(0), b: $0.number(1), c: $0.number(2), d: $0.number(3), tx: 1, ty: 1))
    }
    add("Scribble(a: CGPoint(x: {number}, y: {number}), b: CGPoint(x: {number}, y: {number}))") {
      Scribble(
        a: CGPoint(x: $0.number(0), y: $0.number(1)), b: CGPoint(x: $0.number(2), y: $0.number(3)))
    }
    add("LyingShape(size: CGSize(width: {number}, height: {number}))") {
      LyingShape(size: CGSize(width: $0.number(0), height: $0.number(1)))
    }
    add("Ellipse().fill({style}, style: FillStyle(eoFill: {bool}))") {
      Ellipse().fill($0.pick(Choices.style, 0), style: FillStyle(eoFill: $0.pick(Choices.bool, 1)))
    }
    add("Capsule().inset(by: {number}).strokeBorder({style}, lineWidth: {number})") {
      Capsule().inset(by: $0.number(0)).strokeBorder(
        $0.pick(Choices.style, 1), lineWidth: $0.number(2))
    }
    add(
      "Path(roundedRect: CGRect(x: {number}, y: 1, width: {number}, height: 30), cornerRadius: {number})"
    ) {
      Path(
        roundedRect: CGRect(x: $0.number(0), y: 1, width: $0.number(1), height: 30),
        cornerRadius: $0.number(2))
    }
    add(
      "Path(ellipseIn: CGRect(x: 0, y: {number}, width: 30, height: 20)).trimmedPath(from: {number}, to: {number})"
    ) {
      Path(ellipseIn: CGRect(x: 0, y: $0.number(0), width: 30, height: 20))
        .trimmedPath(from: $0.number(1), to: $0.number(2))
    }
  }
}

/// A path with every kind of element, through two arbitrary points.
struct Scribble: Shape {
  let a: CGPoint
  let b: CGPoint

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: a)
    path.addLine(to: b)
    path.addQuadCurve(to: a, control: CGPoint(x: b.x, y: a.y))
    path.addCurve(to: b, control1: a, control2: CGPoint(x: a.x, y: b.y))
    path.addArc(
      center: a, radius: b.x, startAngle: .degrees(b.y), endAngle: .degrees(a.y), clockwise: true)
    path.addRect(CGRect(x: a.x, y: a.y, width: b.x, height: b.y))
    path.addEllipse(in: CGRect(x: b.x, y: b.y, width: a.x, height: a.y))
    path.closeSubpath()
    return path
  }
}

/// A shape that reports an arbitrary size.
struct LyingShape: Shape {
  let size: CGSize

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}
