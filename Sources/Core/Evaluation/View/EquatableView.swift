/// A view that is evaluated again only if its value has changed. Galley always compares views by
/// their properties, so this view simply shows its content.
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content

  /// Creates an equatable view.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The content.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if its value has changed.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
