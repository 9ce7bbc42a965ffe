import Galley

extension Ingredients {
  mutating func addTexts() {
    add("Text(verbatim: {string})") { Text(verbatim: $0.string(0)) }
    add("Text(LocalizedStringKey({string}))") { Text(LocalizedStringKey($0.string(0))) }
    add(
      "(Text(verbatim: {string}).bold() + Text(verbatim: {string}).italic().baselineOffset({number}))"
    ) {
      Text(verbatim: $0.string(0)).bold()
        + Text(verbatim: $0.string(1)).italic().baselineOffset($0.number(2))
    }
    add(
      "Text(verbatim: {string}).kerning({number}).underline().strikethrough().foregroundColor({color})"
    ) {
      Text(verbatim: $0.string(0)).kerning($0.number(1)).underline().strikethrough()
        .foregroundColor($0.pick(Choices.color, 2))
    }
    add(
      "Text({string}).foregroundStyle({color}).monospacedDigit().fontDesign({design}).tracking({number})"
    ) {
      Text($0.string(0)).foregroundStyle($0.pick(Choices.color, 1)).monospacedDigit()
        .fontDesign($0.pick(Choices.design, 2)).tracking($0.number(3))
    }
    addFonts()
    addLines()
    addRichTexts()
  }

  private mutating func addFonts() {
    add("{view}.font(.system({textStyle}, design: {design}, weight: {weight}))") {
      $0.view.font(
        .system(
          $0.pick(Choices.textStyle, 0), design: $0.pick(Choices.design, 1),
          weight: $0.pick(Choices.weight, 2)))
    }
    add("{view}.font(.system(size: {number}))") { $0.view.font(.system(size: $0.number(0))) }
    add("{view}.font(.custom({string}, size: {number}, relativeTo: {textStyle}))") {
      $0.view.font(
        .custom($0.string(0), size: $0.number(1), relativeTo: $0.pick(Choices.textStyle, 2)))
    }
    add("{view}.font(.custom({string}, fixedSize: {number}).leading(.tight))") {
      $0.view.font(.custom($0.string(0), fixedSize: $0.number(1)).leading(.tight))
    }
    add("{view}.fontWeight({weight}).fontDesign({design}).italic({bool})") {
      $0.view.fontWeight($0.pick(Choices.weight, 0)).fontDesign($0.pick(Choices.design, 1))
        .italic($0.pick(Choices.bool, 2))
    }
    add("{view}.bold().monospaced({bool}).monospacedDigit()") {
      $0.view.bold().monospaced($0.pick(Choices.bool, 0)).monospacedDigit()
    }
    add("{view}.underline({bool}).strikethrough({bool}, color: {color})") {
      $0.view.underline($0.pick(Choices.bool, 0))
        .strikethrough($0.pick(Choices.bool, 1), color: $0.pick(Choices.color, 2))
    }
    add("{view}.textCase({textCase})") { $0.view.textCase($0.pick(Choices.textCase, 0)) }
    add("{view}.dynamicTypeSize({typeSize})") {
      $0.view.dynamicTypeSize($0.pick(Choices.typeSize, 0))
    }
    add("{view}.environment(\\.locale, {locale})") {
      $0.view.environment(\.locale, $0.pick(Choices.locale, 0))
    }
  }

  private mutating func addLines() {
    add("{view}.kerning({number})") { $0.view.kerning($0.number(0)) }
    add("{view}.tracking({number})") { $0.view.tracking($0.number(0)) }
    add("{view}.baselineOffset({number})") { $0.view.baselineOffset($0.number(0)) }
    add("{view}.lineLimit({count})") { $0.view.lineLimit($0.count(0)) }
    add("{view}.lineLimit({count}, reservesSpace: {bool})") {
      $0.view.lineLimit($0.count(0), reservesSpace: $0.pick(Choices.bool, 1))
    }
    add("{view}.lineSpacing({number})") { $0.view.lineSpacing($0.number(0)) }
    add("{view}.multilineTextAlignment({textAlignment})") {
      $0.view.multilineTextAlignment($0.pick(Choices.textAlignment, 0))
    }
    add("{view}.truncationMode({truncation})") {
      $0.view.truncationMode($0.pick(Choices.truncation, 0))
    }
    add("{view}.minimumScaleFactor({number})") { $0.view.minimumScaleFactor($0.number(0)) }
    add("{view}.allowsTightening({bool})") { $0.view.allowsTightening($0.pick(Choices.bool, 0)) }
  }
}
