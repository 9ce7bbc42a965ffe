import Foundation

/// A key for a value that a view passes to its container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private let tag: ViewTag?

  fileprivate init(_ node: LayoutNode) {
    values = node.containerValues
    tag = node.tag
  }

  fileprivate init(_ values: [ObjectIdentifier: Any]) {
    self.values = values
    tag = nil
  }

  /// Creates an empty set of values.
  package init() { tag = nil }

  /// The value for a custom key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag?.matches(AnyHashable(tag)) ?? false }

  /// Returns the view's tag if it has the given type, otherwise `nil`.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value(as: type) }

  fileprivate var all: [ObjectIdentifier: Any] { values }
}

extension LayoutNode {
  private static let valuesKey = ObjectIdentifier(ContainerValues.self)

  fileprivate var containerValues: [ObjectIdentifier: Any] {
    get { !hasTraits ? [:] : traits[Self.valuesKey] as? [ObjectIdentifier: Any] ?? [:] }
    nonmutating set { traits[Self.valuesKey] = newValue }
  }
}

extension LayoutNode {
  private static let sectionValuesKey = ObjectIdentifier(SectionConfiguration.self)

  /// The values of the section that contains the view.
  fileprivate var sectionValues: [ObjectIdentifier: Any] {
    get { !hasTraits ? [:] : traits[Self.sectionValuesKey] as? [ObjectIdentifier: Any] ?? [:] }
    nonmutating set { traits[Self.sectionValuesKey] = newValue }
  }
}

struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { node.addContainerValues { $0[keyPath: keyPath] = value } }
}

extension LayoutNode {
  /// Adds values that the view passes to its container.
  func addContainerValues(_ set: (inout ContainerValues) -> Void) {
    var values = ContainerValues()
    set(&values)
    // Values set by inner modifiers win.
    containerValues = values.all.merging(containerValues) { $1 }
    // If the modifier applies to the section, the view is already part of it.
    guard subviewPlace?.section != nil else { return }
    sectionValues = values.all.merging(sectionValues) { $1 }
  }
}

extension LayoutSubview {
  /// The values that the view passes to its container.
  public var containerValues: ContainerValues { ContainerValues(node) }
}

// MARK: Subviews

/// A view as its container sees it.
public struct Subview: Identifiable {
  /// Identifies a subview within its container.
  public struct ID: Hashable {
    fileprivate let index: Int
  }
  /// The identity of the subview.
  public let id: ID
  /// The values that the view passes to its container.
  public let containerValues: ContainerValues
  fileprivate let view: ResolvedSubview
  fileprivate let section: SubviewPlace?
  fileprivate let sectionValues: [ObjectIdentifier: Any]
}

extension Subview: View {
  /// The view.
  public var body: some View { view }
}

/// The views in a container.
public struct SubviewsCollection: RandomAccessCollection {
  fileprivate let subviews: [Subview]
  /// The index of the first subview: 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { subviews.count }
  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// A range of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// All subviews.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A range of the views in a container.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  fileprivate let subviews: ArraySlice<Subview>
  /// The index of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }
  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// A range of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// The subviews.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A section in a container.
public struct SectionConfiguration: Identifiable {
  /// Identifies a section within its container.
  public struct ID: Hashable {
    fileprivate let index: Int
  }
  /// The identity of the section.
  public let id: ID
  /// The values that the section passes to its container.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
}

/// The sections in a container.
public struct SectionCollection: RandomAccessCollection {
  fileprivate let sections: [SectionConfiguration]
  /// The index of the first section: 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  init(_ subviews: SubviewsCollection) {
    var groups: [(section: Int?, views: [Subview])] = []
    for subview in subviews {
      let section = subview.section?.section
      if groups.isEmpty || groups[groups.count - 1].section != section {
        groups.append((section, []))
      }
      groups[groups.count - 1].views.append(subview)
    }
    sections = groups.enumerated().map { index, group in
      func part(_ role: SubviewPlace.Role) -> SubviewsCollection {
        SubviewsCollection(subviews: group.views.filter { ($0.section?.role ?? .row) == role })
      }
      return SectionConfiguration(
        id: .init(index: index),
        containerValues: ContainerValues(group.views.first?.sectionValues ?? [:]),
        header: part(.header), content: part(.row), footer: part(.footer))
    }
  }
}

/// Resolves views and builds another view from them.
public struct _SubviewReader<Content: View, Result: View> {
  let content: Content
  /// Whether subviews have the identities of their `ForEach` as tags.
  var marksElements = false
  let makeResult: (SubviewsCollection) -> Result
}

extension _SubviewReader: PrimitiveView {
  /// Resolves the content and the view built from it.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.stackAxis = nil
    inner.tagsElements = inner.tagsElements || view.marksElements
    var content = _NodeList()
    Content._resolve(view.content, in: inner, into: &content)
    let subviews = content.nodes.enumerated().map { index, node in
      Subview(
        id: .init(index: index), containerValues: ContainerValues(node),
        view: context.session.add(node), section: node.subviewPlace,
        sectionValues: node.sectionValues)
    }
    let result = view.makeResult(SubviewsCollection(subviews: subviews))
    inner.stackAxis = context.stackAxis
    inner.tagsElements = context.tagsElements
    Result._resolve(result, in: inner, into: &list)
    list.isDynamic = true
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each subview of another view.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == _SubviewReader<Base, ForEach<SubviewsCollection, Subview.ID, Result>> {
    self.init(0..<1) { _ in
      _SubviewReader(content: view) {
        ForEach<SubviewsCollection, Subview.ID, Result>($0, content: content)
      }
    }
  }

  /// Creates a view for each section of another view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  )
  where
    Content == _SubviewReader<
      Base, ForEach<SectionCollection, SectionConfiguration.ID, Result>
    >
  {
    self.init(0..<1) { _ in
      _SubviewReader(content: view) {
        ForEach<SectionCollection, SectionConfiguration.ID, Result>(
          SectionCollection($0), content: content)
      }
    }
  }
}
