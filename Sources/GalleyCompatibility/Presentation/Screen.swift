import Foundation

extension View {
  /// Accepted for source compatibility: bars have no background of their own.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted for source compatibility: bars have no background of their own.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted for source compatibility: bars have no background of their own.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted for source compatibility: bars look like their screen.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted for source compatibility: the status bar is not drawn.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepted for source compatibility: the status bar is not drawn.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Accepted for source compatibility: what the system draws over a program is not drawn.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Accepted for source compatibility: pictures do not scroll.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Accepted for source compatibility: pictures do not scroll.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Accepted for source compatibility: pictures do not scroll.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Accepted for source compatibility: at rest there are no indicators.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}

/// Whether content can be pulled beyond its edges.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What a scroll view is to show. Accepted for source compatibility: pictures do not scroll.
public struct ScrollPosition: Equatable, Sendable {
  public init() {}
  public init(edge: Edge) {}
  public init(point: CGPoint) {}
  public init<ID: Hashable & Sendable>(idType: ID.Type) {}
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo(point: CGPoint) {}
  public mutating func scrollTo(y: CGFloat) {}
  public mutating func scrollTo(x: CGFloat) {}
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
}
