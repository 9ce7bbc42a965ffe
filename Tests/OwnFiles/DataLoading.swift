import SwiftUI

struct Quote: Identifiable {
  let id: Int
  var text: String
}

struct Quotes: View {
  @State private var quotes = [Quote(id: 1, text: "One"), Quote(id: 2, text: "Two")]
  private let added = NotificationCenter.default.publisher(for: Notification.Name("added"))

  var body: some View {
    List {
      ForEach(Array($quotes.enumerated()), id: \.offset) { index, $quote in
        TextField("Quote \(index)", text: $quote.text)
      }
      ForEach($quotes.reversed()) { $quote in Text(quote.text) }
      BoundRows(data: $quotes) { $quote in TextField("Quote", text: $quote.text) }
      SubscriptionView(content: Text(greeting), publisher: added) { _ in quotes.removeAll() }
    }
    .modifier(Contrast())
    .task { try? await load() }
    .onDrop(of: ["public.text"], isTargeted: nil) { _, _ in true }
  }

  private var greeting: AttributedString { AttributedString(localized: "**Hello**, world") }

  private func load() async throws {
    guard let url = URL(string: "https://example.com/quotes") else { return }
    let (bytes, _) = try await URLSession.shared.bytes(from: url)
    for try await line in bytes.lines { quotes.append(Quote(id: quotes.count, text: line)) }
    for try await line in url.lines where line.isEmpty { break }
  }
}

/// A custom container whose elements can be bindings.
struct BoundRows<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
  let data: Data
  @ViewBuilder let row: (Data.Element) -> Row
  var body: some View { ForEach(data) { row($0) } }
}

struct Contrast: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Dimmed(opacity: environment.colorScheme == .dark ? 0.5 : 1)
  }
}

struct Dimmed: ViewModifier {
  let opacity: Double
  func body(content: Content) -> some View { content.opacity(opacity) }
}

struct QuoteLibrary: LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] {
    LibraryItem(Quotes(), title: "Quotes", category: .layout)
  }
}

struct Quotes_Previews: PreviewProvider {
  static var platform: PreviewPlatform? { .iOS }
  static var previews: some View { Quotes() }
}
