import Foundation

// Link initializers that predate navigation stacks.

@TitleForms
extension NavigationLink where Destination: View {
  /// Creates a link activated by a binding, with a custom label.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination(), isActive: isActive, label: label())
  }

  /// Creates a link activated by a binding, with a custom label; an older form.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination, isActive: isActive, label: label())
  }

  /// Creates a link activated by a selection, with a custom label.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination(), isActive: selection.isActive(tag), label: label())
  }

  /// Creates a link activated by a selection, with a custom label; an older form.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination, isActive: selection.isActive(tag), label: label())
  }
}

extension NavigationLink where Label: View {
  /// Accepted for source compatibility: links show screens of a stack.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
  /// Returns a binding that is `true` while the selection equals a value.
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

  /// A storable representation of the path. Values cannot be stored, so it is `nil` unless the path
  /// is empty.
  public var codable: CodableRepresentation? { isEmpty ? CodableRepresentation() : nil }

  /// The storable representation of a path.
  public struct CodableRepresentation: Codable, Equatable, Sendable {}

  /// Creates an empty path from its stored representation.
  public init(_ codable: CodableRepresentation) { self.init() }
}
