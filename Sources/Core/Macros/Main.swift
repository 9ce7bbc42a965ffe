import Foundation

/// The plug-in that the compiler runs to expand Galley's macros.
///
/// The compiler starts this program and speaks the plug-in protocol with it: each message is its
/// length, as eight bytes in little-endian order, followed by that many bytes of JSON. It does not
/// use SwiftSyntax, a separate package that takes minutes to build.
@main struct Plugin {
  static func main() throws {
    while let request = try next() {
      let answer = try Answer(to: JSONDecoder().decode(Request.self, from: request))
      try send(JSONEncoder().encode(answer))
    }
  }

  private static func next() throws -> Data? {
    guard let header = try bytes(8) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    // The compiler ends the connection with an empty message.
    return count > 0 ? try bytes(count) : nil
  }

  private static func bytes(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try FileHandle.standardInput.read(upToCount: count - data.count),
        !more.isEmpty
      else { return nil }
      data += more
    }
    return data
  }

  private static func send(_ message: Data) throws {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    try FileHandle.standardOutput.write(contentsOf: Data(header) + message)
  }
}

extension Answer {
  init(to request: Request) {
    guard let expansion = request.expansion else {
      // The compiler first asks for the plug-in's capabilities.
      self.init(getCapabilityResult: CapabilityResult())
      return
    }
    do {
      let source =
        switch expansion.macro.typeName {
        case "AnimatableMacro": try AnimatableMacro(expansion).source
        case "ChoiceMacro": ChoiceMacro(expansion).source
        case "EntryMacro": try EntryMacro(expansion).source
        case "IngredientMacro": IngredientMacro(expansion).source
        case "PreviewMacro": PreviewMacro(expansion).source
        case "SelectionFormsMacro": try SelectionFormsMacro(expansion).source
        case "StoredMacro": try StoredMacro(expansion).source
        case "StyleInitMacro": "/// Creates the style.\nnonisolated public init() {}"
        case "TitleFormsMacro": try TitleFormsMacro(expansion).source
        default: ""
        }
      self.init(expandMacroResult: Expansion(expandedSource: source))
    } catch {
      self.init(expandMacroResult: Expansion(error: "\(error)", at: expansion.position))
    }
  }
}
