import Foundation

extension EnvironmentValues {
  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding {
      PresentationMode(isPresented: dismissal != nil)
    } set: { mode in
      if !mode.isPresented { MainActor.assumeIsolated { dismissal?() } }
    }
  }
}
