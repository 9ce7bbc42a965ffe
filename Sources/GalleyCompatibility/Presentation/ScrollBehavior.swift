import Foundation

extension View {
  /// Accepted for source compatibility: pictures are at rest, and live previews scroll without it.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Accepted for source compatibility: at rest there are no indicators.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Accepted for source compatibility: a scroll view at rest shows no indicators.
  nonisolated public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View {
    self
  }
}

/// Whether content bounces at its edges. Accepted for source compatibility: pictures are at rest,
/// and live previews scroll without it.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the container.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Only where the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
