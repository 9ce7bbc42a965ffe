import Foundation
import Galley

/// A problem in one setting, before those of all settings are put together.
struct Issue {
  var rule: CheckRule
  var severity: Finding.Severity
  /// The index of the view's node.
  var index: Int
  var frame: CGRect
  /// The problem without the view's name: what follows it in a sentence.
  var message: String
  var measured: String
  var required: String
  var remedy: String
  /// Distinguishes several problems of one view.
  var kind: String

  init(
    _ rule: CheckRule, _ severity: Finding.Severity, _ index: Int, _ frame: CGRect,
    kind: String = "", _ message: String, measured: String, required: String, remedy: String
  ) {
    (self.rule, self.severity, self.index, self.frame) = (rule, severity, index, frame)
    (self.message, self.measured, self.required) = (message, measured, required)
    (self.remedy, self.kind) = (remedy, kind)
  }

  /// Creates an issue that is an error.
  init(
    _ rule: CheckRule, _ index: Int, _ frame: CGRect, kind: String = "", _ message: String,
    measured: String, required: String, remedy: String
  ) {
    self.init(
      rule, .error, index, frame, kind: kind, message, measured: measured, required: required,
      remedy: remedy)
  }
}

func points(_ length: CGFloat) -> String {
  let rounded = (length * 10).rounded() / 10
  return NumberText.points(rounded)
}

func points(_ size: CGSize) -> String { "\(points(size.width))×\(points(size.height)) points" }
