import Foundation
import Galley

/// Two pictures side by side with the difference, captions and, if wished, text baselines: what one
/// pastes into a bug report. A view like any other.
package struct ComparisonSheet {
  /// One of the two pictures.
  package struct Picture: Sendable {
    package var name: String
    package var bitmap: Bitmap
    /// Pixels per point.
    package var scale: Double

    package init(name: String, bitmap: Bitmap, scale: Double) {
      self.name = name
      self.bitmap = bitmap
      self.scale = scale
    }

    /// Points.
    var size: CGSize {
      CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
  }

  private let first: Picture
  private let second: Picture
  private let difference: Picture
  /// `nil` for no baselines.
  private let rules: BaselineRules?
  private let sentences: [String]

  /// - Parameters:
  ///   - first: The picture on the left.
  ///   - second: The picture on the right.
  ///   - comparison: How their pixels differ.
  ///   - baselines: What is ruled across both; `nil` for nothing.
  ///   - sentences: What the sheet says below; at most eight are shown.
  package init(
    _ first: Picture, _ second: Picture, _ comparison: BitmapComparison,
    baselines: [BaselineComparison]? = nil, sentences: [String] = []
  ) {
    self.first = first
    self.second = second
    difference = Picture(
      name: "Difference",
      bitmap: DifferenceImage.make(
        reference: first.bitmap, actual: second.bitmap,
        regions: comparison.difference?.regions ?? []),
      scale: max(first.scale, second.scale))
    rules = baselines.map { BaselineRules($0) }
    self.sentences = sentences
  }

  /// The sheet as a PNG file's bytes, with as many pixels per point as the pictures have.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  @MainActor
  package func pngData() throws -> Data {
    let renderer = ImageRenderer(content: self)
    renderer.scale = difference.scale
    renderer.isOpaque = true
    return try renderer.pngData()
  }

  private static let gap: CGFloat = 28
  /// How wide a sheet may become before the difference goes below.
  private static let comfortableWidth: CGFloat = 1400
  private static let sentenceLimit = 8

  private var gutter: CGFloat { rules == nil ? Self.gap : BaselineGutter.width }
  private var pairWidth: CGFloat { first.panelWidth + gutter + second.panelWidth }
  private var isWide: Bool {
    pairWidth + Self.gap + difference.panelWidth > Self.comfortableWidth
  }
}

extension ComparisonSheet: View {
  package var body: some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      if isWide {
        pictures
        HStack(alignment: .top, spacing: Self.gap) {
          panel(difference)
          words.padding(.top, Caption.height)
            .frame(
              width: max(pairWidth - difference.panelWidth - Self.gap, 400), alignment: .leading)
        }
      } else {
        HStack(alignment: .top, spacing: Self.gap) {
          pictures
          panel(difference)
        }
        words.frame(width: pairWidth + Self.gap + difference.panelWidth, alignment: .leading)
      }
    }
    .padding(Self.gap)
    .background(.white)
    .environment(\.colorScheme, .light)
    .environment(\.layoutDirection, .leftToRight)
  }

  private var pictures: some View {
    HStack(alignment: .top, spacing: gutter) {
      panel(first)
      panel(second)
    }
    .overlay(alignment: .topLeading) {
      if let rules {
        BaselineGutter(rules: rules, left: first.panelWidth, right: second.panelWidth)
          .padding(.top, Caption.height)
      }
    }
    .padding(.bottom, rules?.overhang(below: max(first.size.height, second.size.height)) ?? 0)
  }

  private func panel(_ picture: Picture) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Caption(name: picture.name, size: picture.size, bitmap: picture.bitmap)
      Image(picture.bitmap, scale: picture.scale)
        .background { Color.gray.opacity(0.35).padding(-0.5) }
    }
    .frame(width: picture.panelWidth, alignment: .leading)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(Array(sentences.prefix(Self.sentenceLimit).enumerated()), id: \.offset) {
        Text($0.element).lineLimit(2)
      }
      if sentences.count > Self.sentenceLimit {
        Text("and \(sentences.count - Self.sentenceLimit) more")
      }
    }
    .font(.system(size: 11))
    .foregroundStyle(.black.opacity(0.65))
  }
}

extension ComparisonSheet.Picture {
  /// Wide enough for a caption too.
  fileprivate var panelWidth: CGFloat { max(size.width, 240) }
}

/// A picture's name, with its size below.
private struct Caption: View {
  nonisolated static let height: CGFloat = 40
  let name: String
  let size: CGSize
  let bitmap: Bitmap

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(name).font(.system(size: 13, weight: .semibold))
      Text("\(LayoutWords.size(size)) points, \(bitmap.width)×\(bitmap.height) pixels")
        .font(.system(size: 10)).foregroundStyle(.black.opacity(0.55))
    }
    .lineLimit(1)
    .truncationMode(.middle)
    .frame(height: Self.height, alignment: .top)
  }
}
