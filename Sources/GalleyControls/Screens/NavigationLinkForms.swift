import Foundation

// The forms of links from before navigation stacks.

extension NavigationLink where Destination: View {
  /// Creates a link that a binding activates, with a label of any views.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination(), isActive: isActive, label: label())
  }

  /// Creates a link that a binding activates, with a label of any views; an older form.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination, isActive: isActive, label: label())
  }

  /// Creates a link that a selection activates, with a label of any views.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination(), isActive: selection.isActive(tag), label: label())
  }

  /// Creates a link that a selection activates, with a label of any views; an older form.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination, isActive: selection.isActive(tag), label: label())
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
    self.init(destination(), isActive: isActive, label: Text(titleKey))
  }

  /// Creates a link that a binding activates, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), isActive: isActive, label: Text(title))
  }

  /// Creates a link that a binding activates, with a localized text as its label; an older form.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination, isActive: isActive, label: Text(titleKey))
  }

  /// Creates a link that a binding activates, with a text as its label; an older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination, isActive: isActive, label: Text(title))
  }

  /// Creates a link that a selection activates, with a localized text as its label.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), isActive: selection.isActive(tag), label: Text(titleKey))
  }

  /// Creates a link that a selection activates, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), isActive: selection.isActive(tag), label: Text(title))
  }

  /// Creates a link that a selection activates, with a localized text as its label; an older form.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination, isActive: selection.isActive(tag), label: Text(titleKey))
  }

  /// Creates a link that a selection activates, with a text as its label; an older form.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination, isActive: selection.isActive(tag), label: Text(title))
  }
}

extension NavigationLink where Label: View {
  /// Accepted for source compatibility: links show screens of a stack.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
  /// Whether a selection is one value.
  fileprivate func isActive<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isActive in
      if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
    }
  }
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
