/// The backend, which sets text, paints, and reads and writes files.
package enum Backend {
  package static let current: any RenderBackend = makeRenderBackend()
}

/// Creates the backend defined by another target of the program: `GalleyCairo`.
///
/// It is declared by symbol instead of imported so that clients of this module need no C headers. A
/// program without a backend does not link.
@_silgen_name("galley_make_render_backend")
private func makeRenderBackend() -> any RenderBackend
