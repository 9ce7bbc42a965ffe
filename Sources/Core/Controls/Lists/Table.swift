import Foundation

/// A container of rows with several columns. Rendered as on an iPhone: the first column as a list.
public struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>
where Rows: TableRowContent, Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?

  init(_ rows: Rows, _ columns: Columns, _ selection: ListSelection? = nil) {
    (self.rows, self.columns, self.selection) = (rows, columns, selection)
  }
}

@MainActor @SelectionForms
extension Table {
  // Each initializer has its own generic column type; otherwise the compiler could not infer the
  // row type in the key paths of columns. Where comparators determine that type, they come first.

  /// Creates a table of data.
  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> C
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<C>,
    Data.Element == Value, C.TableRowValue == Value
  {
    self.init(TableForEachContent(data: data), _TableColumns(content: columns()))
  }

  /// Creates a table of data sorted by its columns. The data must already be sorted.
  public init<Data: RandomAccessCollection, C: TableColumnContent, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> C
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<C>,
    Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value
  {
    self.init(TableForEachContent(data: data), _TableColumns(content: columns()))
  }

  /// Creates a table of data with single selection.
  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> C
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<C>,
    Data.Element == Value, C.TableRowValue == Value
  {
    self.init(TableForEachContent(data: data), _TableColumns(content: columns()), .one(selection))
  }

  /// Creates a table of data sorted by its columns, with single selection. The data must already be
  /// sorted.
  public init<Data: RandomAccessCollection, C: TableColumnContent, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> C
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<C>,
    Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value
  {
    self.init(TableForEachContent(data: data), _TableColumns(content: columns()), .one(selection))
  }
}

@SelectionForms
extension Table {
  /// Creates a table of rows.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns())
  }

  /// Creates a table of rows sorted by its columns. The rows must already be sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns())
  }

  /// Creates a table of rows with single selection.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .one(selection))
  }

  /// Creates a table of rows sorted by its columns, with single selection. The rows must already be
  /// sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), .one(selection))
  }
}

@MainActor @SelectionForms
extension Table {
  /// Creates a table of rows.
  public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns())
  }

  /// Creates a table of rows sorted by its columns. The rows must already be sorted.
  public init<Sort: SortComparator, C: TableColumnContent, R: TableRowContent>(
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Sort.Compared> columns: () -> C,
    @TableRowBuilder<Sort.Compared> rows: () -> R
  )
  where
    Rows == _TableRows<R>, Columns == _TableColumns<C>, R.TableRowValue == Value,
    C.TableRowValue == Value, Sort.Compared == Value
  {
    self.init(_TableRows(content: rows()), _TableColumns(content: columns()))
  }

  /// Creates a table of rows with single selection.
  public init(
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .one(selection))
  }

  /// Creates a table of rows sorted by its columns, with single selection. The rows must already be
  /// sorted.
  public init<Sort: SortComparator, C: TableColumnContent, R: TableRowContent>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Sort.Compared> columns: () -> C,
    @TableRowBuilder<Sort.Compared> rows: () -> R
  )
  where
    Rows == _TableRows<R>, Columns == _TableColumns<C>, R.TableRowValue == Value,
    C.TableRowValue == Value, Sort.Compared == Value
  {
    self.init(_TableRows(content: rows()), _TableColumns(content: columns()), .one(selection))
  }
}

extension Table: View {
  /// The first column as a plain list.
  public var body: some View {
    List<Value.ID, _>(
      rows._rows { columns._cell(for: $0) ?? AnyView(EmptyView()) }, selection: selection
    )
    .listStyle(.plain)
  }
}

/// A type that defines how tables look. Accepted for source compatibility.
public protocol TableStyle {}

/// The default table style.
@StyleInit public struct AutomaticTableStyle: TableStyle {}

/// A table style without a border. Accepted for source compatibility.
@StyleInit public struct InsetTableStyle: TableStyle {}
