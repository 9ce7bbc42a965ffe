import Foundation

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a mutable collection.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<[C.Index], C.Element.ID, Row>, C.Element: Identifiable {
    self.init(ForEach<[C.Index], C.Element.ID, Row>(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a mutable collection.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<[C.Index], ID, Row> {
    self.init(ForEach<[C.Index], ID, Row>(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of an editable collection. Edit actions are not
  /// shown.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<[C.Index], C.Element.ID, Row>, C.Element: Identifiable {
    self.init(ForEach<[C.Index], C.Element.ID, Row>(data, content: rowContent))
  }

  /// Creates a list of a tree. Elements with children are disclosure groups, initially collapsed.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree. Elements with children are disclosure groups, initially collapsed.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

@SelectionForms
extension List where SelectionValue: Hashable {
  /// Creates a list with a row for each element and single selection.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element and single selection.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each number in a range and single selection.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of a mutable collection and single selection.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<[C.Index], C.Element.ID, Row>, C.Element: Identifiable {
    self.init(selection: selection) {
      ForEach<[C.Index], C.Element.ID, Row>(data, content: rowContent)
    }
  }

  /// Creates a list with a row for each element of a mutable collection and single selection.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<[C.Index], ID, Row> {
    self.init(selection: selection) {
      ForEach<[C.Index], ID, Row>(data, id: id, content: rowContent)
    }
  }

  /// Creates a list of a tree with single selection.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list of a tree with single selection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}

extension ForEach where Content: View {
  /// Creates views for an editable collection. Edit actions are not shown.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [C.Index], ID == C.Element.ID, C.Element: Identifiable {
    self.init(data, content: content)
  }

  /// Creates views for an editable collection. Edit actions are not shown.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [C.Index] {
    self.init(data, id: id, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of an editable collection. Edit actions are not
  /// shown.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<[C.Index], ID, Row> {
    self.init(ForEach<[C.Index], ID, Row>(data, id: id, content: rowContent))
  }
}

@SelectionForms
extension List where SelectionValue: Hashable {
  /// Creates a list with a row for each element of an editable collection and single selection.
  /// Edit actions are not shown.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<[C.Index], C.Element.ID, Row>, C.Element: Identifiable {
    self.init(selection: selection) {
      ForEach<[C.Index], C.Element.ID, Row>(data, content: rowContent)
    }
  }
}
