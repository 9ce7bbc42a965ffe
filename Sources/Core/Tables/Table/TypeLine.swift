/// A line of a table that its members follow: a type, a protocol or an extension.
struct TypeLine {
  let indentation: Int
  /// The line in Swift, and the members that it stands for.
  let source: String
  /// The text after the last member.
  private(set) var end = " }"
  private let head: Declaration
  /// The result of members without one, such as ` -> some View`, or nothing.
  private let result: String
  /// The body of members without a result or a body.
  private let body: String
  /// The parameters of an initializer with all stored properties so far.
  private var parameters: [String] = []

  init?(_ line: Declaration, indentation: Int) {
    let keywords = [
      "struct", "class", "enum", "protocol", "extension", "view", "constants", "publisher", "style",
    ]
    guard keywords.contains(line.keyword) else { return nil }
    var head = line
    if head.keyword == "extension", let arrow = line.rest.firstRange(of: " -> ") {
      let result = String(line.rest[arrow.lowerBound...])
      self.result = String(line.hasBody ? result.signature.dropLast() : result[...])
      body = line.hasBody ? " " + result.dropFirst(result.signature.count) : " { self }"
      head.rest = String(line.rest[..<arrow.lowerBound])
    } else if line.hasBody {
      return nil
    } else {
      (result, body) = ("", " {}")
    }
    self.indentation = indentation
    self.head = head
    source =
      switch head.keyword {
      case "extension":
        (head.modifiers.filter { $0.hasPrefix("@") } + ["extension\(head.rest) {"])
          .joined(separator: " ")
      case "style": Self.style(head)
      default: Self.type(head)
      }
  }

  /// The protocol of a control's styles, such as `style ToggleStyle  // toggles`, and the modifier
  /// that sets a style. Members follow it as in an extension of the protocol.
  private static func style(_ line: Declaration) -> String {
    let (name, controls) = (line.name, line.comment ?? "controls")
    let modifier = name.prefix(1).lowercased() + name.dropFirst()
    return """
      /** A type that defines how \(controls) look.*/ @MainActor @preconcurrency \
      public protocol \(name) { \
      /** The type of the styled view; Swift infers it from `makeBody(configuration:)`.*/ \
      associatedtype Body: View; \
      /** The properties that a style renders.*/ typealias Configuration = \(name)Configuration; \
      /** Creates the styled view.*/ @ViewBuilder @MainActor @preconcurrency \
      func makeBody(configuration: Configuration) -> Body }; extension View { \
      /** Sets the style of the \(controls) in this view.*/ nonisolated \
      public func \(modifier)<S: \(name)>(_ style: S) -> some View \
      { controlStyle(style) { $0.makeBody(configuration: $1) } }
      """
  }

  private static func type(_ line: Declaration) -> String {
    var (head, members) = (line, "")
    switch head.keyword {
    case "view":
      head.keyword = "class"
      head.modifiers.append("@MainActor")
      head.comment?.append(" It is not drawn.")
      members = """
         open override class func appearance() -> \(head.name) { appearanceProxy(\(head.name)()) }; \
        open override class func appearance(whenContainedInInstancesOf containerTypes: \
        [any UIAppearanceContainer.Type]) -> \(head.name) { appearance() };
        """
    case "publisher":
      head.keyword = "struct"
      (head.rest, members) = publisher(head.rest)
    case "constants":
      head.keyword = "struct"
      if !head.rest.contains(":") { head.rest += ": Hashable, Sendable" }
      members = " private let name: String;"
    default: break
    }
    for (form, property, what, value) in [
      ("OptionSet", "let", "options as a bit mask", "set from a bit mask"),
      ("RawRepresentable", "var", "raw value", "value from its raw value"),
    ] {
      guard let start = head.rest.firstRange(of: form + "<") else { continue }
      let type = head.rest[start.upperBound...].prefix { $0 != ">" }
      head.rest.replace("\(form)<\(type)>", with: form)
      members = """
         /** The \(what).*/ public \(property) rawValue: \(type); /** Creates a \(value).*/ \
        public init(rawValue: \(type)) { self.rawValue = rawValue };
        """
    }
    // SwiftUI and UIKit have both.
    if let index = head.modifiers.firstIndex(of: "@MainActor") {
      head.modifiers.insert("@preconcurrency", at: index + 1)
    }
    return head.swift(isOpen(head) ? "open" : "public") + " {" + members
  }

  /// A publisher that an operator returns: `Name<Upstream: Publisher> throws(Failure) -> Output`. It
  /// publishes and fails like the upstream publisher, unless the line says otherwise.
  private static func publisher(_ line: String) -> (head: String, members: String) {
    let (signature, conditions) = line.cut(at: " where ")
    let (effects, output) = signature.cut(at: " -> ")
    let (name, error) = effects.cut(at: " throws")
    let failure = error.map { $0.isEmpty ? "any Error" : String($0.dropFirst().dropLast()) }
    var members = ""
    for (type, what, value) in [
      ("Output", "type of published values", output),
      ("Failure", "type of error that publishing may fail with", failure),
    ] where !name.contains(", \(type)>") && !name.contains(", \(type):") {
      let value = value ?? "Upstream.\(type)"
      members += " /** The \(what).*/ public typealias \(type) = \(value);"
    }
    members += """
       let attach: Attach<Output, Failure>; \
      init(attach: @escaping Attach<Output, Failure>) { self.attach = attach }; \
      /** Attaches a subscriber; called by `subscribe(_:)`.*/ \
      public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { attach(subscriber) };
      """
    return (name + ": Operator" + (conditions.map { " where " + $0 } ?? ""), members)
  }

  private static func isOpen(_ head: Declaration) -> Bool {
    head.keyword == "view"
      || head.keyword == "class" && !head.modifiers.contains { ["final", "public"].contains($0) }
  }

  /// Adds a member, and returns it in Swift.
  mutating func add(_ line: Declaration) -> String {
    var line = line
    if head.keyword == "extension" {
      if line.comment == nil { line.comment = documentation }
      if head.modifiers.contains("nonisolated") { line.modifiers.append("nonisolated") }
    }
    switch (head.keyword, line.keyword) {
    case ("enum", "case"): return line.swift(nil)
    case (_, "case"): return constant(line)
    case ("protocol", _): return requirement(line)
    case ("extension", _) where line.rest.first == ".", ("style", _): return value(line)
    case _ where line.rest.first == ".": return element(line)
    case (_, "init") where line.rest.isEmpty: return initializer(line)
    case ("extension", "var") where head.name == "EnvironmentValues" && !line.hasBody:
      return environmentValue(line)
    default: return member(line)
    }
  }

  /// The documentation of members without a comment: that of the extension, a sentence or a reason.
  private var documentation: String? {
    head.comment.map { $0.hasSuffix(".") ? $0 : "Accepted: \($0)." }
  }

  /// A constant: `case one`, `case one = 1` with a raw value, or `case one(1)` with arguments.
  private func constant(_ line: Declaration) -> String {
    var line = line
    let name = line.rest.prefix { $0 != "(" && $0 != "=" }
    let arguments = line.rest.dropFirst(name.count)
    let value =
      switch arguments.first {
      case "(": String(arguments)
      case "=": "(rawValue:\(arguments.dropFirst()))"
      default: "(name: \"\(line.name)\")"
      }
    line.modifiers.append("static")
    line.keyword = "let"
    line.rest = (name.last == " " ? name.dropLast() : name) + " = " + head.name + value
    return line.swift("public")
  }

  /// A requirement of a protocol. A function's body makes it the default.
  private mutating func requirement(_ line: Declaration) -> String {
    var line = line
    if line.keyword == "func", line.hasBody {
      end += "; extension \(head.name) { \(line.swift("public")) }"
      line.rest = line.rest.signature
    }
    return line.swift(nil)
  }

  /// A value of a type as a member of its protocol, such as `static PlainListStyle.plain` in
  /// `extension ListStyle`.
  private func value(_ line: Declaration) -> String {
    var line = line
    let type = line.keyword
    line.keyword = "var"
    line.rest = " \(line.rest.dropFirst()): \(type) { .init() }"
    if !line.modifiers.contains("nonisolated") { line.modifiers.append("nonisolated") }
    return "}; extension \(head.name) where Self == \(type) { " + line.swift("public")
  }

  /// A value of the type as a member of its protocol, such as `static TextEditorStyle.plain`.
  private mutating func element(_ line: Declaration) -> String {
    var line = line
    let start = "; extension \(line.keyword) where Self == \(head.name) { "
    line.keyword = "var"
    line.rest = " \(line.rest.dropFirst()): \(head.name) { .init() }"
    end += start + line.swift("public") + " }"
    return ""
  }

  /// A property of the environment, which is stored under a key.
  private mutating func environmentValue(_ line: Declaration) -> String {
    var line = line
    guard let colon = line.rest.firstRange(of: ": "), let equals = line.rest.firstRange(of: " = ")
    else { return member(line) }
    let type = line.rest[colon.upperBound..<equals.lowerBound]
    let value = line.rest[equals.upperBound...]
    let key = "__Key_\(line.name)"
    let accessors = "get { self[\(key).self] } set { self[\(key).self] = newValue }"
    line.rest = " \(line.name): \(type) { \(accessors) }"
    return line.swift("public")
      + "; private enum \(key): EnvironmentKey { static let defaultValue: \(type) = \(value) }"
  }

  /// The initializer with all properties above, declared by a line that says only `init`.
  private func initializer(_ line: Declaration) -> String {
    var line = line
    let names = parameters.map { $0.prefix { $0 != ":" } }
    let body = names.map { "self.\($0) = \($0)" }.joined(separator: "; ")
    line.rest = "(\(parameters.joined(separator: ", "))) { \(body) }"
    return line.swift("public")
  }

  private mutating func member(_ line: Declaration) -> String {
    var line = line
    let names = line.rest.prefix { $0 != ":" && $0 != "=" }.split(separator: ",")
    if line.keyword == "var", names.count > 1 {
      // Several of one type, with one comment.
      let type = line.rest.drop { $0 != ":" }
      let members = names.map { name in
        line.rest = (name.first == " " ? "" : " ") + name + type
        return member(line)
      }
      return members.joined(separator: "; ")
    }
    if let parameter = line.parameter { parameters.append(parameter) }
    switch line.keyword {
    case "init" where !line.hasBody: line.rest += " {}"
    case "func" where !line.hasResult: line.add(result: result, body: body)
    default: break
    }
    let isOpen =
      Self.isOpen(head) && ["var", "func"].contains(line.keyword)
      && !line.modifiers.contains { ["static", "final"].contains($0) }
    return line.swift(isOpen ? "open" : "public")
  }
}

extension String {
  /// The text before a separator and, if there is one, the text after it.
  fileprivate func cut(at separator: String) -> (String, String?) {
    guard let range = firstRange(of: separator) else { return (self, nil) }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
