import Foundation

/// The position of a view in a section.
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

  /// The view's position in a section; `nil` outside of sections.
  package var subviewPlace: SubviewPlace? {
    get { !hasTraits ? nil : traits[Self.placeKey] as? SubviewPlace }
    nonmutating set { traits[Self.placeKey] = newValue }
  }
}

private enum PinnedHeaders {}

extension LayoutNode {
  private static let pinnedKey = ObjectIdentifier(PinnedHeaders.self)

  /// Whether the section headers in this container stay visible while the content scrolls.
  package var pinsHeaders: Bool {
    get { hasTraits && traits[Self.pinnedKey] != nil }
    nonmutating set { traits[Self.pinnedKey] = newValue ? true : nil }
  }
}
