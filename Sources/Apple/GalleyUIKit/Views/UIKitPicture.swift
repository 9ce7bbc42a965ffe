import Galley

/// The content of a UIKit view as SwiftUI views: hosted SwiftUI views, controls, layers, and subviews
/// at their frames.
@MainActor
package struct UIKitPicture {
  package private(set) var content: AnyView
  /// The size of the view, in points; `nil` if the view doesn't have one.
  package private(set) var size: CGSize?

  /// - Parameter presents: Whether what the controller presents is drawn over its view.
  package init(_ controller: UIViewController, presents: Bool = true) {
    controller.loadViewIfNeeded()
    let view = controller.view ?? UIView()
    let content = Self.content(of: controller)
    self.content =
      presents ? AnyView(UIKitPresenting(controller, content: content)) : content
    size = view.frame.size == .zero ? nil : view.frame.size
    if size == nil, controller.preferredContentSize != .zero {
      size = controller.preferredContentSize
    }
  }

  /// - Parameter isScreen: Whether the view extends under the bars of the screen.
  package init(_ view: UIView, isScreen: Bool = true) {
    view.layOut()
    size = Self.size(of: view)
    // A view that hosts SwiftUI views has their ideal size by default.
    let content =
      size == nil || view.hosted != nil
      ? Self.content(of: view) : AnyView(UIKitLayout(view, isScreen: isScreen))
    self.content = Self.styled(content, view.overrideUserInterfaceStyle, nil)
  }

  private static func size(of view: UIView) -> CGSize? {
    guard view.frame.size == .zero else { return view.frame.size }
    guard view.hosted == nil else { return nil }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return size.width > 0 && size.height > 0 ? size : nil
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

  /// The content of a view in its bounds.
  ///
  /// - Parameters:
  ///   - size: The size that replaces that of the bounds; zero for the proposed size.
  ///   - isRow: Whether a table draws the background of the view.
  static func content(of view: UIView, size: CGSize? = nil, isRow: Bool = false) -> AnyView {
    inOwnTraits(of: view) { drawn(view, size ?? view.bounds.size, isRow: isRow) }
  }

  private static func drawn(_ view: UIView, _ size: CGSize, isRow: Bool) -> AnyView {
    guard !view.isHidden else { return AnyView(Color.clear) }
    reportIfNotDrawn(view)
    if let window = view as? UIWindow, let controller = window.rootViewController {
      return content(of: window, showing: controller)
    }
    if let controller = view.controller, controller.showsControllers {
      return content(of: controller)
    }
    let layer = view.layer
    // Created now, while the views have the frames and traits of the drawing.
    let shown = directed(view.shown(fills: true), in: view, size)
    let inner = layer.drawn.map { UIKitLayers.placed($0, in: view) }
    let drawing = drawing(of: view)
    let background = isRow ? nil : view.cellBackground
    let accessory = view.cellAccessory.map { directed($0, in: view, size) }
    let extent = (view as? UIScrollView)?.extentUnderBars
    let inside = shown.modifier(UIKitFrame(size: size))
      .background(alignment: .topLeading) {
        if let color = view.ownBackground { layer.shape.fill(color.fill) }
        UIKitLayers.inside(layer)
        if let background { background }
        if let extent { extent }
      }
      .overlay(alignment: .topLeading) {
        ZStack(alignment: .topLeading) {
          if let drawing { drawing }
          ForEach(inner.indices, id: \.self) { inner[$0] }
          if let accessory { accessory }
        }
      }
      .overlay { UIKitLayers.border(layer) }
    let clips = view.clipsToBounds || layer.masksToBounds
    var effects = UIKitLayers.effects(inside, of: layer, clips: clips, alpha: view.alpha)
    if let mask = view.mask {
      let shape = placed(mask, in: view)
      effects = AnyView(effects.mask(alignment: .topLeading) { shape })
    }
    return tinted(effects, as: view)
  }

  /// The content in the view's own tint, if it has one.
  private static func tinted(_ content: AnyView, as view: UIView) -> AnyView {
    guard let tint = view.ownTint else { return content }
    return AnyView(content.tint(Color(uiColor: tint)))
  }

  /// The content of a view, with the layout direction of its text and inside the safe area. Frames
  /// are in left-to-right coordinates.
  private static func directed(
    _ content: AnyView?, in view: UIView, _ size: CGSize
  ) -> AnyView {
    guard var content else { return AnyView(Color.clear) }
    content = AnyView(
      content.frame(
        maxWidth: size.width > 0 ? .infinity : nil, maxHeight: size.height > 0 ? .infinity : nil))
    let direction = UITraitCollection.current.environment.layoutDirection
    let insets = view.hosted == nil && !(view is UITableView) ? .zero : view.safeAreaInsets
    let isReversed = direction == .rightToLeft
    let covered = EdgeInsets(
      top: insets.top, leading: isReversed ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isReversed ? insets.left : insets.right)
    if view.hosted != nil, view.superview != nil {
      content = AnyView(content.modifier(HostedArea(covered: covered)))
    }
    if insets != .zero { content = AnyView(content.safeAreaPadding(covered)) }
    return AnyView(content.environment(\.layoutDirection, direction))
  }

  /// The drawing of the view's own `draw(_:)`.
  private static func drawing(of view: UIView) -> AnyView? {
    let context = CGContext(
      bounds: view.bounds, scale: UITraitCollection.current.scaleOfPixels, isOpaque: false)
    CGContext.contexts.append(context)
    view.draw(view.layer, in: context)
    CGContext.contexts.removeLast()
    return context.drawing
  }

  /// The controller's view in the safe area and with the traits that a window may override.
  private static func content(
    of window: UIWindow, showing controller: UIViewController
  ) -> AnyView {
    controller.loadViewIfNeeded()
    controller.view?.enter(window)
    let content = AnyView(UIKitPresenting(controller, content: content(of: controller)))
    let (insets, screen) = (window.safeAreaInsets, MainScreen.device)
    let own = EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    // A smaller window is not under the bars of the screen.
    guard own != screen.safeAreaInsets || window.frame.size == screen.size else {
      return tinted(content, as: window)
    }
    let device = Device(size: window.frame.size, safeAreaInsets: own, scale: screen.scale)
    let traits = window.traitCollection == .current ? nil : window.traitCollection
    return styled(
      tinted(AnyView(DeviceScreen(device) { content }), as: window), .unspecified, traits)
  }

  /// A view at its frame.
  static func placed(_ view: UIView, in superview: UIView?) -> AnyView {
    // A hosted view without frame and constraints fills its superview.
    let fills =
      view.hosted != nil && view.frame.size == .zero
      && view.translatesAutoresizingMaskIntoConstraints
    let frame = fills ? superview?.bounds ?? view.frame : view.frame
    let offset = (superview as? UIScrollView)?.shownOffset ?? .zero
    return AnyView(
      UIKitLayers.transformed(
        AnyView(
          content(of: view, size: frame.size)
            .modifier(UIKitFrame(size: frame.size, isFixed: true))),
        by: view.transform.concatenating(view.layer.transform.inPlane),
        around: view.layer.anchorPoint, size: frame.size
      )
      .offset(x: frame.minX - offset.x, y: frame.minY - offset.y))
  }
}

/// A view or a controller of another module that is not drawn.
package protocol NotDrawn: UIResponder {}

extension UIKitPicture {
  /// Reports a view or a controller that is not drawn.
  private static func reportIfNotDrawn(_ view: UIView) {
    for shown in [view, view.controller] as [UIResponder?] {
      guard let shown, !isDrawn(shown) else { continue }
      RendererContext.current.report("it is not drawn", view: typeName(type(of: shown)))
    }
  }

  /// Returns whether a view or a controller is drawn.
  static func isDrawn(_ shown: UIResponder) -> Bool {
    switch shown {
    case is UINavigationBar, is UITabBar, is UIToolbar, is UIRefreshControl,
      is UIActivityViewController, is UIAlertController, is UIColorPickerViewController,
      is UIDocumentPickerViewController, is UIFontPickerViewController,
      is UIImagePickerController, is any NotDrawn:
      false
    default: true
    }
  }

  /// The content of a layer, with the subviews of the view that it belongs to.
  package static func content(of layer: CALayer) -> AnyView {
    layer.owner.map { UIKitPicture($0).content } ?? UIKitLayers.content(of: layer)
  }
}

extension UIViewController {
  /// Whether the controller is drawn as a SwiftUI container.
  var showsControllers: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}

extension UIScrollView {
  /// The offset of the drawn content. At the start, the content is below the bars.
  var shownOffset: CGPoint {
    guard contentOffset == .zero else { return contentOffset }
    let insets = adjustedContentInset
    return CGPoint(x: -insets.left, y: -insets.top)
  }

  /// An invisible scroll view of the same extent between the bars of the screen, which change while
  /// content is under them; `nil` if all content fits there.
  final var extentUnderBars: AnyView? {
    let (safeArea, insets) = (safeAreaInsets, contentInset)
    let length = contentSize.height + insets.top + insets.bottom
    let distance = shownOffset.y + adjustedContentInset.top
    guard !(self is UITableView), safeArea.top > 0 || safeArea.bottom > 0,
      distance > 0 || length > bounds.height - safeArea.top - safeArea.bottom
    else { return nil }
    return AnyView(
      ScrollView { Color.clear.frame(height: max(length, 0)) }
        .scrollPosition(.constant(ScrollPosition(y: distance)))
        .padding(EdgeInsets(top: safeArea.top, leading: 0, bottom: safeArea.bottom, trailing: 0))
        .accessibilityHidden(true))
  }
}

/// Keeps the content of a hosting view inside of the view at the edges that are not under bars of the screen.
private struct HostedArea {
  let covered: EdgeInsets

  private var edges: Edge.Set {
    var edges: Edge.Set = []
    if covered.top > 0 { edges.insert(.top) }
    if covered.bottom > 0 { edges.insert(.bottom) }
    if covered.leading > 0 { edges.insert(.leading) }
    if covered.trailing > 0 { edges.insert(.trailing) }
    return edges
  }
}

extension HostedArea: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.safeAreaEdges.formIntersection(modifier.edges)
    content(inner, &list)
  }
}
