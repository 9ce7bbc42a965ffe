import Foundation
import Galley
import GalleyRecords
import GalleySnapshots

/// A comparison of pictures with the first one, and the sheet that shows it.
@MainActor
struct PictureComparison {
  let pictures: [ComparedPicture]
  /// The pixel comparisons of the pictures after the first.
  let pixels: [BitmapComparison]
  /// The layout comparisons of the pictures after the first; `nil` unless both layouts are known.
  let layouts: [LayoutComparison?]
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

  func moves(_ index: Int) -> [String] { layouts[index]?.differences ?? [] }

  func pixelSentences(_ index: Int) -> [String] {
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
          // Lines would lie on those that the picture already has.
          layout: shown?.layout ?? (showingBaselines && $0.isAnnotated ? nil : $0.layout),
          captions: $0.captions)
      })
    if showingBaselines { return try sheet.baselineSheet(as: format) }
    return try sheet.differenceSheet(
      pixels.count == 1 ? pixels[0] : nil,
      sentences: pixels.indices.flatMap { index in
        (pixelSentences(index) + moves(index)).map { title(index) + $0 }
      }, as: format)
  }
}

extension PictureComparison {
  /// The results for other programs: a finding for each picture that differs from the first.
  ///
  /// - Parameters:
  ///   - operands: The pictures as named on the command line.
  ///   - sheet: The path of the sheet.
  func report(_ operands: [String], sheet: String) -> MachineReport {
    let subjects = pixels.indices.map { index in
      let name = "\(pictures[index + 1].name) against \(pictures[0].name)"
      guard !pixels[index].isEqual || layouts[index]?.isEqual == false else {
        return MachineReport.Subject(name: name)
      }
      let word = operands.indices.contains(index + 1) ? operands[index + 1] : ""
      let file = String(word.prefix { $0 != "@" })
      let source = pictures[index + 1].source
      let isFile = FileManager.default.fileExists(atPath: file)
      let finding = MachineReport.Finding(
        rule: "compare/differs",
        message: (["\(name): differs"] + moves(index) + pixelSentences(index))
          .joined(separator: "\n"),
        file: source?.file ?? (isFile ? file : nil), line: source?.line,
        properties: ["sheet": sheet])
      return MachineReport.Subject(name: name, findings: [finding])
    }
    return MachineReport(
      command: "compare", version: CommandLineTool.version, subjects: subjects)
  }
}

/// The results as JSON.
@MainActor
struct ComparisonJSON {
  private struct Results: Encodable {
    struct Picture: Encodable { let name: String, width, height: Int }
    let version = 1
    let equal: Bool
    let pictures: [Picture]
    let sentences, baselines: [String]
    let sheet: String
  }

  private let results: Results

  init(_ comparison: PictureComparison, sheet: String) {
    results = Results(
      equal: comparison.isEqual,
      pictures: comparison.pictures.map {
        Results.Picture(name: $0.name, width: $0.bitmap.width, height: $0.bitmap.height)
      }, sentences: comparison.sentences, baselines: comparison.baselineSentences, sheet: sheet)
  }

  var text: String { get throws { try ReadableJSON.text(of: results) } }
}
