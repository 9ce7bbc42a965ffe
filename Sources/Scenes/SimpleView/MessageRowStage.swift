import GalleyCatalog

/// The texts of the message rows.
enum MessageRowText {
  static let initials = "AK"
  static let content = "The museum opens at nine. Shall we meet at the entrance?"
}

/// The stage of the message rows: 320×120 points with a margin.
enum MessageRowStage {
  static let row = CGSize(width: 320, height: 120)
  static let canvas = CGSize(width: 352, height: 152)
}

extension View {
  /// Places the view in a row with an outline.
  ///
  /// - Parameter outline: The outline's color; clear if an overlay shows the bounds. Default: gray.
  func messageRow(outline: Color = .gray) -> some View {
    frame(width: MessageRowStage.row.width, height: MessageRowStage.row.height)
      .accessibilityIdentifier("row")
      .outlined(outline)
  }
}
