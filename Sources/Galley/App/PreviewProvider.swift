/// Views for an editor's preview; accepted for source compatibility.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views that an editor would show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
