import Foundation
import Galley
import GalleyCatalog
import GalleyChecks

/// Checks the pictures of scenes, previews and files.
@MainActor
struct SceneCheck {
  var check = ViewCheck()
  var options = SceneOptions()

  /// Returns the findings of a picture, with the places of their declarations.
  ///
  /// - Throws: Errors of the variant's preparation; `RenderError`, `FontError`, `PaintError`,
  ///   `CheckError`.
  func findings(in picture: ScenePicture) throws -> [Finding] {
    let findings = try check.findings(id: picture.id) { try checked(picture, in: $0) }
    return findings.map { finding in
      var finding = finding
      let place = finding.declaringView.flatMap { ViewSources.current.place(of: $0) }
      finding.location = place.map { Finding.Location(file: $0.file, line: $0.line) }
      return finding
    }
  }

  /// Returns a picture in a setting, ready to be checked.
  func checked(_ picture: ScenePicture, in setting: CheckSetting) throws -> CheckedPicture {
    var options = options
    if let device = setting.device { (options.device, options.size) = (device, device.size) }
    if let locale = setting.locale { options.locale = locale }
    if Self.isFree(picture), options.device == nil, setting.typeSize != nil || setting.isLengthened
    {
      // A component may become taller with larger texts, as it would in a scroll view.
      let canvas = options.size ?? picture.scene.canvas
      options.size = CGSize(width: canvas.width, height: canvas.height * 3)
    }
    let renderer = try picture.renderer(options)
    setting.apply(to: &renderer.environment)
    let (list, placed) = try renderer.session.record(
      scale: Double(options.scale), isOpaque: true, gathering: CheckedPicture.gathering)
    return CheckedPicture(placed: placed, list: list, setting: setting)
  }

  /// Whether the size of a picture is not that of a screen.
  private static func isFree(_ picture: ScenePicture) -> Bool {
    if case .screen = picture.scene.frame { false } else { true }
  }
}
