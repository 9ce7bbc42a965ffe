/// The rows of a table made of trees: a row with others below it is a disclosure group, closed at first.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The rows of a list.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (Data.Element) -> AnyView) -> AnyView {
    AnyView(OutlineGroup(data, children: children) { cell($0) })
  }
}

@MainActor
extension Table {
  /// Creates a table of trees.
  ///
  /// - Parameters:
  ///   - data: The values at the top.
  ///   - children: The values below a value; `nil` for one that can have none.
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

  /// Creates a table of trees, of which one row can be selected.
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

  /// Creates a table of trees, of which several rows can be selected.
  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> C
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<C>,
    Data.Element == Value, C.TableRowValue == Value
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), _TableColumns(content: columns()),
      .several(selection))
  }
}
