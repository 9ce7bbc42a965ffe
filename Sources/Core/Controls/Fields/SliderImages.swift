import Foundation

/// The track and the thumb of a slider with images. Parts without an image have their shape.
struct ImagedSliderTrack: View {
  let fraction: CGFloat
  let parts: ControlParts
  @Environment(\.theme.look.slider) private var look

  var body: some View {
    SliderPartsLayout(fraction: fraction) {
      track(parts.slider.filled) { Capsule().fill(.tint) }
      track(parts.slider.rest) { Capsule().fill(parts.track ?? Color(.fill)) }
      if let thumb = parts.slider.thumb { thumb } else { SliderThumb() }
    }
    .frame(idealWidth: 100)
    .frame(height: 31)
  }

  @ViewBuilder
  private func track(
    _ part: SliderImages.Part?, @ViewBuilder shape: () -> some View
  ) -> some View {
    if let part {
      part.image.resizable().frame(height: part.height)
    } else {
      shape().frame(height: look.track)
    }
  }
}

/// Places the track before the thumb, the track after it, and the thumb.
///
/// Proposes: to the tracks, the width up to the middle of the thumb, and the rest; to the thumb,
/// nothing, which gives it its ideal size.
/// Reports: the proposal.
struct SliderPartsLayout: Layout {
  let fraction: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let thumb = subviews[2].sizeThatFits(.unspecified).width
    let middle = thumb / 2 + max(bounds.width - thumb, 0) * fraction
    let (start, y) = (bounds.minX, bounds.midY)
    subviews[0].place(
      at: CGPoint(x: start, y: y), anchor: .leading,
      proposal: ProposedViewSize(width: middle, height: nil))
    subviews[1].place(
      at: CGPoint(x: start + middle, y: y), anchor: .leading,
      proposal: ProposedViewSize(width: max(bounds.width - middle, 0), height: nil))
    subviews[2].place(
      at: CGPoint(x: start + middle, y: y), anchor: .center, proposal: .unspecified)
  }
}
