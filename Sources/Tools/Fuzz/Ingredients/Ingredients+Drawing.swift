import Galley

extension Ingredients {
  /// Adds canvases with drawing code.
  mutating func addDrawing() {
    add("Canvas { … } drawing paths transformed by {number}, {number} and clipped to {number}") {
      inputs in
      let (x, y, length) = (inputs.number(0), inputs.number(1), inputs.number(2))
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(.quaternary))
        context.translateBy(x: x, y: y)
        context.rotate(by: .degrees(length))
        context.scaleBy(x: y, y: x)
        context.clip(
          to: Path(ellipseIn: CGRect(x: x, y: y, width: length, height: length)),
          options: length > 20 ? .inverse : [])
        context.stroke(
          Path(CGRect(x: x, y: y, width: length, height: x)), with: .color(.red), lineWidth: y)
      }
    }
    add("Canvas { … } drawing layers blended, filtered by {number}, with the opacity {number}") {
      inputs in
      let (radius, opacity) = (inputs.number(0), inputs.number(1))
      Canvas(opaque: true) { context, size in
        context.opacity = Double(opacity)
        context.blendMode = GraphicsContext.BlendMode(rawValue: opacity > 1 ? 7 : 18)
        context.addFilter(.shadow(radius: radius, x: opacity, y: radius, options: .shadowOnly))
        context.addFilter(.alphaThreshold(min: Double(opacity), color: .blue))
        context.addFilter(.blur(radius: radius))
        context.clipToLayer(opacity: Double(opacity)) {
          $0.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .foreground)
        }
        context.drawLayer {
          $0.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .radialGradient(
              Gradient(colors: [.red, .clear]), center: .zero, startRadius: radius,
              endRadius: opacity, options: .mirror))
        }
      }
    }
    add("Canvas { … } symbols: { {view}.tag(1) } drawing {string} at {number}, {number}") {
      inputs in
      let (string, x, y) = (inputs.string(0), inputs.number(1), inputs.number(2))
      Canvas { context, size in
        context.draw(Text(string), at: CGPoint(x: x, y: y), anchor: .topLeading)
        var text = context.resolve(Text(string).bold())
        text.shading = .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: x, y: y))
        context.draw(text, in: CGRect(x: x, y: 0, width: y, height: size.height))
        context.draw(Image(systemName: "star.fill"), in: CGRect(x: 0, y: x, width: y, height: x))
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, at: CGPoint(x: x, y: y))
        context.draw(symbol, in: CGRect(x: x, y: y, width: y, height: x))
      } symbols: {
        inputs.view.tag(1)
      }
    }
    add("MeshGradient of 2×3 vertices, one at {number}, {number}") { inputs in
      MeshGradient(
        width: 2, height: 3,
        points: [
          [0, 0], [1, 0], [0, 0.5], [Float(inputs.number(0)), Float(inputs.number(1))], [0, 1],
          [1, 1],
        ],
        colors: [.red, .blue, .clear, .green, .white, .black], background: .yellow,
        smoothsColors: inputs.number(0) > 1, colorSpace: .perceptual)
    }
    #add(
      "Rectangle().fill(.red.shadow(.inner(radius: {number}, x: {number})).blendMode({blendMode}))")
    #add("Text({string}).foregroundStyle(.white.shadow(.drop(radius: {number}, y: {number})))")
    #add(
      "Circle().subtracting(Scribble(a: CGPoint(x: {number}, y: 3), b: CGPoint(x: 20, y: {number}))).stroke(lineWidth: {number})"
    )
    #add("{view}.containerShape(RoundedRectangle(cornerRadius: {number}))")
    #add("{view}.modifier(Leaning(amount: {number}))")
    #add(
      "{view}.colorEffect(ShaderLibrary.wave(.float(1))).distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero).layerEffect(ShaderLibrary.wave(), maxSampleOffset: .zero)"
    )
    add("Image(bitmap).resizable(capInsets: EdgeInsets(top: {number}, leading: {number}, …))") {
      Image(Bitmap(width: 3, height: 3, pixels: Array(repeating: 200, count: 36)))
        .resizable(
          capInsets: EdgeInsets(
            top: $0.number(0), leading: $0.number(1), bottom: $0.number(0), trailing: 1),
          resizingMode: $0.number(1) > 5 ? .tile : .stretch)
    }
  }
}

/// A projection that depends on the size.
private struct Leaning: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var matrix = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: amount))
    matrix.m13 = amount / 1000
    return matrix
  }
}
