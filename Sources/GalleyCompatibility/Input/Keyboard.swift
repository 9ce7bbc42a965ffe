import Foundation

extension View {
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Accepted for source compatibility: `ImageRenderer.set` writes a text and submits nothing.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Accepted for source compatibility: nothing is submitted.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepted for source compatibility: nothing is selected in a picture.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}

/// The label of the keyboard's return key. Accepted for source compatibility; has no effect in a
/// picture.
public struct SubmitLabel: Sendable {
  /// "Done".
  public static let done = SubmitLabel()

  /// "Go".
  public static let go = SubmitLabel()

  /// "Send".
  public static let send = SubmitLabel()

  /// "Join".
  public static let join = SubmitLabel()

  /// "Route".
  public static let route = SubmitLabel()

  /// "Search".
  public static let search = SubmitLabel()

  /// "Return".
  public static let `return` = SubmitLabel()

  /// "Next".
  public static let next = SubmitLabel()

  /// "Continue".
  public static let `continue` = SubmitLabel()
}

/// The controls whose submission `onSubmit` reacts to. Accepted for source compatibility; has no
/// effect in a picture.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)

  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters the keyboard capitalizes. Accepted for source compatibility; has no effect in a
/// picture.
public struct TextInputAutocapitalization: Sendable {
  /// No letters.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }

  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }

  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }

  /// All letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// Whether text can be selected. Accepted for source compatibility; has no effect in a picture.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Text can be selected.
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// Text cannot be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How scrolling dismisses the keyboard. Accepted for source compatibility; has no effect in a
/// picture.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// The mode that suits the context.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")

  /// As soon as the content scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")

  /// The keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")

  /// Scrolling does not dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// A key of a keyboard, named by the character that it produces.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key produces.
  public let character: Character

  /// Names a key by its character.
  public init(_ character: Character) { self.character = character }

  /// Names a key by its character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The up arrow key, U+F700.
  public static let upArrow = KeyEquivalent("\u{F700}")

  /// The down arrow key, U+F701.
  public static let downArrow = KeyEquivalent("\u{F701}")

  /// The left arrow key, U+F702.
  public static let leftArrow = KeyEquivalent("\u{F702}")

  /// The right arrow key, U+F703.
  public static let rightArrow = KeyEquivalent("\u{F703}")

  /// The Escape key, U+001B.
  public static let escape = KeyEquivalent("\u{1B}")

  /// The Delete key, U+0008.
  public static let delete = KeyEquivalent("\u{8}")

  /// The Forward Delete key, U+007F.
  public static let deleteForward = KeyEquivalent("\u{7F}")

  /// The Clear key, U+F739.
  public static let clear = KeyEquivalent("\u{F739}")

  /// The Home key, U+F729.
  public static let home = KeyEquivalent("\u{F729}")

  /// The End key, U+F72B.
  public static let end = KeyEquivalent("\u{F72B}")

  /// The Page Up key, U+F72C.
  public static let pageUp = KeyEquivalent("\u{F72C}")

  /// The Page Down key, U+F72D.
  public static let pageDown = KeyEquivalent("\u{F72D}")

  /// The Tab key, U+0009.
  public static let tab = KeyEquivalent("\t")

  /// The Space key, U+0020.
  public static let space = KeyEquivalent(" ")

  /// The Return key, U+000D.
  public static let `return` = KeyEquivalent("\r")
}

/// Modifier keys that are held down with another key.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)

  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)

  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)

  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)

  /// The Command key.
  public static let command = EventModifiers(rawValue: 16)

  /// A key of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)

  /// All modifier keys.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// Keys that activate a control. Accepted for source compatibility; has no effect in a picture.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent

  /// The modifier keys that are held down with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut from a key and modifier keys. Default: with the Command key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the default button of a dialog.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// Escape, for the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
