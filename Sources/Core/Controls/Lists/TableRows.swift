import Foundation

/// One or more rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The rows as list rows, with a view for each value. Do not implement this requirement.
  @MainActor @preconcurrency
  func _rows(_ cell: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the row's value.
  public typealias TableRowValue = Value
  private let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) { self.value = value }

  /// The row as a list row.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (Value) -> AnyView) -> AnyView {
    AnyView(cell(value).tag(value.id))
  }
}

/// The rows of a table, generated from data.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  let data: Data

  /// The rows as list rows.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data) { cell($0) })
  }
}

/// The rows of a table that is sorted by its columns.
public struct _TableRows<Content: TableRowContent>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  let content: Content

  /// The rows as list rows.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    content._rows(cell)
  }
}

/// Any number of rows.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  fileprivate typealias Cell = @MainActor (Value) -> AnyView
  fileprivate var rows: [@MainActor (@escaping Cell) -> AnyView] = []

  /// The rows as list rows.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (Value) -> AnyView) -> AnyView {
    AnyView(ForEach(rows.indices, id: \.self) { rows[$0](cell) })
  }
}

/// Optional rows.
public struct _OptionalTableRowContent<Content: TableRowContent>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  fileprivate let content: Content?

  /// The rows as list rows, if any.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    content?._rows(cell) ?? AnyView(EmptyView())
  }
}

/// The header of a section of rows.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  fileprivate let header: Content

  /// The header.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (Value) -> AnyView) -> AnyView { AnyView(header) }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value

  /// Nothing.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (Value) -> AnyView) -> AnyView {
    AnyView(EmptyView())
  }
}

/// A row with child rows, initially collapsed.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of a row's value.
  public typealias TableRowValue = Label.TableRowValue
  private let label: Label
  private let content: Content
  private let isExpanded: Bool

  /// Creates a row for a value with child rows, shown if `isExpanded` is `true`. Default:
  /// collapsed.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    (label, self.content) = (TableRow(value), content())
    self.isExpanded = isExpanded?.wrappedValue ?? false
  }

  /// The row and its child rows.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    AnyView(
      Group {
        label._rows(cell)
        if isExpanded { content._rows(cell) }
      })
  }
}

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue

  /// A section of a list.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    AnyView(
      Section<AnyView, AnyView, EmptyView>(
        content: { content._rows(cell) }, header: { header._rows(cell) }))
  }
}

@TitleForms
extension Section {
  /// Creates a section of a table with a custom header.
  public init<V: Identifiable, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Content: TableRowContent, Content.TableRowValue == V, Parent == TableHeaderRowContent<V, H>,
    Footer == EmptyTableRowContent<V>
  {
    self.init(
      rows: content(), header: TableHeaderRowContent(header: header()),
      footer: EmptyTableRowContent())
  }
}

extension Section {
  /// Creates a section of a table without a header.
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where
    Content: TableRowContent, Content.TableRowValue == V, Parent == EmptyTableRowContent<V>,
    Footer == EmptyTableRowContent<V>
  {
    self.init(rows: content(), header: EmptyTableRowContent(), footer: EmptyTableRowContent())
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue

  /// The rows of each element.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    AnyView(mapContent { $0._rows(cell) })
  }
}

/// Builds rows from the statements of a closure.
@resultBuilder @MainActor
public enum TableRowBuilder<Value: Identifiable> {
  /// Builds content from one statement.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }
  /// Builds no rows from an empty closure.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
  /// Builds the first statement of a block.
  public static func buildPartialBlock<C: TableRowContent>(first content: C) -> C
  where C.TableRowValue == Value { content }
  /// Appends a statement to those before it.
  public static func buildPartialBlock<First: TableRowContent, C: TableRowContent>(
    accumulated: First, next: C
  ) -> TupleTableRowContent<Value>
  where First.TableRowValue == Value, C.TableRowValue == Value {
    TupleTableRowContent(rows: [{ accumulated._rows($0) }, { next._rows($0) }])
  }
  /// Builds the content of an `if` statement without an `else`.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> _OptionalTableRowContent<C>
  where C.TableRowValue == Value { _OptionalTableRowContent(content: content) }
  /// Builds the first branch of an `if`-`else` statement.
  public static func buildEither<C: TableRowContent>(first: C) -> TupleTableRowContent<Value>
  where C.TableRowValue == Value { TupleTableRowContent(rows: [{ first._rows($0) }]) }
  /// Builds the second branch of an `if`-`else` statement.
  public static func buildEither<C: TableRowContent>(second: C) -> TupleTableRowContent<Value>
  where C.TableRowValue == Value { TupleTableRowContent(rows: [{ second._rows($0) }]) }
  /// Builds the content of an `if #available` statement.
  public static func buildLimitedAvailability<C: TableRowContent>(
    _ content: C
  ) -> TupleTableRowContent<Value> where C.TableRowValue == Value {
    TupleTableRowContent(rows: [{ content._rows($0) }])
  }
}

struct SelectionDisabledTableRow<Content: TableRowContent>: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  let content: Content
  let isDisabled: Bool

  func _rows(_ cell: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    AnyView(content._rows(cell).selectionDisabled(isDisabled))
  }
}
