import Synchronization

/// A unique identifier of a subscriber or subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let count = Atomic<UInt>(0)
  private let rawValue: UInt

  /// Creates a unique identifier.
  public init() {
    rawValue = Self.count.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Creates the identifier of an object, valid for its lifetime.
  public init(_ object: AnyObject) {
    rawValue = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// A hexadecimal number, such as `0x1f`.
  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type with an identity. Objects conform without further code.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
