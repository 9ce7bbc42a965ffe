import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise: Bool
  var insetAmount: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - .degrees(90), endAngle: endAngle - .degrees(90),
      clockwise: !clockwise)
    return path
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

struct Checkerboard: Shape {
  var rows: Int, columns: Int
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let size = CGSize(width: rect.width / CGFloat(columns), height: rect.height / CGFloat(rows))
    for row in 0..<rows {
      for column in 0..<columns where (row + column).isMultiple(of: 2) {
        path.addRect(
          CGRect(
            x: size.width * Double(column), y: size.height * Double(row), width: size.width,
            height: size.height))
      }
    }
    return path
  }
  static var role: ShapeRole { .fill }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

struct ShapeGallery: View {
  @State private var amount = 0.5
  var body: some View {
    VStack {
      Triangle().fill(.red).frame(width: 100, height: 100)
      Triangle().stroke(
        Color.blue,
        style: StrokeStyle(
          lineWidth: 5, lineCap: .round, lineJoin: .round, dash: [5, 10], dashPhase: 2))
      Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true).strokeBorder(
        .blue, lineWidth: 40)
      Circle().trim(from: 0, to: amount).stroke(style: StrokeStyle(lineWidth: 4)).rotationEffect(
        .degrees(-90))
      Circle().size(width: 20, height: 20).offset(x: 10, y: 10)
      Circle().size(CGSize(width: 10, height: 10)).scale(0.5).scale(x: 1, y: 2, anchor: .top)
      Circle().offset(CGSize(width: 5, height: 5)).transform(CGAffineTransform(rotationAngle: 1))
      Rectangle().rotation(.degrees(45), anchor: .center).fill(.green)
      Capsule().inset(by: 4).fill(Color.orange, style: FillStyle(eoFill: true))
      Circle().union(Rectangle().offset(x: 20)).fill(.purple)
      Circle().subtracting(Rectangle().scale(0.5)).intersection(Circle()).symmetricDifference(
        Rectangle())
      Ellipse().fill(
        .radialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 50))
      RoundedRectangle(cornerSize: CGSize(width: 10, height: 20), style: .continuous).fill(.blue)
        .stroke(.black)
      UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20, style: .circular)
      ContainerRelativeShape().inset(by: 8).fill(.blue)
      AnyShape(Circle()).fill(.teal.gradient)
      Rectangle().fill(
        .linearGradient(
          Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)]),
          startPoint: .top, endPoint: .bottom))
      Rectangle().fill(
        AngularGradient(
          gradient: Gradient(colors: [.red, .yellow]), center: .center, startAngle: .zero,
          endAngle: .radians(.pi)))
      Rectangle().fill(EllipticalGradient(colors: [.red, .clear]))
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
      Rectangle().fill(.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)))
      Rectangle().fill(.red.shadow(.inner(radius: 5)))
      Rectangle().fill(.blue.opacity(0.5).blendMode(.multiply))
      Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.5))
      Rectangle().fill(.image(Image(systemName: "star")))
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .green, .blue, .yellow])
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20)).stroke(.red, lineWidth: 2)
      Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20), cornerRadius: 4).trimmedPath(
        from: 0, to: 0.5)
      Color.red.clipShape(Triangle()).clipShape(.rect(cornerRadius: 5)).clipShape(.circle).mask(
        Circle())
      Color(hue: 0.5, saturation: 1, brightness: 0.8).mask {
        Text("Mask").font(.system(size: 80, weight: .black))
      }
      Color.blue.overlay(Circle().strokeBorder(Color.white, lineWidth: 2)).containerShape(
        .rect(cornerRadius: 20))
    }
  }
}

struct PathDrawing: View {
  var path: Path {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 50, y: 50), control: CGPoint(x: 0, y: 50))
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 60, y: 50), control2: CGPoint(x: 100, y: 20))
    path.addRelativeArc(
      center: CGPoint(x: 50, y: 50), radius: 20, startAngle: .zero, delta: .degrees(90))
    path.addArc(tangent1End: CGPoint(x: 10, y: 10), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 50, height: 50), cornerSize: CGSize(width: 5, height: 5))
    path.addRects([CGRect(x: 1, y: 1, width: 2, height: 2)])
    path.addLines([.zero, CGPoint(x: 3, y: 4)])
    path.addPath(
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) },
      transform: CGAffineTransform(translationX: 4, y: 4))
    path.closeSubpath()
    if path.isEmpty || !path.contains(.zero) { path = path.strokedPath(StrokeStyle(lineWidth: 3)) }
    return path.offsetBy(dx: 1, dy: 2).applying(.init(scaleX: 2, y: 2))
  }

  var body: some View {
    path.fill(style: FillStyle(eoFill: true, antialiased: true))
      .overlay(path.stroke(Color.black, lineWidth: 1))
      .frame(width: path.boundingRect.width, height: path.boundingRect.height)
    Path("0 0 m 10 10 l h")?.stroke()
    path.union(Path(ellipseIn: .init(x: 0, y: 0, width: 4, height: 4))).fill()
    Text(path.description)
  }

  func points() -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, _), .curve(let to, _, _): points.append(to)
      case .closeSubpath: break
      }
    }
    return points + [path.currentPoint].compactMap { $0 }
  }
}
