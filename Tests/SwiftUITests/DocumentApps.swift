import SwiftUI
import UniformTypeIdentifiers

// Apps with documents, as they are written for iOS.

struct TextDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = "new"

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    text = string
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    .init(regularFileWithContents: Data(text.utf8))
  }
}

final class ListDocument: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var items = ["first"]

  init() {}

  init(configuration: ReadConfiguration) throws {}

  func snapshot(contentType: UTType) throws -> [String] { items }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}

struct WritingApp: App {
  @State private var isChoosing = false
  @State private var continuation: CheckedContinuation<TextDocument?, any Error>?

  var body: some Scene {
    DocumentGroupLaunchScene("Writing") {
      NewDocumentButton("Start Writing")
      NewDocumentButton("Choose a Template", for: TextDocument.self) {
        try await withCheckedThrowingContinuation {
          continuation = $0
          isChoosing = true
        }
      }
      .sheet(isPresented: $isChoosing) { Text("templates") }
    } background: {
      Color.orange
    } overlayAccessoryView: { geometry in
      Image(systemName: "star").offset(x: geometry.titleViewFrame.midX)
    }
    DocumentGroup(newDocument: TextDocument()) { file in TextEditor(text: file.$document.text) }
  }
}

struct ListApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { ListDocument() }) { file in
      ForEach(file.document.items, id: \.self) { Text($0) }
    }
    DocumentGroup(viewing: ListDocument.self) { file in Text("\(file.document.items.count)") }
  }
}

struct DocumentDialogs: View {
  @State var isShown: Bool

  var body: some View {
    Text("content")
      .fileExporter(isPresented: $isShown, document: TextDocument(), contentType: .plainText) {
        if case .success(let url) = $0 { print(url) }
      }
      .fileExporter(isPresented: $isShown, documents: [ListDocument()], contentTypes: [.json]) {
        _ in
      } onCancellation: {
      }
      .fileMover(isPresented: $isShown, files: [URL(filePath: "/a")]) { _ in }
      .fileMover(isPresented: $isShown, files: [URL(filePath: "/a")]) { _ in
      } onCancellation: {
      }
  }
}
