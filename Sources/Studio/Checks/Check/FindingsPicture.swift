import Foundation
import Galley

extension CheckedPicture {
  /// Returns the picture with a number at each finding, and a legend that explains them.
  @MainActor
  package func annotated(with findings: [Finding]) throws -> DisplayList {
    let entries = findings.map { finding in
      NumberedLegend.Entry(
        frame: finding.frame.rect, text: "\(finding.rule.rawValue): \(finding.message)",
        detail: "\(finding.measured) instead of \(finding.required) "
          + "(\(finding.settings.joined(separator: ", "))). \(finding.remedy)")
    }
    let legend = NumberedLegend(title: "Findings", entries: entries, empty: "No findings.")
    let picture = AnnotatedPicture(
      list: list, canvases: [CGRect(origin: .zero, size: placed.canvas)])
    return legend.picture(over: picture, engine: try SharedTextEngine.engine()).list
  }
}
