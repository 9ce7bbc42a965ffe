import GalleySource

/// A snapshot to write into a source.
struct InlineSnapshot {
  /// The text; `nil` to remove the snapshot.
  let text: String?
  /// The place of the call: that of `(` or `{` after its name.
  let line, column: UInt
  let syntax: InlineSnapshotSyntaxDescriptor

  func isSamePlace(as other: InlineSnapshot) -> Bool {
    line == other.line && column == other.column
      && syntax.trailingClosureLabel == other.syntax.trailingClosureLabel
  }
}

/// A Swift source with calls whose closures hold snapshots.
struct InlineSource {
  private let source: MaskedSource

  init(_ text: String) { source = MaskedSource(text) }

  /// Returns the source with snapshots; `nil` if a call was not found.
  func with(_ snapshots: [InlineSnapshot]) -> String? {
    let ordered = snapshots.sorted {
      ($0.line, $0.column, $0.syntax.trailingClosureOffset)
        > ($1.line, $1.column, $1.syntax.trailingClosureOffset)
    }
    var bytes = source.bytes
    // From the end, so that earlier positions remain valid.
    for snapshot in ordered {
      let isFollowing = snapshots.contains {
        $0.text != nil && $0.line == snapshot.line && $0.column == snapshot.column
          && $0.syntax.trailingClosureOffset < snapshot.syntax.trailingClosureOffset
      }
      guard let change = change(for: snapshot, isFollowing: isFollowing) else { return nil }
      bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the line of the closure that holds a snapshot; `nil` if there is none.
  func line(of snapshot: InlineSnapshot) -> UInt? {
    guard let call = call(at: snapshot), let closure = call.closure(snapshot.syntax) else {
      return nil
    }
    return UInt(source.line(at: closure.body.lowerBound))
  }

  /// - Parameter isFollowing: Whether another new closure comes before this one.
  private func change(
    for snapshot: InlineSnapshot, isFollowing: Bool
  ) -> (range: Range<Int>, text: String)? {
    guard let call = call(at: snapshot) else { return nil }
    let old = call.closure(snapshot.syntax)
    guard let text = snapshot.text else { return old.map { (removal(of: $0), "") } ?? (0..<0, "") }
    let closure = closure(with: text, indent: indentation(of: snapshot.line))
    let label = snapshot.syntax.trailingClosureLabel
    if let old {
      return old.label == nil || old.label == label
        ? (old.body, closure) : (old.whole, "\(label): \(closure)")
    }
    guard call.closures.isEmpty, !isFollowing else {
      return (call.end..<call.end, " \(label): \(closure)")
    }
    // The first trailing closure has no label, so that it can't be another one.
    if let arguments = call.arguments, snapshot.syntax.trailingClosureOffset > call.closureArguments
    {
      let end = arguments.upperBound
      return (end..<end, "\(arguments.isEmpty ? "" : ", ")\(label): \(closure)")
    }
    return (call.end..<call.end, " \(closure)")
  }

  private func removal(of closure: Closure) -> Range<Int> {
    let start = source.bytes[..<closure.whole.lowerBound].lastIndex { !MaskedSource.isSpace($0) }
    return (start.map { $0 + 1 } ?? closure.whole.lowerBound)..<closure.whole.upperBound
  }

  // MARK: Calls

  private struct Closure {
    let label: String?
    /// Starts at the label.
    let whole: Range<Int>
    /// From `{` to `}`.
    let body: Range<Int>
  }

  private struct Call {
    /// The range between the parentheses; `nil` without parentheses.
    var arguments: Range<Int>?
    var closures: [Closure] = []
    /// The closure with the snapshot, if it is an argument in parentheses.
    var argument: Closure?
    /// The number of closures in parentheses, which come before the trailing ones.
    var closureArguments = 0
    var end: Int

    func closure(_ syntax: InlineSnapshotSyntaxDescriptor) -> Closure? {
      let labels = [syntax.trailingClosureLabel] + syntax.deprecatedTrailingClosureLabels
      if let argument, argument.label.map(labels.contains) == true { return argument }
      if let labeled = closures.first(where: { $0.label.map(labels.contains) == true }) {
        return labeled
      }
      let isFirst = [0, closureArguments].contains(syntax.trailingClosureOffset)
      guard isFirst, let first = closures.first, first.label == nil else { return nil }
      return first
    }
  }

  private func call(at snapshot: InlineSnapshot) -> Call? {
    guard var start = offset(snapshot.line, snapshot.column) else { return nil }
    // Skip the rest of the name.
    while start < source.code.count, MaskedSource.isWord(source.code[start]) { start += 1 }
    start = source.skippingSpace(from: start)
    guard start < source.code.count else { return nil }
    var call = Call(end: start)
    if source.code[start] == UInt8(ascii: "(") {
      let end = source.closing(start)
      guard end < source.code.count else { return nil }
      call.arguments = start + 1..<source.trimmedEnd(start + 1..<end)
      call.end = end + 1
      let labels =
        [snapshot.syntax.trailingClosureLabel] + snapshot.syntax.deprecatedTrailingClosureLabels
      let arguments = source.list(start + 1..<end).compactMap(closureArgument)
      call.closureArguments = arguments.count
      call.argument = arguments.first { $0.label.map(labels.contains) == true }
    } else if source.code[start] != UInt8(ascii: "{") {
      return nil
    }
    while let closure = closure(after: call.end, isFirst: call.closures.isEmpty) {
      call.closures.append(closure)
      call.end = closure.whole.upperBound
    }
    return call
  }

  private func closure(after end: Int, isFirst: Bool) -> Closure? {
    let start = source.skippingSpace(from: end)
    guard start < source.code.count else { return nil }
    if isFirst {
      guard source.code[start] == UInt8(ascii: "{") else { return nil }
      return closure(nil, from: start, at: start)
    }
    let label = source.word(at: start)
    var brace = source.skippingSpace(from: start + label.utf8.count)
    guard !label.isEmpty, brace < source.code.count, source.code[brace] == UInt8(ascii: ":") else {
      return nil
    }
    brace = source.skippingSpace(from: brace + 1)
    guard brace < source.code.count, source.code[brace] == UInt8(ascii: "{") else { return nil }
    return closure(label, from: start, at: brace)
  }

  private func closure(_ label: String?, from start: Int, at brace: Int) -> Closure? {
    let end = source.closing(brace)
    guard end < source.code.count else { return nil }
    return Closure(label: label, whole: start..<end + 1, body: brace..<end + 1)
  }

  /// Returns an argument that is a closure.
  private func closureArgument(in range: Range<Int>) -> Closure? {
    let start = source.skippingSpace(from: range.lowerBound)
    guard start < range.upperBound else { return nil }
    let label = source.word(at: start)
    let colon = source.skippingSpace(from: start + label.utf8.count)
    guard !label.isEmpty, colon < range.upperBound, source.code[colon] == UInt8(ascii: ":") else {
      return source.code[start] == UInt8(ascii: "{") ? closure(nil, from: start, at: start) : nil
    }
    let brace = source.skippingSpace(from: colon + 1)
    guard brace < range.upperBound, source.code[brace] == UInt8(ascii: "{") else { return nil }
    return closure(label, from: start, at: brace)
  }

  // MARK: Lines

  /// Returns the position of a line and column, counted from 1; columns are bytes.
  private func offset(_ line: UInt, _ column: UInt) -> Int? {
    lineStart(line).map { $0 + Int(column) - 1 }.flatMap { $0 < source.bytes.count ? $0 : nil }
  }

  private func lineStart(_ line: UInt) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return start
  }

  private func isIndent(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

  /// The white space at the start of a line.
  private func indentation(of line: UInt) -> String {
    let start = lineStart(line) ?? 0
    return String(decoding: source.bytes[start...].prefix(while: isIndent), as: UTF8.self)
  }

  /// The white space of one level: that of the first indented line of code.
  private var unit: String {
    for line in source.code.split(separator: UInt8(ascii: "\n")) {
      let indent = line.prefix(while: isIndent)
      if !indent.isEmpty, indent.count < line.count {
        return String(decoding: indent, as: UTF8.self)
      }
    }
    return "  "
  }

  // MARK: Literals

  private func closure(with text: String, indent: String) -> String {
    let inner = indent + unit
    let hashes = String(repeating: "#", count: Self.hashes(for: text))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : inner + Self.escaped(line, hashes)
    }
    let quotes = "\"\"\""
    return
      (["{", "\(inner)\(hashes)\(quotes)"] + lines + ["\(inner)\(quotes)\(hashes)", "\(indent)}"])
      .joined(separator: "\n")
  }

  /// The number of `#` that make backslashes and quotes ordinary characters.
  private static func hashes(for text: String) -> Int {
    let runs = text.matches(of: /(?:\\|""")(#*)/).map { $0.1.count + 1 }
    return runs.max() ?? 0
  }

  /// Returns a line with escapes for characters that a literal can't hold.
  private static func escaped(_ line: Substring, _ hashes: String) -> String {
    line.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.value < 32 && scalar != "\t" || scalar.value == 127 {
        text += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension MaskedSource {
  /// The end of a range without the white space before it.
  fileprivate func trimmedEnd(_ range: Range<Int>) -> Int {
    code[range].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? range.lowerBound
  }
}
