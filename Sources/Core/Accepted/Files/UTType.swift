import Foundation

/// The type of a file or of transferred data.
public struct UTType: Sendable {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String
  /// The preferred filename extension, without the dot; `nil` if unknown.
  public let preferredFilenameExtension: String?
  /// The preferred MIME type; `nil` if unknown.
  public let preferredMIMEType: String?
  /// The identifiers of known supertypes.
  let parents: [String]
  /// The supertypes that an unknown type declares.
  let declaredParents: [UTType]

  init(
    _ identifier: String, _ filenameExtension: String? = nil, _ mime: String? = nil,
    in parents: [String], declared declaredParents: [UTType] = []
  ) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
    preferredMIMEType = mime
    self.parents = parents
    self.declaredParents = declaredParents
  }

  private init(unknown identifier: String, in parent: UTType?) {
    self.init(identifier, in: [], declared: parent.map { [$0] } ?? [])
  }

  /// Creates a type from its identifier. On Apple's platforms, unknown identifiers return `nil`.
  public init?(_ identifier: String) {
    self = Self.known[identifier] ?? UTType(unknown: identifier, in: nil)
  }

  /// Creates a type that the app defines.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self = Self.known[identifier] ?? UTType(unknown: identifier, in: parent)
  }

  /// Creates a type that another app defines.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self = Self.known[identifier] ?? UTType(unknown: identifier, in: parent)
  }

  /// Creates the type of files with an extension. The identifier of an unknown type is derived from
  /// the extension.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      Self.all.first { $0.endings.contains(ending) }
      ?? UTType("dyn.\(ending)", ending, in: [], declared: [parent])
  }

  /// Creates the type for a MIME type, or returns `nil` if it is unknown.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    guard let type = Self.all.first(where: { $0.preferredMIMEType == mimeType.lowercased() })
    else { return nil }
    self = type
  }

  /// Creates the type with a tag, or returns `nil` if it is unknown.
  public init?(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag)
    default: self.init(mimeType: tag)
    }
  }

  private var endings: [String] {
    switch identifier {
    case "public.jpeg": ["jpeg", "jpg"]
    case "public.tiff": ["tiff", "tif"]
    case "public.html": ["html", "htm"]
    case "public.yaml": ["yml", "yaml"]
    case "public.plain-text": ["txt", "text"]
    default: preferredFilenameExtension.map { [$0] } ?? []
    }
  }

  private static let known = Dictionary(
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  private static let all: [UTType] = [
    .item, .content, .data, .directory, .compositeContent, .folder, .package, .bundle, .volume,
    .symbolicLink, .resolvable, .diskImage, .mountPoint, .aliasFile, .text, .plainText,
    .utf8PlainText, .utf16PlainText, .utf16ExternalPlainText, .delimitedText, .commaSeparatedText,
    .tabSeparatedText, .utf8TabSeparatedText, .rtf, .rtfd, .flatRTFD, .html, .webArchive, .xml,
    .json, .geoJSON, .yaml, .css, .log, .sourceCode, .swiftSource, .cSource, .cHeader,
    .cPlusPlusSource, .objectiveCSource, .assemblyLanguageSource, .script, .shellScript,
    .pythonScript, .javaScript, .propertyList, .xmlPropertyList, .binaryPropertyList, .image, .png,
    .jpeg, .gif, .tiff, .bmp, .ico, .icns, .heic, .heif, .webP, .rawImage, .livePhoto, .svg,
    .threeDContent, .usdz, .pdf, .audiovisualContent, .movie, .video, .mpeg, .mpeg2Video,
    .mpeg4Movie, .quickTimeMovie, .avi, .appleProtectedMPEG4Video, .audio, .mp3, .wav, .aiff,
    .midi, .mpeg4Audio, .appleProtectedMPEG4Audio, .playlist, .m3uPlaylist, .url, .fileURL,
    .urlBookmarkData, .internetLocation, .archive, .zip, .gzip, .bz2, .tarArchive, .appleArchive,
    .epub, .spreadsheet, .presentation, .database, .vCard, .contact, .calendarEvent, .emailMessage,
    .message, .toDoItem, .font, .bookmark, .application, .applicationBundle, .executable,
    .unixExecutable, .exe, .framework, .plugIn, .pkcs12, .x509Certificate,
  ]
}

extension UTType: Codable {
  /// Decodes a type from its identifier.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = Self.known[identifier] ?? UTType(unknown: identifier, in: nil)
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
