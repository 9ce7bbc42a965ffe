import GalleySource

/// Expands `#Preview("Name", traits: …) { View() }` into a record in the program's
/// `galley_previews` section, and a function that creates the preview on demand.
struct PreviewMacro {
  private let request: ExpansionRequest

  init(_ request: ExpansionRequest) { self.request = request }

  /// The Swift source: empty if the request is incomplete, and conditional on a debug build with a
  /// compiler that supports sections.
  var source: String {
    guard let syntax = request.syntax, let location = syntax.location,
      let discriminator = request.discriminator
    else { return "" }
    // The form of unique names that SwiftSyntax generates.
    let name = "\(discriminator)7PreviewfMu_"
    let parts = PreviewSource(syntax.source, wrapperName: "\(discriminator)7ContentfMu_")
    // The compiler's position includes the spaces and comments before the macro.
    let line = (location.line ?? 1) + parts.linesBefore
    let column = parts.linesBefore > 0 ? parts.column : (location.column ?? 1) + parts.column - 1
    let place = "\((location.fileID ?? location.fileName).swiftLiteral), \(line), \(column)"
    let options = parts.hasTimeline ? ", isProvider: true" : ""
    return """
      #if DEBUG && compiler(>=6.3)
      enum \(name) {
        @section("galley_previews") @used
        private static let record: Galley.Preview._Record = (1, 0, { Galley.Preview._record($0, keep) })
        @MainActor private static func keep(_ list: UnsafeMutableRawPointer) {
          Galley.Preview\(parts.call)._add(to: list, \(place)\(options))
        }\(parts.wrapper)
      }
      #endif
      """
  }
}
