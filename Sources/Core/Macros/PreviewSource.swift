import GalleySource

/// The source of a `#Preview`, rewritten as a call of `Preview.init`.
struct PreviewSource {
  /// The part after `Preview`: the arguments and the closure.
  let call: String
  /// A view with the `@Previewable` variables as its properties; empty if there are none.
  let wrapper: String
  /// Whether the preview is a widget's, which shows several views.
  private(set) var hasTimeline = false
  /// The number of lines before the macro's own line.
  let linesBefore: Int
  /// The macro's column on its line, from 1.
  let column: Int

  /// - Parameter name: The name of that view.
  init(_ source: String, wrapperName name: String) {
    let source = MaskedSource(source)
    let start = (source.find("Preview", from: 0) ?? 0) + "Preview".utf8.count
    let before = source.code[..<max(0, start - "#Preview".utf8.count)]
    linesBefore = before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    let brace = Self.brace(in: source, from: start)
    let end = brace.map(source.closing) ?? source.bytes.count
    var all = min(end + 1, source.bytes.count)
    // Further closures, such as the timeline of a widget.
    while let more = Self.labeledBrace(in: source, after: all) {
      all = min(source.closing(more) + 1, source.bytes.count)
      hasTimeline = true
    }
    guard let brace, case let state = Self.statements(in: source, brace + 1..<end), !state.isEmpty
    else {
      call = source.text(start..<max(start, all))
      wrapper = ""
      return
    }
    var rest = ""
    var position = brace + 1
    for range in state {
      rest += source.text(position..<range.lowerBound)
      position = range.upperBound
    }
    rest += source.text(position..<end)
    let marker = "@Previewable".utf8.count
    let properties = state.map { source.text($0.lowerBound + marker..<$0.upperBound) }
    call = source.text(start..<brace) + "{ \(name)() }"
    wrapper = """

        struct \(name): Galley.View {
        \(properties.joined(separator: "\n"))
        var body: some Galley.View {
        \(rest)
        }
        }
      """
  }

  /// Returns the opening brace of the closure, after the arguments.
  private static func brace(in source: MaskedSource, from start: Int) -> Int? {
    var index = start
    while index < source.code.count, source.code[index] != UInt8(ascii: "{") {
      index = source.code[index] == UInt8(ascii: "(") ? source.closing(index) + 1 : index + 1
    }
    return index < source.code.count ? index : nil
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
