import Foundation

/// A type that determines how `.dump` writes its values.
public protocol AnySnapshotStringConvertible {
  /// Whether the properties follow. Default: `false`.
  static var renderChildren: Bool { get }
  /// The text that represents the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Always `false`.
  public static var renderChildren: Bool { false }
}

/// Writes all properties of values. Sets, dictionaries and properties are sorted by their texts, so that
/// equal values have equal texts.
struct SortedDump {
  /// The objects that contain the value, which are not written again.
  private var enclosing: Set<ObjectIdentifier> = []

  /// Returns a line for the value and indented ones for the values in it.
  func text(of value: Any, named name: String? = nil, indent: Int = 0) -> String {
    let mirror = Mirror(reflecting: value)
    let start = String(repeating: " ", count: indent)
    let label = name.map { "\($0): " } ?? ""
    let kind = kind(of: value, mirror)
    if kind.isWhole { return "\(start)- \(label)\(kind.text)\n" }
    var inner = self
    if let object = kind.object {
      let bullet = mirror.children.isEmpty ? "-" : "▿"
      guard !enclosing.contains(object) else {
        return "\(start)\(bullet) \(name ?? "value") (circular reference detected)\n"
      }
      inner.enclosing.insert(object)
    }
    var children = mirror.children.map { child in
      (child, sorting: (child.label ?? "", kind.isSorted ? inner.text(of: child.value) : ""))
    }
    if kind.isSorted { children.sort { $0.sorting < $1.sorting } }
    let bullet = children.isEmpty ? "-" : "▿"
    return "\(start)\(bullet) \(label)\(kind.text)\n"
      + children.map { inner.text(of: $0.0.value, named: $0.0.label, indent: indent + 2) }.joined()
  }

  private struct Kind {
    let text: String
    /// Whether the text stands for everything in the value.
    var isWhole = false
    var isSorted = false
    var object: ObjectIdentifier?
  }

  private func kind(of value: Any, _ mirror: Mirror) -> Kind {
    let count = mirror.children.count
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    let type = Self.name(of: mirror.subjectType)
    switch mirror.displayStyle {
    case .collection: return Kind(text: counted("element", "elements"))
    case .dictionary:
      return Kind(text: counted("key/value pair", "key/value pairs"), isSorted: true)
    case .set: return Kind(text: counted("member", "members"), isSorted: true)
    case .tuple: return Kind(text: "(\(counted("element", "elements")))")
    case .optional: return Kind(text: count == 0 ? "\(type).none" : type)
    default: break
    }
    if let described = value as? any AnySnapshotStringConvertible {
      return Kind(
        text: described.snapshotDescription,
        isWhole: !Swift.type(of: described).renderChildren)
    }
    if let text = Self.text(of: value) { return Kind(text: text, isWhole: true) }
    if let described = value as? any CustomStringConvertible {
      return Kind(text: described.description)
    }
    switch mirror.displayStyle {
    case .class:
      return Kind(text: type, isSorted: true, object: ObjectIdentifier(value as AnyObject))
    case .struct: return Kind(text: type, isSorted: true)
    case .enum: return Kind(text: count == 0 ? "\(type).\(value)" : type)
    default: return Kind(text: String(describing: value))
    }
  }

  /// Returns the text of values whose properties are less informative.
  private static func text(of value: Any) -> String? {
    switch value {
    case let value as Character: value.debugDescription
    case let value as Data: value.debugDescription
    case let value as Date: dateFormatter().string(from: value)
    case let value as String: value.debugDescription
    case let value as Substring: value.debugDescription
    case let value as URL: value.debugDescription
    case let value as NSObject: withoutAddresses(value.debugDescription)
    default: nil
    }
  }

  private static func dateFormatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[\da-f]+(\s*)/) { "\($0.1)" }
  }

  /// The name of a type without the numbers of local types.
  private static func name(of type: Any.Type) -> String {
    String(describing: type).replacing(/\ #\d+/, with: "")
  }
}
