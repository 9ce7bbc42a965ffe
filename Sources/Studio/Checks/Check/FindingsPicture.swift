import Foundation
import Galley

extension CheckedPicture {
  /// Returns the picture with a number at each finding, and a legend that explains them. The view of
  /// a finding in other settings is marked where it is in this picture.
  @MainActor
  package func annotated(with findings: [Finding]) throws -> DisplayList {
    let isOther = findings.contains { !$0.settings.contains(setting.name) }
    let paths =
      isOther
      ? Dictionary(
        placed.nodes.indices.map { (placed.path(of: $0), $0) },
        uniquingKeysWith: { first, _ in first })
      : [:]
    let entries = findings.map { finding in
      let known = finding.settings.contains(setting.name) ? nil : paths[finding.path]
      return NumberedLegend.Entry(
        frame: known.map { placed.nodes[$0].frame } ?? finding.frame.rect,
        text: "\(finding.rule.rawValue): \(finding.message)",
        detail: "\(finding.measured) instead of \(finding.required) "
          + "(\(finding.settings.joined(separator: ", "))). \(finding.remedy)")
    }
    let legend = NumberedLegend(title: "Findings", entries: entries, empty: "No findings.")
    let picture = AnnotatedPicture(
      list: list, canvases: [CGRect(origin: .zero, size: placed.canvas)])
    return legend.picture(over: picture, engine: try SharedTextEngine.engine()).list
  }
}
