import Expectations
import Testing

@testable import GalleyCommand

@Suite("Asset symbols")
struct AssetSymbolTests {
  // Names and symbols from Xcode in public projects.
  @Test(
    "colors get symbols",
    arguments: [
      ("AccentColor", "accent"), ("BGColorOne", "bgColorOne"), ("color_24292B", "color24292B"),
      ("color_9DA2A5", "color9DA2A5"), ("pastelbabyblue", "pastelbabyblue"),
      ("PortfolioRowColor", "portfolioRow"), ("LaunchScreenBackground", "launchScreenBackground"),
      ("__PresetAccentColor", "presetAccent"), ("Color", "color"), ("Accent Color", "accent"),
      ("default", "`default`"),
    ])
  func colors(_ name: String, _ symbol: String) {
    expectEqual(AssetSymbols.symbol(name, dropping: "Color"), symbol)
  }

  @Test(
    "images get symbols",
    arguments: [
      ("AppIconImage", "appIcon"), ("sticky-note", "stickyNote"),
      ("verse-bg-field", "verseBgField"),
      ("1", "_1"), ("1+e2", "_1E2"), ("pro plan", "proPlan"),
      ("ClxAssetAskInfo", "clxAssetAskInfo"), ("image_avatar_default", "imageAvatarDefault"),
      ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
      ("Chevron Left", "chevronLeft"), ("---", ""),
    ])
  func pictures(_ name: String, _ symbol: String) {
    expectEqual(AssetSymbols.symbol(name, dropping: "Image"), symbol)
  }

  @Test("namespaces begin with a capital letter")
  func namespaces() {
    expectEqual(AssetSymbols.type("tab bar"), "TabBar")
    expectEqual(AssetSymbols.type("2nd"), "_2Nd")
  }
}
