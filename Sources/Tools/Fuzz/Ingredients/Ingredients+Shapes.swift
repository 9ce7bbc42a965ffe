import Galley

extension Ingredients {
  mutating func addShapes() {
    #add("Rectangle()")
    #add("RoundedRectangle(cornerRadius: {number})")
    #add("ButtonBorderShape.roundedRectangle(radius: {number})")
    #add(
      "RoundedRectangle(cornerSize: CGSize(width: {number}, height: {number}), style: .circular)")
    #add("Capsule()")
    #add("Ellipse()")
    #add("Circle()")
    #add("AnyShape(Circle()).fill({color}.gradient)")
    #add("Circle().inset(by: {number})")
    #add("Circle().trim(from: {number}, to: {number}).stroke(.red, lineWidth: {number})")
    #add(
      "Capsule().stroke(.blue, style: StrokeStyle(lineWidth: {number}, miterLimit: {number}, dash: [{number}, {number}], dashPhase: {number}))"
    )
    #add(
      "Circle().stroke(.red, style: StrokeStyle(lineWidth: {number}, lineCap: .round, dash: [{number}], dashPhase: {number}))"
    )
    #add(
      "Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 30)).strokedPath(StrokeStyle(lineWidth: {number}, lineCap: .square, dash: [{number}, {number}, {number}], dashPhase: {number}))"
    )
    #add("ConcentricRectangle(corners: .concentric(minimum: .fixed({number})), isUniform: {bool})")
    #add(
      "ConcentricRectangle(uniformTopCorners: .fixed({number}), bottomLeadingCorner: .concentric, bottomTrailingCorner: .fixed({number})).inset(by: {number})"
    )
    #add("{view}.containerShape(.rect(corners: .fixed({number}), isUniform: {bool}))")
    #add("Rectangle().strokeBorder({color}, lineWidth: {number})")
    #add("Ellipse().rotation(.degrees({number}), anchor: {point})")
    #add(
      "OffsetShape(shape: RotatedShape(shape: Circle(), angle: .degrees({number})), offset: .zero).inset(by: {number})"
    )
    #add("ScaledShape(shape: Ellipse(), scale: CGSize(width: {number}, height: {number}))")
    #add(
      "TransformedShape(shape: Circle(), transform: CGAffineTransform(scaleX: {number}, y: {number}))"
    )
    #add("Rectangle().scale(x: {number}, y: {number}).offset(x: {number}, y: {number})")
    #add(
      "Rectangle().transform(CGAffineTransform(a: {number}, b: {number}, c: {number}, d: {number}, tx: 1, ty: 1))"
    )
    #add("Scribble(a: CGPoint(x: {number}, y: {number}), b: CGPoint(x: {number}, y: {number}))")
    #add("LyingShape(size: CGSize(width: {number}, height: {number}))")
    #add("Ellipse().fill({style}, style: FillStyle(eoFill: {bool}))")
    #add("Capsule().inset(by: {number}).strokeBorder({style}, lineWidth: {number})")
    #add(
      "Path(roundedRect: CGRect(x: {number}, y: 1, width: {number}, height: 30), cornerRadius: {number})"
    )
    #add(
      "Path(ellipseIn: CGRect(x: 0, y: {number}, width: 30, height: 20)).trimmedPath(from: {number}, to: {number})"
    )
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
