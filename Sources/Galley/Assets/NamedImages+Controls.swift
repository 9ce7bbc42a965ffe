// Controls with a picture of an asset catalog beside their text.

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized text and a picture of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a localized text and a picture of that name in an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a text and a picture of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a text and a picture of that name in an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Button where Label == GalleyControls.Label<Text, Image> {
  /// Creates a button with a picture and a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GalleyControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a picture and a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { GalleyControls.Label(title, image: image) }
  }
}

extension Menu where Label == GalleyControls.Label<Text, Image> {
  /// Creates a menu with a picture and a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GalleyControls.Label(titleKey, image: image) }
  }

  /// Creates a menu with a picture and a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GalleyControls.Label(title, image: image) }
  }
}

extension Toggle where Label == GalleyControls.Label<Text, Image> {
  /// Creates a toggle with a picture and a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a picture and a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(title, image: image) }
  }
}

extension Picker where Label == GalleyControls.Label<Text, Image> {
  /// Creates a picker with a picture and a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      GalleyControls.Label(titleKey, image: image)
    }
  }

  /// Creates a picker with a picture and a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { GalleyControls.Label(title, image: image) }
  }
}

extension ContentUnavailableView
where Label == GalleyControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a localized title, a picture above it and an optional description.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(titleKey, image: name)
    } description: {
      description
    }
  }

  /// Creates a message with a localized title, a picture above it and an optional description.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, description: Text? = nil
  ) {
    self.init {
      GalleyControls.Label(titleKey, image: resource)
    } description: {
      description
    }
  }

  /// Creates a message with a title, a picture above it and an optional description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title, a picture above it and an optional description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, description: Text? = nil
  ) {
    self.init {
      GalleyControls.Label(title, image: resource)
    } description: {
      description
    }
  }
}

extension Tab where Content: View, Label == GalleyControls.Label<Text, Image> {
  /// Creates a tab with a picture of that name in an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title below the picture.
  ///   - image: The name of the picture.
  ///   - value: The value that the tab view's selection is compared with.
  ///   - role: Accepted for source compatibility: all tabs are beside each other.
  ///   - content: The screen.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(value: value, role: role, content: content) {
      GalleyControls.Label(titleKey, image: image)
    }
  }

  /// Creates a tab with a picture of that name in an asset catalog, without a value to select it by.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(role: role, content: content) { GalleyControls.Label(titleKey, image: image) }
  }

  /// Creates a tab with a text and a picture of that name in an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(value: value, role: role, content: content) {
      GalleyControls.Label(title, image: image)
    }
  }

  /// Creates a tab with a text and a picture of that name in an asset catalog, without a value to
  /// select it by.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(role: role, content: content) { GalleyControls.Label(title, image: image) }
  }
}
