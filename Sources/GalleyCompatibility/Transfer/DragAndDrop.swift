import Foundation

extension View {
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some View
  { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate)
    -> some View
  { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some View { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Accepted for source compatibility: nothing is copied from a picture.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])
    -> some View
  { self }
  /// Accepted for source compatibility: nothing is copied from a picture.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  { self }
  /// Accepted for source compatibility: nothing is pasted.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }
  /// Accepted for source compatibility: nothing is pasted.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type, action: @escaping ([T]) -> Void
  ) -> some View { self }
}

extension DynamicViewContent {
  /// Accepted for source compatibility: nothing is dragged in a picture.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { modifier(EmptyModifier()) }
}

/// What is dragged and dropped. Linux' Foundation has none; nothing is dragged in a picture.
open class NSItemProvider {
  /// The name of the file that is made of it.
  public var suggestedName: String?
  /// Creates an empty one.
  public init() {}
  /// Creates one of an object.
  public init(object: Any) {}
  /// Creates one of a file.
  public init?(contentsOf url: URL?) {}
  /// Whether it has data of a type: never.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
  /// Accepted for source compatibility: there is nothing to load.
  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  /// Accepted for source compatibility: there is nothing to load.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  /// Accepted for source compatibility: there is nothing to load.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  /// Whether it can be loaded as a type: never.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
  /// Accepted for source compatibility: there is nothing to load.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  /// Accepted for source compatibility: there is nothing to load.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

/// What a drop does.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// What a drop is proposed to do.
public struct DropProposal: Sendable {
  /// What it does.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Something that is dropped.
public struct DropInfo {
  /// Where it is.
  public let location: CGPoint
  /// Whether it has items of these types: never.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Its items: none.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// An object that takes what is dropped. It is never called.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the drop is taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the drop.
  func performDrop(info: DropInfo) -> Bool
  /// The drop is over the view.
  func dropEntered(info: DropInfo)
  /// The drop moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The drop leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What a drag over a view does. Accepted for source compatibility.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// As the view does.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It activates the view.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// Nothing.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension TableRowContent {
  /// Accepted for source compatibility: nothing is dragged in a picture.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type, action: @escaping ([T]) -> Void
  ) -> Self { self }
  /// Accepted for source compatibility: nothing is dragged in a picture.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
}

extension URL {
  /// `true`: files need no permission of a system here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: files need no permission of a system here.
  public func stopAccessingSecurityScopedResource() {}
}
