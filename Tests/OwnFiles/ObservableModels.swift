import Observation
import SwiftUI

@Observable @MainActor
final class Library {
  var books: [Book] = [Book(title: "One"), Book(title: "Two")]
  var filter = Filter.all
  @ObservationIgnored private var cache: [String: Int] = [:]
  var visible: [Book] { books.filter { filter == .all || $0.isRead } }

  enum Filter: String, CaseIterable, Identifiable {
    case all = "All", read = "Read"
    var id: String { rawValue }
  }

  func add() { withAnimation(.spring) { books.append(Book(title: "New")) } }
}

@Observable
final class Book: Identifiable {
  let id = UUID()
  var title: String
  var isRead = false
  var rating = 3.0
  init(title: String) { self.title = title }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  @Entry var cardPadding: CGFloat = 12
  @Entry var onSelect: (@MainActor (String) -> Void)?
}

extension View {
  func accent(_ color: Color) -> some View { environment(\.accent, color) }
}

struct LibraryView: View {
  @Environment(Library.self) private var library
  @Environment(\.accent) private var accent
  @Environment(\.cardPadding) private var padding
  @Environment(\.onSelect) private var onSelect
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    @Bindable var library = library
    VStack {
      Picker("Filter", selection: $library.filter) {
        ForEach(Library.Filter.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      ForEach(library.visible) { book in
        BookRow(book: book)
      }
      ForEach($library.books) { $book in Toggle(book.title, isOn: $book.isRead) }
      Button("Add", action: library.add).tint(accent)
    }
    .padding(padding)
    .background(scheme == .dark ? Color.black : .white)
    .onChange(of: library.books.count) { old, new in onSelect?("\(old) \(new)") }
  }
}

struct BookRow: View {
  @Bindable var book: Book
  var body: some View {
    HStack {
      TextField("Title", text: $book.title)
      Slider(value: $book.rating, in: 0...5, step: 0.5)
    }
  }
}

struct LibraryRoot: View {
  @State private var library = Library()
  var body: some View {
    LibraryView().environment(library).accent(.pink).environment(\.cardPadding, 4)
  }
}

#Preview {
  @Previewable @State var library = Library()
  LibraryView().environment(library)
}
