import Foundation

extension View {
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    self
  }
  /// Accepted for source compatibility: a picture is not read out.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    self
  }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Accepted for source compatibility: colours are not inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Accepted for source compatibility: there is no pointer that would show it.
  nonisolated public func help(_ text: Text) -> some View { self }
  /// Accepted for source compatibility: there is no pointer that would show it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Accepted for source compatibility: there is no pointer that would show it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// How the views in a view are read out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is, for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  public init() {}
  private init(_ name: String) { names = [name] }
  private init(names: Set<String>) { self.names = names }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isImage = AccessibilityTraits("isImage")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("isModal")
  public static let isToggle = AccessibilityTraits("isToggle")
  public static let isTabBar = AccessibilityTraits("isTabBar")

  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let gone = intersection(member)
    names.subtract(member.names)
    return gone.names.isEmpty ? nil : gone
  }
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.names.isEmpty ? nil : old
  }
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What is done with a view without seeing it.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// Where a value goes in one step.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
