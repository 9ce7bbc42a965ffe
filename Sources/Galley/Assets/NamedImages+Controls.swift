// Controls whose labels include an image from an asset catalog.

@TitleForms
extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title from a localized string key and an image resource.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a title from a localized string key and a named image from an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
}

@TitleForms
extension Button where Label == GalleyControls.Label<Text, Image> {
  /// Creates a button with a label from an image and a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GalleyControls.Label(titleKey, image: image) }
  }
}

@TitleForms
extension Menu where Label == GalleyControls.Label<Text, Image> {
  /// Creates a menu with a label from an image and a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GalleyControls.Label(titleKey, image: image) }
  }
}

@TitleForms
extension Toggle where Label == GalleyControls.Label<Text, Image> {
  /// Creates a toggle with a label from an image and a localized string key.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(titleKey, image: image) }
  }
}

@TitleForms
extension Picker where Label == GalleyControls.Label<Text, Image> {
  /// Creates a picker with a label from an image and a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      GalleyControls.Label(titleKey, image: image)
    }
  }
}

@TitleForms
extension ContentUnavailableView
where Label == GalleyControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a title from a localized string key, an image above it and an optional description.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(titleKey, image: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title from a localized string key, an image above it and an optional description.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, description: Text? = nil
  ) {
    self.init {
      GalleyControls.Label(titleKey, image: resource)
    } description: {
      description
    }
  }
}

@TitleForms
extension Tab where Content: View, Label == GalleyControls.Label<Text, Image> {
  /// Creates a tab with a title from a localized string key and a named image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title below the image.
  ///   - image: The name of the image.
  ///   - value: The value that selects the tab.
  ///   - role: Accepted for source compatibility: all tabs appear side by side.
  ///   - content: The content of the tab.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(value: value, role: role, content: content) {
      GalleyControls.Label(titleKey, image: image)
    }
  }

  /// Creates a tab with a title from a localized string key, a named image from an asset catalog and
  /// no selection value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(role: role, content: content) { GalleyControls.Label(titleKey, image: image) }
  }
}
