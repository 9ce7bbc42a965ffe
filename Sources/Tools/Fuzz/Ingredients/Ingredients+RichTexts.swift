import Foundation
import Galley

extension Ingredients {
  /// Adds texts with attributes, Markdown, images and dates, and their settings.
  mutating func addRichTexts() {
    add("Text(AttributedString({string}) with every attribute: {string} {number} {color})") {
      Text(Self.attributed($0.string(0), $0.number(1), $0.pick(Choices.color, 2)))
    }
    add("Text(try AttributedString(markdown: {string}))") {
      Text((try? AttributedString(markdown: $0.string(0))) ?? AttributedString())
    }
    add("Text(\"**\\({string})** [\\({string})](\\({string})) \\(Image(systemName: {string}))\")") {
      Text(
        "**\($0.string(0))** [\($0.string(1))](\($0.string(2))) \(Image(systemName: $0.string(3)))")
    }
    add("(Text(Image(systemName: \"star\")).baselineOffset({number}) + Text({string}))") {
      Text(Image(systemName: "star")).baselineOffset($0.number(0)) + Text($0.string(1))
    }
    add("Text(Date(timeIntervalSinceReferenceDate: {number}), style: .relative)") {
      Text(Date(timeIntervalSinceReferenceDate: Double($0.number(0))), style: .relative)
    }
    add("Text(Date(timeIntervalSinceReferenceDate: {number}), style: .timer)") {
      Text(Date(timeIntervalSinceReferenceDate: Double($0.number(0))), style: .timer)
    }
    add("{view}.environment(\\.now, Date(timeIntervalSinceReferenceDate: {number}))") {
      $0.view.environment(\.now, Date(timeIntervalSinceReferenceDate: Double($0.number(0))))
    }
    add("{view}.textScale(.secondary, isEnabled: {bool})") {
      $0.view.textScale(.secondary, isEnabled: $0.pick(Choices.bool, 0))
    }
    add("{view}.fontWidth(Font.Width({number}))") {
      $0.view.fontWidth(Font.Width($0.number(0)))
    }
    add("{view}.font(.system(size: {number}).smallCaps())") {
      $0.view.font(.system(size: $0.number(0)).smallCaps())
    }
    add("{view}.lineHeight(.exact(points: {number}))") {
      $0.view.lineHeight(.exact(points: $0.number(0)))
    }
    add("{view}.lineHeight(.multiple(factor: {number}))") {
      $0.view.lineHeight(.multiple(factor: $0.number(0)))
    }
    add("{view}.typesettingLanguage(Locale.Language(identifier: {string}))") {
      $0.view.typesettingLanguage(Locale.Language(identifier: $0.string(0)))
    }
    add("{view}.textRenderer(ScatteredText(distance: {number}))") {
      $0.view.textRenderer(ScatteredText(distance: $0.number(0)))
    }
    add("{view}.underline({bool}, pattern: .dashDotDot, color: {color})") {
      $0.view.underline(
        $0.pick(Choices.bool, 0), pattern: .dashDotDot, color: $0.pick(Choices.color, 1))
    }
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
