import Foundation

// SwiftUI's earlier way to split a view into its subviews, which many packages still use. It is
// `Group(subviews:transform:)` under other names.

/// A key for a value that a view passes to its container.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The container value of a trait.
private enum TraitValue<Key: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

struct TraitModifier<Key: _ViewTraitKey> {
  let value: Key.Value
}

extension TraitModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    node.addContainerValues { $0[TraitValue<Key>.self] = value }
  }
}

extension View {
  /// Sets a value that the view passes to its container.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TraitModifier<K>(value: value))
  }
}

/// A type that builds something from the subviews of a view.
public protocol _VariadicView_Root {}

/// A type that builds a view from the subviews of another view.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the built view.
  associatedtype Body: View
  /// Builds a view from subviews.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView_Children) -> Body
  /// Returns the built view as it is laid out. Do not implement this requirement.
  @MainActor @preconcurrency func _content(_ children: _VariadicView_Children) -> AnyView
}

/// A root that builds one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose views each belong to the enclosing container.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_ViewRoot {
  /// The views of the body as one view, below each other.
  public func _content(_ children: _VariadicView_Children) -> AnyView {
    AnyView(VStack { body(children: children) })
  }
}

extension _VariadicView_MultiViewRoot {
  /// The views of the body.
  public func _content(_ children: _VariadicView_Children) -> AnyView {
    AnyView(body(children: children))
  }
}

/// The names for views with any number of subviews.
public enum _VariadicView {
  /// A type that builds something from subviews.
  public typealias Root = _VariadicView_Root
  /// A type that builds a view from subviews.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root that builds one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose views each belong to the enclosing container.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The subviews.
  public typealias Children = _VariadicView_Children

  /// A view that a root builds from the subviews of its content.
  public struct Tree<Root, Content> {
    /// Builds the view.
    public var root: Root
    /// The views that contain the subviews.
    public var content: Content

    /// Creates a view from the subviews of its content.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a view from the subviews of its content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The view that the root builds.
  public var body: some View {
    _SubviewReader(content: content, marksElements: true) {
      root._content(_VariadicView_Children(subviews: $0))
    }
  }
}

/// The subviews of a view.
public struct _VariadicView_Children: RandomAccessCollection {
  fileprivate let subviews: SubviewsCollection

  /// A subview, with the values that it passes to its container.
  public struct Element: Identifiable {
    fileprivate let subview: Subview
    private var values: ContainerValues

    fileprivate init(_ subview: Subview) {
      (self.subview, values) = (subview, subview.containerValues)
    }

    /// The identity of the subview.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Returns the identity that the `ForEach` or the `tag(_:)` of the subview states, if it has the
    /// given type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.containerValues.tag(for: type)
    }

    /// The value of a trait.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { values[TraitValue<Trait>.self] }
      set { values[TraitValue<Trait>.self] = newValue }
    }
  }

  /// The index of the first subview: 0.
  public var startIndex: Int { subviews.startIndex }
  /// The number of subviews.
  public var endIndex: Int { subviews.endIndex }
  /// The subview at an index.
  public subscript(index: Int) -> Element { Element(subviews[index]) }
}

extension _VariadicView_Children.Element: View {
  /// The subview.
  public var body: some View { subview }
}

extension _VariadicView_Children: View {
  /// All subviews.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A modifier that names the type of a view and leaves the view unchanged.
public struct _IdentifiedModifier<Identifier>: ViewModifier {
  /// Creates a modifier.
  public init() {}
  /// The view.
  public func body(content: Content) -> some View { content }
}

/// The identity that Xcode gives views while it shows previews. Galley gives none.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

extension View {
  /// Does nothing. On Apple's platforms, prints why the body is evaluated.
  nonisolated public static func _printChanges() {}
  /// Does nothing. On Apple's platforms, logs why the body is evaluated.
  nonisolated public static func _logChanges() {}
}
