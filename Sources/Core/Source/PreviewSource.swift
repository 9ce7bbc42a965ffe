/// A `#Preview` in Swift source, and the declarations that it stands for.
package struct PreviewSource {
  /// The macro with its arguments and closures, from the `#` on.
  package let range: Range<Int>
  private let source: MaskedSource
  /// The arguments before the first closure.
  private let arguments: Range<Int>
  /// The first closure, without its braces; `nil` without one.
  private let closure: Range<Int>?
  /// Whether the preview is a widget's, which shows several views.
  private let hasTimeline: Bool

  /// - Parameter word: The position of the word `Preview`.
  package init(_ source: MaskedSource, at word: Int) {
    self.source = source
    let start = min(word + "Preview".utf8.count, source.code.count)
    var end = start
    func next() -> UInt8? {
      let index = source.skippingSpace(from: end)
      return index < source.code.count ? source.code[index] : nil
    }
    func afterBracket(_ index: Int) -> Int { min(source.closing(index) + 1, source.code.count) }
    if next() == UInt8(ascii: "(") { end = afterBracket(source.skippingSpace(from: end)) }
    // The closures may be arguments, too.
    let widget = source.find("widget", from: start, to: end)
    let hasWidget = widget.flatMap { Self.labeledBrace(in: source, after: $0) } != nil
    guard next() == UInt8(ascii: "{") else {
      (range, arguments, closure) = (max(0, word - 1)..<end, start..<end, nil)
      hasTimeline = hasWidget
      return
    }
    let brace = source.skippingSpace(from: end)
    arguments = start..<brace
    end = afterBracket(brace)
    closure = brace + 1..<max(brace + 1, end - 1)
    let first = end
    // Further closures, such as the timeline of a widget.
    while let more = Self.labeledBrace(in: source, after: end) { end = afterBracket(more) }
    hasTimeline = hasWidget || end > first
    range = max(0, word - 1)..<end
  }

  /// The line of the `#`, from 1.
  package var line: Int { source.line(at: range.lowerBound) }
  /// The column of the `#`, from 1, in bytes.
  package var column: Int { source.column(at: range.lowerBound) }

  /// Returns an enumeration with a record in the program's section `galley_previews`, and with a function
  /// that creates the preview on demand. Its own names begin with underscores, because the closures see
  /// them, too.
  ///
  /// - Parameters:
  ///   - name: The name of the enumeration.
  ///   - fileID: The file in which the preview is found, as `Module/File.swift`.
  ///   - line: The line at which the preview is found.
  ///   - column: The column at which the preview is found.
  ///   - location: Returns what precedes the code from a position of the source on, to put it into a line
  ///     of its own. By default, a line break.
  package func declarations(
    named name: String, fileID: String, line: Int, column: Int,
    location: (Int) -> String = { _ in "\n" }
  ) -> String {
    let state = closure.map { Self.statements(in: source, $0) } ?? []
    let options = hasTimeline ? ", isProvider: true" : ""
    var call = source.text(arguments.lowerBound..<range.upperBound)
    var content = ""
    if let closure, !state.isEmpty {
      call = source.text(arguments) + "{ \(Self.prefix)Content() }"
      content = Self.content(closure, in: source, state, location)
    }
    // `_preview` is as long as `#Preview`, so that the arguments keep their columns. Nothing follows the
    // closures in a line of its own, so that the lines after them keep their numbers.
    return """
      enum \(name) {
      @section("galley_previews") @used
      private static let _record: \(Self.types).Shown._Record = (1, 0, { \(Self.types).Shown._record($0, _keep) })
      @MainActor private static func _keep(_ _list: UnsafeMutableRawPointer) {
      typealias _preview = \(Self.types).Shown\(location(range.lowerBound))_preview\(call)\
      ._add(to: _list, \(fileID.swiftLiteral), \(line), \(column)\(options)) }\(content) }
      """
  }

  /// The beginning of the names of types that `declarations` contains.
  package static let prefix = "_GalleyPreview"

  /// The enumeration with the types that `declarations` mentions. Files that import only UIKit see it,
  /// but not the module Galley.
  private static let types = "_PreviewTypes"

  /// Returns a view with the `@Previewable` variables as its properties.
  private static func content(
    _ closure: Range<Int>, in source: MaskedSource, _ state: [Range<Int>],
    _ location: (Int) -> String
  ) -> String {
    let properties = state.map { variable in
      let start = variable.lowerBound + "@Previewable".utf8.count
      return location(start) + source.text(start..<variable.upperBound)
    }
    var body = Array(source.bytes[closure])
    for index in state.joined() where source.bytes[index] != UInt8(ascii: "\n") {
      body[index - closure.lowerBound] = UInt8(ascii: " ")
    }
    return """

      struct \(prefix)Content: \(types).Content {\(properties.joined())
      var body: some \(types).Content {\(location(closure.lowerBound))\(String(decoding: body, as: UTF8.self))} }
      """
  }

  /// Returns the opening brace of a labeled closure that follows `position`, if any.
  private static func labeledBrace(in source: MaskedSource, after position: Int) -> Int? {
    var index = source.skippingSpace(from: position)
    let label = index
    while index < source.code.count, MaskedSource.isWord(source.code[index]) { index += 1 }
    guard index > label else { return nil }
    for character in [UInt8(ascii: ":"), UInt8(ascii: "{")] {
      index = source.skippingSpace(from: index)
      guard index < source.code.count, source.code[index] == character else { return nil }
      index += 1
    }
    return index - 1
  }

  /// Returns the ranges of declarations that begin with `@Previewable`.
  private static func statements(in source: MaskedSource, _ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = range.lowerBound
    while let word = source.find("Previewable", from: index, to: range.upperBound) {
      index = word
      guard word > range.lowerBound, source.code[word - 1] == UInt8(ascii: "@") else {
        index += 1
        continue
      }
      let end = endOfVariable(in: source, from: word, to: range.upperBound)
      found.append(word - 1..<end)
      index = end
    }
    return found
  }

  /// Returns the end of a variable's declaration: after a semicolon, or the first line break that does
  /// not continue it.
  private static func endOfVariable(in source: MaskedSource, from start: Int, to end: Int) -> Int {
    var index = source.find("var", from: start, to: end) ?? start
    while index < end {
      switch source.code[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        index = min(source.closing(index) + 1, end)
        continue
      case UInt8(ascii: ";"): return index + 1
      case UInt8(ascii: "\n"):
        let next = source.skippingSpace(from: index)
        let last = source.code[start..<index].last { !MaskedSource.isSpace($0) }
        let continues = ["=", ".", "?", ":", "+", "-", "*", "/", "&", "|", "<", ">", ",", "{"]
        let isContinued =
          last.map { "=+-*/&|,:".utf8.contains($0) } ?? false
          || (next < end && continues.contains { source.code[next] == $0.utf8.first })
        if !isContinued { return index }
      default: break
      }
      index += 1
    }
    return end
  }
}
