import Expectations
import Testing

@testable import GalleyTables

@Suite("Tables of declarations")
struct TableTests {
  /// Returns the Swift source of a table, without its line breaks.
  private func expanded(_ table: String) throws -> String {
    try Table(table).source.split(separator: "\n").joined(separator: " ")
  }

  @Test("a modifier gets the reason of its extension, a result and a body")
  func modifiers() throws {
    let table = """
      nonisolated extension View -> some View  // keyboards are not supported
        func onKey<V>(_ key: V, action: @escaping () -> Void = {})
        @_disfavoredOverload func hint(_ text: String)  // Accepted: there is no speech.
      """
    try expectEqual(
      expanded(table),
      """
      extension View { \
      /** Accepted for source compatibility: keyboards are not supported.*/ \
      nonisolated public func onKey<V>(_ key: V, action: @escaping () -> Void = {}) \
      -> some View { self } \
      /** Accepted for source compatibility: there is no speech.*/ \
      @_disfavoredOverload nonisolated public func hint(_ text: String) -> some View { self } }
      """)
  }

  @Test("an extension can state how its members end, and document them")
  func bodies() throws {
    let table = """
      extension Text -> Text { quiet() }  // Says nothing.
        func speak()
        func count() -> Int { 0 }  // Always 0.
      """
    try expectEqual(
      expanded(table),
      """
      extension Text { /** Says nothing.*/ public func speak() -> Text { quiet() } \
      /** Always 0.*/ public func count() -> Int { 0 } }
      """)
  }

  @Test("a member with a body gets the result of its extension")
  func results() throws {
    let table = """
      nonisolated extension View -> some View
        func bold() { bold(true) }  // Bold.
        func tag<V>(_ tag: V, at: (Int) -> Int = { $0 }) where V: Hashable { marked(tag) }  // A tag.
        func count(_ all: [Int]) -> Int { all.map { (n: Int) -> Int in n }.count }  // A count.
      """
    try expectEqual(
      expanded(table),
      """
      extension View { /** Bold.*/ nonisolated public func bold() -> some View { bold(true) } \
      /** A tag.*/ nonisolated public func tag<V>(_ tag: V, at: (Int) -> Int = { $0 }) \
      -> some View where V: Hashable { marked(tag) } \
      /** A count.*/ nonisolated public func count(_ all: [Int]) -> Int \
      { all.map { (n: Int) -> Int in n }.count } }
      """)
  }

  @Test("a macro of an extension stays")
  func macros() throws {
    let table = """
      nonisolated @TitleForms extension View -> some View
        func badge(_ label: Text) { self }  // A badge.
      """
    try expectEqual(
      expanded(table),
      """
      @TitleForms extension View { /** A badge.*/ \
      nonisolated public func badge(_ label: Text) -> some View { self } }
      """)
  }

  @Test("parameters are documented on separate lines, and line numbers are preserved")
  func parameters() throws {
    let source = try Table(
      """
      extension Text -> Text
        func bold(_ isActive: Bool) { self }  // Makes the text
            // bold.
            // - isActive: Whether to
            // change it.
            // - Returns: The text.
        func last()  // Last.
      """
    ).source.split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(
      source,
      [
        "extension Text {", "/** Makes the text bold.",
        "- Parameter isActive: Whether to change it.",
        "- Returns: The text.*/ public func bold(_ isActive: Bool) -> Text { self }", "", "",
        "/** Last.*/ public func last() -> Text { self } }", "",
      ])
  }

  @Test("a style is a protocol, a modifier and values")
  func styles() throws {
    let table = """
      style DialStyle  // dials
        static RoundDialStyle.automatic  // A round dial.
        static FlatDialStyle.`repeat`  // A flat dial.
      """
    try expectEqual(
      expanded(table),
      """
      /** A type that defines how dials look.*/ @MainActor @preconcurrency \
      public protocol DialStyle { \
      /** The type of the styled view; Swift infers it from `makeBody(configuration:)`.*/ \
      associatedtype Body: View; \
      /** The properties that a style renders.*/ typealias Configuration = DialStyleConfiguration; \
      /** Creates the styled view.*/ @ViewBuilder @MainActor @preconcurrency \
      func makeBody(configuration: Configuration) -> Body }; extension View { \
      /** Sets the style of the dials in this view.*/ nonisolated \
      public func dialStyle<S: DialStyle>(_ style: S) -> some View \
      { controlStyle(style) { $0.makeBody(configuration: $1) } } \
      }; extension DialStyle where Self == RoundDialStyle { \
      /** A round dial.*/ static nonisolated public var automatic: RoundDialStyle { .init() } \
      }; extension DialStyle where Self == FlatDialStyle { \
      /** A flat dial.*/ static nonisolated public var `repeat`: FlatDialStyle { .init() } }
      """)
  }

  @Test("constants are created from their names, raw values or arguments")
  func constants() throws {
    try expectEqual(
      expanded("constants Role  // A role.\n  case `default`  // The usual."),
      """
      /** A role.*/ public struct Role: Hashable, Sendable { private let name: String; \
      /** The usual.*/ static public let `default` = Role(name: "default") }
      """)
    try expectEqual(
      expanded("struct Sides: OptionSet<Int>, Sendable  // Sides.\n  case top = 1 << 0  // Up."),
      """
      /** Sides.*/ public struct Sides: OptionSet, Sendable { \
      /** The options as a bit mask.*/ public let rawValue: Int; \
      /** Creates a set from a bit mask.*/ \
      public init(rawValue: Int) { self.rawValue = rawValue }; \
      /** Up.*/ static public let top = Sides(rawValue: 1 << 0) }
      """)
    try expectEqual(
      expanded("extension UTType\n  case png(\"public.png\", in: [\"a\"])  // A picture."),
      """
      extension UTType { \
      /** A picture.*/ static public let png = UTType("public.png", in: ["a"]) }
      """)
  }

  @Test("a line that says only `init` is the initializer with all properties")
  func initializers() throws {
    let table = """
      struct Line  // A line.
        static let none: Int = 0  // None.
        let start: Int  // The start.
        package var width: Double = 1  // The width.
        var label = ""  // A label.
        var length: Int { 0 }  // The length.
        var draw: (Int) -> Void  // Draws.
        init  // Creates a line.
      """
    try expect(
      expanded(table),
      endsWith: """
        /** Draws.*/ public var draw: (Int) -> Void \
        /** Creates a line.*/ public init(start: Int, width: Double = 1, draw: @escaping (Int) -> Void) \
        { self.start = start; self.width = width; self.draw = draw } }
        """)
  }

  @Test("members of classes are open")
  func classes() throws {
    let table = """
      @MainActor class Field: UIControl  // A field.
        var text, prompt: String?  // A text.
        private(set) weak var owner: Field?  // The owner.
        let tag = 0  // A number.
        init()  // Creates a field.
        func clear()  // Does nothing.
        static func make() -> Field { Field() }  // Makes a field.
        enum Style: Int, Sendable { case plain, round }  // A style.
      final class Leaf  // A leaf.
        override func fall()
      """
    try expectEqual(
      expanded(table),
      """
      /** A field.*/ @MainActor @preconcurrency open class Field: UIControl { \
      /** A text.*/ open var text: String?; /** A text.*/ open var prompt: String? \
      /** The owner.*/ private(set) weak open var owner: Field? \
      /** A number.*/ public let tag = 0 /** Creates a field.*/ public init() {} \
      /** Does nothing.*/ open func clear() {} \
      /** Makes a field.*/ static public func make() -> Field { Field() } \
      /** A style.*/ public enum Style: Int, Sendable { case plain, round } } \
      /** A leaf.*/ final public class Leaf { override public func fall() {} }
      """)
  }

  @Test("a body in a protocol is a default, and a style is a member of its protocol")
  func protocols() throws {
    let table = """
      protocol Look  // A look.
        var size: Int { get }  // The size.
        func draw(on: Int) {}  // Never called.
      struct PlainLook: Look  // A plain look.
        nonisolated static Look.plain  // A plain look.
      """
    try expectEqual(
      expanded(table),
      """
      /** A look.*/ public protocol Look { /** The size.*/ var size: Int { get } \
      /** Never called.*/ func draw(on: Int)  \
      }; extension Look { /** Never called.*/ public func draw(on: Int) {} } \
      /** A plain look.*/ public struct PlainLook: Look {  \
      }; extension Look where Self == PlainLook { \
      /** A plain look.*/ nonisolated static public var plain: PlainLook { .init() } }
      """)
  }

  @Test("a publisher publishes and fails like the upstream one unless its line says otherwise")
  func publishers() throws {
    func members(_ types: String) -> String {
      """
      \(types) let attach: Attach<Output, Failure>; \
      init(attach: @escaping Attach<Output, Failure>) { self.attach = attach }; \
      /** Attaches a subscriber; called by `subscribe(_:)`.*/ \
      public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) };
      """
    }
    let output = "/** The type of published values.*/ public typealias Output ="
    let failure =
      "/** The type of error that publishing may fail with.*/ public typealias Failure ="
    for (line, head, types) in [
      (
        "Same<Upstream: Publisher>", "Same<Upstream: Publisher>: Operator",
        "\(output) Upstream.Output; \(failure) Upstream.Failure;"
      ),
      (
        "Try<Upstream: Publisher, Output> throws", "Try<Upstream: Publisher, Output>: Operator",
        "\(failure) any Error;"
      ),
      (
        "Pair<A: Publisher, Failure: Error> -> (A.Output, Int) where A.Failure == Never",
        "Pair<A: Publisher, Failure: Error>: Operator where A.Failure == Never",
        "\(output) (A.Output, Int);"
      ),
      (
        "Safe<Upstream: Publisher> throws(Never) -> Bool", "Safe<Upstream: Publisher>: Operator",
        "\(output) Bool; \(failure) Never;"
      ),
    ] {
      try expectEqual(
        expanded("publisher \(line)  // One.\n  init() { attach = none }  // Creates it."),
        """
        /** One.*/ public struct \(head) { \(members(types)) \
        /** Creates it.*/ public init() { attach = none } }
        """)
    }
  }

  @Test("a property of the environment is stored under a key")
  func environment() throws {
    try expectEqual(
      expanded("extension EnvironmentValues\n  var depth: Int = 3  // The depth."),
      """
      extension EnvironmentValues { /** The depth.*/ public var depth: Int { \
      get { self[__Key_depth.self] } set { self[__Key_depth.self] = newValue } }; \
      private enum __Key_depth: EnvironmentKey { static let defaultValue: Int = 3 } }
      """)
  }

  @Test("each line of Swift has the same number as its line in the table")
  func lines() throws {
    let source = try Table(
      """
      // What this is about.
      import Galley

      struct Shadow
          // A shadow: "//" in a string is no comment.
        func text() -> String
            { "//" }  // Returns two
            // slashes.
        var isOn = true  // Whether it is on.

      struct Light  // A light.
      """
    ).source.split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(source.count, 12)
    expectEqual(source[0], "")
    expectEqual(source[1], "import Galley")
    expect(source[3], startsWith: "/** A shadow: \"//\" in a string is no comment.*/ public struct")
    expectEqual(
      source[5], "/** Returns two slashes.*/ public func text() -> String { \"//\" }")
    expect(source[8], endsWith: "public var isOn = true }")
    expectEqual(source[10], "/** A light.*/ public struct Light { }")
  }

  @Test("a public declaration without a comment is an error")
  func noComment() {
    let error = TableError(line: 2, message: "a public declaration needs a comment")
    #expect(throws: error) { try Table("struct Point  // A point.\n  var x: Int") }
    #expect(throws: error) { try Table("constants Role  // A role.\n  case main") }
  }
}
