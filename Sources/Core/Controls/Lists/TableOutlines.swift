/// The rows of a table of trees. A row with children is a disclosure group, initially collapsed.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The rows as list rows.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (Data.Element) -> AnyView) -> AnyView {
    AnyView(OutlineGroup(data, children: children) { cell($0) })
  }
}

@MainActor @SelectionForms
extension Table {
  /// Creates a table of trees.
  ///
  /// - Parameters:
  ///   - data: The top-level values.
  ///   - children: The children of a value; `nil` for a leaf.
  ///   - columnCustomization: Accepted for source compatibility.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> C
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<C>,
    Data.Element == Value, C.TableRowValue == Value
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), _TableColumns(content: columns()))
  }

  /// Creates a table of trees with single selection.
  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> C
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<C>,
    Data.Element == Value, C.TableRowValue == Value
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), _TableColumns(content: columns()),
      .one(selection))
  }
}
