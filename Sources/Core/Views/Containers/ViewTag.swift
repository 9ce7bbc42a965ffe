/// The value that selects a view in a picker or tab view.
package struct ViewTag {
  private let value: AnyHashable
  /// The tag as an optional, which also matches selections of optional type.
  private let optional: AnyHashable?

  package init<V: Hashable>(_ value: V, includesOptional: Bool) {
    self.value = AnyHashable(value)
    optional = includesOptional ? AnyHashable(Optional(value)) : nil
  }

  /// Returns the tag as a selection of a type, or `nil` if the types differ.
  package func value<V: Hashable>(as type: V.Type) -> V? {
    value.base as? V ?? optional.flatMap { $0.base as? V }
  }

  /// The selections that equal this tag.
  var values: [AnyHashable] { [value] + (optional.map { [$0] } ?? []) }

  /// Whether a selection equals this tag.
  package func matches(_ selection: AnyHashable) -> Bool {
    value == selection || optional == selection
  }

  /// Whether one of the selections equals this tag.
  package func isAmong(_ selections: Set<AnyHashable>) -> Bool {
    selections.contains(value) || (optional.map { selections.contains($0) } ?? false)
  }
}

extension LayoutNode {
  private static let tagKey = ObjectIdentifier(ViewTag.self)

  /// The view's tag.
  package var tag: ViewTag? { traits[Self.tagKey] as? ViewTag }

  /// Tags the view unless an inner modifier has tagged it.
  package func mark(with tag: ViewTag) {
    if traits[Self.tagKey] == nil { traits[Self.tagKey] = tag }
  }
}
