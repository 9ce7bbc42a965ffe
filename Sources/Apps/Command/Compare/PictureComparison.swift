import Foundation
import Galley
import GalleySnapshots

/// A comparison of pictures with the first one, and the sheet that shows it.
@MainActor
struct PictureComparison {
  private let pictures: [ComparedPicture]
  /// The pixel comparisons of the pictures after the first.
  private let pixels: [BitmapComparison]
  /// The layout comparisons of the pictures after the first; `nil` unless both layouts are known.
  private let layouts: [LayoutComparison?]
  private let lines: [BaselineLine]

  /// - Parameter pictures: At least two pictures.
  init(_ pictures: [ComparedPicture]) {
    let first = pictures[0]
    self.pictures = pictures
    pixels = pictures.dropFirst().map {
      BitmapComparison(reference: first.bitmap, actual: $0.bitmap)
    }
    layouts = pictures.dropFirst().map { other in
      first.layout.flatMap { old in
        other.layout.map { LayoutComparison(reference: old, actual: $0) }
      }
    }
    lines = BaselineLine.all(BaselineTrack.all(pictures.map(\.layout)))
  }

  var isEqual: Bool {
    pixels.allSatisfy(\.isEqual) && layouts.allSatisfy { $0?.isEqual != false }
  }

  /// The differences: first views that moved, then pixels.
  var sentences: [String] {
    pixels.indices.flatMap { index in
      (moves(index) + pixelSentences(index)).map { title(index) + $0 }
    }
  }

  /// The prefix that tells which picture a sentence is about; empty for two pictures.
  private func title(_ index: Int) -> String {
    pixels.count == 1 ? "" : "\(pictures[index + 1].name): "
  }

  private func moves(_ index: Int) -> [String] { layouts[index]?.differences ?? [] }

  private func pixelSentences(_ index: Int) -> [String] {
    let (first, second) = (pictures[0], pictures[index + 1])
    guard let difference = pixels[index].difference else {
      return pixels[index].isEqual
        ? ["the pixels are equal"]
        : ["\(first.name) is \(size(first)) pixels, \(second.name) is \(size(second))"]
    }
    let names = RegionNames(
      layouts: [second.layout, first.layout].compactMap(\.self), pixelWidth: first.bitmap.width)
    return [difference.description, names.sentence(difference.regions)].compactMap(\.self)
  }

  private func size(_ picture: ComparedPicture) -> String {
    "\(picture.bitmap.width)×\(picture.bitmap.height)"
  }

  var hasBaselines: Bool { !lines.isEmpty }

  /// The distances between text baselines, one line for each height.
  var baselineSentences: [String] { lines.map(\.sentence) }

  func sheet(showingBaselines: Bool, as format: ImageFormat = .png) throws -> Data {
    let known = pictures.compactMap(\.scale).first
    let sheet = ComparisonSheet(
      pictures.map {
        let shown = showingBaselines ? $0.plain : nil
        return ComparisonSheet.Picture(
          name: $0.name, bitmap: shown?.bitmap ?? $0.bitmap, scale: $0.scale ?? known ?? 1,
          layout: shown?.layout ?? $0.layout, captions: $0.captions)
      })
    if showingBaselines { return try sheet.baselineSheet(as: format) }
    return try sheet.differenceSheet(
      pixels.count == 1 ? pixels[0] : nil,
      sentences: pixels.indices.flatMap { index in
        (pixelSentences(index) + moves(index)).map { title(index) + $0 }
      }, as: format)
  }
}
