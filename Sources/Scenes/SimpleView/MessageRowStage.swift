import Galley

/// What the message rows say.
enum MessageRowText {
  static let initials = "AK"
  static let content = "The museum opens at nine. Shall we meet at the entrance?"
}

/// Where the message rows stand: 320×120 points with space around.
enum MessageRowStage {
  static let row = CGSize(width: 320, height: 120)
  static let canvas = CGSize(width: 352, height: 152)
}

extension View {
  /// The view as the content of a row whose bounds are outlined.
  ///
  /// - Parameter outline: Clear where an overlay draws the bounds. Default: grey.
  func messageRow(outline: Color = .gray) -> some View {
    frame(width: MessageRowStage.row.width, height: MessageRowStage.row.height)
      .accessibilityIdentifier("row")
      .outlined(outline)
  }
}
