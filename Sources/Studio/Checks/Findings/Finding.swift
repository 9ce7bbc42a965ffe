import Foundation

/// A problem that a check finds in a view: where it is, what was measured, and how to fix it.
///
/// The JSON form of a finding is the same in `galley check --format json`, whose `version` changes
/// when a property changes its meaning. New properties don't change it.
public struct Finding: Hashable, Sendable, Codable {
  /// How much a finding matters.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// Content is lost or cannot be used.
    case error
    /// Content is harder to use than it should be.
    case warning
  }

  /// A place in a source file.
  public struct Location: Hashable, Sendable, Codable {
    /// The path of the file, as it was named for the check.
    public var file: String
    /// The line, starting at 1.
    public var line: Int

    /// Creates a place.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// A rectangle on the canvas, in points from its top-left corner.
  public struct Frame: Hashable, Sendable, Codable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle. Lengths are rounded to hundredths of a point.
    public init(_ rect: CGRect) {
      func rounded(_ length: CGFloat) -> Double {
        length.isFinite ? (Double(length) * 100).rounded() / 100 : 0
      }
      (x, y) = (rounded(rect.minX), rounded(rect.minY))
      (width, height) = (rounded(rect.width), rounded(rect.height))
    }

    /// The rectangle.
    public var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  /// The rule that is broken.
  public var rule: CheckRule
  /// How much it matters.
  public var severity: Severity
  /// The ID of the scene or preview; empty for a view in a test.
  public var scene: String
  /// The view: its identifier, its text, or its type, such as `Text “Total”`.
  public var view: String
  /// The positions of the view and its containers in the layout tree, such as `0.1.0`. It may
  /// change with the settings; this is its value in the first one.
  public var path: String
  /// The view's frame in the first of the settings.
  public var frame: Frame
  /// The problem, in a sentence.
  public var message: String
  /// The measured value with its unit, such as `3.1:1` or `20×20 points`.
  public var measured: String
  /// The value that the rule requires, such as `4.5:1`.
  public var required: String
  /// How to fix it, in a sentence.
  public var remedy: String
  /// The type of the view whose body declares the view, if known.
  public var declaringView: String?
  /// The place of that view's declaration, if known.
  public var location: Location?
  /// The settings in which the problem occurs, such as `dark, accessibility5`, in the order in which
  /// they were checked.
  public var settings: [String]

  /// Creates a finding.
  public init(
    rule: CheckRule, severity: Severity, scene: String = "", view: String, path: String,
    frame: Frame, message: String, measured: String, required: String, remedy: String,
    declaringView: String? = nil, location: Location? = nil, settings: [String]
  ) {
    (self.rule, self.severity, self.scene) = (rule, severity, scene)
    (self.view, self.path, self.frame) = (view, path, frame)
    (self.message, self.measured, self.required) = (message, measured, required)
    (self.remedy, self.location, self.settings) = (remedy, location, settings)
    self.declaringView = declaringView
  }
}

extension Finding: CustomStringConvertible {
  /// The rule, the problem, the measured value, the settings and the remedy.
  public var description: String {
    "\(rule.rawValue): \(message) (\(settings.joined(separator: ", "))): \(measured) instead of"
      + " \(required). \(remedy)"
  }
}
