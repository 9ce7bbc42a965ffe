import GalleyCatalog

/// The strings of several alignment scenes.
enum AlignmentTexts {
  /// The poem with the article's punctuation: ideographic full stops, and ASCII commas, colon and
  /// question mark.
  static let poem =
    "山不在高,有仙则名。水不在深,有龙则灵。斯是陋室,惟吾德馨。苔痕上阶绿,草色入帘"
    + "青。谈笑有鸿儒,往来无白丁。可以调素琴,阅金经。无丝竹之乱耳,无案牍之劳形。南阳"
    + "诸葛庐,西蜀子云亭。孔子云:何陋之有?"

  /// The poem with full-width punctuation only.
  static let fullWidthPoem =
    "山不在高，有仙则名。水不在深，有龙则灵。斯是陋室，惟吾德馨。苔痕上阶绿，草色入帘"
    + "青。谈笑有鸿儒，往来无白丁。可以调素琴，阅金经。无丝竹之乱耳，无案牍之劳形。南阳"
    + "诸葛庐，西蜀子云亭。孔子云：何陋之有？"

  /// A short line with Han characters and Latin letters.
  static let notebook = "肘子的 Swift 记事本"

  /// The locale of the scenes that use these strings.
  static let locale = Locale(identifier: "zh-Hans")
}
