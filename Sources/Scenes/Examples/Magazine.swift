import Foundation
import GalleyCatalog

extension CatalogScene {
  /// Rich text in three writing systems.
  static let magazine = CatalogScene(
    "examples/09-magazine", "A magazine page in English, Chinese and Arabic, with rich text",
    canvas: CGSize(width: 720, height: 800)
  ) {
    MagazinePage()
  }
  .largeGolden(reason: "it shows a whole page of text")
}

private struct MagazinePage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Masthead()
      Headline().padding(.top, 26)
      HStack(alignment: .top, spacing: 28) {
        EnglishColumn()
        VStack(spacing: 18) {
          ChineseColumn()
          Rectangle().fill(Palette.rule).frame(height: 1)
          ArabicColumn()
          Signs()
        }
      }
      .padding(.top, 24)
      Spacer(minLength: 0)
      Colophon()
    }
    .padding(.horizontal, 44)
    .padding(.vertical, 36)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Palette.paper)
    .foregroundStyle(Palette.ink)
    .tint(Palette.accent)
  }
}

private enum Palette {
  static let paper = Color(red: 0.985, green: 0.972, blue: 0.945)
  static let ink = Color(red: 0.13, green: 0.12, blue: 0.11)
  static let faint = Color(red: 0.45, green: 0.42, blue: 0.38)
  static let rule = Color(red: 0.80, green: 0.76, blue: 0.69)
  static let accent = Color(red: 0.74, green: 0.22, blue: 0.13)
  static let marker = Color(red: 0.99, green: 0.87, blue: 0.52)
}

private struct Masthead: View {
  private let date = Text("· November 2026").foregroundStyle(Palette.faint)

  var body: some View {
    VStack(spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("THE GALLEY").tracking(5).fontWeight(.heavy)
        Spacer()
        Text("\(Image(systemName: "leaf")) Issue 20 \(date)")
      }
      .font(.system(size: 12))
      Rectangle().fill(Palette.ink).frame(height: 2)
    }
  }
}

private struct Headline: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("The line that \(Text("breathes").italic().foregroundStyle(Palette.accent))")
        .font(.system(size: 58, weight: .bold, design: .serif))
        .tracking(-1.2)
      Text(
        """
        Three scripts, two directions of the eye, one page.
        *How a page finds room for all of them.*
        """
      )
      .font(.system(size: 17, design: .serif))
      .foregroundStyle(Palette.faint)
      .lineSpacing(5)
    }
  }
}

private struct EnglishColumn: View {
  private var body1: AttributedString {
    var text = AttributedString(
      "A paragraph is a quiet machine. Its words arrive in order, its spaces give way, and at the "
        + "right edge something has to yield. Typographers call the result color: the even gray of "
        + "a block of text seen from across a room, without rivers, without holes.")
    text.font = .system(size: 14.5, design: .serif)
    if let range = text.range(of: "color") {
      text[range].font = .system(size: 14.5, design: .serif).italic()
      text[range].foregroundColor = Palette.accent
    }
    if let range = text.range(of: "the even gray of a block of text") {
      text[range].backgroundColor = Palette.marker
    }
    if let range = text.range(of: "without rivers, without holes") {
      text[range].underlineStyle = Text.LineStyle(pattern: .dot, color: Palette.accent)
    }
    return text
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(body1).lineSpacing(5.5)
      Text(
        """
        Old habits linger. ~~Two spaces after a period~~ went out with the typewriter, yet \
        **measure** and **leading** still decide whether we read on. A good measure holds some \
        65 characters; in code that is `width: 420`, and no more than a [rule of \
        thumb](https://example.org/measure).
        """
      )
      .font(.system(size: 14.5, design: .serif))
      .lineSpacing(5.5)
      PullQuote()
    }
    .frame(width: 330, alignment: .leading)
  }
}

private struct Signs: View {
  private func raised(_ digit: String, by offset: CGFloat) -> Text {
    Text(digit).font(.system(size: 9.5, design: .serif)).baselineOffset(offset)
  }

  private var formulas: Text {
    Text(
      "H\(raised("2", by: -3))O is water in every language, and *E\u{A0}=\u{A0}mc*\(raised("2", by: 6)) needs no translation."
    )
  }

  private var heart: Text {
    Text(Image(systemName: "heart.fill")).foregroundStyle(Palette.accent)
  }

  var body: some View {
    Text(
      """
      \(formulas) Between them stand the small signs: \(Image(systemName: "sun.max.fill")) for \
      noon, \(Image(systemName: "moon.fill")) for night, \(heart) for the rest.
      """
    )
    .font(.system(size: 13.5, design: .serif))
    .lineSpacing(5)
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Palette.rule.opacity(0.28), in: .rect(cornerRadius: 6))
  }
}

private struct PullQuote: View {
  private let setIn = Text("set\u{A0}in").underline(pattern: .solid, color: Palette.accent)

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Rectangle().fill(Palette.accent).frame(width: 3)
      VStack(alignment: .leading, spacing: 8) {
        Text(
          "“White space is not what is left over. It is what the words are\u{A0}\(setIn).”"
        )
        .font(.system(size: 20, weight: .medium, design: .serif).italic())
        .lineSpacing(3)
        Text("FROM THE WORKSHOP")
          .font(.system(size: 10, weight: .semibold))
          .tracking(2)
          .foregroundStyle(Palette.faint)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.vertical, 4)
  }
}

private struct ChineseColumn: View {
  private var paragraph: AttributedString {
    var text = AttributedString("汉字自成方格，行与行之间只需一口气。标点挤进半个字的空当，读者的眼睛便不必停下。好的排版，像月光一样，看不见却照亮一切。")
    text.font = .system(size: 14.5, design: .serif)
    text.languageIdentifier = "zh-Hans"
    if let range = text.range(of: "一口气") {
      text[range].foregroundColor = Palette.accent
      text[range].inlinePresentationIntent = .stronglyEmphasized
    }
    if let range = text.range(of: "像月光一样") { text[range].backgroundColor = Palette.marker }
    return text
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("方块之间").font(.system(size: 27, weight: .bold, design: .serif)).tracking(3)
      Text(paragraph).lineSpacing(7)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .typesettingLanguage(Locale.Language(identifier: "zh-Hans"))
  }
}

private struct ArabicColumn: View {
  private var paragraph: AttributedString {
    var text = AttributedString(
      "يكتب الخط العربي من اليمين إلى اليسار، وتتصل حروفه كما تتصل الأنفاس. تمتد الكلمة أو تنكمش، "
        + "ويبقى السطر متوازنًا بين ITALIC وحبر.")
    text.font = .system(size: 15.5)
    text.languageIdentifier = "ar"
    if let range = text.range(of: "الأنفاس") {
      text[range].foregroundColor = Palette.accent
      text[range].inlinePresentationIntent = .stronglyEmphasized
    }
    if let range = text.range(of: "متوازنًا") {
      text[range].underlineStyle = Text.LineStyle(pattern: .dash, color: Palette.accent)
    }
    return text
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("حروف متصلة").font(.system(size: 27, weight: .bold))
      Text(paragraph).lineSpacing(6)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.layoutDirection, .rightToLeft)
  }
}

private struct Colophon: View {
  var body: some View {
    VStack(spacing: 8) {
      Rectangle().fill(Palette.rule).frame(height: 1)
      HStack(alignment: .firstTextBaseline) {
        Text("Set in \(Text("Inter").bold()), Noto Serif and Noto Sans")
        Spacer()
        Text("12 \(Text("min").textScale(.secondary)) \(Image(systemName: "book"))")
      }
      .font(.system(size: 11))
      .foregroundStyle(Palette.faint)
    }
  }
}
