import Foundation

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach where Content: View {
  /// A view for each element of a collection that can be changed through its binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C.Element: Identifiable, ID == C.Element.ID, Data == [C.Index] {
    self.data = Array(data.wrappedValue.indices)
    self.content = { content(data[$0]) }
    id = { data.wrappedValue[$0].id }
  }

  /// A view for each element of a collection that can be changed through its binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id keyPath: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [C.Index] {
    self.data = Array(data.wrappedValue.indices)
    self.content = { content(data[$0]) }
    id = { data.wrappedValue[$0][keyPath: keyPath] }
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    list.isDynamic = true
    guard context.motion.remembersViews else {
      return view.visit(in: context) { Content._resolve($0, in: $1, into: &list) }
    }
    guard let inner = context.entering(Self.self) else { return }
    var views: [DynamicView] = []
    view.visit(in: context) { content, place in
      views.append(
        DynamicView(identity: place.identity) { Content._resolve(content, in: $0, into: &$1) })
    }
    inner.resolve(views, into: &list)
  }

  /// Calls `body` with each view and its place.
  @MainActor
  package func visit(in context: _ResolveContext, _ body: (Content, _ResolveContext) -> Void) {
    guard let inner = context.entering(Self.self) else { return }
    let session = context.session
    if Data.self == Range<Int>.self, let range = data as? Range<Int> {
      session.checkCount(of: range)
    }
    var seen: Set<ID> = []
    for element in data {
      session.countElement()
      if session.failure != nil { return }
      var place = inner
      let id = id(element)
      if !seen.insert(id).inserted {
        session.tree.report(
          "two elements have the id \(id), so they share their state", view: "ForEach")
      }
      place.identity.enter(id.hashValue)
      body(content(element), place)
    }
  }
}
