import Foundation

/// Rows of several columns. As on an iPhone, a picture shows the first column as a list.
public struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>
where Columns.TableRowValue == Value {
  private let values: [Value]
  private let columns: Columns
  private let selection: ListSelection?
}

extension Table where Rows == TableForEachContent<[Value]> {
  /// Creates a table of data.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    (values, self.columns, selection) = (Array(data), columns(), nil)
  }

  /// Creates a table of data, of which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    (values, self.columns) = (Array(data), columns())
    self.selection = .one(selection)
  }

  /// Creates a table of data, of which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    (values, self.columns) = (Array(data), columns())
    self.selection = .several(selection)
  }

  /// Creates a table of data that is sorted by its columns; the data has to be sorted already.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns: columns)
  }

  /// Creates a table of data that is sorted by its columns, of which one row can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }

  /// Creates a table of data that is sorted by its columns, of which several rows can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }
}

extension Table: View {
  /// The first column as a plain list.
  public var body: some View {
    List<Value.ID, _>(
      ForEach(values) { value in
        columns._cells(for: value).first ?? AnyView(EmptyView())
      }, selection: selection
    )
    .listStyle(.plain)
  }
}

/// The rows of a table made of data.
public struct TableForEachContent<Data> {}

/// One or several columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue
  /// The views of a row. Columns of yours never implement it.
  @MainActor @preconcurrency func _cells(for value: TableRowValue) -> [AnyView]
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  private let content: (RowValue) -> Content

  /// The view of a row.
  public func _cells(for value: RowValue) -> [AnyView] { [AnyView(content(value))] }

  /// Accepted for source compatibility: a picture shows the first column at the width of the list.
  nonisolated public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Accepted for source compatibility: a picture shows the first column at the width of the list.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self { self }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }

  /// Creates a column of views.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }

  /// Creates a column of texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    content = { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of views that rows are sorted by.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  fileprivate let columns: [@MainActor (RowValue) -> [AnyView]]
  /// The views of a row.
  public func _cells(for value: RowValue) -> [AnyView] { columns.flatMap { $0(value) } }
}

/// Builds columns from the statements of a closure.
@resultBuilder @MainActor
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Takes one statement: a column of views.
  public static func buildExpression<Content: View, Label: View, Sort>(
    _ content: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { content }
  /// The first statement.
  public static func buildPartialBlock<C: TableColumnContent>(first content: C) -> C
  where C.TableRowValue == RowValue { content }
  /// A statement after others.
  public static func buildPartialBlock<First: TableColumnContent, C: TableColumnContent>(
    accumulated: First, next: C
  ) -> TupleTableColumnContent<RowValue>
  where First.TableRowValue == RowValue, C.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [
      { accumulated._cells(for: $0) }, { next._cells(for: $0) },
    ])
  }
}

extension View {
  /// Accepted for source compatibility: tables look as on an iPhone.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Accepted for source compatibility: a picture shows no headers.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  /// Accepted for source compatibility: rows have one background.
  nonisolated public func alternatingRowBackgrounds() -> some View { self }
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
