/// The fonts of an iPhone.
enum PhoneFonts {
  /// Returns whether a name is that of a family, or of a font such as `Georgia-Bold` or `ArialMT`.
  static func contain(_ name: String) -> Bool {
    let compact = String(name.filter { $0 != " " })
    if names.contains(compact) { return true }
    var family = compact.prefix { $0 != "-" }
    for suffix in ["PSMT", "PS", "MT", "Plain", "ITCTT"] where family.hasSuffix(suffix) {
      family = family.dropLast(suffix.count)
      break
    }
    return names.contains(String(family))
  }

  /// The names of the families, and the beginnings of the names of their fonts, without spaces.
  private static let names = Set(
    """
    AcademyEngravedLET AlNile AmericanTypewriter AppleColorEmoji AppleSDGothicNeo AppleSymbols Arial ArialHebrew
    ArialRoundedMTBold Avenir AvenirNext AvenirNextCondensed BanglaSangamMN Baskerville Bodoni72 Bodoni72Oldstyle
    Bodoni72Smallcaps BodoniSvtyTwo BodoniSvtyTwoOS BodoniSvtyTwoSC BodoniOrnaments BradleyHand BradleyHandITCTT
    ChalkboardSE Chalkduster Charter Cochin Copperplate Courier CourierNew Damascus DevanagariSangamMN Didot
    DINAlternate DINCondensed EuphemiaUCAS Farah Futura Galvji GeezaPro Georgia GillSans GranthaSangamMN Helvetica
    HelveticaNeue HiraginoMaruGothicProN HiraMaruProN HiraginoMinchoProN HiraMinProN HiraginoSans HiraKakuProN
    HoeflerText Impact Kailasa Kefa KhmerSangamMN KohinoorBangla KohinoorDevanagari KohinoorGujarati KohinoorTelugu
    LaoSangamMN MalayalamSangamMN MarkerFelt Menlo Mishafi MuktaMahee MyanmarSangamMN Noteworthy NotoNastaliqUrdu
    NotoSansKannada NotoSansMyanmar NotoSansOriya Optima Palatino Papyrus PartyLET PingFangHK PingFangSC PingFangTC
    Rockwell SavoyeLET SinhalaSangamMN SnellRoundhand STIXTwoMath STIXTwoText Symbol TamilSangamMN Thonburi
    TimesNewRoman TrebuchetMS Verdana ZapfDingbats Zapfino
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
