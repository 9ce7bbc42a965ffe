import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// A type that defines its own structural comparison, although it is not `Equatable`.
package protocol StructurallyEquatable: SendableMetatype {
  func isStructurallyEqual(to other: Self) -> Bool
}

/// Compares values of any type by their stored properties.
///
/// Plain data is compared by its bytes, excluding padding. Objects and closures are equal if they
/// are identical. Other values are compared with `==` if they are `Equatable`. Values that cannot
/// be compared are considered different: an unnecessary read of a body costs time, but a missed one
/// would show an outdated picture.
package enum StructuralEquality {
  package static func areEqual<T>(_ a: T, _ b: T) -> Bool { Comparison<T>().areEqual(a, b) }

  /// A reusable comparison of values of one type.
  struct Comparison<T>: Sendable {
    private let plan: Plan?

    init() { plan = StructuralEquality.plan(of: T.self) }

    func areEqual(_ a: T, _ b: T) -> Bool {
      withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in areEqual(at: a, b) } }
    }

    func areEqual(at a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool {
      plan?.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) ?? false
    }
  }

  /// The parts of a value that must all be equal; the remaining memory is padding.
  private struct Plan: Sendable {
    typealias Equality = @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    enum Part {
      case bytes(Range<Int>)
      case value(offset: Int, Equality)
    }
    private(set) var parts: [Part] = []

    /// The plan of an empty type, whose values are all equal.
    static let empty = Plan()

    static func bytes(_ count: Int) -> Plan {
      Plan(parts: count == 0 ? [] : [.bytes(0..<count)])
    }

    static func value(_ equality: @escaping Equality) -> Plan {
      Plan(parts: [.value(offset: 0, equality)])
    }

    mutating func add(_ field: Plan, at offset: Int) {
      for part in field.parts {
        switch (part, parts.last) {
        case (.bytes(let range), .bytes(let before)?)
        where before.upperBound == range.lowerBound + offset:
          parts[parts.count - 1] = .bytes(before.lowerBound..<(range.upperBound + offset))
        case (.bytes(let range), _):
          parts.append(.bytes((range.lowerBound + offset)..<(range.upperBound + offset)))
        case (.value(let inner, let equality), _):
          parts.append(.value(offset: offset + inner, equality))
        }
      }
    }

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
      for part in parts {
        switch part {
        case .bytes(let range):
          if memcmp(a + range.lowerBound, b + range.lowerBound, range.count) != 0 { return false }
        case .value(let offset, let equality):
          if !equality(a + offset, b + offset) { return false }
        }
      }
      return true
    }
  }

  /// Cached plans by type; `nil` if values cannot be compared.
  private static let plans = Mutex<[ObjectIdentifier: Plan?]>([:])

  private static func plan(of type: Any.Type) -> Plan? {
    if let known = plans.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    func open<T>(_ type: T.Type) -> Plan? { makePlan(for: type) }
    let made = _openExistential(type, do: open)
    plans.withLock { $0[ObjectIdentifier(type)] = .some(made) }
    return made
  }

  private static func makePlan<T>(for type: T.Type) -> Plan? {
    let size = MemoryLayout<T>.size
    if size == 0 { return .empty }
    let plain: Plan? = _isPOD(type) ? .bytes(size) : nil
    switch kind(of: type) {
    case .class, .foreignClass: return .bytes(size)
    case .function: return plain ?? closurePlan
    case .existential:
      return .value { a, b in
        haveEqualContents(
          a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
      }
    case .optional, .enum:
      if let optional = type as? any OptionalValue.Type, optional.holdsClosure {
        return plain ?? closurePlan
      }
      return equatablePlan(type) ?? plain
    case .struct, .tuple:
      // Ignores `==` of plain data, which could compare less than all its bytes.
      if plain == nil, let own = equatablePlan(type) { return own }
      return fieldsPlan(type) ?? plain
    default: return plain
    }
  }

  // MARK: Fields

  /// Returns `nil` if a field cannot be compared, or if the fields do not cover the whole value.
  private static func fieldsPlan<T>(_ type: T.Type) -> Plan? {
    var plan = Plan.empty
    var end = 0
    var isWhole = true
    lazy var strongNames = namesOfStrongFields(type)
    _ = _forEachField(of: type) { name, offset, fieldType, kind in
      let layout = layout(of: fieldType)
      guard layout.size > 0 else { return true }
      let mayBeWeak =
        kind == .optional && (fieldType as? any OptionalValue.Type)?.mayBeWeak ?? false
      guard let field = Self.plan(of: fieldType), offset >= end,
        offset - end < layout.alignment,
        !mayBeWeak || strongNames.contains(String(cString: name))
      else {
        isWhole = false
        return false
      }
      plan.add(field, at: offset)
      end = offset + layout.size
      return true
    }
    return isWhole && end == MemoryLayout<T>.size ? plan : nil
  }

  /// Returns the names of fields that are not weak. A weak reference can change by itself and is
  /// not stored as the optional it is declared as. Neither weak references nor closures have key
  /// paths.
  private static func namesOfStrongFields<T>(_ type: T.Type) -> Set<String> {
    var names: Set<String> = []
    // `ignoreUnknown`, which is declared as a variable: skips fields without a key path.
    let options = _EachFieldOptions(rawValue: 1 << 1)
    _ = _forEachFieldWithKeyPath(of: type, options: options) { name, _ in
      names.insert(String(cString: name))
      return true
    }
    return names
  }

  private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
    func open<T>(_ type: T.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
    }
    return _openExistential(type, do: open)
  }

  /// Returns the kind of a type, which reflection reports only for fields.
  fileprivate static func kind<T>(of type: T.Type) -> _MetadataKind {
    var kind = _MetadataKind.opaque
    _ = _forEachField(of: Field<T>.self) { _, _, _, found in
      kind = found
      return false
    }
    return kind
  }

  private struct Field<T> { let value: T }

  // MARK: Values

  /// Compares a function pointer and its context; a `nil` function has no context.
  private static let closurePlan = Plan.value { a, b in
    let word = MemoryLayout<Int>.size
    if memcmp(a, b, word) != 0 { return false }
    return a.load(as: Int.self) == 0 || memcmp(a + word, b + word, word) == 0
  }

  /// Compares values with their own equality, except for views, whose `==` may ignore their
  /// environment.
  private static func equatablePlan<T>(_ type: T.Type) -> Plan? {
    if let type = type as? any Equatable.Type, !(type is any View.Type) { return plan(type) }
    if let type = type as? any StructurallyEquatable.Type { return plan(type) }
    return nil
  }

  private static func plan<T: Equatable>(_ type: T.Type) -> Plan {
    // Bytes are compared first because NaN is not equal to itself.
    let isPlain = _isPOD(type)
    return .value { a, b in
      isPlain && memcmp(a, b, MemoryLayout<T>.size) == 0
        || a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
  }

  private static func plan<T: StructurallyEquatable>(_ type: T.Type) -> Plan {
    .value { a, b in
      a.assumingMemoryBound(to: T.self).pointee
        .isStructurallyEqual(to: b.assumingMemoryBound(to: T.self).pointee)
    }
  }

  /// Whether two existential values have the same type and are equal.
  private static func haveEqualContents<E>(_ a: E, _ b: E) -> Bool {
    let dynamicType: Any.Type = type(of: a as Any)
    guard dynamicType == type(of: b as Any) else { return false }
    func open<T>(_ type: T.Type) -> Bool {
      guard let a = a as? T, let b = b as? T else { return false }
      return areEqual(a, b)
    }
    return _openExistential(dynamicType, do: open)
  }
}

/// Provides information about the wrapped type of an optional.
private protocol OptionalValue {
  static var holdsClosure: Bool { get }
  static var mayBeWeak: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate static var holdsClosure: Bool {
    StructuralEquality.kind(of: Wrapped.self) == .function
  }
  fileprivate static var mayBeWeak: Bool {
    switch StructuralEquality.kind(of: Wrapped.self) {
    case .class, .foreignClass, .existential: true
    default: false
    }
  }
}

extension Optional: StructurallyEquatable {
  package func isStructurallyEqual(to other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let a?, let b?): StructuralEquality.areEqual(a, b)
    default: false
    }
  }
}

extension Array: StructurallyEquatable {
  package func isStructurallyEqual(to other: [Element]) -> Bool {
    guard count == other.count else { return false }
    let comparison = StructuralEquality.Comparison<Element>()
    return zip(self, other).allSatisfy { comparison.areEqual($0, $1) }
  }
}

extension TupleView: StructurallyEquatable {
  package func isStructurallyEqual(to other: TupleView) -> Bool {
    StructuralEquality.areEqual(value, other.value)
  }
}

extension _ConditionalContent: StructurallyEquatable {
  package func isStructurallyEqual(to other: _ConditionalContent) -> Bool {
    switch (self, other) {
    case (.first(let a), .first(let b)): StructuralEquality.areEqual(a, b)
    case (.second(let a), .second(let b)): StructuralEquality.areEqual(a, b)
    default: false
    }
  }
}
