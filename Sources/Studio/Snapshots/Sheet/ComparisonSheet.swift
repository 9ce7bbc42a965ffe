import Foundation
import Galley

/// Pictures side by side with captions: with their difference, or with their text baselines ruled
/// across all of them. What one pastes into a bug report.
package struct ComparisonSheet {
  /// One of the pictures.
  package struct Picture: Sendable {
    package var name: String
    package var bitmap: Bitmap
    /// Pixels per point.
    package var scale: Double
    /// `nil` where nothing is known about the views.
    package var layout: LayoutSnapshot?

    package init(name: String, bitmap: Bitmap, scale: Double, layout: LayoutSnapshot? = nil) {
      self.name = name
      self.bitmap = bitmap
      self.scale = scale
      self.layout = layout
    }

    /// Points.
    var size: CGSize {
      CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
  }

  private let pictures: [Picture]

  /// - Parameter pictures: From left to right; at least one.
  package init(_ pictures: [Picture]) { self.pictures = pictures }

  /// As many as the pictures have, and at least two, so that type is sharp.
  private var scale: Double { max(pictures.map(\.scale).max() ?? 2, 2) }

  /// The text baselines of all views in all pictures.
  var baselines: [BaselineTrack] { BaselineTrack.all(pictures.map(\.layout)) }

  /// The pictures with their first and last text baselines, joined by the distances between them,
  /// and a table of all of them, as a file's bytes.
  ///
  /// - Throws: `FontError`, `PaintError`.
  @MainActor
  package func baselineSheet(as format: ImageFormat) throws -> Data {
    let panels = pictures.map {
      AnnotationSheet.Panel(
        title: $0.name, $0.bitmap, scale: $0.scale, canvas: $0.layout?.canvas)
    }
    let unknown = pictures.indices.filter { pictures[$0].layout == nil }
    let sheet = AnnotationSheet(
      comparing: panels, baselines, unknown: Set(unknown), scale: scale,
      engine: try SharedTextEngine.engine())
    return Data(try Rasterizer.file(of: sheet.picture().list, as: format))
  }

  /// The pictures and, of two, their difference, as a file's bytes.
  ///
  /// - Parameters:
  ///   - comparison: How the pixels of two pictures differ; `nil` for no difference.
  ///   - sentences: What the sheet says below.
  /// - Throws: `FontError`, `PaintError`.
  @MainActor
  package func differenceSheet(
    _ comparison: BitmapComparison?, sentences: [String] = [], as format: ImageFormat = .png
  ) throws -> Data {
    var cells = pictures.map { picture in
      PictureSheet.Cell(
        title: picture.name, subtitle: Self.size(picture), picture.bitmap, scale: picture.scale)
    }
    if let comparison, pictures.count == 2 {
      let difference = Picture(
        name: "Difference",
        bitmap: DifferenceImage.make(
          reference: pictures[0].bitmap, actual: pictures[1].bitmap,
          regions: comparison.difference?.regions ?? []), scale: scale)
      cells.append(
        PictureSheet.Cell(
          title: difference.name, subtitle: Self.size(difference), difference.bitmap,
          scale: difference.scale))
    }
    let sheet = PictureSheet(
      [cells], sentences: sentences, scale: scale, engine: try SharedTextEngine.engine())
    return Data(try Rasterizer.file(of: sheet.picture().list, as: format))
  }

  private static func size(_ picture: Picture) -> String {
    "\(LayoutWords.size(picture.size)) points, \(picture.bitmap.width)×\(picture.bitmap.height) pixels"
  }
}
