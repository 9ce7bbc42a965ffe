import Foundation

/// The type of data, as a file has it or as it is dropped. Its identifier is all that is known of it.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String

  /// Creates a type from its identifier. On Apple's platforms unknown identifiers give `nil`.
  public init?(_ identifier: String) { self.identifier = identifier }

  private init(named identifier: String) { self.identifier = identifier }

  /// A type that the program defines.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type that another program defines.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// The type of files whose names end so. The identifier is made of the ending.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    identifier = "dyn.\(filenameExtension)"
  }
  /// Any item.
  public static let item = UTType(named: "public.item")
  /// Any content.
  public static let content = UTType(named: "public.content")
  /// Bytes.
  public static let data = UTType(named: "public.data")
  /// Any text.
  public static let text = UTType(named: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(named: "public.plain-text")
  /// Text as UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// Text with attributes.
  public static let rtf = UTType(named: "public.rtf")
  /// A web page.
  public static let html = UTType(named: "public.html")
  /// XML.
  public static let xml = UTType(named: "public.xml")
  /// JSON.
  public static let json = UTType(named: "public.json")
  /// YAML.
  public static let yaml = UTType(named: "public.yaml")
  /// A table, separated by commas.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  /// A table, separated by tabulators.
  public static let tabSeparatedText = UTType(named: "public.tab-separated-values-text")
  /// Source code.
  public static let sourceCode = UTType(named: "public.source-code")
  /// Swift source code.
  public static let swiftSource = UTType(named: "public.swift-source")
  /// Any picture.
  public static let image = UTType(named: "public.image")
  /// A PNG picture.
  public static let png = UTType(named: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(named: "public.jpeg")
  /// A GIF picture.
  public static let gif = UTType(named: "com.compuserve.gif")
  /// A HEIC picture.
  public static let heic = UTType(named: "public.heic")
  /// A TIFF picture.
  public static let tiff = UTType(named: "public.tiff")
  /// An SVG picture.
  public static let svg = UTType(named: "public.svg-image")
  /// A PDF document.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// A film with or without sound.
  public static let movie = UTType(named: "public.movie")
  /// A film.
  public static let video = UTType(named: "public.video")
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType(named: "public.mpeg-4")
  /// A QuickTime film.
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(named: "public.audio")
  /// MP3 sound.
  public static let mp3 = UTType(named: "public.mp3")
  /// WAV sound.
  public static let wav = UTType(named: "com.microsoft.waveform-audio")
  /// An address.
  public static let url = UTType(named: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(named: "public.file-url")
  /// A folder.
  public static let folder = UTType(named: "public.folder")
  /// A directory.
  public static let directory = UTType(named: "public.directory")
  /// A ZIP archive.
  public static let zip = UTType(named: "public.zip-archive")
  /// An archive.
  public static let archive = UTType(named: "public.archive")
  /// A folder that is shown as a file.
  public static let package = UTType(named: "com.apple.package")
  /// A property list.
  public static let propertyList = UTType(named: "com.apple.property-list")
  /// A database.
  public static let database = UTType(named: "public.database")
  /// A business card.
  public static let vCard = UTType(named: "public.vcard")
  /// An event.
  public static let calendarEvent = UTType(named: "public.calendar-event")
  /// A message.
  public static let message = UTType(named: "public.message")
  /// A contact.
  public static let contact = UTType(named: "public.contact")
  /// A font.
  public static let font = UTType(named: "public.font")
  /// A program.
  public static let application = UTType(named: "com.apple.application")
  /// A program.
  public static let executable = UTType(named: "public.executable")
}
