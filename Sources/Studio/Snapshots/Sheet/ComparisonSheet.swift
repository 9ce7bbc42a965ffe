import Foundation
import Galley

/// Pictures side by side with captions, for example for a bug report: with their difference, or
/// with text baselines ruled across all of them.
package struct ComparisonSheet {
  /// One of the pictures.
  package struct Picture: Sendable {
    package var name: String
    package var bitmap: Bitmap
    /// Pixels per point.
    package var scale: Double
    /// The layout; `nil` if unknown.
    package var layout: LayoutSnapshot?
    /// The lines that state the picture's cause.
    package var captions: [String] = []

    package init(
      name: String, bitmap: Bitmap, scale: Double, layout: LayoutSnapshot? = nil,
      captions: [String] = []
    ) {
      self.name = name
      self.bitmap = bitmap
      self.scale = scale
      self.layout = layout
      self.captions = captions
    }

    /// The size, in points.
    var size: CGSize {
      CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
  }

  private let pictures: [Picture]

  /// - Parameter pictures: One or more pictures, from left to right.
  package init(_ pictures: [Picture]) { self.pictures = pictures }

  /// The largest scale of the pictures, and at least two, so that text is sharp.
  private var scale: Double { max(pictures.map(\.scale).max() ?? 2, 2) }

  /// The text baselines of all views in all pictures.
  var baselines: [BaselineTrack] { BaselineTrack.all(pictures.map(\.layout)) }

  /// Returns the bytes of a file with the pictures, their first and last text baselines with
  /// connecting lines and distances, and a table of all baselines.
  ///
  /// - Throws: `FontError`, `PaintError`.
  @MainActor
  package func baselineSheet(as format: ImageFormat) throws -> Data {
    let panels = pictures.map {
      AnnotationSheet.Panel(
        title: $0.name, captions: $0.captions, $0.bitmap, scale: $0.scale,
        canvas: $0.layout?.canvas)
    }
    let unknown = pictures.indices.filter { pictures[$0].layout == nil }
    let sheet = AnnotationSheet(
      comparing: panels, baselines, unknown: Set(unknown), scale: scale,
      engine: try SharedTextEngine.engine())
    return Data(try Rasterizer.file(of: sheet.picture().list, as: format))
  }

  /// Returns the bytes of a file with the pictures and, if there are two, their difference.
  ///
  /// - Parameters:
  ///   - comparison: The pixel differences of two pictures; `nil` for no difference picture.
  ///   - sentences: Text for the bottom of the sheet.
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
      let difference = difference(comparison)
      cells.append(
        PictureSheet.Cell(
          title: difference.name, subtitle: Self.size(difference), difference.bitmap,
          scale: difference.scale))
    }
    let sheet = PictureSheet(
      [cells], sentences: sentences, scale: scale, engine: try SharedTextEngine.engine())
    return Data(try Rasterizer.file(of: sheet.picture().list, as: format))
  }

  /// The differences of the first two pictures, as large as these.
  func difference(_ comparison: BitmapComparison) -> Picture {
    Picture(
      name: "Difference",
      bitmap: DifferenceImage.make(
        reference: pictures[0].bitmap, actual: pictures[1].bitmap,
        regions: comparison.difference?.regions ?? []), scale: pictures[0].scale)
  }

  private static func size(_ picture: Picture) -> String {
    "\(LayoutWords.size(picture.size)) points, \(picture.bitmap.width)×\(picture.bitmap.height) pixels"
  }
}
