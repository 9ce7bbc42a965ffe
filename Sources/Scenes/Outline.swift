import GalleyCatalog

extension View {
  /// Draws a thin line around the outside of the view, without covering it or taking up space.
  func outlined(_ color: Color = .gray, width: CGFloat = 1) -> some View {
    overlay { Rectangle().inset(by: -width).strokeBorder(color, lineWidth: width) }
  }

  /// Shows the size of the view on top of it.
  ///
  /// - Parameters:
  ///   - measure: The dimensions to show.
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

/// The dimensions shown on a measured view.
enum MeasuredLength {
  case size, width, height

  func words(of size: CGSize) -> String {
    switch self {
    case .size: "\(number(size.width))×\(number(size.height))"
    case .width: number(size.width)
    case .height: number(size.height)
    }
  }

  /// Rounds to hundredths of a point.
  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
