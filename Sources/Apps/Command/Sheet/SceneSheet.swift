import Foundation
import Galley
import GalleyCatalog
import GalleySnapshots

/// A sheet that shows one scene with several settings.
@MainActor
struct SceneSheet {
  /// The settings of one picture on the sheet.
  struct Way {
    var title: String
    /// Changes the options, given the scene's canvas.
    var apply: (inout SceneOptions, CGSize) -> Void
  }

  struct Outcome {
    var picture: AnnotatedPicture
    /// Sentences about the widths at which the layout changes.
    var sentences: [String]
    /// The layout and font warnings, without duplicates.
    var warnings: [String]
  }

  let picture: ScenePicture
  /// The options shared by all pictures.
  let options: SceneOptions

  /// - Parameter widths: The layout is tried between the smallest and the largest; fewer than two
  ///   widths skip this.
  /// - Throws: `UsageError`, and the errors of rendering.
  func sheet(_ rows: [[Way]], widths: [CGFloat]) throws -> Outcome {
    var warnings: [String] = []
    let cells = try rows.map { row in
      try row.map { way in try cell(way, &warnings) }
    }
    var sheet = PictureSheet(
      cells, title: "\(picture.scene.title)  ·  \(picture.id)", scale: Double(options.scale),
      engine: try SharedTextEngine.engine())
    if let low = widths.min(), let high = widths.max(), low < high {
      let sweep = try LayoutSweep(Double(low)...Double(high)) { try layout(width: CGFloat($0)) }
      if !sweep.changes.isEmpty {
        sheet.sweep = SweepStrip(
          range: Double(low)...Double(high), shown: widths.map { Double($0) },
          changes: sweep.changes.map(\.width))
      }
      sheet.sentences = sentences(sweep, low, high)
    }
    return Outcome(
      picture: sheet.picture(), sentences: sheet.sentences, warnings: warnings)
  }

  private func sentences(_ sweep: LayoutSweep, _ low: CGFloat, _ high: CGFloat) -> [String] {
    func words(_ width: Double) -> String { AnnotationWords.number(width) }
    guard !sweep.changes.isEmpty else {
      return ["The layout does not change between \(words(low)) and \(words(high)) points."]
    }
    let about = sweep.step > 1 ? "about " : ""
    return sweep.changes.map {
      "From \(about)\(words($0.width)) points: \($0.sentences.joined(separator: "; "))."
    }
  }

  private var canvas: CGSize { options.size ?? picture.scene.canvas }

  private func cell(_ way: Way, _ warnings: inout [String]) throws -> PictureSheet.Cell {
    var options = options
    way.apply(&options, canvas)
    let tree = try picture.layoutTree(options)
    if options.device == nil { options.size = grown(tree, options) }
    try VariantOptions.check(options, for: [picture])
    let renderer = try picture.renderer(options)
    // The pictures of a sheet have one scale.
    (renderer.scale, renderer.magnification) = (options.scale, 1)
    try VariantOptions.check(options.views, in: renderer)
    let list = try renderer.displayList()
    for warning in renderer.warnings where !warnings.contains(warning) { warnings.append(warning) }
    let size = picture.isFitted ? tree.canvas : options.size ?? canvas
    return PictureSheet.Cell(
      title: way.title, subtitle: "\(AnnotationWords.size(size)) points", list)
  }

  /// Returns the canvas, extended to the height of its content.
  private func grown(_ tree: LayoutTree, _ options: SceneOptions) -> CGSize {
    let size = options.size ?? canvas
    let height = tree.root.frame.height
    return CGSize(
      width: size.width,
      height: height.isFinite ? max(size.height, height.rounded(.up)) : size.height)
  }

  private func layout(width: CGFloat) throws -> LayoutTree {
    var options = options
    options.size = CGSize(width: width, height: canvas.height)
    return try picture.layoutTree(options)
  }
}
