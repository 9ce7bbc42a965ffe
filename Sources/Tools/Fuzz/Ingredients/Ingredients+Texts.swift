import Galley

extension Ingredients {
  mutating func addTexts() {
    #add("Text(verbatim: {string})")
    #add("Text(LocalizedStringKey({string}))")
    #add(
      "(Text(verbatim: {string}).bold() + Text(verbatim: {string}).italic().baselineOffset({number}))"
    )
    #add(
      "Text(verbatim: {string}).kerning({number}).underline().strikethrough().foregroundColor({color})"
    )
    #add(
      "Text({string}).foregroundStyle({color}).monospacedDigit().fontDesign({design}).tracking({number})"
    )
    addFonts()
    addLines()
    addRichTexts()
  }

  private mutating func addFonts() {
    #add("{view}.font(.system({textStyle}, design: {design}, weight: {weight}))")
    #add("{view}.font(.system(size: {number}))")
    #add("{view}.font(.custom({string}, size: {number}, relativeTo: {textStyle}))")
    #add("{view}.font(.custom({string}, fixedSize: {number}).leading(.tight))")
    #add("{view}.fontWeight({weight}).fontDesign({design}).italic({bool})")
    #add("{view}.bold().monospaced({bool}).monospacedDigit()")
    #add("{view}.underline({bool}).strikethrough({bool}, color: {color})")
    #add("{view}.textCase({textCase})")
    #add("{view}.dynamicTypeSize({typeSize})")
    #add("{view}.environment(\\.locale, {locale})")
  }

  private mutating func addLines() {
    #add("{view}.kerning({number})")
    #add("{view}.tracking({number})")
    #add("{view}.baselineOffset({number})")
    #add("{view}.lineLimit({count})")
    #add("{view}.lineLimit({count}, reservesSpace: {bool})")
    #add("{view}.lineSpacing({number})")
    #add("{view}.multilineTextAlignment({textAlignment})")
    #add("{view}.truncationMode({truncation})")
    #add("{view}.minimumScaleFactor({number})")
    #add("{view}.allowsTightening({bool})")
  }
}
