import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Space between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of lines below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of lines through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How lines are arranged.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
