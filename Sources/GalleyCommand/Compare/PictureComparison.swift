import Foundation
import Galley
import GalleySnapshots

/// Two pictures, what differs between them, and the sheet that shows it.
@MainActor
struct PictureComparison {
  private let first: ComparedPicture
  private let second: ComparedPicture
  private let pixels: BitmapComparison
  /// `nil` unless both layouts are known.
  private let layout: LayoutComparison?
  let baselines: [BaselineComparison]

  init(_ first: ComparedPicture, _ second: ComparedPicture) {
    self.first = first
    self.second = second
    pixels = BitmapComparison(reference: first.bitmap, actual: second.bitmap)
    layout = first.layout.flatMap { old in
      second.layout.map { LayoutComparison(reference: old, actual: $0) }
    }
    baselines = BaselineComparison.all(reference: first.layout, actual: second.layout)
  }

  var isEqual: Bool { pixels.isEqual && layout?.isEqual != false }

  /// What moved, then pixels.
  var sentences: [String] { moves + pixelSentences }

  private var moves: [String] { layout?.differences ?? [] }

  private var pixelSentences: [String] {
    guard let difference = pixels.difference else {
      return pixels.isEqual
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

  /// How far apart the text baselines are, one line for each height.
  var baselineSentences: [String] {
    baselines.isEmpty ? [] : BaselineComparison.sentences(baselines)
  }

  func sheet(showingBaselines: Bool) throws -> Data {
    func picture(_ side: ComparedPicture, _ other: ComparedPicture) -> ComparisonSheet.Picture {
      ComparisonSheet.Picture(
        name: side.name, bitmap: side.bitmap, scale: side.scale ?? other.scale ?? 1)
    }
    return try ComparisonSheet(
      picture(first, second), picture(second, first), pixels,
      baselines: showingBaselines ? baselines : nil, sentences: pixelSentences + moves
    ).pngData()
  }
}
