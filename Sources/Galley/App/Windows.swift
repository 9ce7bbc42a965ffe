import Foundation

/// A scene with document windows. Pictures show a new document.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// This scene has no body.
  public typealias Body = Never
  private let content: @MainActor () -> Content?

  /// The content of a new document.
  public var _window: AnyView? { content().map { AnyView($0) } }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates windows for documents that are values.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    content = {
      var document = newDocument()
      return editor(
        FileDocumentConfiguration(
          _document: Binding(get: { document }, set: { document = $0 })))
    }
  }

  /// Creates windows for viewing documents. Pictures have no document to show.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    content = { nil }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates windows for documents that are objects.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor:
      @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = { editor(ReferenceFileDocumentConfiguration(_document: newDocument())) }
  }

  /// Creates windows for viewing documents that are objects. Pictures have no document to show.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer:
      @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = { nil }
  }
}
