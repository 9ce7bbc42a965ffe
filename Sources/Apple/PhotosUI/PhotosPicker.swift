import Galley
import GalleyUIKit
import UniformTypeIdentifiers

/// A button that lets people choose photos. It looks like any button, and presents nothing.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  init(shown label: Label) { self.label = label }

  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PHPickerViewController: NotDrawn {}

extension PhotosPicker {
  /// Creates a button for choosing one photo.
  ///
  /// - Parameters:
  ///   - selection: The chosen photo, which never changes.
  ///   - filter: The kinds that can be chosen. Default: all.
  ///   - preferredItemEncoding: How photos are encoded. It has no effect.
  ///   - label: The label of the button.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(shown: label()) }

  /// Creates a button for choosing several photos.
  ///
  /// - Parameters:
  ///   - selection: The chosen photos, which never change.
  ///   - maxSelectionCount: The largest number of photos. Default: no limit.
  ///   - selectionBehavior: Whether the order matters. It has no effect.
  ///   - filter: The kinds that can be chosen. Default: all.
  ///   - preferredItemEncoding: How photos are encoded. It has no effect.
  ///   - label: The label of the button.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(shown: label()) }
}

extension PhotosPicker<Text> {
  /// Creates a button with a title for choosing one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(shown: Text(titleKey)) }

  /// Creates a button with a title for choosing one photo.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(shown: Text(title)) }

  /// Creates a button with a title for choosing several photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(shown: Text(titleKey)) }

  /// Creates a button with a title for choosing several photos.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(shown: Text(title)) }
}
