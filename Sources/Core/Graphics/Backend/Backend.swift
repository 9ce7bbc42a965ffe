/// What sets text, paints, and reads and writes files.
package enum Backend {
  package static let current: any RenderBackend = makeRenderBackend()
}

/// The backend, from whichever target of the program defines it: `GalleyCairo`.
///
/// It is declared here by its symbol and not imported, so that who compiles against this module
/// needs no headers of the libraries behind it. A program without a backend does not link.
@_silgen_name("galley_make_render_backend")
private func makeRenderBackend() -> any RenderBackend
