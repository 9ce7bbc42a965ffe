import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Translations")
struct TranslationTests {
  let folder: ResourceFolder
  var bundle: Bundle { folder.bundle }

  init() throws {
    folder = try ResourceFolder()
    try folder.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "**Hallo**"}},
          "zh-Hant": {"stringUnit": {"state": "translated", "value": "你好"}}}},
        "welcome_title": {"localizations": {
          "en": {"stringUnit": {"state": "new", "value": "Welcome!"}},
          "de": {"stringUnit": {"state": "new", "value": "Willkommen!"}}}},
        "%@ has %lld boats": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%2$lld Boote in %1$@"}}}},
        "%lld files": {"localizations": {
          "en": {"variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "No files"}},
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "ru": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld файла"}}}}}}},
        "%lld birds in %lld trees": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"},
          "substitutions": {
            "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
            "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "a tree"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg trees"}}}}}}}}},
        "%lf %%": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%.1f Prozent"}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Tap it"}},
          "ipad": {"stringUnit": {"state": "translated", "value": "Touch it"}},
          "mac": {"stringUnit": {"state": "translated", "value": "Click it"}}}}}}},
        "^[%lld card](inflect: true)": {"localizations": {"de": {
          "stringUnit": {"state": "translated", "value": "^[%lld Karte](inflect: true)"}}}},
        "deck %lld": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "^[%lld deck](inflect: true)"}}}},
        "broken": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%9$@ %#@none@ %"}}}}
      }}
      """)
  }

  private func text(_ text: Text, _ locale: String = "en") -> String? {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return LayoutTree(of: text, environment: environment).texts.first
  }

  private func text(_ key: LocalizedStringKey, _ locale: String = "en") -> String? {
    text(Text(key, bundle: bundle), locale)
  }

  @Test("only English nouns agree with their number", .enabled(if: hasPainter))
  func agreement() {
    expectEqual(text("^[\(2) card](inflect: true)"), "2 cards")
    expectEqual(text("^[\(2) card](inflect: true)", "fr"), "2 cards")
    expectEqual(text("^[\(2) card](inflect: true)", "de"), "2 Karte")
    expectEqual(text("deck \(1)"), "1 deck")
    expectEqual(text("deck \(2)"), "2 decks")
  }

  @Test("localized attributed strings agree with their number, too", .enabled(if: hasPainter))
  func attributedAgreement() {
    func words(_ string: AttributedString) -> String { String(string.characters) }
    expectEqual(words(AttributedString(localized: "^[\(2) card](inflect: true)")), "2 cards")
    expectEqual(words(AttributedString(localized: "^[**\(1)** card](inflect: true)")), "1 card")
    expectEqual(words(AttributedString(localized: "deck \(2)", bundle: bundle)), "2 decks")
    let value = String.LocalizationValue("^[\(3) deck](inflect: true)")
    expectEqual(words(AttributedString(localized: "none", defaultValue: value)), "3 decks")
    let resource = LocalizedStringResource("^[\(4) deck](inflect: true)")
    expectEqual(words(AttributedString(localized: resource)), "4 decks")
    // Markdown in a value is not interpreted.
    expectEqual(words(AttributedString(localized: "*\("a*b*")* is \(1_000)")), "a*b* is 1,000")
  }

  @Test("a key is shown in the locale's language, or else as is", .enabled(if: hasPainter))
  func languages() {
    expectEqual(text("Hello"), "Hello")
    expectEqual(text("Hello", "de_AT"), "Hallo")
    expectEqual(text("Hello", "zh_TW"), "你好")
    expectEqual(text("Hello", "zh_CN"), "Hello")
    expectEqual(text("Hello", "fr"), "Hello")
    expectEqual(text("welcome_title"), "Welcome!")
    expectEqual(text("welcome_title", "fr"), "Welcome!")
    expectEqual(text("unknown", "de"), "unknown")
    expectEqual(text(Text("Hello"), "de"), "Hello")
    expectEqual(text(Text(verbatim: "Hello"), "de"), "Hello")
  }

  @Test("Markdown in a translation is styled on top of the text's style", .enabled(if: hasPainter))
  func markdown() {
    func width(_ text: Text) -> CGFloat {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "de")
      return LayoutTree(of: text, environment: environment).root.frame.width
    }
    expectEqual(width(Text("Hello", bundle: bundle)), width(Text(verbatim: "Hallo").bold()))
    expectEqual(
      width(Text("Hello", bundle: bundle).font(.title)),
      width(Text(verbatim: "Hallo").bold().font(.title)))
    let joined = Text("Hello", bundle: bundle) + Text(verbatim: " ") + Text("Hello", bundle: bundle)
    expectEqual(text(joined, "de"), "Hallo Hallo")
    expectEqual(text(Text("<\(Text("Hello", bundle: bundle))>"), "de"), "<Hallo>")
  }

  @Test("values are inserted in the locale's format")
  func values() {
    expectEqual(text("\("Kiel") has \(1200) boats"), "Kiel has 1,200 boats")
    expectEqual(text("\("Kiel") has \(1200) boats", "de"), "1.200 Boote in Kiel")
    expectEqual(text("\(12.345) %", "de"), "12,3 Prozent")
    expectEqual(text("\(12.5) %", "fr"), "12,500000 %")
    expectEqual(text("broken", "de"), "%9$@ %#@none@ %")
  }

  @Test(
    "numbers select the plural form of the language",
    arguments: [
      (0, "No files", "0 файлов"), (1, "1 file", "1 файл"), (3, "3 files", "3 файла"),
      (5, "5 files", "5 файлов"), (11, "11 files", "11 файлов"), (21, "21 files", "21 файл"),
    ])
  func plurals(_ count: Int, _ english: String, _ russian: String) {
    expectEqual(text("\(count) files"), english)
    expectEqual(text("\(count) files", "ru_RU"), russian)
  }

  @Test("substitutions have a plural form for each number, and variations for devices")
  func substitutions() {
    expectEqual(text("\(1) birds in \(2) trees"), "1 bird in 2 trees")
    expectEqual(text("\(3) birds in \(1) trees"), "3 birds in a tree")
    expectEqual(text("Tap"), "Tap it")
  }

  @Test("strings files support tables, comments, escapes, UTF-16 and plurals")
  func stringsFiles() throws {
    try folder.write(
      "de.lproj/Menu.strings",
      """
      /* A "comment" */
      "Open" = "Öffnen"; // another one
      "Say \\"%@\\"" = "Sag \\"%@\\"\\nbitte";
      save = "Sichern";
      "Uni" = "\\U00e4";
      """)
    try folder.write(
      "fr.lproj/Menu.strings", require("\"Open\" = \"Ouvrir\";".data(using: .utf16)))
    try folder.write(
      "en.lproj/Menu.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld guests</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@guests@ tonight</string>
        <key>guests</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>one guest</string>
          <key>other</key><string>%lld guests</string>
        </dict></dict></dict></plist>
      """)
    func menu(_ key: LocalizedStringKey, _ locale: String) -> String? {
      text(Text(key, tableName: "Menu", bundle: bundle), locale)
    }
    expectEqual(menu("Open", "de"), "Öffnen")
    expectEqual(menu("Open", "fr_CA"), "Ouvrir")
    expectEqual(menu("Say \"\("A")\"", "de"), "Sag \"A\"\nbitte")
    expectEqual(menu("save", "de"), "Sichern")
    expectEqual(menu("Uni", "de"), "ä")
    expectEqual(menu("\(1) guests", "en"), "one guest tonight")
    expectEqual(menu("\(4) guests", "en"), "4 guests tonight")
    expectEqual(menu("\(4) guests", "ja"), "4 guests tonight")
    expectEqual(text("Open", "de"), "Open")
  }

  @Test("strings and resources use the picture's language", .enabled(if: hasPainter))
  func strings() throws {
    struct Greeting: View {
      let bundle: Bundle
      var body: some View {
        let name = "Kiel"
        let boats = String(localized: "\(name) has \(1200) boats", bundle: bundle)
        let title = String(localized: "welcome_title", defaultValue: "none", bundle: bundle)
        let place = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)
        let hello = LocalizedStringResource("Hello", bundle: place)
        VStack {
          Text(verbatim: boats)
          Text(verbatim: title)
          Text(hello)
          Text(verbatim: String(localized: hello))
          Text(verbatim: String(localized: "none", defaultValue: "\(7) left", bundle: bundle))
        }
      }
    }
    let renderer = ImageRenderer(content: Greeting(bundle: bundle))
    let texts = { try renderer.layoutTree().texts }
    try expectEqual(texts(), ["Kiel has 1,200 boats", "Welcome!", "Hello", "Hello", "7 left"])
    // Bodies that looked up strings are evaluated again for another language.
    renderer.environment.locale = Locale(identifier: "de")
    try expectEqual(
      texts(), ["1.200 Boote in Kiel", "Willkommen!", "Hallo", "**Hallo**", "7 left"])
  }

  @Test("device variations follow the picture's screen")
  func devices() {
    func text(_ device: Device) -> String? {
      LayoutTree(of: DeviceScreen(device) { Text("Tap", bundle: bundle) }, tracing: false)
        .texts.first
    }
    for _ in 0..<2 {
      expectEqual(text(.iPad), "Touch it")
      expectEqual(text(.iPhoneSE), "Tap it")
      expectEqual(text(.iPadPro13.landscape), "Touch it")
    }
  }

  @Test("a language falls back to another region, but not to another script")
  func regions() throws {
    try folder.write("es-419.lproj/Menu.strings", #""Open" = "Abrir";"#)
    try folder.write("sr-Latn.lproj/Menu.strings", #""Open" = "Otvori";"#)
    func menu(_ locale: String) -> String? {
      text(Text("Open", tableName: "Menu", bundle: bundle), locale)
    }
    expectEqual(menu("es_MX"), "Abrir")
    expectEqual(menu("es_ES"), "Abrir")
    expectEqual(menu("es_419"), "Abrir")
    expectEqual(menu("sr_Cyrl_RS"), "Open")
    expectEqual(menu("sr_Latn_RS"), "Otvori")
  }

  @Test("an explicit locale formats the values, even if it is the machine's")
  func namedLocale() throws {
    let machine = Locale(identifier: Locale.current.identifier)
    struct Number: View {
      let locale: Locale
      var body: some View {
        Text(verbatim: String(localized: "\(1234567) boats", locale: locale))
        Text(verbatim: String(localized: "\(1234567) boats"))
      }
    }
    let renderer = ImageRenderer(content: Number(locale: machine))
    renderer.environment.locale = Locale(identifier: "de_DE")
    let texts = try renderer.layoutTree().texts
    expectEqual(texts[0], "\(1_234_567.formatted(.number.locale(machine))) boats")
    expectEqual(texts[1], "1.234.567 boats")
    var resource = LocalizedStringResource("\(1234567) boats")
    expectEqual(resource, LocalizedStringResource("\(1234567) boats"))
    resource.locale = Locale(identifier: "fr")
    expectEqual(resource.locale.identifier, "fr")
  }

  @Test("unreadable files report the reason, and the rest is shown")
  func broken() throws {
    try folder.write(
      "Part.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {
        "good": {"localizations": {"en": {"stringUnit": {"value": "Good"}}}},
        "bad": {"localizations": {"en": {"stringUnit": {"value": 7}}}}}}
      """)
    try folder.write("Syntax.xcstrings", "{\n\"sourceLanguage\": \"en\",\n\"strings\": }")
    try folder.write("en.lproj/Line.strings", "\"a\" = \"A\";\n\n\"b\" \"B\";\n\"c\" = \"C\";")
    try folder.write("en.lproj/Plural.stringsdict", "no property list")
    func shown(_ key: LocalizedStringKey, _ table: String) -> (text: String?, messages: [String]) {
      let text = Text(key, tableName: table, bundle: bundle)
      // Every picture reports the problem, not only the first.
      _ = LayoutTree(of: text)
      let tree = LayoutTree(
        of: VStack {
          [text, text][0]; text
        })
      return (tree.texts.first, tree.diagnostics.map(\.message))
    }
    let part = shown("good", "Part")
    expectEqual(part.text, "Good")
    expectEqual(part.messages.count, 1)
    expectEqual(part.messages.first?.contains("the string “bad” in "), true)
    expectEqual(part.messages.first?.contains("localizations.en.stringUnit.value "), true)
    let syntax = shown("key", "Syntax")
    expectEqual(syntax.text, "key")
    expectEqual(syntax.messages.count, 1)
    expectEqual(syntax.messages.first?.contains("Syntax.xcstrings cannot be read: "), true)
    expectEqual(syntax.messages.first?.contains("line 3"), true)
    let line = shown("a", "Line")
    expectEqual(line.text, "A")
    expectEqual(line.messages.first?.hasSuffix("line 3 is not \"key\" = \"value\";"), true)
    let plural = shown("key", "Plural")
    expectEqual(plural.messages.first?.hasSuffix("it is not a property list"), true)
    expectEqual(shown("Hello", "Localizable").messages, [])
  }

  @Test("mutually referencing substitutions terminate")
  func manySubstitutions() throws {
    let names = (0..<9).map { "s\($0)" }
    let parts = names.indices.dropLast().map { index in
      let next = String(repeating: "%#@\(names[index + 1])@", count: 40)
      return """
        "\(names[index])": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"value": "\(next)"}}}}}
        """
    }
    try folder.write(
      "Many.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"%lld many": {"localizations": {"en": {
        "stringUnit": {"value": "%#@s0@"},
        "substitutions": {\(parts.joined(separator: ", "))}}}}}}
      """)
    let clock = ContinuousClock()
    let time = clock.measure {
      expectEqual(text(Text("\(3) many", tableName: "Many", bundle: bundle))?.isEmpty, false)
    }
    expectLess(time, .seconds(20))
  }
}
