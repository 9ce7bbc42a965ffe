/// A modifier for previews that share a context, such as sample data.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the modified view; Swift infers it from `body(content:context:)`.
  associatedtype Body: View
  /// The preview's view.
  typealias Content = PreviewModifierContent

  /// Creates the shared context.
  @MainActor static func makeSharedContext() async throws -> Context

  /// Returns the modified view.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, passed to a preview modifier.
public struct PreviewModifierContent: View {
  fileprivate let view: AnyView
  /// The view.
  public var body: some View { view }
}

/// A preview's view with a modifier. Without the shared context the view does not exist: it may
/// read values that only the modifier sets.
struct PreviewModified<M: PreviewModifier>: View {
  let content: AnyView
  let modifier: M
  @State private var context: M.Context?
  @State private var problem: String?

  var body: some View {
    if let context = context ?? (() as? M.Context) {
      modifier.body(content: PreviewModifierContent(view: content), context: context)
    } else {
      Color.clear
        .reporting(problem)
        .task {
          do {
            context = try await M.makeSharedContext()
          } catch {
            problem = "the shared context of the previews failed: \(error)"
          }
        }
    }
  }
}
