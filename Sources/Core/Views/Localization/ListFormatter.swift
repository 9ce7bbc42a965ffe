import Foundation

/// Joins items into a localized list such as "Ann, Ben, and Cleo", as Foundation does on Apple's
/// platforms.
open class ListFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is sendable by contract: as on Apple's platforms, clients must not change a
  // formatter on several threads at once.

  /// The locale that determines how items are joined. Default: the current locale.
  open var locale: Locale! = _PictureDefaults.locale

  /// The formatter of the items; `nil` uses their descriptions.
  @NSCopying open var itemFormatter: Formatter?

  /// Returns the strings joined in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  /// Returns the items joined in the locale.
  ///
  /// - Parameter items: The items. Those that the item formatter does not support use their
  ///   description.
  open func string(from items: [Any]) -> String? {
    joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  /// Returns the items of an array joined in the locale, or `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private func joined(_ strings: [String]) -> String {
    strings.formatted(
      .list(type: .and, width: .standard).locale(locale ?? _PictureDefaults.locale))
  }

  /// Returns a formatter with the same settings.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ListFormatter()
    (copy.locale, copy.itemFormatter) = (locale, itemFormatter)
    return copy
  }
}
