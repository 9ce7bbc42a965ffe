import Foundation

extension Binding {
  /// Returns a binding that is `true` while the selection equals a value.
  func isActive<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
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

  /// The storable representation of a path.
  public struct CodableRepresentation: Codable, Equatable, Sendable {}
}
