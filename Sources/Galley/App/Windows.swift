import Foundation

/// A single window.
public struct Window<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never
  private let content: Content

  /// Creates a window. Title and identifier make no difference.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window. Title and identifier make no difference.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window. Title and identifier make no difference.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var _window: AnyView? { AnyView(content) }
}

/// A window beside others, as a panel.
public struct UtilityWindow<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never
  private let content: Content

  /// Creates a window. Title and identifier make no difference.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window. Title and identifier make no difference.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window. Title and identifier make no difference.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var _window: AnyView? { AnyView(content) }
}

/// A window of settings. A picture shows it only where it is the first one.
public struct Settings<Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never

  /// Creates a window of settings.
  public init(@ViewBuilder content: () -> Content) {}

  /// None: settings are not open at first.
  public var _window: AnyView? { nil }
}

/// A menu in a bar that iOS does not have. It is not shown.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never

  /// Creates a menu with a label of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Creates a menu with a symbol and a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == GalleyControls.Label<Text, Image> {}

  /// Creates a menu with a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// None.
  public var _window: AnyView? { nil }
}

/// Windows of documents. A picture shows a new document.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// It has no body.
  public typealias Body = Never
  private let content: @MainActor () -> Content?

  /// The content of a new document.
  public var _window: AnyView? { content().map { AnyView($0) } }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates windows of documents that are values.
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

  /// Creates windows of documents that are only shown. A picture has none to show.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    content = { nil }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates windows of documents that are objects.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor:
      @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = { editor(ReferenceFileDocumentConfiguration(_document: newDocument())) }
  }
}
