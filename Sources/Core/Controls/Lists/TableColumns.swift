import Foundation

/// One or more columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// Creates the view of a row in the first column; `nil` without columns. Do not implement this
  /// requirement.
  @MainActor @preconcurrency func _cell(for value: TableRowValue) -> AnyView?
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  let content: (RowValue) -> Content

  /// Creates the view of a row.
  public func _cell(for value: RowValue) -> AnyView? { AnyView(content(value)) }

  /// Accepted for source compatibility: the first column is shown at the width of the list.
  nonisolated public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Accepted for source compatibility: the first column is shown at the width of the list.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self { self }
}

/// The columns of a table of data.
public struct _TableColumns<Content: TableColumnContent>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  let content: Content

  /// Creates the view of a row in the first column.
  public func _cell(for value: TableRowValue) -> AnyView? { content._cell(for: value) }
}

/// Any number of columns.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  fileprivate var columns: [@MainActor (RowValue) -> AnyView?] = []

  /// Creates the view of a row in the first column.
  public func _cell(for value: RowValue) -> AnyView? {
    for column in columns { if let cell = column(value) { return cell } }
    return nil
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = Wrapped.TableRowValue

  /// Creates the view of a row; `nil` without columns.
  public func _cell(for value: TableRowValue) -> AnyView? { self?._cell(for: value) }
}

/// A column for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content
>
where Content: TableColumnContent, Content.TableRowValue == RowValue {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates columns for a collection of data.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Sort == Never {
    (self.data, self.content) = (data, content)
  }

  /// Creates columns for a collection of data.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Sort == Never {
    (self.data, self.content) = (data, content)
  }
}

extension TableColumnForEach: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// Creates the view of a row in the first column.
  public func _cell(for value: RowValue) -> AnyView? {
    for element in data { if let cell = content(element)._cell(for: value) { return cell } }
    return nil
  }
}

/// Builds columns from the statements of a closure.
@resultBuilder @MainActor
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Builds content from one statement.
  public static func buildExpression<C: TableColumnContent>(_ content: C) -> C
  where C.TableRowValue == RowValue { content }
  /// Builds the first statement of a block.
  public static func buildPartialBlock<C: TableColumnContent>(first content: C) -> C
  where C.TableRowValue == RowValue { content }
  /// Appends a statement to those before it.
  public static func buildPartialBlock<First: TableColumnContent, C: TableColumnContent>(
    accumulated: First, next: C
  ) -> TupleTableColumnContent<RowValue>
  where First.TableRowValue == RowValue, C.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [
      { accumulated._cell(for: $0) }, { next._cell(for: $0) },
    ])
  }
  /// Builds the content of an `if` statement without an `else`.
  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
  where C.TableRowValue == RowValue { content }
  /// Builds the first branch of an `if`-`else` statement.
  public static func buildEither<C: TableColumnContent>(
    first: C
  ) -> TupleTableColumnContent<RowValue> where C.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [{ first._cell(for: $0) }])
  }
  /// Builds the second branch of an `if`-`else` statement.
  public static func buildEither<C: TableColumnContent>(
    second: C
  ) -> TupleTableColumnContent<RowValue> where C.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [{ second._cell(for: $0) }])
  }
  /// Builds the content of an `if #available` statement.
  public static func buildLimitedAvailability<C: TableColumnContent>(
    _ content: C
  ) -> TupleTableColumnContent<RowValue> where C.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [{ content._cell(for: $0) }])
  }
}

extension TableColumnCustomization: _SettingValue {}
