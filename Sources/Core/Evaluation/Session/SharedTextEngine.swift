/// The main actor's text engine, kept alive so that fonts and shaped texts are reused.
@MainActor
package enum SharedTextEngine {
  private static var shared: (any TextEngine)?

  /// - Throws: `FontError.missing` when the system font is not installed.
  package static func engine() throws -> any TextEngine {
    if let shared { return shared }
    let engine = try Backend.current.makeTextEngine()
    shared = engine
    return engine
  }
}
