@_spi(Reflection) import Swift

/// A type whose values can be known to be equal though it is not `Equatable`.
protocol KnownEquatable {
  @MainActor func isKnownEqual(to other: Self) -> Bool
}

/// Whether two values are known to be equal, by their stored properties.
///
/// Closures are equal if they are the same one, objects if they are identical, and what cannot be
/// compared is taken to differ. How a type is compared is found once.
@MainActor
enum KnownEquality {
  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static var comparisons: [ObjectIdentifier: Comparison] = [:]

  static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    let compare = comparison(of: T.self, T.self is AnyClass ? .class : .struct)
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in compare(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }

  private static func comparison(of type: Any.Type, _ kind: _MetadataKind) -> Comparison {
    switch kind {
    case .function: return bits(2 * MemoryLayout<Int>.size)
    case .class, .foreignClass: return bits(MemoryLayout<Int>.size)
    case .struct, .enum, .tuple, .optional: break
    default: return { _, _ in false }
    }
    if let known = comparisons[ObjectIdentifier(type)] { return known }
    func open<T>(_ type: T.Type) -> Comparison { make(type, kind) }
    let made = _openExistential(type, do: open)
    comparisons[ObjectIdentifier(type)] = made
    return made
  }

  private static func make<T>(_ type: T.Type, _ kind: _MetadataKind) -> Comparison {
    if MemoryLayout<T>.size == 0 { return { _, _ in true } }
    // A weak reference is stored in another way than the optional that it is declared as.
    if let type = type as? any OptionalValue.Type {
      if type.holdsObject { return bits(MemoryLayout<Int>.size) }
      guard type.holdsComparable else { return { _, _ in false } }
    }
    // A view's own idea of equality may leave out what it takes from its environment.
    if let type = type as? any Equatable.Type, !(type is any View.Type) {
      return equatableComparison(type)
    }
    if let type = type as? any KnownEquatable.Type { return knownComparison(type) }
    var fields: [(offset: Int, compare: Comparison)] = []
    if kind == .struct || kind == .tuple {
      _ = _forEachField(of: type) { _, offset, fieldType, kind in
        fields.append((offset, comparison(of: fieldType, kind)))
        return true
      }
    }
    if fields.isEmpty { return _isPOD(type) ? bits(MemoryLayout<T>.size) : { _, _ in false } }
    return { a, b in fields.allSatisfy { $0.compare(a + $0.offset, b + $0.offset) } }
  }

  private static func bits(_ count: Int) -> Comparison {
    { a, b in
      UnsafeRawBufferPointer(start: a, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: b, count: count))
    }
  }

  private static func knownComparison<T: KnownEquatable>(_ type: T.Type) -> Comparison {
    { a, b in
      a.assumingMemoryBound(to: T.self).pointee
        .isKnownEqual(to: b.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func equatableComparison<T: Equatable>(_ type: T.Type) -> Comparison {
    { a, b in
      a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
  }
}

/// What an optional type says about the type inside.
private protocol OptionalValue {
  static var holdsObject: Bool { get }
  static var holdsComparable: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate static var holdsObject: Bool { Wrapped.self is AnyClass }
  fileprivate static var holdsComparable: Bool {
    Wrapped.self is any Equatable.Type || Wrapped.self is any KnownEquatable.Type
      || Wrapped.self is any View.Type
  }
}

extension Optional: KnownEquatable {
  func isKnownEqual(to other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let a?, let b?): KnownEquality.areEqual(a, b)
    default: false
    }
  }
}

extension Array: KnownEquatable {
  func isKnownEqual(to other: [Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { KnownEquality.areEqual($0, $1) }
  }
}

extension TupleView: KnownEquatable {
  func isKnownEqual(to other: TupleView) -> Bool { KnownEquality.areEqual(value, other.value) }
}

extension _ConditionalContent: KnownEquatable {
  func isKnownEqual(to other: _ConditionalContent) -> Bool {
    switch (self, other) {
    case (.first(let a), .first(let b)): KnownEquality.areEqual(a, b)
    case (.second(let a), .second(let b)): KnownEquality.areEqual(a, b)
    default: false
    }
  }
}

extension AnyView: KnownEquatable {
  func isKnownEqual(to other: AnyView) -> Bool {
    func compare<V: View>(_ view: V) -> Bool {
      (other.view as? V).map { KnownEquality.areEqual(view, $0) } ?? false
    }
    return compare(view)
  }
}
