import Foundation

extension View {
  /// Accepted for source compatibility: it is for editors.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Accepted for source compatibility: it is for editors.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Accepted for source compatibility: it is for editors.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Accepted for source compatibility: it is for editors.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
  /// Accepted for source compatibility: it is for editors.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// The size of a view in an editor's preview. Accepted for source compatibility.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of an editor's preview. Accepted for source compatibility.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// A key of a preview's context. Accepted for source compatibility.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The context of a preview. Accepted for source compatibility.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// How a device is held. Accepted for source compatibility.
public struct InterfaceOrientation: Hashable, Identifiable, Sendable {
  private let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  /// The orientation itself.
  public var id: InterfaceOrientation { self }
}
