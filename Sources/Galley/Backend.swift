/// What sets text, paints and writes picture files.
package enum Backend {
  package static let current: any RenderBackend = makeRenderBackend()
}

/// The backend, from whichever target of the program defines it: `GalleyCairo`.
///
/// It is declared here by its symbol and not imported, so that who compiles against this module
/// needs no headers of the libraries behind it. A program without a backend does not link.
@_silgen_name("galley_make_render_backend")
private func makeRenderBackend() -> any RenderBackend

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
