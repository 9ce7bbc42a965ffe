import Foundation

/// Makes texts such as "Ann, Ben, and Cleo" of lists, as Foundation does on Apple's platforms. Locales
/// say how the items are joined.
open class ListFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is sendable by contract; as with Apple's, one is not changed on several threads at once.

  /// The locale that the items are joined in. Default: the current one.
  open var locale: Locale! = .autoupdatingCurrent

  /// What makes the texts of items; `nil` takes their descriptions.
  @NSCopying open var itemFormatter: Formatter?

  /// The strings joined in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  /// The items joined in the locale.
  ///
  /// - Parameter items: The item formatter makes their texts; for one that it does not know, the
  ///   description is taken.
  open func string(from items: [Any]) -> String? {
    joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  /// The items of an array joined in the locale; `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private func joined(_ strings: [String]) -> String {
    strings.formatted(
      .list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
  }

  /// A formatter with the same settings.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ListFormatter()
    (copy.locale, copy.itemFormatter) = (locale, itemFormatter)
    return copy
  }
}
