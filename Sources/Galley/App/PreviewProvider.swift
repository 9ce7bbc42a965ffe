/// A type that provides previews to an editor; accepted for source compatibility.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views that an editor would show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension PreviewProvider {
  /// The platform of the previews. It has no effect.
  public static var platform: PreviewPlatform? { nil }
}
