import Foundation

/// A picture and a title for what is shared. Not shown.
public struct SharePreview<Image, Icon>: Sendable {
  /// Creates a preview of a title.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  /// Creates a preview of a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  /// Creates a preview of a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  /// Creates a preview of a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
  /// Creates a preview of a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
  /// Creates a preview of a title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}

/// The label of a share link where none is given: a square with an arrow, and "Share…".
public struct DefaultShareLinkLabel: View {
  fileprivate let title: Text

  /// The symbol and the title.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A button that shares items, as it looks at rest. A tap does nothing.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label> {
  private let label: Label
}

extension ShareLink: View where Label: View {
  /// The button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares an item, with a label of any views.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a link that shares an item, with "Share…" as its label.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  /// Creates a link that shares an item, with a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Creates a link that shares an item, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates a link that shares an item, with a text of its own as its label.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: title)
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares an item, with a label of any views.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a link that shares an item, with "Share…" as its label.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  /// Creates a link that shares an item, with a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  /// Creates a link that shares an item, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates a link that shares an item, with a text of its own as its label.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: title)
  }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
  /// Creates a link that shares an item with a preview, with a label of any views.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.label = label()
  }

  /// Creates a link that shares an item with a preview, with "Share…" as its label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  /// Creates a link that shares an item with a preview, with a localized text as its label.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares items, with a label of any views.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.label = label()
  }

  /// Creates a link that shares items, with "Share…" as its label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where
    Data: RandomAccessCollection, Data.Element: Transferable, Label == DefaultShareLinkLabel
  {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }
}

extension Never: Transferable {
  /// Never called: there is no value of this type.
  public static var transferRepresentation: TupleTransferRepresentation<Never> {
    return TupleTransferRepresentation<Never>()
  }
}

/// A button that pastes, as it looks at rest. A tap does nothing.
public struct PasteButton: View {
  /// Creates a button that pastes values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// Creates a button that pastes data of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// A bordered, prominent button: "Paste" with a clipboard.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}

/// A button that renames what is selected: "Rename". A tap does nothing.
public struct RenameButton<Label: View>: View {
  /// Creates the button.
  public init() where Label == GalleyControls.Label<Text, Image> {}

  /// The button.
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

extension View {
  /// Accepted for source compatibility: nothing is renamed.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
}
