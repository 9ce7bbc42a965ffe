import Galley

/// The content of a UIKit view as SwiftUI views: hosted SwiftUI views, labels, images, layers, and
/// subviews at their frames.
///
/// Galley doesn't solve constraints. A view with constraints but no frame fills its superview, as
/// hosted views usually do.
@MainActor
package struct UIKitPicture {
  package private(set) var content: AnyView
  /// The size of the view, in points; `nil` if it has none.
  package private(set) var size: CGSize?

  package init(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    let view = controller.view ?? UIView()
    content = Self.content(of: controller)
    size = view.frame.size == .zero ? nil : view.frame.size
    if size == nil, controller.preferredContentSize != .zero {
      size = controller.preferredContentSize
    }
  }

  package init(_ view: UIView) {
    view.layoutSubviews()
    content = Self.styled(Self.screen(of: view), view.overrideUserInterfaceStyle, nil)
    size = view.frame.size == .zero ? nil : view.frame.size
  }

  static func styled(
    _ content: AnyView, _ style: UIUserInterfaceStyle, _ traits: UITraitCollection?
  ) -> AnyView {
    var content = content
    if style != .unspecified {
      content = AnyView(content.preferredColorScheme(style == .dark ? .dark : .light))
    }
    guard let traits else { return content }
    return AnyView(content.transformEnvironment(\.self) { traits.apply(to: &$0) })
  }

  /// Returns the names of the controllers, indented.
  package static func hierarchy(of controller: UIViewController, depth: Int = 0) -> String {
    let line = String(repeating: "   | ", count: depth) + "<\(type(of: controller))>"
    return ([line] + controller.children.map { hierarchy(of: $0, depth: depth + 1) })
      .joined(separator: "\n")
  }

  /// The outermost view. It covers the whole screen, while hosted SwiftUI views and the rows of tables stay
  /// in the safe area.
  static func screen(of view: UIView) -> AnyView {
    if view.hosted != nil || view is UITableView { return content(of: view) }
    let hosts = view.subviews.filter { $0.hosted != nil && $0.frame.size == .zero && !$0.isHidden }
    return AnyView(
      ZStack(alignment: .topLeading) {
        content(of: view, without: hosts).ignoresSafeArea()
        ForEach(Array(hosts.enumerated()), id: \.offset) { _, host in placed(host) }
      })
  }

  private static func content(of view: UIView, without hosts: [UIView] = []) -> AnyView {
    guard !view.isHidden else { return AnyView(Color.clear) }
    if let window = view as? UIWindow, let controller = window.rootViewController {
      return content(of: window, showing: controller)
    }
    let radius = view.layer.cornerRadius
    let inside = ZStack(alignment: .topLeading) {
      if let color = view.backgroundColor { Color(uiColor: color) }
      own(view)
      content(of: view.layer)
      ForEach(Array(view.subviews.filter { !hosts.contains($0) }.enumerated()), id: \.offset) {
        _, subview in
        placed(subview)
      }
    }
    .opacity(view.alpha)
    let clips = view.clipsToBounds || view.layer.masksToBounds || radius > 0
    return clips
      ? AnyView(inside.clipShape(.rect(cornerRadius: radius, style: view.layer.cornerStyle)))
      : AnyView(inside)
  }

  /// The controller's view in the safe area and with the traits that a window may override.
  private static func content(
    of window: UIWindow, showing controller: UIViewController
  ) -> AnyView {
    let content = content(of: controller)
    let (insets, screen) = (window.safeAreaInsets, MainScreen.device)
    let own = EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    // A smaller window is not under the bars of the screen.
    guard own != screen.safeAreaInsets || window.frame.size == screen.size else { return content }
    let device = Device(size: window.frame.size, safeAreaInsets: own, scale: screen.scale)
    let traits = window.traitCollection == .current ? nil : window.traitCollection
    return styled(AnyView(DeviceScreen(device) { content }), .unspecified, traits)
  }

  /// A view at its frame.
  private static func placed(_ view: UIView) -> AnyView {
    view.layoutSubviews()
    let content = content(of: view)
    if view.frame.size == .zero {
      // Without a frame, a label has its own size, and other views fill the superview.
      return view is UILabel
        ? AnyView(content.offset(x: view.frame.minX, y: view.frame.minY))
        : AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    return AnyView(
      content.frame(width: view.frame.width, height: view.frame.height)
        .offset(x: view.frame.minX, y: view.frame.minY))
  }

  /// The view's own drawing, without its layer and subviews.
  private static func own(_ view: UIView) -> AnyView {
    if let hosted = view.hosted { return hosted() }
    switch view {
    case let label as UILabel: return text(of: label)
    case let table as UITableView: return AnyView(UIKitTable(table: table))
    case let view as UIImageView:
      guard let image = view.image else { return AnyView(EmptyView()) }
      let picture = Image(uiImage: image).resizable()
      switch view.contentMode {
      case .scaleAspectFit: return AnyView(picture.scaledToFit())
      case .scaleAspectFill: return AnyView(picture.scaledToFill())
      case .center: return AnyView(Image(uiImage: image))
      default: return AnyView(picture)
      }
    default: return AnyView(EmptyView())
    }
  }

  static func text(of label: UILabel) -> AnyView {
    let text = label.text ?? label.attributedText?.string ?? ""
    let (alignment, frame): (TextAlignment, Alignment) =
      switch label.textAlignment {
      case .center: (.center, .center)
      case .right: (.trailing, .trailing)
      default: (.leading, .leading)
      }
    let view = Text(verbatim: text)
      .font(Font(label.font))
      .foregroundStyle(Color(uiColor: label.textColor))
      .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
      .multilineTextAlignment(alignment)
    return label.frame.size == .zero
      ? AnyView(view)
      : AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: frame))
  }

  /// The drawing of a layer: its background, border, path or gradient, and its sublayers.
  package static func content(of layer: CALayer) -> AnyView {
    guard !layer.isHidden else { return AnyView(EmptyView()) }
    let shape = RoundedRectangle(cornerRadius: layer.cornerRadius, style: layer.cornerStyle)
    let border = layer.borderColor.map { Color(cgColor: $0) } ?? .black
    return AnyView(
      ZStack(alignment: .topLeading) {
        if let color = layer.backgroundColor { shape.fill(Color(cgColor: color)) }
        own(layer)
        if layer.borderWidth > 0 { shape.strokeBorder(border, lineWidth: layer.borderWidth) }
        ForEach(Array((layer.sublayers ?? []).enumerated()), id: \.offset) { _, sublayer in
          content(of: sublayer)
            .frame(width: sublayer.frame.width, height: sublayer.frame.height)
            .offset(x: sublayer.frame.minX, y: sublayer.frame.minY)
        }
      }
      .opacity(Double(layer.opacity)))
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
      return gradient(stops, of: layer)
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
    default: return AnyView(EmptyView())
    }
  }
}

extension CALayer {
  fileprivate var cornerStyle: RoundedCornerStyle {
    cornerCurve == .continuous ? .continuous : .circular
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
