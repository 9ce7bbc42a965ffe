import SwiftUI

struct NotesDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  static var writableContentTypes: [UTType] { [.plainText, .json] }
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: NotesDocument()) { file in
      TextEditor(text: file.$document.text)
    }
    .commands {
      SidebarCommands(); TextEditingCommands(); ToolbarCommands()
    }
  }
}
