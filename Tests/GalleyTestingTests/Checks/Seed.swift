import Galley
import GalleyChecks
import GalleyTesting

/// A view with a defect that a check must find, or with something similar that is fine.
@MainActor
struct Seed {
  let name: String
  let rule: CheckRule
  /// The canvas, in points.
  let size: CGSize
  let view: AnyView

  init<V: View>(
    _ name: String, _ rule: CheckRule, width: CGFloat = 320, height: CGFloat = 240,
    @ViewBuilder _ view: () -> V
  ) {
    (self.name, self.rule) = (name, rule)
    size = CGSize(width: width, height: height)
    self.view = AnyView(view())
  }

  /// The settings in which the defect can show.
  private var settings: [CheckSetting] {
    switch rule {
    case .scaling: [.standard, .typeSize(.accessibility5)]
    case .translation: [.standard, .longer, .rightToLeft]
    default: [.standard]
    }
  }

  /// The findings of the rule that the seed is about.
  func findings() throws -> [Finding] {
    try GalleyTesting.findings(
      in: view, layout: .fixed(width: size.width, height: size.height), rules: [rule],
      settings: settings)
  }
}
