import Foundation
import GalleySource

/// Swift source in which each `#Preview` is replaced by the declarations that the macro stands for.
///
/// The names that the macro declares are unknown to the compiler. To check other names of a module, it
/// expands the previews in all files, and then counts what they mention as dependencies: after a change of
/// one type, it would compile all files again. The declarations here have names, one for each preview.
///
/// The code keeps its lines and columns. What cannot be replaced for certain is left to the macro.
struct ExpandedPreviews {
  /// The source; `nil` if nothing is replaced.
  let text: String?

  /// - Parameter file: The path of the file, which the compiler reports problems in.
  init(_ text: String, of file: String) {
    guard text.contains("#Preview"), case let source = MaskedSource(text), Self.hasImport(source)
    else {
      self.text = nil
      return
    }
    let name = (file as NSString).lastPathComponent
    var (expanded, position, index, count) = ("", 0, 0, 0)
    while let word = source.find("Preview", from: index) {
      index = word + 1
      guard Self.isDeclaration(source, word - 1) else { continue }
      let preview = PreviewSource(source, at: word)
      guard source.isBalanced(preview.range) else { continue }
      count += 1
      expanded += source.text(position..<preview.range.lowerBound)
      expanded += preview.declarations(
        named: Self.name(count, FileProgram.stem(file)), fileID: "Previews/\(name)",
        line: preview.line, column: preview.column
      ) { index in
        let indent = String(repeating: " ", count: source.column(at: index) - 1)
        let line = source.line(at: index)
        return "\n#sourceLocation(file: \(file.swiftLiteral), line: \(line))\n\(indent)"
      }
      (position, index) = (preview.range.upperBound, preview.range.upperBound)
    }
    self.text =
      count > 0 ? expanded + source.text(position..<source.bytes.count) : nil
  }

  /// Returns the name of the declarations of a preview, which is unique in the module.
  private static func name(_ number: Int, _ stem: String) -> String {
    let word = stem.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      return character.isASCII && (character.isLetter || character.isNumber)
        ? String(character) : "_\(String(byte, radix: 16))"
    }
    return "\(PreviewSource.prefix)\(number)_\(word.joined())"
  }

  /// Whether a file imports a module with the macro. Otherwise, the compiler says that it is missing.
  private static func hasImport(_ source: MaskedSource) -> Bool {
    var index = 0
    while let word = source.find("import", from: index) {
      index = source.skippingSpace(from: word + "import".utf8.count)
      let modules = ["SwiftUI", "UIKit", "WidgetKit", "Galley"]
      if modules.contains(source.word(at: index)) { return true }
    }
    return false
  }

  /// Whether a macro at a position is a declaration without attributes or modifiers, which might mean
  /// something else for the declarations. It may be available in some versions only.
  private static func isDeclaration(_ source: MaskedSource, _ hash: Int) -> Bool {
    guard hash >= 0, source.code[hash] == UInt8(ascii: "#") else { return false }
    let newline = UInt8(ascii: "\n")
    guard let last = source.code[..<hash].lastIndex(where: { !MaskedSource.isSpace($0) }) else {
      return true
    }
    let start = source.code[..<last].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let words = source.trimmed(start..<last + 1)
    if words.hasPrefix("@available"), words.hasSuffix(")") { return true }
    guard source.code[last..<hash].contains(newline) else {
      return ";{}".utf8.contains(source.code[last])
    }
    let modifiers = ["public", "package", "internal", "fileprivate", "private"]
    return !words.hasPrefix("@") && !modifiers.contains(words)
  }
}
