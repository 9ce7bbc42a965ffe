import Expectations
import Foundation
import Galley
import Testing

@testable import GalleyCommand

@Suite("Values of options")
struct OptionValuesTests {
  @Test("scales are parsed", arguments: [("1", 1), ("2.5", 2.5), ("0.01", 0.01)])
  func scales(_ text: String, _ value: Double) throws {
    try expectEqual(OptionValues.scale(text), value)
  }

  @Test(
    "invalid scales are rejected",
    arguments: ["", "0", "-1", "nan", "inf", "1e300", "0x2", "two", "99999", "2x", "1.5.2", "--"])
  func badScales(_ text: String) {
    #expect(throws: ValueError.self) { try OptionValues.scale(text) }
  }

  @Test("sizes are parsed", arguments: ["320x240", "320×240", "320X240", "320.0x240"])
  func sizes(_ text: String) throws {
    try expectEqual(OptionValues.size(text), CGSize(width: 320, height: 240))
  }

  @Test(
    "invalid sizes are rejected",
    arguments: ["", "320", "x", "320x", "0x10", "10x-1", "nanx10", "1x2x3", "infxinf", "9999999x1"])
  func badSizes(_ text: String) {
    #expect(throws: ValueError.self) { try OptionValues.size(text) }
  }

  @Test(
    "dates are parsed",
    arguments: [
      ("2026-11-28", 817_516_800), ("2026-11-28T09:41", 817_551_660),
      ("2026-11-28T09:41:30Z", 817_551_690), ("2026-11-28T09:41+01:00", 817_548_060),
      ("2001-01-01", 0),
    ])
  func dates(_ text: String, _ seconds: Double) throws {
    try expectEqual(OptionValues.date(text)?.timeIntervalSinceReferenceDate, seconds)
  }

  @Test(
    "invalid dates are rejected",
    arguments: [
      "", "now", "2026", "28.11.2026", "2026-02-30", "2026-13-01", "2026-11-28T24:41",
      "2026-11-28T09:61", "2026-11-28 09:41", "2026-11-28T9:41", "2026-11-28T09:41+1",
    ])
  func badDates(_ text: String) {
    #expect(throws: ValueError.self) { try OptionValues.date(text) }
  }

  @Test("ports are parsed", arguments: [0, 1, 1024, 1025, 8080, 65_535])
  func ports(_ port: Int) throws { try expectEqual(OptionValues.port("\(port)"), port) }

  @Test("invalid ports are rejected", arguments: ["", "-1", "65536", "http", "80.0", "0x50"])
  func badPorts(_ text: String) {
    #expect(throws: ValueError.self) { try OptionValues.port(text) }
  }

  @Test("type sizes have several spellings", arguments: ["xxLarge", "xxlarge", "xx-large"])
  func typeSizes(_ text: String) throws {
    try expectEqual(OptionValues.typeSize(text), .xxLarge)
    #expect(throws: ValueError.self) { try OptionValues.typeSize("huge") }
  }

  @Test(
    "locales are parsed, and have a region",
    arguments: [
      ("de", "de_DE"), ("zh-Hant", "zh-Hant_TW"), ("pt_PT", "pt_PT"), ("pt", "pt_BR"),
      ("ar", "ar_EG"), ("ar-AE", "ar-AE"), ("ar-u-nu-latn", "ar_EG@numbers=latn"),
      ("de-1996", "de_DE@va=1996"),
    ])
  func locales(_ text: String, _ identifier: String) throws {
    try expectEqual(OptionValues.locale(text)?.identifier, identifier)
  }

  @Test("the language alone decides on digits, for texts and for the locale of the device")
  func digits() throws {
    let arabic = try require(OptionValues.locale("ar"))
    expectEqual(1234.formatted(.number.locale(arabic)), "١٬٢٣٤")
    expectEqual(arabic.withLikelyRegion, arabic)
  }

  @Test(
    "invalid locales are rejected",
    arguments: ["", "x", "12", "de-", "../etc", "qqx-yy zz", "de de"])
  func badLocales(_ text: String) {
    #expect(throws: ValueError.self) { try OptionValues.locale(text) }
  }

  @Test("lists of widths, type sizes, devices and names are parsed")
  func lists() throws {
    try expectEqual(OptionValues.widths("320,200"), [200, 320])
    try expectEqual(OptionValues.typeSizes("xSmall,accessibility5"), [.xSmall, .accessibility5])
    try expectEqual(OptionValues.typeSizes("all"), DynamicTypeSize.allCases)
    try expectEqual(
      OptionValues.devices("iphone-se,ipad-landscape").map(\.size.width), [375, 1180])
    try expectEqual(OptionValues.devices("all"), Device.all)
    try expectEqual(OptionValues.names("title,price"), ["title", "price"])
    for wrong in ["", "200,", "0", "-1", "nan", "1e9", String(repeating: "1,", count: 24) + "1"] {
      #expect(throws: ValueError.self) { try OptionValues.widths(wrong) }
    }
    #expect(throws: ValueError.self) { try OptionValues.typeSizes("large,huge") }
    #expect(throws: ValueError.self) { try OptionValues.devices("iphone-1") }
    #expect(throws: ValueError.self) { try OptionValues.names("title,,price") }
  }

  @Test("overlays can be combined")
  func overlays() throws {
    try expectEqual(OptionValues.overlays("frames,baselines"), [.frames, .baselines])
    try expectEqual(OptionValues.overlays("none"), [])
    try expectEqual(
      OptionValues.overlays("spacing,proposals,safe-area"),
      [.spacing, .proposals, .safeArea])
    for wrong in ["", "frame", "frames,", "none,frames"] {
      #expect(throws: ValueError.self) { try OptionValues.overlays(wrong) }
    }
  }

  @Test("an invalid word reports the accepted ones")
  func words() throws {
    let read = OptionValues.word(["light": 1, "dark": 2])
    #expect(throws: ValueError(expected: "light or dark")) { try read("grey") }
    try expectEqual(read("DARK"), 2)
  }
}

@Suite("Finding the nearest name")
struct NearestNameTests {
  @Test(
    "a few edits count as a typo",
    arguments: [("verfiy", "verify"), ("recrod", "record"), ("LIST", "list"), ("rendr", "render")])
  func near(_ typed: String, _ meant: String) {
    let names = ["list", "render", "record", "verify"]
    expectEqual(NearestName.find(typed, in: names), meant)
  }

  @Test("many edits do not count as a typo", arguments: ["", "zz", "completely-different"])
  func far(_ typed: String) {
    expectNil(NearestName.find(typed, in: ["list", "render", "record"]))
  }

  @Test("swapped neighbors count as one edit")
  func distance() {
    expectEqual(NearestName.distance(Array("ab"), Array("ba")), 1)
    expectEqual(NearestName.distance(Array("kitten"), Array("sitting")), 3)
    expectEqual(NearestName.distance([], Array("abc")), 3)
  }
}
