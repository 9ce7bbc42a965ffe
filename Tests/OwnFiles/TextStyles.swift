import SwiftUI

struct TextStylesScreen: View {
  let name = "World", count = 3, price = 4.5, date = Date(timeIntervalSince1970: 0)
  var body: some View {
    VStack(alignment: .leading) {
      Text("**Bold** _italic_ `code` [link](https://example.com) ~~gone~~")
      Text(
        "Hello, \(name)! \(count) items, \(price, specifier: "%.2f") \(date, style: .date) \(date, format: .dateTime.day())"
      )
      Text("Image \(Image(systemName: "star")) inside")
        + Text(Image(systemName: "heart")).foregroundColor(.red)
      Text(verbatim: "*raw*") + Text(" plus ").underline(true, color: .blue)
        + Text("more").strikethrough().kerning(2).tracking(1).baselineOffset(3)
      Text("Styles").font(.custom("Avenir", size: 20, relativeTo: .title)).fontWeight(.heavy)
        .fontDesign(.serif)
      Text("Lines").lineLimit(2, reservesSpace: true).lineLimit(1...3).lineSpacing(4)
        .multilineTextAlignment(.center).truncationMode(.middle).allowsTightening(true)
      Text("Case").textCase(.uppercase).bold(true).italic().monospaced().monospacedDigit().font(
        .body.leading(.tight))
      Text(["a", "b"], format: .list(type: .and)) + Text(5.formatted(.percent))
      Text("Gradient").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      ).font(.largeTitle.weight(.black).italic())
      Text("Scaled").minimumScaleFactor(0.5).dynamicTypeSize(
        ...DynamicTypeSize.xxxLarge)
      Text("Selectable").textSelection(.enabled).environment(\.locale, Locale(identifier: "de"))
      Label("Label", systemImage: "bolt").labelStyle(.iconOnly).symbolVariant(.circle.fill)
      Text("Read").accessibilityLabel("as \(name)") + Text("KTO").speechSpellsOutCharacters()
        + Text("Head").accessibilityHeading(.h2).accessibilityTextContentType(.narrative)
      Text("On white").background(Color(.white.opacity(0.5))).shadow(
        color: Color(.black.opacity(0.2)), radius: 2)
      Link(destination: URL(string: "https://example.com")!) { Label("Site", systemImage: "link") }
    }
  }
}
