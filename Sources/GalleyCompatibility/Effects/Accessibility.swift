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

  /// Makes a header part of a PDF file's outline; other traits are accepted for source
  /// compatibility, as a picture is not read out.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(DocumentNoteModifier(traits.contains(.isHeader) ? .heading(level: 1) : nil))
  }

  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Makes a heading part of a PDF file's outline, at its level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(DocumentNoteModifier(.heading(level: max(Int(level.rawValue), 1))))
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

  /// Accepted for source compatibility: colors are not inverted.
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

/// How the accessibility element of a view treats the views in it. Accepted for source
/// compatibility; has no effect in a picture.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// The views in the view are not accessible.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The views in the view stay elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The views in the view are merged into one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The traits that describe a view to assistive technologies. In a PDF file, headers are the outline;
/// in a picture, traits have no effect.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64
  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The view is a header of content.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The view plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The view is text that cannot be edited.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The view summarizes the state of the app at launch.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The view's label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Activating the view starts a media session.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The view handles touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Scrolling turns a page when the view has been read to its end.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The view is modal: the views beside it are not accessible.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// The level of a heading; `h1` is the highest.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// The kind of an accessibility action. Accepted for source compatibility; has no effect in a
/// picture.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// Activates the view.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Dismisses a modal view or cancels an interaction.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of a screen.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The direction of an accessibility adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
