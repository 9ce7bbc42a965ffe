import Foundation
import Galley

extension Ingredients {
  /// Adds texts with attributes, Markdown, images and dates, and their settings.
  mutating func addRichTexts() {
    add("Text(AttributedString({string}) with every attribute: {string} {number} {color})") {
      Text(Self.attributed($0.string(0), $0.number(1), $0.pick(Choices.color, 2)))
    }
    #add("Text((try? AttributedString(markdown: {string})) ?? AttributedString())")
    #add("Text(\"**\\({string})** [\\({string})](\\({string})) \\(Image(systemName: {string}))\")")
    #add("(Text(Image(systemName: \"star\")).baselineOffset({number}) + Text({string}))")
    #add("Text(Date(timeIntervalSinceReferenceDate: {number}), style: .relative)")
    #add("Text(Date(timeIntervalSinceReferenceDate: {number}), style: .timer)")
    #add("{view}.environment(\\.now, Date(timeIntervalSinceReferenceDate: {number}))")
    #add("{view}.textScale(.secondary, isEnabled: {bool})")
    #add("{view}.fontWidth(Font.Width({number}))")
    #add("{view}.font(.system(size: {number}).smallCaps())")
    #add("{view}.lineHeight(.exact(points: {number}))")
    #add("{view}.lineHeight(.multiple(factor: {number}))")
    #add("{view}.typesettingLanguage(Locale.Language(identifier: {string}))")
    #add("{view}.textRenderer(ScatteredText(distance: {number}))")
    #add("{view}.underline({bool}, pattern: .dashDotDot, color: {color})")
  }

  private static func attributed(
    _ string: String, _ number: CGFloat, _ color: Color
  ) -> AttributedString {
    var attributed = AttributedString(string)
    attributed.font = .system(size: number)
    attributed.foregroundColor = color
    attributed.backgroundColor = color
    attributed.kern = number
    attributed.tracking = number
    attributed.baselineOffset = number
    attributed.underlineStyle = Text.LineStyle(pattern: .dot, color: color)
    attributed.strikethroughStyle = .single
    attributed.link = URL(string: string)
    attributed.languageIdentifier = string
    attributed.inlinePresentationIntent = [.code, .emphasized]
    return attributed
  }
}

/// Scatters the glyphs of a text.
struct ScatteredText: TextRenderer {
  let distance: CGFloat

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for (index, slice) in layout.joined().joined().enumerated() {
      var copy = context
      copy.translateBy(x: 0, y: index % 2 == 0 ? distance : -distance)
      copy.draw(slice)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + distance)
  }
}
