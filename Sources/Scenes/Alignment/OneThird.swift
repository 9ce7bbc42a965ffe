import GalleyCatalog

/// A custom guide at a third of the view's width.
enum OneThirdWidth: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  static let oneThird = HorizontalAlignment(OneThirdWidth.self)
}

extension Alignment {
  /// The point at a third of the top edge.
  static let topOneThird = Alignment(horizontal: .oneThird, vertical: .top)
}
