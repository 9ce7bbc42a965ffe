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
    // Children appear inside their parent's view only if it adds theirs.
    let shown = Self.shown(in: controller)
    shown.loadViewIfNeeded()
    shown.viewWillAppear(false)
    shown.viewDidAppear(false)
    if let view = shown.view { self.init(view) } else { self.init(UIView()) }
    content = Self.styled(content, shown.overrideUserInterfaceStyle)
    if size == nil, controller.preferredContentSize != .zero {
      size = controller.preferredContentSize
    }
  }

  package init(_ view: UIView) {
    view.layoutSubviews()
    content = Self.styled(Self.screen(of: view), view.overrideUserInterfaceStyle)
    size = view.frame.size == .zero ? nil : view.frame.size
  }

  private static func styled(_ content: AnyView, _ style: UIUserInterfaceStyle) -> AnyView {
    guard style != .unspecified else { return content }
    return AnyView(content.preferredColorScheme(style == .dark ? .dark : .light))
  }

  /// The controller whose view is in front.
  private static func shown(in controller: UIViewController) -> UIViewController {
    switch controller {
    case let stack as UINavigationController:
      stack.viewControllers.last.map { shown(in: $0) } ?? stack
    default: controller
    }
  }

  /// Returns the names of the controllers, indented.
  package static func hierarchy(of controller: UIViewController, depth: Int = 0) -> String {
    let stack = (controller as? UINavigationController)?.viewControllers ?? []
    let lines = [String(repeating: "   | ", count: depth) + "<\(type(of: controller))>"]
    return
      (lines + (stack + controller.children).map { hierarchy(of: $0, depth: depth + 1) })
      .joined(separator: "\n")
  }

  /// The outermost view. It covers the whole screen, while hosted SwiftUI views stay in the safe area.
  private static func screen(of view: UIView) -> AnyView {
    if view.hosted != nil { return content(of: view) }
    let hosts = view.subviews.filter { $0.hosted != nil && $0.frame.size == .zero && !$0.isHidden }
    return AnyView(
      ZStack(alignment: .topLeading) {
        content(of: view, without: hosts).ignoresSafeArea()
        ForEach(Array(hosts.enumerated()), id: \.offset) { _, host in placed(host) }
      })
  }

  private static func content(of view: UIView, without hosts: [UIView] = []) -> AnyView {
    guard !view.isHidden else { return AnyView(Color.clear) }
    if let controller = (view as? UIWindow)?.rootViewController {
      return UIKitPicture(controller).content
    }
    let radius = view.layer.cornerRadius
    let inside = ZStack(alignment: .topLeading) {
      if let color = view.backgroundColor { Color(uiColor: color).ignoresSafeArea() }
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
      ? AnyView(inside.clipShape(.rect(cornerRadius: radius, style: .circular))) : AnyView(inside)
  }

  /// A view at its frame.
  private static func placed(_ view: UIView) -> AnyView {
    view.layoutSubviews()
    let content = content(of: view)
    if view.frame.size == .zero {
      // Without a frame, a label has its own size, and other views fill the superview.
      return view is UILabel
        ? AnyView(content.offset(x: view.frame.minX, y: view.frame.minY)) : content
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

  private static func text(of label: UILabel) -> AnyView {
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
    let shape = RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular)
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
      return AnyView(
        LinearGradient(
          stops: stops, startPoint: UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y),
          endPoint: UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y)))
    case let layer as CAShapeLayer:
      guard let path = layer.path.map({ Path($0) }) else { return AnyView(EmptyView()) }
      let trimmed = path.trimmedPath(
        from: CGFloat(layer.strokeStart), to: CGFloat(layer.strokeEnd))
      return AnyView(
        ZStack(alignment: .topLeading) {
          if let color = layer.fillColor { path.fill(Color(cgColor: color)) }
          if let color = layer.strokeColor {
            trimmed.stroke(Color(cgColor: color), lineWidth: layer.lineWidth)
          }
        })
    default: return AnyView(EmptyView())
    }
  }
}
