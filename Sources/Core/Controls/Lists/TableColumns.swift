import Foundation

/// One or several columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The view of a row in the first column; `nil` without columns. Columns of yours never implement
  /// it.
  @MainActor @preconcurrency func _cell(for value: TableRowValue) -> AnyView?
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  private let content: (RowValue) -> Content

  /// The view of a row.
  public func _cell(for value: RowValue) -> AnyView? { AnyView(content(value)) }

  /// Accepted for source compatibility: a picture shows the first column at the width of the list.
  nonisolated public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Accepted for source compatibility: a picture shows the first column at the width of the list.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self { self }
}

extension TableColumnContent {
  /// Accepted for source compatibility: columns are not customized in a picture.
  nonisolated public func customizationID(_ id: String) -> Self { self }
  /// Accepted for source compatibility: columns are not customized in a picture.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> Self { self }
  /// Accepted for source compatibility: a picture shows the first column alone.
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  /// Accepted for source compatibility: a picture shows the first column as a list does.
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views, with a localized text as its header.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a column of views, with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a column of views, with a text as its header.
  public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a column of texts, with a localized text as its header.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of texts, with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of texts, with a text as its header.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of views that rows are sorted by, with a localized text as its header.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a column of views that rows are sorted by, with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a column of views that rows are sorted by, with a text as its header.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a column of views that rows are sorted by as a comparator does, with a localized text as
  /// its header.
  public init<V, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == V {
    self.init(content: content)
  }

  /// Creates a column of views that rows are sorted by as a comparator does, with a text as its
  /// header.
  @_disfavoredOverload
  public init<S: StringProtocol, V, Comparator: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == V {
    self.init(content: content)
  }

  /// Creates a column of views that rows are sorted by as a comparator does, with a text as its
  /// header.
  public init<V, Comparator: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == V {
    self.init(content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column of views that rows are sorted by with a comparator, with a localized text as its
  /// header.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a column of views that rows are sorted by with a comparator, with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a column of views that rows are sorted by with a comparator, with a text as its header.
  public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(content: content)
  }
}

/// The columns of a table of data.
public struct _TableColumns<Content: TableColumnContent>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  let content: Content

  /// The view of a row in the first column.
  public func _cell(for value: TableRowValue) -> AnyView? { content._cell(for: value) }
}

/// Several columns, or none.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  fileprivate var columns: [@MainActor (RowValue) -> AnyView?] = []

  /// The view of a row in the first column.
  public func _cell(for value: RowValue) -> AnyView? {
    for column in columns { if let cell = column(value) { return cell } }
    return nil
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = Wrapped.TableRowValue

  /// The view of a row; `nil` where there is no column.
  public func _cell(for value: TableRowValue) -> AnyView? { self?._cell(for: value) }
}

/// A column for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content
>
where Content: TableColumnContent, Content.TableRowValue == RowValue {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates columns of data.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Sort == Never {
    (self.data, self.content) = (data, content)
  }

  /// Creates columns of data.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Sort == Never {
    (self.data, self.content) = (data, content)
  }
}

extension TableColumnForEach: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// The view of a row in the first column.
  public func _cell(for value: RowValue) -> AnyView? {
    for element in data { if let cell = content(element)._cell(for: value) { return cell } }
    return nil
  }
}

/// Builds columns from the statements of a closure.
@resultBuilder @MainActor
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Takes one statement: a column, or several.
  public static func buildExpression<C: TableColumnContent>(_ content: C) -> C
  where C.TableRowValue == RowValue { content }
  /// The first statement.
  public static func buildPartialBlock<C: TableColumnContent>(first content: C) -> C
  where C.TableRowValue == RowValue { content }
  /// A statement after others.
  public static func buildPartialBlock<First: TableColumnContent, C: TableColumnContent>(
    accumulated: First, next: C
  ) -> TupleTableColumnContent<RowValue>
  where First.TableRowValue == RowValue, C.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [
      { accumulated._cell(for: $0) }, { next._cell(for: $0) },
    ])
  }
  /// An `if` without `else` builds its columns, or none.
  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
  where C.TableRowValue == RowValue { content }
  /// The first of two branches.
  public static func buildEither<C: TableColumnContent>(
    first: C
  ) -> TupleTableColumnContent<RowValue> where C.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [{ first._cell(for: $0) }])
  }
  /// The second of two branches.
  public static func buildEither<C: TableColumnContent>(
    second: C
  ) -> TupleTableColumnContent<RowValue> where C.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [{ second._cell(for: $0) }])
  }
  /// A branch for a platform.
  public static func buildLimitedAvailability<C: TableColumnContent>(
    _ content: C
  ) -> TupleTableColumnContent<RowValue> where C.TableRowValue == RowValue {
    TupleTableColumnContent(columns: [{ content._cell(for: $0) }])
  }
}

/// Where the texts of a column stand. Accepted for source compatibility.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  /// As texts stand.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// At the leading edge.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle.
  public static let center = TableColumnAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// At the decimal point.
  public static let numeric = TableColumnAlignment(name: "numeric")
}

/// What users may change about columns. Accepted for source compatibility.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// The behaviors as bits.
  public let rawValue: Int
  /// Creates behaviors from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The order of columns.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// The widths of columns.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Which columns are there.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// Everything.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// How users changed the columns of a table. It is empty: columns are not customized in a picture.
public struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Codable, Sendable {
  /// Creates an empty customization.
  public init() {}
}

extension TableColumnCustomization: _SettingValue {}

extension AppStorage {
  /// Creates a setting of how users changed the columns of a table.
  public init<RowValue: Identifiable>(_ key: String, store: UserDefaults? = nil)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key, store: store)
  }
}

extension SceneStorage {
  /// Creates a setting of how users changed the columns of a table.
  public init<RowValue: Identifiable>(_ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key)
  }
}
