/// `#Preview("Name", traits: …) { View() }`: a record in the program's section `galley_previews`, and
/// the function that makes the preview when somebody asks for it.
struct PreviewMacro {
  private let request: ExpansionRequest

  init(_ request: ExpansionRequest) { self.request = request }

  /// Swift. Empty for what is not there to be seen, as in a compiler that knows no sections.
  var source: String {
    guard let syntax = request.syntax, let location = syntax.location,
      let discriminator = request.discriminator
    else { return "" }
    // The form of names that no other declaration has, as SwiftSyntax makes them.
    let name = "\(discriminator)7PreviewfMu_"
    let parts = PreviewSource(syntax.source, wrapperName: "\(discriminator)7ContentfMu_")
    // Where the compiler says it begins are the spaces and comments in front of it.
    let line = (location.line ?? 1) + parts.linesBefore
    let column = parts.linesBefore > 0 ? parts.column : (location.column ?? 1) + parts.column - 1
    let place = "\(literal(location.fileID ?? location.fileName)), \(line), \(column)"
    return """
      #if DEBUG && compiler(>=6.3)
      enum \(name) {
        @section("galley_previews") @used
        private static let record: Galley.Preview._Record = (1, 0, { keep($0) })
        private static func keep(_ list: UnsafeMutableRawPointer) {
          Galley.Preview\(parts.call)._add(to: list, \(place))
        }\(parts.wrapper)
      }
      #endif
      """
  }

  private func literal(_ text: String) -> String {
    let quoted = text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "\"\(String(quoted))\""
  }
}
