/// What the message rows say.
enum MessageRowText {
  static let initials = "AK"
  static let content = "The museum opens at nine. Shall we meet at the entrance?"
}
