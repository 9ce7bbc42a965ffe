import Galley

extension View {
  /// A line of one point around the view, outside of its bounds, so that it covers nothing of it and
  /// takes no space.
  func outlined(_ color: Color = .gray) -> some View {
    overlay { Rectangle().inset(by: -1).strokeBorder(color, lineWidth: 1) }
  }

  /// The view with its own size on it, as it was laid out.
  ///
  /// - Parameters:
  ///   - measure: What is written.
  ///   - id: The view's identifier.
  func measured(_ measure: MeasuredLength, _ id: String) -> some View {
    overlay {
      GeometryReader { proxy in
        Text(verbatim: measure.words(of: proxy.size))
          .font(.title2.weight(.semibold))
          .foregroundStyle(.black)
          .fixedSize()
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
    }
    .accessibilityIdentifier(id)
  }
}

/// What is written on a view that is measured.
enum MeasuredLength {
  case size, width, height

  func words(of size: CGSize) -> String {
    switch self {
    case .size: AnnotationWords.size(size)
    case .width: AnnotationWords.number(size.width)
    case .height: AnnotationWords.number(size.height)
    }
  }
}
