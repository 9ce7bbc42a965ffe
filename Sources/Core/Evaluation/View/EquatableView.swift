/// A view that is evaluated again only when it is no longer equal to what it was. Galley compares
/// views by their properties anyway: this one shows its content.
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The content.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is no longer equal to what it was.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
