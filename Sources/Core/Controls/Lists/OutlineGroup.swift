import Foundation

/// A tree of views. An element with children is a disclosure group, initially collapsed; a leaf is
/// just its view.
public struct OutlineGroup<Data, ID: Hashable, Content> where Data: RandomAccessCollection {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Content
}

extension OutlineGroup where Content: View {
  /// Creates a tree whose elements are identified by a property.
  ///
  /// - Parameters:
  ///   - data: The top-level elements.
  ///   - id: The property that identifies an element.
  ///   - children: The children of an element; `nil` for a leaf.
  ///   - content: Creates the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - data: The top-level elements.
  ///   - children: The children of an element; `nil` for a leaf.
  ///   - content: Creates the view of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
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
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where DataElement == Data.Element, Data: RangeReplaceableCollection {
    self.init(Data([root]), id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View where Content: View {
  /// A view for each top-level element.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          // Erase the type, because a tree contains itself.
          AnyView(OutlineGroup(below, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
