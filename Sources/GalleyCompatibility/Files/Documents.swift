import Foundation
import GalleyCombine

/// A file or folder as a document reads and writes it.
public final class FileWrapper {
  /// The bytes of a file; `nil` for a folder.
  public let regularFileContents: Data?
  /// The files of a folder by their names; `nil` for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that the file wants to have.
  public var preferredFilename: String?
  /// The name of the file.
  public var filename: String?
  /// Whether this is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether this is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a folder.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
  }

  /// Adds a file to a folder and returns its name.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "Untitled"
    fileWrappers?[name] = child
    return name
  }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it was.
  public let existingFile: FileWrapper?
}

/// A document that is a value. Pictures read and write none.
public protocol FileDocument {
  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written to. Default: those it can be read from.
  static var writableContentTypes: [UTType] { get }
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads the document.
  init(configuration: ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object. Pictures read and write none.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written in the background.
  associatedtype Snapshot
  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written to. Default: those it can be read from.
  static var writableContentTypes: [UTType] { get }
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads the document.
  init(configuration: ReadConfiguration) throws
  /// Takes what is written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes the document.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document in its window.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document, to be changed.
  @Binding public var document: Document
  /// The document's file; `nil` for one that was not saved.
  public var fileURL: URL? { nil }
  /// Whether the document can be changed.
  public var isEditable: Bool { true }

  /// A document that was not saved.
  public init(_document document: Binding<Document>) { _document = document }
}

/// A document in its window.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The document's file; `nil` for one that was not saved.
  public var fileURL: URL? { nil }
  /// Whether the document can be changed.
  public var isEditable: Bool { true }

  /// A document that was not saved.
  public init(_document document: Document) { _document = ObservedObject(wrappedValue: document) }
}
