import Foundation
import Galley

/// Returns the explanation of a view on a canvas, 200×100 points by default.
@MainActor
func explain(
  _ name: String, in size: CGSize? = CGSize(width: 200, height: 100),
  environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: () -> some View
) throws -> LayoutExplanation {
  try LayoutTree(
    of: view(), proposal: size.map { ProposedViewSize($0) } ?? .unspecified,
    environment: environment
  ).explanation(of: name)
}

/// Returns a color with a fixed size.
@MainActor
func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
  Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}
