import Foundation

/// The type of data, as a file has it or as it is dropped.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String
  /// What files of the type end in, without the dot; `nil` where nothing is known.
  public let preferredFilenameExtension: String?
  /// The type as web servers call it; `nil` where nothing is known.
  public let preferredMIMEType: String?
  /// The identifiers of known types.
  private let parents: [String]
  /// Nobody knows these by their identifiers.
  private let declaredParents: [UTType]

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

  /// Creates a type from its identifier. On Apple's platforms unknown identifiers give `nil`.
  public init?(_ identifier: String) {
    self = Self.known[identifier] ?? UTType(unknown: identifier, in: nil)
  }

  /// A type that the program defines.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self = Self.known[identifier] ?? UTType(unknown: identifier, in: parent)
  }

  /// A type that another program defines.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self = Self.known[identifier] ?? UTType(unknown: identifier, in: parent)
  }

  /// The type of files whose names end so. The identifier of one that is not known is made of the
  /// ending.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      Self.all.first { $0.endings.contains(ending) }
      ?? UTType("dyn.\(ending)", ending, in: [], declared: [parent])
  }

  /// The type that web servers call so; `nil` where none is known.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    guard let type = Self.all.first(where: { $0.preferredMIMEType == mimeType.lowercased() })
    else { return nil }
    self = type
  }

  /// The type with this tag; `nil` where none is known.
  public init?(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag)
    default: self.init(mimeType: tag)
    }
  }

  /// What people call the type. Here, its identifier.
  public var localizedDescription: String? { identifier }
  /// Whether the type is a public one.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Whether nobody declares the type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether somebody declares the type.
  public var isDeclared: Bool { !isDynamic }
  /// All types that this one conforms to.
  public var supertypes: Set<UTType> {
    Set((parents.compactMap { UTType($0) } + declaredParents).flatMap { [$0] + $0.supertypes })
  }

  /// Whether the type is `type`, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether the type is a kind of `type`.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether `type` is a kind of this type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

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

  /// Types are equal if their identifiers are.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

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
  /// Reads a type's identifier.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = Self.known[identifier] ?? UTType(unknown: identifier, in: nil)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

/// What a type can be found by.
public struct UTTagClass: Hashable, Sendable {
  /// The name of the class.
  public let rawValue: String
  /// Creates a class.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end of files' names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The name of web servers.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
