import Synchronization

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let count = Atomic<UInt>(0)
  private let rawValue: UInt

  /// An identifier that no other has.
  public init() {
    rawValue = Self.count.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// The identifier of an object, as long as the object lives.
  public init(_ object: AnyObject) {
    rawValue = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// A number in hexadecimal notation, such as `0x1f`.
  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// Something that can be told apart from others of its kind. Objects can without further ado.
public protocol CustomCombineIdentifierConvertible {
  /// What tells it apart.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
