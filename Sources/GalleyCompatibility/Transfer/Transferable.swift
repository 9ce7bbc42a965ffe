import Foundation

/// A type whose values can be shared, copied and dropped. In a picture nothing is.
public protocol Transferable: Sendable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// How a value is transferred.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is transferred. Nothing is transferred from a picture.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item
}

extension TransferRepresentation {
  /// Accepted for source compatibility: nothing is transferred.
  public func suggestedFileName(_ fileName: String) -> Self { self }
  /// Accepted for source compatibility: nothing is transferred.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Accepted for source compatibility: nothing is transferred.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Who sees a representation. Accepted for source compatibility.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

/// A representation that is one of several.
public struct TupleTransferRepresentation<Item>: TransferRepresentation {}

/// A value as JSON or another coding.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Creates a representation.
  public init(contentType: UTType) {}
  /// Creates a representation.
  public init(for itemType: Item.Type, contentType: UTType) {}
}

/// A value as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates a representation that is written.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates a representation that is read.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a representation that is written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value as a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// Creates a representation that is written.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a representation that is read.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a representation that is written and read.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  /// Creates a file to be sent.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether this is the sender's own file.
  public let isOriginalFile: Bool
}

/// A value as another value that can be transferred.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  /// Creates a representation that is written.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
  /// Creates a representation that is read.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
  /// Creates a representation that is written and read.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {}
}

/// Builds a representation from the statements of a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes one statement: a representation.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  /// A single statement is used as it is.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R { content }
  /// Several statements become one representation.
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> TupleTransferRepresentation<Item> { TupleTransferRepresentation<Item>() }
}

extension String: Transferable {
  /// A text.
  public static var transferRepresentation: TupleTransferRepresentation<String> {
    return TupleTransferRepresentation<String>()
  }
}
extension AttributedString: Transferable {
  /// A text.
  public static var transferRepresentation: TupleTransferRepresentation<AttributedString> {
    return TupleTransferRepresentation<AttributedString>()
  }
}
extension Data: Transferable {
  /// Bytes.
  public static var transferRepresentation: TupleTransferRepresentation<Data> {
    return TupleTransferRepresentation<Data>()
  }
}
extension URL: Transferable {
  /// An address.
  public static var transferRepresentation: TupleTransferRepresentation<URL> {
    return TupleTransferRepresentation<URL>()
  }
}
extension Image: Transferable {
  /// A picture.
  public static var transferRepresentation: TupleTransferRepresentation<Image> {
    return TupleTransferRepresentation<Image>()
  }
}
extension Color: Transferable {
  /// A color.
  public static var transferRepresentation: TupleTransferRepresentation<Color> {
    return TupleTransferRepresentation<Color>()
  }
}
