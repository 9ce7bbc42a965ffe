import Galley

extension View {
  /// A line through a guide of the view, a little longer than the view, with the guide's name
  /// above it. The line's identifier is the name.
  func ruler(
    _ guide: HorizontalAlignment, _ name: String, color: Color = .pink
  ) -> some View {
    overlay(alignment: Alignment(horizontal: guide, vertical: .top)) {
      color
        .frame(width: 1)
        .accessibilityIdentifier(name)
        .padding(.vertical, -GuideRuler.excess)
        .alignmentGuide(guide) { $0[HorizontalAlignment.center] }
    }
    .overlay(alignment: Alignment(horizontal: guide, vertical: .top)) {
      GuideRuler.label(name, color)
        .alignmentGuide(guide) { $0[HorizontalAlignment.center] }
        .alignmentGuide(.top) { $0[.bottom] + GuideRuler.excess + 2 }
    }
  }

  /// A line through a guide of the view, a little longer than the view, with the guide's name
  /// after it. The line's identifier is the name.
  func ruler(
    _ guide: VerticalAlignment, _ name: String, color: Color = .blue
  ) -> some View {
    overlay(alignment: Alignment(horizontal: .leading, vertical: guide)) {
      color
        .frame(height: 1)
        .accessibilityIdentifier(name)
        .padding(.horizontal, -GuideRuler.excess)
        .alignmentGuide(guide) { $0[VerticalAlignment.center] }
    }
    .overlay(alignment: Alignment(horizontal: .trailing, vertical: guide)) {
      GuideRuler.label(name, color)
        .alignmentGuide(guide) { $0[VerticalAlignment.center] }
        .alignmentGuide(.trailing) { $0[.leading] - GuideRuler.excess - 4 }
    }
  }
}

/// What rulers have in common.
enum GuideRuler {
  /// How far a line reaches beyond the view, in points.
  static let excess: CGFloat = 10

  static func label(_ name: String, _ color: Color) -> some View {
    Text(name)
      .font(.caption2)
      .foregroundStyle(color)
      .fixedSize()
  }
}
