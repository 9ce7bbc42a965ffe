import Foundation

/// A tree of views: an element with children is a disclosure group, closed at first, and one
/// without is its view alone.
public struct OutlineGroup<Data, ID: Hashable, Content> where Data: RandomAccessCollection {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Content
}

extension OutlineGroup where Content: View {
  /// Creates a tree whose elements a property identifies.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The property that identifies an element.
  ///   - children: The elements below an element; `nil` for one that can have none.
  ///   - content: Makes the view of one element.
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
  ///   - data: The elements at the top.
  ///   - children: The elements below an element; `nil` for one that can have none.
  ///   - content: Makes the view of one element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a tree of one element at the top.
  ///
  /// - Parameters:
  ///   - root: The element at the top.
  ///   - children: The elements below an element; `nil` for one that can have none.
  ///   - content: Makes the view of one element.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where DataElement == Data.Element, Data: RangeReplaceableCollection {
    self.init(Data([root]), id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View where Content: View {
  /// A view for each element at the top.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          // A tree contains itself, so that its type has to be hidden here.
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
