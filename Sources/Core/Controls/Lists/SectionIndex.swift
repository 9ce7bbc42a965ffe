import Foundation

/// The index of a list's sections: small letters in a column at the trailing edge, centered
/// vertically in the visible part of the list, as on iOS.
struct SectionIndex: View {
  let labels: [Text]

  /// The width of UIKit's index, in points.
  static let width: CGFloat = 15

  var body: some View {
    VStack(spacing: 0) {
      ForEach(labels.indices, id: \.self) { labels[$0].frame(height: 14) }
    }
    .font(.system(size: 11, weight: .semibold))
    .foregroundStyle(.tint)
    .lineLimit(1)
    .frame(width: Self.width)
    .visualEffect { content, proxy in
      let visible = proxy.bounds(of: .scrollView)
      return content.offset(y: visible.map { $0.midY - proxy.size.height / 2 } ?? 0)
    }
  }
}
