import Foundation

/// Where in a section a view stands.
package struct SubviewPlace: Hashable, Sendable {
  package enum Role: Hashable, Sendable { case header, row, footer }
  package let section: Int?
  package let role: Role

  package init(section: Int?, role: Role) {
    self.section = section
    self.role = role
  }
}

extension LayoutNode {
  private static let placeKey = ObjectIdentifier(SubviewPlace.self)

  /// Where in a section the view stands; `nil` outside of sections.
  package var subviewPlace: SubviewPlace? {
    get { !hasTraits ? nil : traits[Self.placeKey] as? SubviewPlace }
    nonmutating set { traits[Self.placeKey] = newValue }
  }
}

private enum PinnedHeaders {}

extension LayoutNode {
  private static let pinnedKey = ObjectIdentifier(PinnedHeaders.self)

  /// Whether headers of the sections in this container stay in sight where the rest moves on.
  package var pinsHeaders: Bool {
    get { hasTraits && traits[Self.pinnedKey] != nil }
    nonmutating set { traits[Self.pinnedKey] = newValue ? true : nil }
  }
}
