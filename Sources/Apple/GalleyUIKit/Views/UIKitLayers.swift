import Galley

/// The drawing of layers.
@MainActor
enum UIKitLayers {
  /// The content of a layer in its bounds.
  static func content(of layer: CALayer) -> AnyView {
    guard !layer.isHidden else { return AnyView(EmptyView()) }
    layer.layOut()
    let inside = Self.inside(layer).modifier(UIKitFrame(size: layer.bounds.size))
      .overlay(alignment: .topLeading) { ZStack(alignment: .topLeading) { sublayers(layer) } }
      .overlay { border(layer) }
    return effects(inside, of: layer, clips: layer.masksToBounds, alpha: 1)
  }

  /// The background and the content of a layer.
  static func inside(_ layer: CALayer) -> AnyView {
    // The layer may set its content when it is asked to display itself.
    let drawing = drawing(of: layer)
    return AnyView(
      ZStack(alignment: .topLeading) {
        Color.clear
        if let color = layer.backgroundColor { layer.shape.fill(Color(cgColor: color)) }
        own(layer)
        if let drawing { drawing }
      })
  }

  /// The drawing of the own `draw(in:)` of a layer without a view.
  private static func drawing(of layer: CALayer) -> AnyView? {
    guard layer.owner == nil, layer.state.isDisplayed || layer.needsDisplayOnBoundsChange else {
      return nil
    }
    layer.display()
    let context = CGContext(
      bounds: layer.bounds, scale: UITraitCollection.current.scaleOfPixels, isOpaque: false)
    layer.draw(in: context)
    return context.drawing
  }

  private static func sublayers(_ layer: CALayer) -> AnyView {
    let sublayers = layer.drawn.map { placed($0) }
    let all = AnyView(ForEach(sublayers.indices, id: \.self) { sublayers[$0] })
    return (layer as? CAReplicatorLayer).map { copies(of: all, in: $0) } ?? all
  }

  /// The copies of the sublayers, each transformed from the one before it.
  private static func copies(of sublayers: AnyView, in layer: CAReplicatorLayer) -> AnyView {
    let size = layer.bounds.size
    var transform = CGAffineTransform.identity
    var copies: [AnyView] = []
    for index in 0..<min(max(layer.instanceCount, 0), 1000) {
      let opacity = 1 + Double(layer.instanceAlphaOffset) * Double(index)
      let copy = ZStack(alignment: .topLeading) { sublayers }
        .modifier(UIKitFrame(size: size)).opacity(min(max(opacity, 0), 1))
      copies.append(
        transformed(AnyView(copy), by: transform, around: layer.anchorPoint, size: size))
      transform = layer.instanceTransform.inPlane.concatenating(transform)
    }
    return AnyView(ForEach(copies.indices, id: \.self) { copies[$0] })
  }

  /// The border, which is in front of the content of the layer.
  static func border(_ layer: CALayer) -> AnyView {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return AnyView(EmptyView()) }
    return AnyView(layer.shape.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth))
  }

  /// A layer at its frame, with what its view shows if it belongs to one.
  static func placed(_ layer: CALayer, in superview: UIView? = nil) -> AnyView {
    if let owner = layer.owner {
      if owner.superview == nil { owner.layOut() }
      return UIKitPicture.placed(owner, in: superview)
    }
    let offset = (superview as? UIScrollView)?.shownOffset ?? .zero
    let frame = layer.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    return AnyView(
      transformed(
        AnyView(content(of: layer).modifier(UIKitFrame(size: frame.size, isFixed: true))),
        by: layer.transform.inPlane, around: layer.anchorPoint, size: frame.size
      )
      .offset(x: frame.minX, y: frame.minY))
  }

  /// Clips, masks and fades the content of a layer, and adds its shadow.
  static func effects(
    _ content: some View, of layer: CALayer, clips: Bool, alpha: CGFloat
  ) -> AnyView {
    var content = clips ? AnyView(content.clipShape(layer.shape)) : AnyView(content)
    if let mask = layer.mask {
      content = AnyView(content.mask(alignment: .topLeading) { placed(mask) })
    }
    if layer.shadowOpacity > 0, !clips, let color = layer.shadowColor {
      content = AnyView(
        content.compositingGroup().shadow(
          color: Color(cgColor: color).opacity(Double(layer.shadowOpacity)),
          radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height))
    }
    let opacity = Double(layer.opacity) * alpha
    return opacity == 1 ? content : AnyView(content.opacity(opacity))
  }

  /// Transforms content around a point, which is a fraction of its size.
  static func transformed(
    _ content: AnyView, by transform: CGAffineTransform, around anchor: CGPoint, size: CGSize
  ) -> AnyView {
    guard transform != .identity else { return content }
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    let centered = CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    return AnyView(content.transformEffect(centered))
  }

  private static func gradient(_ stops: [Gradient.Stop], of layer: CAGradientLayer) -> AnyView {
    let start = UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y)
    let end = UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y)
    switch layer.type {
    case .radial:
      let (width, height) = (layer.bounds.width, layer.bounds.height)
      // The ellipse ends at the end point in both directions.
      let radius = abs(end.x - start.x) * width
      guard radius > 0, width > 0 else { return AnyView(EmptyView()) }
      let stretch = abs(end.y - start.y) * height / radius
      return AnyView(
        RadialGradient(stops: stops, center: start, startRadius: 0, endRadius: radius)
          .frame(width: width, height: stretch > 0 ? height / stretch : height)
          .scaleEffect(x: 1, y: stretch > 0 ? stretch : 1)
          .frame(width: width, height: height))
    case .conic:
      let angle = atan2(
        (end.y - start.y) * layer.bounds.height, (end.x - start.x) * layer.bounds.width)
      return AnyView(AngularGradient(stops: stops, center: start, angle: .radians(angle)))
    default: return AnyView(LinearGradient(stops: stops, startPoint: start, endPoint: end))
    }
  }

  /// The gradient, the path or the image of a layer.
  private static func own(_ layer: CALayer) -> AnyView {
    switch layer {
    case let layer as CAGradientLayer:
      let colors = (layer.colors ?? []).compactMap { color in
        (color as? CGColor).map { Color(cgColor: $0) }
          ?? (color as? UIColor).map { Color(uiColor: $0) }
      }
      let stops = colors.enumerated().map { index, color in
        let even = CGFloat(index) / CGFloat(max(colors.count - 1, 1))
        let given = layer.locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        return Gradient.Stop(color: color, location: given.map { CGFloat($0.doubleValue) } ?? even)
      }
      let gradient = gradient(stops, of: layer)
      let isRounded = layer.cornerRadii != RectangleCornerRadii()
      return isRounded ? AnyView(gradient.clipShape(layer.shape)) : gradient
    case let layer as CAShapeLayer:
      guard let path = layer.path.map({ Path($0) }) else { return AnyView(EmptyView()) }
      let trimmed = path.trimmedPath(
        from: CGFloat(layer.strokeStart), to: CGFloat(layer.strokeEnd))
      return AnyView(
        ZStack(alignment: .topLeading) {
          if let color = layer.fillColor {
            path.fill(
              Color(cgColor: color), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
          }
          if let color = layer.strokeColor {
            trimmed.stroke(Color(cgColor: color), style: layer.strokeStyle)
          }
        })
    case let layer as CATextLayer: return text(layer)
    default:
      guard let image = layer.image else { return AnyView(EmptyView()) }
      return picture(image, in: layer)
    }
  }

  private static func picture(_ image: Image, in layer: CALayer) -> AnyView {
    func aligned(_ alignment: Alignment) -> AnyView {
      AnyView(image.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
    switch layer.contentsGravity {
    case .resizeAspect:
      return AnyView(
        image.resizable().scaledToFit().frame(maxWidth: .infinity, maxHeight: .infinity))
    case .resizeAspectFill:
      return AnyView(
        image.resizable().scaledToFill().frame(
          width: layer.bounds.width, height: layer.bounds.height))
    case .center: return aligned(.center)
    // On iOS, where the y-axis points down, these names are those of macOS.
    case .top: return aligned(.bottom)
    case .bottom: return aligned(.top)
    case .left: return aligned(.leading)
    case .right: return aligned(.trailing)
    case .topLeft: return aligned(.bottomLeading)
    case .topRight: return aligned(.bottomTrailing)
    case .bottomLeft: return aligned(.topLeading)
    case .bottomRight: return aligned(.topTrailing)
    default: return AnyView(image.resizable())
    }
  }

  private static func text(_ layer: CATextLayer) -> AnyView {
    let attributed = layer.string as? NSAttributedString
    let font: UIFont =
      switch layer.font {
      case let font as UIFont: font.withSize(layer.fontSize)
      case let name as String:
        UIFont(name: name, size: layer.fontSize) ?? .systemFont(ofSize: layer.fontSize)
      default: .systemFont(ofSize: layer.fontSize)
      }
    let alignment: TextAlignment =
      switch layer.alignmentMode {
      case .center: .center
      case .right: .trailing
      default: .leading
      }
    let edge: Alignment =
      switch alignment {
      case .center: .top
      case .trailing: .topTrailing
      case .leading: .topLeading
      }
    let mode: Text.TruncationMode =
      switch layer.truncationMode {
      case .start: .head
      case .middle: .middle
      default: .tail
      }
    let text = UIKitText.text(attributed, layer.string as? String)
      .font(Font(font)).multilineTextAlignment(alignment).truncationMode(mode)
      .foregroundStyle(layer.foregroundColor.map { Color(cgColor: $0) } ?? .clear)
      .lineLimit(layer.isWrapped ? nil : 1)
      .fixedSize(
        horizontal: !layer.isWrapped && layer.truncationMode == .none, vertical: layer.isWrapped)
    return AnyView(text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: edge))
  }
}

/// Content at the top left of a frame. A frame without size takes that of the content, unless it is
/// fixed.
struct UIKitFrame: ViewModifier {
  let size: CGSize
  var isFixed = false

  func body(content: Content) -> some View {
    let width = isFixed || size.width > 0 ? max(size.width, 0) : nil
    let height = isFixed || size.height > 0 ? max(size.height, 0) : nil
    return content.frame(width: width, height: height, alignment: .topLeading)
  }
}

extension CALayer {
  private var cornerStyle: RoundedCornerStyle {
    cornerCurve == .continuous ? .continuous : .circular
  }

  /// The outline of the layer.
  var shape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: cornerStyle)
  }

  /// The image of the layer, if it has one.
  fileprivate var image: Image? {
    switch contents {
    case let image as CGImage: Image(decorative: image, scale: contentsScale)
    case let image as UIImage: Image(uiImage: image)
    default: nil
    }
  }
}

extension CATransform3D {
  /// The part of the transform in the layer's plane.
  var inPlane: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

extension CAShapeLayer {
  fileprivate var strokeStyle: StrokeStyle {
    let cap: CGLineCap =
      switch lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: CGLineJoin =
      switch lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    return StrokeStyle(
      lineWidth: lineWidth, lineCap: cap, lineJoin: join, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
  }
}
