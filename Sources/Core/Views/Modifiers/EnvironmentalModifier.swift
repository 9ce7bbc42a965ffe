import Foundation

/// A modifier that depends on the environment of the view that it applies to.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier for an environment.
  associatedtype ResolvedModifier: ViewModifier
  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Applies the modifier for the view's environment.
  public func body(content: Content) -> some View {
    EnvironmentalView(modifier: self, content: content)
  }
}

private struct EnvironmentalView<Modifier: EnvironmentalModifier, Content: View>: View {
  let modifier: Modifier
  let content: Content
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
