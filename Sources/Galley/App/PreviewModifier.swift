/// What previews have in common, such as data that they show.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of what the previews share.
  associatedtype Context = Void
  /// The type of the view; Swift infers it from `body(content:context:)`.
  associatedtype Body: View
  /// A preview's view.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  @MainActor static func makeSharedContext() async throws -> Context

  /// Makes the view from a preview's.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}

/// A preview's view, for a modifier.
public struct PreviewModifierContent: View {
  fileprivate let view: AnyView
  /// The view.
  public var body: some View { view }
}

/// What a modifier makes of a preview's view: nothing as long as what the previews share is not
/// there.
struct PreviewModified<M: PreviewModifier>: View {
  let content: AnyView
  let modifier: M
  @State private var context: M.Context?
  @State private var problem: String?

  var body: some View {
    if let context = context ?? (() as? M.Context) {
      modifier.body(content: PreviewModifierContent(view: content), context: context)
    } else {
      content.hidden()
        .reporting(problem)
        .task {
          do {
            context = try await M.makeSharedContext()
          } catch {
            problem = "what the previews share was not made: \(error)"
          }
        }
    }
  }
}
