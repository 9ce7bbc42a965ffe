import Combine
import Expectations
import Foundation
import Galley
import Synchronization
import TestSupport
import Testing

@testable import GalleyCore

/// Which values are considered equal, depending on the kinds of their stored properties.
@MainActor
@Suite("Structural equality of views")
struct StructuralEqualityTests {
  private func areEqual<T>(_ a: T, _ b: T) -> Bool { StructuralEquality.areEqual(a, b) }

  // MARK: Plain data

  private struct Padded {
    var flag: Bool
    var number: Double
    var small: Int16
  }

  private struct Nested {
    var before: Int8
    var inner: Padded
    var after: Int32
  }

  private struct Empty {}

  /// Calls a closure with two equal values in memory whose padding differs.
  private func withDifferentPadding<T, R>(
    _ value: T, _ body: (UnsafePointer<T>, UnsafePointer<T>) throws -> R
  ) rethrows -> R {
    let pointers = [0x00, 0xFF].map { byte in
      let raw = UnsafeMutableRawPointer.allocate(
        byteCount: MemoryLayout<T>.stride, alignment: MemoryLayout<T>.alignment)
      memset(raw, Int32(byte), MemoryLayout<T>.stride)
      return raw.bindMemory(to: T.self, capacity: 1)
    }
    // Writes field by field, so that padding stays untouched.
    func write<F>(_ path: WritableKeyPath<T, F>) {
      for pointer in pointers { pointer.pointee[keyPath: path] = value[keyPath: path] }
    }
    if let path = \Padded.flag as? WritableKeyPath<T, Bool> { write(path) }
    if let path = \Padded.number as? WritableKeyPath<T, Double> { write(path) }
    if let path = \Padded.small as? WritableKeyPath<T, Int16> { write(path) }
    defer { for pointer in pointers { pointer.deallocate() } }
    return try body(pointers[0], pointers[1])
  }

  @Test("plain data is equal if its fields are, regardless of padding")
  func padding() {
    let value = Padded(flag: true, number: 2, small: 3)
    withDifferentPadding(value) { a, b in
      expect(memcmp(a, b, MemoryLayout<Padded>.size) != 0)
      expect(StructuralEquality.areEqual(a.pointee, b.pointee))
    }
    let nested = Nested(before: 1, inner: value, after: 4)
    expect(areEqual(nested, nested))
    for change in [
      { $0.before = 2 }, { $0.inner.flag = false }, { $0.inner.number = 3 }, { $0.inner.small = 4 },
      { $0.after = 5 },
    ] as [(inout Nested) -> Void] {
      var other = nested
      change(&other)
      expect(!areEqual(nested, other))
    }
    expect(areEqual(Empty(), Empty()))
    expect(areEqual((), ()))
  }

  @Test("numbers are equal if they are the same number; NaN equals NaN")
  func numbers() {
    expect(areEqual(1.5, 1.5))
    expect(!areEqual(1.5, 2.5))
    expect(areEqual(Double.nan, .nan))
    expect(!areEqual(Double.nan, 0))
    expect(areEqual(Optional(Double.nan), .nan))
    expect(areEqual(Double?.none, nil))
    expect(areEqual(CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: CGFloat.nan, y: 1)))
    expect(!areEqual(Int?.none, 0))
    expect(areEqual(Int?.some(7), 7))
    expect(areEqual(UInt8(3), 3))
    expect(!areEqual(Float16(1), 2))
  }

  private enum Plain {
    case none
    case number(Int)
    case flag(Bool)
  }
  private enum Rich {
    case none
    case text(String)
  }
  private enum Comparable: Equatable {
    case none
    case text(String)
  }

  @Test("plain enumerations are compared by bytes, and others only if they are Equatable")
  func enumerations() {
    expect(areEqual(Plain.number(3), .number(3)))
    expect(!areEqual(Plain.number(3), .number(4)))
    expect(!areEqual(Plain.number(1), .flag(true)))
    expect(!areEqual(Plain.none, .flag(false)))
    expect(areEqual(Comparable.text("a"), .text("a")))
    expect(!areEqual(Comparable.text("a"), .none))
    expect(!areEqual(Rich.text("a"), .text("a")))
    expect(!areEqual(Rich.text("a"), .text("b")))
  }

  // MARK: References

  private final class Object {}

  private struct References {
    var strong: Object
    var optional: Object?
    unowned var unowned: Object
    var any: any AnyObject
    var type: Any.Type = Int.self
  }

  @Test("objects are equal if they are identical")
  func objects() {
    let (a, b) = (Object(), Object())
    let value = References(strong: a, optional: nil, unowned: a, any: a)
    expect(areEqual(value, value))
    for change in [
      { $0.strong = b }, { $0.optional = a }, { $0.unowned = b }, { $0.any = b },
      { $0.type = Double.self },
    ] as [(inout References) -> Void] {
      var other = value
      change(&other)
      expect(!areEqual(value, other))
    }
    expect(areEqual(a, a))
    expect(!areEqual(a, b))
  }

  private struct Weak {
    weak var object: Object?
  }

  private struct WeakAny {
    var number = 1
    weak var object: (any AnyObject)?
  }

  private struct Holding<Value> {
    var value: Value
  }

  @Test("values with weak references are never equal")
  func weakReferences() {
    let object = Object()
    expect(!areEqual(Weak(object: object), Weak(object: object)))
    expect(!areEqual(WeakAny(object: object), WeakAny(object: object)))
    expect(!areEqual(Holding(value: Weak(object: object)), Holding(value: Weak(object: object))))
    var owner: Object? = Object()
    let weak = Weak(object: owner)
    owner = nil
    expect(!areEqual(weak, weak))
  }

  // MARK: Closures

  private typealias Function = @convention(c) (Int32) -> Int32

  /// A function without captures takes up eight bytes; the bytes after it must not be read.
  private struct CFunctions {
    var function: Function
    var optional: Function?
  }

  private struct Closures {
    var action: () -> Void
    var optional: (() -> Void)?
    var transform: (Int) -> String = { "\($0)" }
  }

  @Test("C functions are compared by their eight bytes without reading beyond them")
  func functions() throws {
    expectEqual(MemoryLayout<Function>.size, 8)
    let (a, b): (Function, Function) = (abs, toupper)
    expect(areEqual(CFunctions(function: a), CFunctions(function: a)))
    expect(!areEqual(CFunctions(function: a), CFunctions(function: b)))
    expect(!areEqual(CFunctions(function: a), CFunctions(function: a, optional: b)))
    // The last eight bytes of a page, followed by an unreadable page.
    let page = sysconf(Int32(_SC_PAGESIZE))
    let memory = try require(
      mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    defer { munmap(memory, 2 * page) }
    expectEqual(mprotect(memory + page, page, PROT_NONE), 0)
    let last = (memory + page - 8).bindMemory(to: Holding<Function>.self, capacity: 1)
    last.initialize(to: Holding(value: a))
    expect(StructuralEquality.Comparison<Holding<Function>>().areEqual(at: last, last))
  }

  @Test("closures are equal if they are identical")
  func closures() {
    var count = 0
    let action = { count += 1 }
    let value = Closures(action: action)
    expect(areEqual(value, value))
    expect(areEqual(value, Closures(action: value.action, transform: value.transform)))
    var other = value
    other.action = { count += 2 }
    expect(!areEqual(value, other))
    other = value
    other.optional = action
    expect(!areEqual(value, other))
    other.action()
    expectEqual(count, 1)
  }

  // MARK: Values of any type

  private protocol Animal {}
  private struct Cat: Animal { var name: String }
  private struct Dog: Animal { var name: String }
  private final class Bird: Animal {}

  @Test("existential values are equal if their types and values are")
  func existentials() {
    func holding(_ animal: any Animal) -> Holding<any Animal> { Holding(value: animal) }
    expect(areEqual(holding(Cat(name: "a")), holding(Cat(name: "a"))))
    expect(!areEqual(holding(Cat(name: "a")), holding(Cat(name: "b"))))
    expect(!areEqual(holding(Cat(name: "a")), holding(Dog(name: "a"))))
    let bird = Bird()
    expect(areEqual(holding(bird), holding(bird)))
    expect(!areEqual(holding(bird), holding(Bird())))
    expect(areEqual(Holding<Any>(value: 1), Holding<Any>(value: 1)))
    expect(!areEqual(Holding<Any>(value: 1), Holding<Any>(value: 1.0)))
    expect(!areEqual(Holding<Any>(value: Int?.some(1) as Any), Holding<Any>(value: 1)))
    expect(areEqual(Holding<(any Animal)?>(value: nil), Holding<(any Animal)?>(value: nil)))
    expect(
      areEqual(
        Holding<(any Animal)?>(value: Cat(name: "a")),
        Holding<(any Animal)?>(value: Cat(name: "a"))))
  }

  @Test("collections, tuples and optionals are compared by their contents")
  func containers() {
    expect(areEqual([1, 2], [1, 2]))
    expect(!areEqual([1, 2], [1]))
    expect(areEqual(["a": [1]], ["a": [1]]))
    expect(!areEqual(["a": [1]], ["a": [2]]))
    let cats = [Cat(name: "a"), Cat(name: "b")]
    expect(areEqual(cats, cats.map { $0 }))
    expect(!areEqual(cats, cats.reversed()))
    expect(areEqual((1, "a"), (1, "a")))
    expect(!areEqual((1, "a"), (1, "b")))
    expect(areEqual(Optional(cats[0]), cats[0]))
    expect(!areEqual(Optional(cats[0]), nil))
    let moved = (cats[0].name, Optional(Plain.flag(true)))
    expect(areEqual(moved, moved))
  }

  // MARK: Equatable

  private struct Named: Equatable {
    var id: Int
    var name: String
    static func == (a: Named, b: Named) -> Bool { a.id == b.id }
  }

  private struct NamedView: View, Equatable {
    var named: Named
    var id: Int
    nonisolated static func == (a: NamedView, b: NamedView) -> Bool { true }
    var body: some View { Text(named.name) }
  }

  @Test("== of Equatable values is used, but not that of views")
  func equatable() {
    expect(areEqual(Named(id: 1, name: "a"), Named(id: 1, name: "b")))
    expect(!areEqual(Named(id: 1, name: "a"), Named(id: 2, name: "a")))
    let view = NamedView(named: Named(id: 1, name: "a"), id: 1)
    expect(areEqual(view, view))
    expect(!areEqual(view, NamedView(named: view.named, id: 2)))
  }

  // MARK: Views

  private struct Shade: ShapeStyle {
    let strength: Strength
    func resolve(in environment: EnvironmentValues) -> Color { .red.opacity(strength.value) }
  }

  private final class Strength: Sendable {
    let value: Double
    init(_ value: Double) { self.value = value }
  }

  private struct Computed: ShapeStyle {
    let opacity: @Sendable () -> Double
    func resolve(in environment: EnvironmentValues) -> Color { .red.opacity(opacity()) }
  }

  @Test("texts are equal if their styles are, not if the styles only print alike")
  func texts() {
    func text(_ style: some ShapeStyle) -> Text { Text("a").foregroundStyle(style) }
    expectEqual(text(.red.opacity(0.496)), text(.red.opacity(0.496)))
    expect(text(.red.opacity(0.496)) != text(.red.opacity(0.504)))
    expect(text(Color.red) != text(.blue))
    expectEqual(text(.tint), text(.tint))
    let strength = Strength(0.5)
    expectEqual(text(Shade(strength: strength)), text(Shade(strength: strength)))
    expect(text(Shade(strength: strength)) != text(Shade(strength: Strength(0.1))))
    let (a, b) = (0.1, 0.9)
    expect(text(Computed { a }) != text(Computed { b }))
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    expectEqual(text(gradient), text(gradient))
    expect(
      text(gradient)
        != text(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .trailing)))
    expectEqual(Text("\(1.5, format: .number)"), Text("\(1.5, format: .number)"))
    expect(Text("\(1.5, format: .number)") != Text("\(2.5, format: .number)"))
    expect(Text(1.5, format: .number) != Text(1.5, format: .percent))
  }

  @Test("composed views with modifiers")
  func views() {
    @MainActor func card(_ name: String, _ isOn: Bool = true) -> some View {
      VStack {
        Text(name).padding(4).foregroundStyle(.red.opacity(0.5))
        if isOn { Image(systemName: "star") } else { Color.red }
        AnyView(Text(name).bold())
      }
    }
    // The builder closure of a container has been called; only views are stored.
    expect(areEqual(Text("a").padding(4), Text("a").padding(4)))
    expect(!areEqual(Text("a").padding(4), Text("a").padding(5)))
    expect(areEqual(AnyView(Text("a")), AnyView(Text("a"))))
    expect(!areEqual(AnyView(Text("a")), AnyView(Text("b"))))
    expect(!areEqual(AnyView(Text("a")), AnyView(Color.red)))
    expect(areEqual(card("a"), card("a")))
    expect(!areEqual(card("a"), card("b")))
    expect(!areEqual(card("a"), card("a", false)))
  }

  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Propertied: View {
    @State var state = 1
    @Binding var binding: Int
    @ObservedObject var model: Model
    @Environment(\.font) var font
    var body: some View { Text("\(state)") }
  }

  @Test("bindings are equal only if their sources are known to be")
  func bindings() {
    let model = Model()
    let state = State(initialValue: 3)
    let view = Propertied(binding: state.projectedValue, model: model)
    expect(areEqual(view, view))
    expect(areEqual(state.projectedValue, state.projectedValue))
    expect(!areEqual(state.projectedValue, State(initialValue: 3).projectedValue))
    let computed = Binding(get: { 1 }, set: { _ in })
    expect(!areEqual(computed, computed))
    expect(!areEqual(view, Propertied(binding: view.$binding, model: Model())))
  }

  @Test("types can be compared on several threads concurrently")
  func threads() async {
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { number in
            StructuralEquality.areEqual([number: "\(number)"], [number: "\(number)"])
              && StructuralEquality.areEqual(Optional(number), Optional(number))
          }
        }
      }
      for await isRight in group { expect(isRight) }
    }
  }
}
