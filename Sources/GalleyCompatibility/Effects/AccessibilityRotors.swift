import Foundation

extension View {
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor<Element: Identifiable>(
    _ label: Text,
    entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor<Element, ID: Hashable>(
    _ label: Text,
    entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor<Element: Identifiable>(
    _ labelKey: LocalizedStringKey,
    entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor<Element, ID: Hashable>(
    _ labelKey: LocalizedStringKey,
    entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Element: Identifiable>(
    _ label: L,
    entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Element, ID: Hashable>(
    _ label: L,
    entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor<Element: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor<Element, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View { self }
}

/// Entries of a rotor. Accepted for source compatibility.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the content's body; Swift infers it from `body`.
  associatedtype Body: AccessibilityRotorContent
  /// The entries that this content consists of.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension AccessibilityRotorContent where Body == Never {
  /// Never called: the content has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: AccessibilityRotorContent {}

/// An entry of a rotor. Accepted for source compatibility.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// An entry has no body.
  public typealias Body = Never

  /// Creates an entry.
  public init(
    _ label: Text? = nil, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry of a view in a namespace.
  public init(
    _ label: Text? = nil, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry of a view in a namespace.
  public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry of a view in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// A loop has no body.
  public typealias Body = Never
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Entries for each element of a collection.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: { $0.id }, content: content)
  }
  /// Entries for each element of a collection, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// Such entries have no body.
  public typealias Body = Never
}

/// Several entries, or none. Accepted for source compatibility.
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {
  /// Entries have no body.
  public typealias Body = Never
}

/// Builds entries of a rotor from the statements of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes one statement: entries.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// A single statement is used as it is.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Several statements become one content.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
  /// An `if` without `else` builds its entries, or none.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
  /// The first of two branches.
  public static func buildEither<C: AccessibilityRotorContent>(
    first: C
  ) -> _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
  /// The second of two branches.
  public static func buildEither<C: AccessibilityRotorContent>(
    second: C
  ) -> _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
}

/// A rotor that the system has. Accepted for source compatibility.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Links.
  public static func links(visited: Bool) -> Self { Self(name: "links \(visited)") }
  /// Links.
  public static var links: Self { Self(name: "links") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self {
    Self(name: "headings \(level)")
  }
  /// Headings.
  public static var headings: Self { Self(name: "headings") }
  /// Bold text.
  public static var boldText: Self { Self(name: "boldText") }
  /// Italic text.
  public static var italicText: Self { Self(name: "italicText") }
  /// Underlined text.
  public static var underlineText: Self { Self(name: "underlineText") }
  /// Misspelled words.
  public static var misspelledWords: Self { Self(name: "misspelledWords") }
  /// Images.
  public static var images: Self { Self(name: "images") }
  /// Fields for text.
  public static var textFields: Self { Self(name: "textFields") }
  /// Tables.
  public static var tables: Self { Self(name: "tables") }
  /// Lists.
  public static var lists: Self { Self(name: "lists") }
  /// Landmarks.
  public static var landmarks: Self { Self(name: "landmarks") }
}

/// A name of custom content. Accepted for source compatibility.
public struct AccessibilityCustomContentKey: Sendable {
  /// Creates a name.
  public init(_ label: Text, id: String) {}
  /// Creates a name.
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  /// Creates a name, which identifies it too.
  public init(_ labelKey: LocalizedStringKey) {}
}

/// What is said to assistive technologies. In a picture nobody hears it.
public enum AccessibilityNotification {
  /// Something that is read out.
  public struct Announcement: Sendable {
    /// Creates an announcement.
    public init(_ announcement: String) {}
    /// Creates an announcement.
    public init(_ announcement: AttributedString) {}
    /// Does nothing.
    public func post() {}
  }

  /// The layout changed.
  public struct LayoutChanged {
    /// Creates a notification.
    public init(_ element: Any? = nil) {}
    /// Does nothing.
    public func post() {}
  }

  /// The screen changed.
  public struct ScreenChanged {
    /// Creates a notification.
    public init(_ element: Any? = nil) {}
    /// Does nothing.
    public func post() {}
  }

  /// A page was scrolled.
  public struct PageScrolled: Sendable {
    /// Creates a notification.
    public init(_ description: String) {}
    /// Does nothing.
    public func post() {}
  }
}
