import GalleySource

/// Expands `#Preview("Name", traits: …) { View() }` into the declarations of `PreviewSource`.
struct PreviewMacro {
  private let request: ExpansionRequest

  init(_ request: ExpansionRequest) { self.request = request }

  /// The Swift source: empty if the request is incomplete, and conditional on a debug build with a
  /// compiler that supports sections.
  var source: String {
    guard let syntax = request.syntax, let location = syntax.location,
      let discriminator = request.discriminator
    else { return "" }
    let source = MaskedSource(syntax.source)
    let preview = PreviewSource(source, at: source.find("Preview", from: 0) ?? 0)
    // The compiler's position includes the spaces and comments before the macro.
    let line = (location.line ?? 1) + preview.line - 1
    let column = preview.line > 1 ? preview.column : (location.column ?? 1) + preview.column - 1
    // The name has the form of unique names that SwiftSyntax generates.
    let declarations = preview.declarations(
      named: "\(discriminator)7PreviewfMu_", fileID: location.fileID ?? location.fileName,
      line: line, column: column)
    return """
      #if DEBUG && compiler(>=6.3)
      \(declarations)
      #endif
      """
  }
}
