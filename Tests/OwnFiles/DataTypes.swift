import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  static var exampleText: UTType { UTType(importedAs: "com.example.plain-text") }
  static let recipe = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
}
struct TypedTextFile: FileDocument {
  static var readableContentTypes: [UTType] {
    [.exampleText, .plainText, .utf8PlainText, .rtf, .html, .xml, .yaml]
  }
  static var writableContentTypes: [UTType] { [.plainText] }
  var text: String
  init(text: String = "Hello") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    text = string
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let data = text.data(using: .utf8)!
    return .init(regularFileWithContents: data)
  }
}
final class TypedRefDoc: ReferenceFileDocument {
  typealias Snapshot = String
  @Published var text = ""
  static var readableContentTypes: [UTType] { [.plainText] }
  init() {}
  init(configuration: ReadConfiguration) throws { text = "" }
  func snapshot(contentType: UTType) throws -> String { text }
  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}
struct TypedImporter: View {
  @State private var importing = false
  @State private var exporting = false
  @State private var document = TypedTextFile()
  @State private var text = ""
  @Environment(\.undoManager) var undoManager
  var body: some View {
    VStack {
      Button("Import") { importing = true }
        .fileImporter(
          isPresented: $importing,
          allowedContentTypes: [.plainText, .image, .pdf, UTType("public.data")!]
        ) { result in
          switch result {
          case .success(let file):
            let gotAccess = file.startAccessingSecurityScopedResource()
            if !gotAccess { return }
            print(file.absoluteString)
            file.stopAccessingSecurityScopedResource()
          case .failure(let error): print(error.localizedDescription)
          }
        }
      Button("Export") { exporting.toggle() }
        .fileExporter(
          isPresented: $exporting, document: document, contentType: .plainText,
          defaultFilename: "MyFile.txt"
        ) { result in
          if case .success = result { print("Success") }
        }
      Text(UTType.jpeg.preferredFilenameExtension ?? "none")
      Text(UTType(filenameExtension: "png")?.identifier ?? "-")
      Text(UTType(mimeType: "image/png")?.localizedDescription ?? "-")
      Text(UTType.png.conforms(to: .image) ? "yes" : "no")
    }
    .onDrop(of: [UTType.fileURL], isTargeted: nil) { providers in
      guard let provider = providers.first else { return false }
      _ = provider.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier)
      provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier, options: nil) { item, error in
      }
      return true
    }
    .fileImporter(
      isPresented: $importing, allowedContentTypes: [.folder], allowsMultipleSelection: true
    ) { result in
      do { let urls = try result.get(); print(urls) } catch { print(error) }
    }
  }
}
struct TypedDocApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: TypedTextFile()) { file in
      TextEditor(text: file.$document.text).navigationTitle(
        file.fileURL?.lastPathComponent ?? "New")
    }
    .commands {
      ToolbarCommands(); TextEditingCommands()
    }
    DocumentGroup(viewing: TypedTextFile.self) { file in Text(file.document.text) }
    DocumentGroup(newDocument: { TypedRefDoc() }) { configuration in
      TextEditor(text: configuration.$document.text)
    }
  }
}
struct TypedBird: Transferable, Codable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .recipe)
    ProxyRepresentation(exporting: \.name)
    DataRepresentation(contentType: .png) { bird in
      Data()
    } importing: { data in
      TypedBird(name: "")
    }
    DataRepresentation(exportedContentType: .png) { _ in Data() }
    FileRepresentation(exportedContentType: .mpeg4Movie) { _ in
      SentTransferredFile(URL(fileURLWithPath: "/"))
    }
    FileRepresentation(contentType: .movie) { m in
      SentTransferredFile(URL(fileURLWithPath: "/"))
    } importing: { received in
      TypedBird(name: received.file.lastPathComponent)
    }
  }
}

struct MachineRow: View {
  @State private var start = CACurrentMediaTime()
  var body: some View {
    if ProcessInfo.processInfo.isLowPowerModeEnabled
      || ProcessInfo.processInfo.thermalState == .critical
    {
      Text("Slow")
    } else {
      let seconds = autoreleasepool { CACurrentMediaTime() - start }
      Text("\(seconds, specifier: "%.1f") s")
    }
  }
}
