import Foundation

/// A screen of a `TabView`, found without resolving it.
struct TabScreen {
  fileprivate(set) var label: _ControlPart?
  fileprivate(set) var role: TabRole?
  fileprivate(set) var section: TabSectionHeader?
  fileprivate(set) var badge: Text?
  fileprivate(set) var tag: ViewTag?
  /// The identity, which is stable across evaluations.
  let identity: Identity
  /// Creates the nodes of the screen when the `TabView` resolves its content.
  fileprivate(set) var resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void
}

extension _ResolveContext {
  /// Returns the screens of a view in a `TabView`.
  ///
  /// Evaluates modifiers and bodies only as far as they can contain labels and tags.
  ///
  /// - Parameter isLabelled: Whether the screen already has a label.
  @MainActor
  func tabScreens<V: View>(of view: V, isLabelled: Bool = false) -> [TabScreen] {
    if let list = view as? any MemberList {
      return tabScreens(of: { list.members(in: $0) }, isLabelled: isLabelled)
    }
    if let modified = view as? any ModifiedTabScreens {
      return modified.tabScreens(in: self, isLabelled: isLabelled)
    }
    if !isLabelled {
      let screens = tabScreens(of: { $0.body(of: view) }, isLabelled: false)
      if screens.count > 1 || screens.first?.label != nil { return screens }
    }
    return [
      TabScreen(label: nil, tag: nil, identity: identity) { V._resolve(view, in: $0, into: &$1) }
    ]
  }

  @MainActor
  private func tabScreens(
    of members: @escaping @MainActor (_ResolveContext) -> [Member], isLabelled: Bool
  ) -> [TabScreen] {
    members(self).enumerated().flatMap { position, member in
      member.context.tabScreens(of: member.view, isLabelled: isLabelled).map { screen in
        var outer = screen
        outer.tag = screen.tag ?? member.tag
        outer.resolve = { context, list in
          let members = members(context)
          guard members.indices.contains(position) else { return }
          screen.resolve(members[position].context, &list)
        }
        return outer
      }
    }
  }

  /// Returns the view's body with this identity, or nothing for views without a body.
  @MainActor
  private func body<V: View>(of view: V) -> [Member] {
    guard V.Body.self != Never.self, !(view is any Animatable), let inner = entering(V.self)
    else { return [] }
    var view = view
    DynamicProperties.install(in: &view, inner)
    return [Member(view: inner.body(of: view) { $0.body }, context: inner)]
  }
}

// MARK: Modifiers

@MainActor
private protocol ModifiedTabScreens {
  func tabScreens(in context: _ResolveContext, isLabelled: Bool) -> [TabScreen]
}

extension ModifiedContent: ModifiedTabScreens where Content: View, Modifier: ViewModifier {
  fileprivate func tabScreens(in context: _ResolveContext, isLabelled: Bool) -> [TabScreen] {
    let isLabelled = isLabelled || marked(in: context) { _ in 1 }.contains { $0.tabItem != nil }
    var screens: [TabScreen] = []
    let marked = marked(in: context) { context in
      screens = context.tabScreens(of: content, isLabelled: isLabelled)
      return screens.count
    }
    return screens.enumerated().map { index, screen in
      var outer = screen
      outer.resolve = { context, list in
        Modifier._resolve(modifier, in: context, into: &list) { screen.resolve($0, &$1) }
      }
      if marked.count == screens.count {
        outer.label = screen.label ?? marked[index].tabItem?.label
        outer.section = screen.section ?? marked[index].tabSection
        outer.role = screen.role ?? marked[index].tabItem?.role
        outer.tag = screen.tag ?? marked[index].tag
        outer.badge = screen.badge ?? marked[index].badge?.label
      }
      return outer
    }
  }

  /// Returns the nodes that the modifier creates for `count` empty views.
  @MainActor
  private func marked(
    in context: _ResolveContext, count: @escaping @MainActor (_ResolveContext) -> Int
  ) -> ContiguousArray<LayoutNode> {
    var list = _NodeList()
    Modifier._resolve(modifier, in: context, into: &list) { context, list in
      for _ in 0..<count(context) {
        list.nodes.append(context.leaf(FixedSizeLeafLayout(size: .zero), .view("EmptyView")))
      }
    }
    return list.nodes
  }
}

// MARK: Several views

/// A view that consists of other views, each with its own identity.
@MainActor
private protocol MemberList {
  func members(in context: _ResolveContext) -> [Member]
}

private struct Member {
  let view: any View
  var context: _ResolveContext
  /// The element id from a `ForEach`.
  let tag: ViewTag?

  /// - Parameter steps: The identity steps that resolving the enclosing view takes.
  init(view: any View, context: _ResolveContext, tag: ViewTag? = nil, steps: Int...) {
    self.view = view
    self.context = context
    self.tag = tag
    for step in steps { self.context.identity.enter(step) }
  }
}

extension TupleView: MemberList {
  fileprivate func members(in context: _ResolveContext) -> [Member] {
    views.enumerated().map { Member(view: $1, context: context, steps: $0) }
  }
}

extension Group: MemberList where Content: View {
  fileprivate func members(in context: _ResolveContext) -> [Member] {
    [Member(view: content, context: context)]
  }
}

extension EmptyView: MemberList {
  fileprivate func members(in context: _ResolveContext) -> [Member] { [] }
}

extension Optional: MemberList where Wrapped: View {
  fileprivate func members(in context: _ResolveContext) -> [Member] {
    map { [Member(view: $0, context: context, steps: 3)] } ?? []
  }
}

extension _ConditionalContent: MemberList where First: View, Second: View {
  fileprivate func members(in context: _ResolveContext) -> [Member] {
    switch self {
    case .first(let view): [Member(view: view, context: context, steps: 1)]
    case .second(let view): [Member(view: view, context: context, steps: 2)]
    }
  }
}

extension AnyView: MemberList {
  fileprivate func members(in context: _ResolveContext) -> [Member] {
    guard var inner = context.entering(Self.self) else { return [] }
    inner.identity.enter(type(of: view) as Any.Type)
    return [Member(view: view, context: inner)]
  }
}

extension ForEach: MemberList where Content: View {
  fileprivate func members(in context: _ResolveContext) -> [Member] {
    var members: [Member] = []
    visit(in: context) { element, id, place in
      members.append(
        Member(view: content(element), context: place, tag: ViewTag(id, includesOptional: true)))
    }
    return members
  }
}

/// The content of a tab. A single view fills the screen, so that its bar is at the top.
struct TabRoot<Content: View>: View, PrimitiveView {
  let content: Content

  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    if !(view.content is any MemberList) { inner.stackAxis = nil }
    Content._resolve(view.content, in: inner, into: &list)
  }
}
