import Foundation

/// Creates views for each element of a collection. Each view belongs to the enclosing container.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data

  /// Creates the views of one element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  /// Resolves the views of an element; for content other than views, nothing. It is compiled with the code that
  /// declares the views, which knows their type.
  private let resolve: Resolve
  /// Whether elements are known to have distinct identities.
  private var hasUniqueIDs = false
  /// The number whose views have the tag 0, for a range without explicit ids; `nil` if ids are tags.
  private var tagStart: Int?
  /// Returns the offset of the element that shows the view whose identifier has a hash; `nil` means
  /// that the elements themselves can be scrolled to.
  private var findTarget: (@MainActor (Int) -> Int?)?

  @usableFromInline typealias Resolve =
    @MainActor (
      (Data.Element) -> Content, Data.Element, _ResolveContext, inout _NodeList
    ) -> Void

  @usableFromInline
  init(
    _ data: Data, _ content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element) -> ID, hasUniqueIDs: Bool = false, tagStart: Int? = nil,
    resolve: @escaping Resolve
  ) {
    (self.data, self.content, self.id) = (data, content, id)
    (self.resolve, self.hasUniqueIDs, self.tagStart) = (resolve, hasUniqueIDs, tagStart)
  }
}

extension ForEach where Content: View {
  /// Creates views for each element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The property that identifies an element. State follows its element when elements move.
  ///     Elements with equal ids share state and report a warning.
  ///   - content: Creates the views of one element.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, content, id: { $0[keyPath: id] }) { content, element, context, list in
      Content._resolve(content(element), in: context, into: &list)
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates views for each element, identified by its `id`. Elements with equal ids share state and
  /// report a warning.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, content, id: { $0.id }) { content, element, context, list in
      Content._resolve(content(element), in: context, into: &list)
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for each number of a range. A range that is too long fails with an error instead
  /// of exhausting memory.
  ///
  /// As in SwiftUI, pickers and lists select the offsets of such views, so that the first view of `2..<9` has the
  /// tag 0. With `id: \.self`, it has the tag 2.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, content, id: { $0 }, hasUniqueIDs: true, tagStart: data.lowerBound) {
      content, element, context, list in
      Content._resolve(content(element), in: context, into: &list)
    }
  }
}

extension ForEach where Content: View {
  /// Creates views for each element of a collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where C.Element: Identifiable, ID == C.Element.ID, Data == [C.Index] {
    let elements = data.wrappedValue
    self.init(
      Array(elements.indices), { content(data.element(at: $0, of: elements)) },
      id: { elements[$0].id }, resolve: Self.resolveViews)
  }

  /// Creates views for each element of a collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id keyPath: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [C.Index] {
    let elements = data.wrappedValue
    self.init(
      Array(elements.indices), { content(data.element(at: $0, of: elements)) },
      id: { elements[$0][keyPath: keyPath] }, resolve: Self.resolveViews)
  }
}

extension ForEach {
  /// Creates content, other than views, for each element.
  package init(
    elements data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, content, id: id) { _, _, _, _ in }
  }

  /// Returns the same elements, which stand for other views that can be scrolled to.
  ///
  /// - Parameter find: Returns the offset of the element that shows the view whose identifier has a
  ///   hash.
  package func showingTargets(_ find: @escaping @MainActor (Int) -> Int?) -> Self {
    var copy = self
    copy.findTarget = find
    return copy
  }

  /// Returns the same elements with views for their content.
  package func mapContent<V: View>(_ view: @escaping (Content) -> V) -> ForEach<Data, ID, V> {
    ForEach<Data, ID, V>(
      data, { view(content($0)) }, id: id, resolve: ForEach<Data, ID, V>.resolveViews)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Resolves the views of each element, in order.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    list.isDynamic = true
    var context = context
    if view.findTarget != nil { context.marksScrollTargets = false }
    if context.createsLate { return view.resolveLate(in: context, into: &list) }
    guard context.motion.remembersViews else {
      // Read once: property offsets of a generic type are looked up on each access.
      let content = view.content
      let resolve = view.resolve
      let isMarked = context.marksScrollTargets || context.tagsElements
      let tagStart = view.tagStart
      return view.visit(in: context) { element, id, place in
        let end = list.end
        resolve(content, element, place, &list)
        if isMarked { mark(&list, since: end, with: id, tagStart, in: place) }
      }
    }
    let resolveElement = view.resolveElement
    guard let inner = context.entering(Self.self) else { return }
    var views: [DynamicView] = []
    view.visit(in: context) { element, id, place in
      views.append(DynamicView(identity: place.identity) { resolveElement(element, id, $0, &$1) })
    }
    inner.resolve(views, into: &list)
  }

  /// Resolves the views of an element where their type is not known.
  private static var resolveViews: Resolve {
    { content, element, context, list in
      Content._resolve(content(element), in: context, into: &list)
    }
  }

  /// Resolves the views of one element, and marks them.
  @MainActor
  private var resolveElement:
    @MainActor (Data.Element, ID, _ResolveContext, inout _NodeList) -> Void
  {
    let content = content
    let resolve = resolve
    let tagStart = tagStart
    return { element, id, context, list in
      let end = list.end
      resolve(content, element, context, &list)
      Self.mark(&list, since: end, with: id, tagStart, in: context)
    }
  }

  /// Marks the views of an element as far as the context asks for it: as targets of scroll views, and with
  /// tags.
  @MainActor
  private static func mark(
    _ list: inout _NodeList, since end: _NodeList.End, with id: ID, _ tagStart: Int?,
    in context: _ResolveContext
  ) {
    if context.marksScrollTargets { list.changeNodes(since: end) { $0.markAsScrollTarget(id) } }
    guard context.tagsElements else { return }
    let offset = tagStart.flatMap { start in (id as? Int).map { $0 - start } }
    let tag =
      offset.map { ViewTag($0, includesOptional: true) } ?? ViewTag(id, includesOptional: true)
    list.changeNodes(since: end) { $0.mark(with: tag) }
  }

  /// Calls `body` with each element, its id and its resolve context.
  @MainActor
  package func visit(
    in context: _ResolveContext, _ body: (Data.Element, ID, _ResolveContext) -> Void
  ) {
    guard let inner = context.entering(Self.self), hasFiniteCount(in: context) else { return }
    // Iterating over contiguous storage is faster than over a generic collection.
    if Data.self == Range<Int>.self, let range = data as? Range<Int> {
      if let numbers = Array(range) as? [Data.Element] { visit(numbers, in: inner, body) }
    } else {
      let isDone: Void? = data.withContiguousStorageIfAvailable { visit($0, in: inner, body) }
      if isDone == nil { visit(data, in: inner, body) }
    }
  }

  @MainActor
  private func visit<Elements: Sequence>(
    _ elements: Elements, in inner: _ResolveContext,
    _ body: (Data.Element, ID, _ResolveContext) -> Void
  ) where Elements.Element == Data.Element {
    let identify = id
    var seen: Set<ID>? = hasUniqueIDs ? nil : []
    for element in elements {
      let id = identify(element)
      guard let place = Self.place(of: id, in: inner, &seen) else { return }
      body(element, id, place)
    }
  }

  /// Whether a picture may have as many views as there are elements, if that is known before
  /// counting them.
  @MainActor
  private func hasFiniteCount(in context: _ResolveContext) -> Bool {
    let session = context.session
    if let range = data as? Range<Int> {
      session.checkCount(of: range)
    } else if let start = data.startIndex as? Int, let end = data.endIndex as? Int,
      end.subtractingReportingOverflow(start).overflow
    {
      // Such a collection cannot even report its count.
      session.fail(.tooManyViews(limit: session.viewLimit))
    }
    return session.failure == nil
  }

  /// Returns the context of the element with an id; `nil` once the evaluation has failed.
  ///
  /// - Parameters:
  ///   - inner: The context of the elements.
  ///   - seen: The ids of the elements before; `nil` if they are known to be distinct.
  @MainActor
  private static func place(
    of id: ID, in inner: _ResolveContext, _ seen: inout Set<ID>?
  ) -> _ResolveContext? {
    let session = inner.session
    session.countElement()
    if session.failure != nil { return nil }
    if seen?.insert(id).inserted == false {
      inner.report("two elements have the id \(id), so they share their state", view: "ForEach")
    }
    var place = inner
    place.identity.enter(step(to: id))
    return place
  }

  /// The step from the identity of the `ForEach` to that of an element.
  private static func step(to id: ID) -> Int {
    // Hashing a number takes longer than the step.
    ID.self == Int.self ? unsafeBitCast(id, to: Int.self) : id.hashValue
  }

  /// Resolves the views of the first elements, and those of the others when the lazy container needs
  /// them.
  @MainActor
  fileprivate func resolveLate(in context: _ResolveContext, into list: inout _NodeList)
  where Content: View {
    guard let inner = context.enteringMembers(Self.self), hasFiniteCount(in: context) else {
      return
    }
    let (data, resolve) = (data, resolveElement)
    let identify = id
    var seen: Set<ID>? = hasUniqueIDs ? nil : []
    let find = findTarget
    let areTargets = inner.marksScrollTargets
    let (store, place, end) = (inner.session.store, inner.identity, list.end)
    let outer = store.rows.place
    inner.addLate(
      data.count, into: &list,
      find: { hash in
        if let find { return find(hash) }
        return areTargets ? offset(ofHash: hash) : nil
      }
    ) { offset, list in
      let element = data[data.index(data.startIndex, offsetBy: offset)]
      let id = identify(element)
      guard let row = Self.place(of: id, in: inner, &seen) else { return }
      store.notingState(of: RowPlace(row.identity, of: place, id, in: outer)) {
        resolve(element, id, row, &list)
      }
    }
    if list.hasLate(since: end) { store.rows.add(place, present: { hashes(in: $0) }) }
  }
}

extension ForEach {
  /// Returns the given hashes that belong to identifiers of elements.
  private func hashes(in wanted: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    let identify = id
    for element in data {
      let hash = identify(element).hashValue
      guard wanted.contains(hash) else { continue }
      found.insert(hash)
      if found.count == wanted.count { break }
    }
    return found
  }

  /// Returns the offset of the element whose identifier has a hash.
  private func offset(ofHash hash: Int) -> Int? {
    // Iterating over numbers is faster than over a generic collection.
    if hasUniqueIDs, let range = data as? Range<Int> {
      return range.firstIndex { $0.hashValue == hash }.map { $0 - range.lowerBound }
    }
    let identify = id
    var offset = 0
    for element in data {
      if identify(element).hashValue == hash { return offset }
      offset += 1
    }
    return nil
  }
}
