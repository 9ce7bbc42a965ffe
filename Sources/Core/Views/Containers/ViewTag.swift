/// The value by which a picker or tab view selects a view.
package struct ViewTag {
  private let value: AnyHashable
  /// The tag as an optional, where selections of that type are compared as well.
  private let optional: AnyHashable?

  package init<V: Hashable>(_ value: V, includesOptional: Bool) {
    self.value = AnyHashable(value)
    optional = includesOptional ? AnyHashable(Optional(value)) : nil
  }

  /// The tag as a selection of a type; `nil` where it is of another type.
  package func value<V: Hashable>(as type: V.Type) -> V? {
    value.base as? V ?? optional.flatMap { $0.base as? V }
  }

  /// Whether a selection is this tag.
  package func matches(_ selection: AnyHashable) -> Bool {
    value == selection || optional == selection
  }

  /// Whether one of the selections is this tag.
  package func isAmong(_ selections: Set<AnyHashable>) -> Bool {
    selections.contains(value) || (optional.map { selections.contains($0) } ?? false)
  }
}

extension LayoutNode {
  private static let tagKey = ObjectIdentifier(ViewTag.self)

  /// The view's tag.
  package var tag: ViewTag? { traits[Self.tagKey] as? ViewTag }

  /// Gives the view a tag, unless one further inside has done so.
  package func mark(with tag: ViewTag) {
    if traits[Self.tagKey] == nil { traits[Self.tagKey] = tag }
  }
}
