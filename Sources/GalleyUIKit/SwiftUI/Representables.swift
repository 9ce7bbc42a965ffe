import Galley

/// A view of UIKit's among SwiftUI's. Galley shows it as an empty box that takes the proposed size,
/// which a picture's diagnostics say: the view is never made.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// What views tell of what happens to them.
  associatedtype Coordinator = Void
  /// What is known where the view is made.
  typealias Context = UIViewRepresentableContext<Self>

  /// Never called.
  func makeUIView(context: Context) -> UIViewType
  /// Never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Never called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Never called.
  func makeCoordinator() -> Coordinator
  /// Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Never called: the view is a box without content.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// Never called.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Never called.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// Adds a box of the proposed size.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    list.nodes.append(context.emptyBox(Self.self, "UIViewRepresentable"))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Never called.
  public func makeCoordinator() {}
}

/// What is known where a view of UIKit's is made.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view tells of what happens to it.
  public let coordinator: Representable.Coordinator
  /// The change that is shown.
  public var transaction: Transaction
  /// What the view inherits.
  public let environment: EnvironmentValues
}

/// A controller of UIKit's among SwiftUI's views. Galley shows it as an empty box that takes the
/// proposed size, which a picture's diagnostics say: the controller is never made.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What controllers tell of what happens to them.
  associatedtype Coordinator = Void
  /// What is known where the controller is made.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Never called.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Never called.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Never called: the view is a box without content.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// Never called.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Adds a box of the proposed size.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    list.nodes.append(context.emptyBox(Self.self, "UIViewControllerRepresentable"))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Never called.
  public func makeCoordinator() {}
}

/// What is known where a controller of UIKit's is made.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller tells of what happens to it.
  public let coordinator: Representable.Coordinator
  /// The change that is shown.
  public var transaction: Transaction
  /// What the view inherits.
  public let environment: EnvironmentValues
}

extension _ResolveContext {
  /// A box without content that takes the proposed size, and a diagnostic of what it stands for.
  fileprivate func emptyBox<V>(_ type: V.Type, _ kind: String) -> LayoutNode {
    let name = typeName(type)
    session.tree.report("\(kind) \(name) is shown as an empty box", view: name)
    return leaf(ResizableLayout(size: CGSize(width: 10, height: 10)), .view(name))
  }
}
