import Foundation
import Galley

/// A problem in one setting. Problems that occur in several settings become one `Finding`.
struct Issue {
  var rule: CheckRule
  /// The rule that is broken in a setting, if `rule` is that of the setting.
  var cause: CheckRule?
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

/// Returns a length, rounded to tenths of a point, without its unit.
func points(_ length: CGFloat) -> String {
  NumberText.points((length * 10).rounded() / 10)
}

/// Returns a size with its unit, such as `44×20.5 points`.
func points(_ size: CGSize) -> String { "\(points(size.width))×\(points(size.height)) points" }
