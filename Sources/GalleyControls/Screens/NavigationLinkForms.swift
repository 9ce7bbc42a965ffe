import Foundation

// The forms of links from before navigation stacks. A picture shows the root, so that what a binding
// presents is not shown.

extension NavigationLink where Destination: View {
  /// Creates a link that a binding activates, with a label of any views.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Creates a link that a binding activates, with a label of any views; an older form.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Creates a link that a selection activates, with a label of any views.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Creates a link that a selection activates, with a label of any views; an older form.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a link with a text as its label; an older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link that a binding activates, with a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that a binding activates, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link that a binding activates, with a localized text as its label; an older form.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that a binding activates, with a text as its label; an older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link that a selection activates, with a localized text as its label.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that a selection activates, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link that a selection activates, with a localized text as its label; an older form.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that a selection activates, with a text as its label; an older form.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label: View {
  /// Accepted for source compatibility: a picture shows the root of a stack.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension View {
  /// Accepted for source compatibility: a picture shows the root of a stack.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }

  /// Accepted for source compatibility: a picture shows the root of a stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
}

extension NavigationPath {
  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.init()
    for element in elements { append(element) }
  }

  /// The path as something that can be stored; `nil` for one with values, as none are stored.
  public var codable: CodableRepresentation? { isEmpty ? CodableRepresentation() : nil }

  /// A path as it is stored.
  public struct CodableRepresentation: Codable, Equatable, Sendable {}

  /// Creates a path from a stored one, which is empty.
  public init(_ codable: CodableRepresentation) { self.init() }
}
