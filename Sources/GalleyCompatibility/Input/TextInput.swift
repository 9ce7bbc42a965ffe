import Foundation

extension View {
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
  /// Accepted for source compatibility: text editors have one style.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  /// Accepted for source compatibility: nothing is searched in a picture.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Accepted for source compatibility: nothing is searched in a picture.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted for source compatibility: nothing is searched in a picture.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil)
    -> some View
  { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Accepted for source compatibility: there is no keyboard.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }
}

/// A direction that a key moves the focus in. Accepted for source compatibility.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// A press of a key. Accepted for source compatibility: there is no keyboard.
public struct KeyPress: Sendable {
  /// What became of the press.
  public enum Result: Hashable, Sendable { case handled, ignored }

  /// The phases of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// The phase.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}

/// The keyboard for a text. Accepted for source compatibility: there is none.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard capitalizes. Accepted for source compatibility: there is none.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// What a text means, for keyboards. Accepted for source compatibility: there is no keyboard.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  /// A name.
  public static let name = UITextContentType(name: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(name: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(name: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(name: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(name: "familyName")
  /// A title after a name.
  public static let nameSuffix = UITextContentType(name: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(name: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(name: "jobTitle")
  /// An organization.
  public static let organizationName = UITextContentType(name: "organizationName")
  /// A place.
  public static let location = UITextContentType(name: "location")
  /// An address.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(name: "addressState")
  /// A city and state.
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType(name: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(name: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A web address.
  public static let URL = UITextContentType(name: "URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  /// A user name.
  public static let username = UITextContentType(name: "username")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(name: "flightNumber")
  /// A date.
  public static let dateTime = UITextContentType(name: "dateTime")
  /// A date of birth.
  public static let birthdate = UITextContentType(name: "birthdate")
}

/// How texts are edited by a system. Accepted for source compatibility.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All tools.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some tools.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// No tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// A type that defines how text editors look. Accepted for source compatibility: they look alike.
public protocol TextEditorStyle {}

/// The style of text editors where none is set.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Text editors without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style of text editors where none is set.
  nonisolated public static var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text editors without decoration.
  nonisolated public static var plain: PlainTextEditorStyle { .init() }
}
