import Foundation

/// One or several rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The rows of a list, made of the views of values. Rows of yours never implement it.
  @MainActor @preconcurrency
  func _rows(_ cell: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the row's value.
  public typealias TableRowValue = Value
  private let value: Value

  /// Creates a row of a value.
  public init(_ value: Value) { self.value = value }

  /// The row of a list.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (Value) -> AnyView) -> AnyView {
    AnyView(cell(value).tag(value.id))
  }
}

/// The rows of a table made of data.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  let data: Data

  /// The rows of a list.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data) { cell($0) })
  }
}

/// Several rows, or none.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value
  fileprivate typealias Cell = @MainActor (Value) -> AnyView
  fileprivate var rows: [@MainActor (@escaping Cell) -> AnyView] = []

  /// The rows of a list.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (Value) -> AnyView) -> AnyView {
    AnyView(ForEach(rows.indices, id: \.self) { rows[$0](cell) })
  }
}

/// Rows, or none.
public struct _OptionalTableRowContent<Content: TableRowContent>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  fileprivate let content: Content?

  /// The rows of a list; none where there are no rows.
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

/// A row with rows below it, which are shown.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of a row's value.
  public typealias TableRowValue = Label.TableRowValue
  private let label: Label
  private let content: Content
  private let isExpanded: Bool

  /// Creates a row of a value with rows below it, which are shown where `isExpanded` says so.
  /// Default: they are not.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    (label, self.content) = (TableRow(value), content())
    self.isExpanded = isExpanded?.wrappedValue ?? false
  }

  /// The row, and those below it.
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

extension Section {
  /// Creates a section of a table with a localized text as its header.
  public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  )
  where
    Content: TableRowContent, Content.TableRowValue == V, Parent == TableHeaderRowContent<V, Text>,
    Footer == EmptyTableRowContent<V>
  {
    self.init(
      rows: content(), header: TableHeaderRowContent(header: Text(titleKey)),
      footer: EmptyTableRowContent())
  }

  /// Creates a section of a table with a text as its header.
  @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  )
  where
    Content: TableRowContent, Content.TableRowValue == V, Parent == TableHeaderRowContent<V, Text>,
    Footer == EmptyTableRowContent<V>
  {
    self.init(
      rows: content(), header: TableHeaderRowContent(header: Text(title)),
      footer: EmptyTableRowContent())
  }

  /// Creates a section of a table with a header of any views.
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

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue

  /// The rows of each element.
  @MainActor @preconcurrency
  public func _rows(_ cell: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    AnyView(mapContent { $0._rows(cell) })
  }
}

extension ForEach where Content: TableRowContent {
  /// Rows of a table for each element of a collection.
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
    self.init(elements: data, id: { $0.id }, content: content)
  }

  /// Rows of a table for each element of a collection, told apart by a property.
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// Builds rows from the statements of a closure.
@resultBuilder @MainActor
public enum TableRowBuilder<Value: Identifiable> {
  /// Takes one statement: rows.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }
  /// The first statement.
  public static func buildPartialBlock<C: TableRowContent>(first content: C) -> C
  where C.TableRowValue == Value { content }
  /// A statement after others.
  public static func buildPartialBlock<First: TableRowContent, C: TableRowContent>(
    accumulated: First, next: C
  ) -> TupleTableRowContent<Value>
  where First.TableRowValue == Value, C.TableRowValue == Value {
    TupleTableRowContent(rows: [{ accumulated._rows($0) }, { next._rows($0) }])
  }
  /// An `if` without `else` builds its rows, or none.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> _OptionalTableRowContent<C>
  where C.TableRowValue == Value { _OptionalTableRowContent(content: content) }
  /// The first of two branches.
  public static func buildEither<C: TableRowContent>(first: C) -> TupleTableRowContent<Value>
  where C.TableRowValue == Value { TupleTableRowContent(rows: [{ first._rows($0) }]) }
  /// The second of two branches.
  public static func buildEither<C: TableRowContent>(second: C) -> TupleTableRowContent<Value>
  where C.TableRowValue == Value { TupleTableRowContent(rows: [{ second._rows($0) }]) }
  /// A branch for a platform.
  public static func buildLimitedAvailability<C: TableRowContent>(
    _ content: C
  ) -> TupleTableRowContent<Value> where C.TableRowValue == Value {
    TupleTableRowContent(rows: [{ content._rows($0) }])
  }
}

extension TableRowContent {
  /// Accepted for source compatibility: a picture does not show the menu.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  /// Accepted for source compatibility: there is no pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  /// Removes the selection control of the rows where the table is edited.
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    SelectionDisabledTableRow(content: self, isDisabled: isDisabled)
  }
}

private struct SelectionDisabledTableRow<Content: TableRowContent>: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  let content: Content
  let isDisabled: Bool

  func _rows(_ cell: @escaping @MainActor (TableRowValue) -> AnyView) -> AnyView {
    AnyView(content._rows(cell).selectionDisabled(isDisabled))
  }
}
