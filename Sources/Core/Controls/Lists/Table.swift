import Foundation

/// Rows of several columns. As on an iPhone, a picture shows the first column as a list.
public struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>
where Rows: TableRowContent, Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?

  init(_ rows: Rows, _ columns: Columns, _ selection: ListSelection? = nil) {
    (self.rows, self.columns, self.selection) = (rows, columns, selection)
  }
}

@MainActor
extension Table {
  // The columns' type is the initializer's own: the compiler would not know the rows' type in the
  // key paths of columns otherwise.

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

  /// Creates a table of data that is sorted by its columns. The data has to be
  /// sorted already.
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

  /// Creates a table of data, of which one row can be selected.
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

  /// Creates a table of data that is sorted by its columns, of which one row can be selected.
  /// The data has to be sorted already.
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

  /// Creates a table of data, of which several rows can be selected.
  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> C
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<C>,
    Data.Element == Value, C.TableRowValue == Value
  {
    self.init(
      TableForEachContent(data: data), _TableColumns(content: columns()), .several(selection))
  }

  /// Creates a table of data that is sorted by its columns, of which several rows can be selected.
  /// The data has to be sorted already.
  public init<Data: RandomAccessCollection, C: TableColumnContent, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> C
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<C>,
    Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value
  {
    self.init(
      TableForEachContent(data: data), _TableColumns(content: columns()), .several(selection))
  }
}

extension Table {
  /// Creates a table of rows.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns())
  }

  /// Creates a table of rows that is sorted by its columns. The rows have to be
  /// sorted already.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns())
  }

  /// Creates a table of rows, of which one row can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .one(selection))
  }

  /// Creates a table of rows that is sorted by its columns, of which one row can be selected.
  /// The rows have to be sorted already.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), .one(selection))
  }

  /// Creates a table of rows, of which several rows can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .several(selection))
  }

  /// Creates a table of rows that is sorted by its columns, of which several rows can be selected.
  /// The rows have to be sorted already.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), .several(selection))
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

extension View {
  /// Accepted for source compatibility: tables look as on an iPhone.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Accepted for source compatibility: a picture shows no headers.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  /// Accepted for source compatibility: rows have one background.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

/// Whether every other row of a table has another background. Accepted for source compatibility.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every other row has.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// No row has.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// A type that defines how tables look. Accepted for source compatibility.
public protocol TableStyle {}

/// The style of tables where none is set.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Tables without a border. Accepted for source compatibility.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style of tables where none is set.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Tables without a border.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}
