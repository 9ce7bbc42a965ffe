import Foundation

extension View {
  /// Accepted for source compatibility: sheets look as on an iPhone.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Accepted for source compatibility: sheets look as on an iPhone.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  /// Accepted for source compatibility: sheets look as on an iPhone.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    self
  }
  /// Accepted for source compatibility: dialogs look as on an iPhone.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Accepted for source compatibility: dialogs look as on an iPhone.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Accepted for source compatibility: dialogs look as on an iPhone.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Accepted for source compatibility: dialogs look as on an iPhone.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Accepted for source compatibility: inspectors are sheets, as on an iPhone.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Accepted for source compatibility: inspectors are sheets, as on an iPhone.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  /// Accepted for source compatibility: files are not shown.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Accepted for source compatibility: of its forms, that of a selection shows no menu.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
  /// Accepted for source compatibility: nothing is dropped.
  nonisolated public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some View { self }
}

/// Whether the views behind a sheet can be used. Accepted for source compatibility: sheets look as
/// on an iPhone.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the sheet does.
  public static var automatic: PresentationBackgroundInteraction { .init() }
  /// They can be used.
  public static var enabled: PresentationBackgroundInteraction { .init() }
  /// They can be used up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init() }
  /// They cannot be used.
  public static var disabled: PresentationBackgroundInteraction { .init() }
}

/// What a swipe on a sheet does. Accepted for source compatibility: sheets look as on an iPhone.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// As the sheet does.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It resizes the sheet first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls the content first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How severe a dialog is. Accepted for source compatibility: dialogs look as on an iPhone.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// As the dialog is.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Not severe.
  public static let standard = DialogSeverity(name: "standard")
  /// Severe.
  public static let critical = DialogSeverity(name: "critical")
}

/// The size of a sheet. Accepted for source compatibility: sheets look as on an iPhone.
public protocol PresentationSizing: Sendable {}

/// The sizes of sheets that have a name. Accepted for source compatibility: sheets look as on an iPhone.
public struct NamedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// As the system does.
  public static var automatic: NamedPresentationSizing { .init() }
  /// The size of a form.
  public static var form: NamedPresentationSizing { .init() }
  /// The size of a page.
  public static var page: NamedPresentationSizing { .init() }
  /// The size of the content.
  public static var fitted: NamedPresentationSizing { .init() }
}

extension PresentationSizing {
  /// Accepted for source compatibility: sheets look as on an iPhone.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Accepted for source compatibility: sheets look as on an iPhone.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}
