import Foundation

/// A tree of views. An element with children is a disclosure group, initially collapsed; a leaf is
/// just its view.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates a tree whose elements are identified by a property.
  ///
  /// - Parameters:
  ///   - data: The top-level elements.
  ///   - id: The property that identifies an element.
  ///   - children: The children of an element; `nil` for a leaf.
  ///   - content: Creates the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup
where
  Data.Element: Identifiable, ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - data: The top-level elements.
  ///   - children: The children of an element; `nil` for a leaf.
  ///   - content: Creates the view of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a tree with a single root element.
  ///
  /// - Parameters:
  ///   - root: The root element.
  ///   - children: The children of an element; `nil` for a leaf.
  ///   - content: Creates the view of an element.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, Data: RangeReplaceableCollection {
    self.init(Data([root]), id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// A view for each top-level element.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(
            content: AnyView(
              OutlineGroup(data: below, id: id, children: children, content: content)))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

/// The children of an element in an outline group.
public struct OutlineSubgroupChildren {
  // The type is erased, because a tree contains itself.
  fileprivate let content: AnyView
}

extension OutlineSubgroupChildren: View {
  /// A view for each child.
  public var body: some View { content }
}
