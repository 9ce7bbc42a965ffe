extension UTType {
  /// Any item.
  public static let item = UTType("public.item", in: [])
  /// Any content.
  public static let content = UTType("public.content", in: [])
  /// Bytes.
  public static let data = UTType("public.data", in: ["public.item"])
  /// A directory.
  public static let directory = UTType("public.directory", in: ["public.item"])
  /// Content of several kinds.
  public static let compositeContent = UTType("public.composite-content", in: ["public.content"])
  /// A folder.
  public static let folder = UTType("public.folder", in: ["public.directory"])
  /// A folder that is shown as a file.
  public static let package = UTType("com.apple.package", in: ["public.directory"])
  /// A folder with resources of a program.
  public static let bundle = UTType("com.apple.bundle", in: ["public.directory"])
  /// A volume.
  public static let volume = UTType("public.volume", in: ["public.folder"])
  /// A symbolic link.
  public static let symbolicLink = UTType("public.symlink", in: ["public.item"])
  /// Something that leads to another file.
  public static let resolvable = UTType("com.apple.resolvable", in: [])
  /// A disk image.
  public static let diskImage = UTType("public.disk-image", in: ["public.archive"])
  /// Where a volume is mounted.
  public static let mountPoint = UTType("com.apple.mount-point", in: [])
  /// A file that leads to another.
  public static let aliasFile = UTType("com.apple.alias-file", in: [])
  /// Any text.
  public static let text = UTType("public.text", in: ["public.data", "public.content"])
  /// Text without attributes.
  public static let plainText = UTType(
    "public.plain-text", "txt", "text/plain", in: ["public.text"])
  /// Text as UTF-8.
  public static let utf8PlainText = UTType(
    "public.utf8-plain-text", nil, "text/plain;charset=utf-8", in: ["public.plain-text"])
  /// Text as UTF-16.
  public static let utf16PlainText = UTType("public.utf16-plain-text", in: ["public.plain-text"])
  /// Text as UTF-16 with a byte order mark.
  public static let utf16ExternalPlainText = UTType(
    "public.utf16-external-plain-text", in: ["public.plain-text"])
  /// A table as text.
  public static let delimitedText = UTType("public.delimited-values-text", in: ["public.text"])
  /// A table, separated by commas.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "csv", "text/csv", in: ["public.delimited-values-text"])
  /// A table, separated by tabulators.
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", "tsv", "text/tab-separated-values",
    in: ["public.delimited-values-text"])
  /// A table as UTF-8, separated by tabulators.
  public static let utf8TabSeparatedText = UTType(
    "public.utf8-tab-separated-values-text",
    in: ["public.tab-separated-values-text", "public.utf8-plain-text"])
  /// Text with attributes.
  public static let rtf = UTType("public.rtf", "rtf", "text/rtf", in: ["public.text"])
  /// Text with attributes and files in it.
  public static let rtfd = UTType(
    "com.apple.rtfd", "rtfd", in: ["com.apple.package", "public.composite-content"])
  /// Text with attributes and files in it, in one file.
  public static let flatRTFD = UTType(
    "com.apple.flat-rtfd", in: ["public.data", "public.composite-content"])
  /// A web page.
  public static let html = UTType("public.html", "html", "text/html", in: ["public.text"])
  /// A web page with its files.
  public static let webArchive = UTType(
    "com.apple.webarchive", "webarchive", in: ["public.data", "public.composite-content"])
  /// XML.
  public static let xml = UTType("public.xml", "xml", "application/xml", in: ["public.text"])
  /// JSON.
  public static let json = UTType("public.json", "json", "application/json", in: ["public.text"])
  /// Places as JSON.
  public static let geoJSON = UTType(
    "public.geojson", "geojson", "application/geo+json", in: ["public.json"])
  /// YAML.
  public static let yaml = UTType("public.yaml", "yml", "application/x-yaml", in: ["public.text"])
  /// A style sheet.
  public static let css = UTType("public.css", "css", "text/css", in: ["public.text"])
  /// A log.
  public static let log = UTType("com.apple.log", "log", in: ["public.plain-text"])
  /// Source code.
  public static let sourceCode = UTType("public.source-code", in: ["public.plain-text"])
  /// Swift source code.
  public static let swiftSource = UTType("public.swift-source", "swift", in: ["public.source-code"])
  /// C source code.
  public static let cSource = UTType("public.c-source", "c", in: ["public.source-code"])
  /// A header of C.
  public static let cHeader = UTType("public.c-header", "h", in: ["public.source-code"])
  /// C++ source code.
  public static let cPlusPlusSource = UTType(
    "public.c-plus-plus-source", "cp", in: ["public.source-code"])
  /// Objective-C source code.
  public static let objectiveCSource = UTType(
    "public.objective-c-source", "m", in: ["public.source-code"])
  /// Assembly language.
  public static let assemblyLanguageSource = UTType(
    "public.assembly-source", "s", in: ["public.source-code"])
  /// A script.
  public static let script = UTType("public.script", in: ["public.source-code"])
  /// A script of a shell.
  public static let shellScript = UTType("public.shell-script", "sh", in: ["public.script"])
  /// Python.
  public static let pythonScript = UTType(
    "public.python-script", "py", "text/x-python-script", in: ["public.script"])
  /// JavaScript.
  public static let javaScript = UTType(
    "com.netscape.javascript-source", "js", "text/javascript", in: ["public.script"])
  /// A property list.
  public static let propertyList = UTType("com.apple.property-list", "plist", in: ["public.data"])
  /// A property list as XML.
  public static let xmlPropertyList = UTType(
    "com.apple.xml-property-list", in: ["com.apple.property-list", "public.xml"])
  /// A property list as bytes.
  public static let binaryPropertyList = UTType(
    "com.apple.binary-property-list", in: ["com.apple.property-list"])
  /// Any picture.
  public static let image = UTType("public.image", in: ["public.data", "public.content"])
  /// A PNG picture.
  public static let png = UTType("public.png", "png", "image/png", in: ["public.image"])
  /// A JPEG picture.
  public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg", in: ["public.image"])
  /// A GIF picture.
  public static let gif = UTType("com.compuserve.gif", "gif", "image/gif", in: ["public.image"])
  /// A TIFF picture.
  public static let tiff = UTType("public.tiff", "tiff", "image/tiff", in: ["public.image"])
  /// A BMP picture.
  public static let bmp = UTType("com.microsoft.bmp", "bmp", "image/bmp", in: ["public.image"])
  /// A Windows icon.
  public static let ico = UTType(
    "com.microsoft.ico", "ico", "image/vnd.microsoft.icon", in: ["public.image"])
  /// An icon.
  public static let icns = UTType("com.apple.icns", "icns", in: ["public.image"])
  /// A HEIC picture.
  public static let heic = UTType("public.heic", "heic", "image/heic", in: ["public.heif"])
  /// A HEIF picture.
  public static let heif = UTType("public.heif", "heif", "image/heif", in: ["public.image"])
  /// A WebP picture.
  public static let webP = UTType(
    "org.webmproject.webp", "webp", "image/webp", in: ["public.image"])
  /// A picture as a camera took it.
  public static let rawImage = UTType("public.camera-raw-image", in: ["public.image"])
  /// A picture that moves.
  public static let livePhoto = UTType("com.apple.live-photo", in: [])
  /// An SVG picture.
  public static let svg = UTType(
    "public.svg-image", "svg", "image/svg+xml", in: ["public.image", "public.xml"])
  /// A body in space.
  public static let threeDContent = UTType("public.3d-content", in: ["public.content"])
  /// A scene of bodies in space.
  public static let usdz = UTType(
    "com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip",
    in: ["public.3d-content"])
  /// A PDF document.
  public static let pdf = UTType(
    "com.adobe.pdf", "pdf", "application/pdf", in: ["public.data", "public.composite-content"])
  /// A film or sound.
  public static let audiovisualContent = UTType(
    "public.audiovisual-content", in: ["public.data", "public.content"])
  /// A film with or without sound.
  public static let movie = UTType("public.movie", in: ["public.audiovisual-content"])
  /// A film.
  public static let video = UTType("public.video", in: ["public.movie"])
  /// An MPEG film.
  public static let mpeg = UTType("public.mpeg", "mpg", "video/mpeg", in: ["public.movie"])
  /// An MPEG-2 film.
  public static let mpeg2Video = UTType(
    "public.mpeg-2-video", "m2v", "video/mpeg2", in: ["public.video"])
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4", in: ["public.movie"])
  /// A QuickTime film.
  public static let quickTimeMovie = UTType(
    "com.apple.quicktime-movie", "mov", "video/quicktime", in: ["public.movie"])
  /// An AVI film.
  public static let avi = UTType("public.avi", "avi", "video/avi", in: ["public.movie"])
  /// A protected film.
  public static let appleProtectedMPEG4Video = UTType(
    "com.apple.protected-mpeg-4-video", "m4v", "video/x-m4v", in: ["public.mpeg-4"])
  /// Sound.
  public static let audio = UTType("public.audio", in: ["public.audiovisual-content"])
  /// MP3 sound.
  public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg", in: ["public.audio"])
  /// WAV sound.
  public static let wav = UTType(
    "com.microsoft.waveform-audio", "wav", "audio/vnd.wave", in: ["public.audio"])
  /// AIFF sound.
  public static let aiff = UTType("public.aiff-audio", "aiff", "audio/aiff", in: ["public.audio"])
  /// Notes as MIDI.
  public static let midi = UTType("public.midi-audio", "midi", "audio/midi", in: ["public.audio"])
  /// MPEG-4 sound.
  public static let mpeg4Audio = UTType(
    "public.mpeg-4-audio", "m4a", "audio/mp4", in: ["public.audio"])
  /// Protected sound.
  public static let appleProtectedMPEG4Audio = UTType(
    "com.apple.protected-mpeg-4-audio", "m4p", in: ["public.audio"])
  /// A list of films or sound.
  public static let playlist = UTType("public.playlist", in: [])
  /// A list of films or sound, as M3U.
  public static let m3uPlaylist = UTType(
    "public.m3u-playlist", "m3u", "audio/mpegurl", in: ["public.playlist", "public.plain-text"])
  /// An address.
  public static let url = UTType("public.url", in: ["public.data"])
  /// The address of a file.
  public static let fileURL = UTType("public.file-url", in: ["public.url"])
  /// What finds a file again.
  public static let urlBookmarkData = UTType("com.apple.bookmark", in: ["public.data"])
  /// A file with an address.
  public static let internetLocation = UTType(
    "com.apple.internet-location", "inetloc", in: ["public.data"])
  /// An archive.
  public static let archive = UTType("public.archive", in: ["public.data"])
  /// A ZIP archive.
  public static let zip = UTType(
    "public.zip-archive", "zip", "application/zip", in: ["public.archive"])
  /// A gzip archive.
  public static let gzip = UTType(
    "org.gnu.gnu-zip-archive", "gz", "application/gzip", in: ["public.archive"])
  /// A bzip2 archive.
  public static let bz2 = UTType(
    "public.bzip2-archive", "bz2", "application/bzip2", in: ["public.archive"])
  /// A tar archive.
  public static let tarArchive = UTType(
    "public.tar-archive", "tar", "application/x-tar", in: ["public.archive"])
  /// An Apple archive.
  public static let appleArchive = UTType("com.apple.archive", "aar", in: ["public.archive"])
  /// A book.
  public static let epub = UTType(
    "org.idpf.epub-container", "epub", "application/epub+zip",
    in: ["public.data", "public.composite-content"])
  /// A table with formulas.
  public static let spreadsheet = UTType("public.spreadsheet", in: ["public.content"])
  /// Slides.
  public static let presentation = UTType("public.presentation", in: ["public.composite-content"])
  /// A database.
  public static let database = UTType("public.database", in: [])
  /// A business card.
  public static let vCard = UTType(
    "public.vcard", "vcf", "text/directory", in: ["public.text", "public.contact"])
  /// A contact.
  public static let contact = UTType("public.contact", in: [])
  /// An event.
  public static let calendarEvent = UTType("public.calendar-event", in: [])
  /// A message by mail.
  public static let emailMessage = UTType("public.email-message", in: ["public.message"])
  /// A message.
  public static let message = UTType("public.message", in: [])
  /// A task.
  public static let toDoItem = UTType("public.to-do-item", in: [])
  /// A font.
  public static let font = UTType("public.font", in: [])
  /// A bookmark.
  public static let bookmark = UTType("public.bookmark", in: [])
  /// A program.
  public static let application = UTType("com.apple.application", in: ["public.executable"])
  /// A program as a bundle.
  public static let applicationBundle = UTType(
    "com.apple.application-bundle", "app", in: ["com.apple.application", "com.apple.bundle"])
  /// Something that runs.
  public static let executable = UTType("public.executable", in: ["public.item"])
  /// A program of Unix.
  public static let unixExecutable = UTType(
    "public.unix-executable", in: ["public.executable", "public.data"])
  /// A program of Windows.
  public static let exe = UTType(
    "com.microsoft.windows-executable", "exe", in: ["public.executable"])
  /// A framework.
  public static let framework = UTType("com.apple.framework", "framework", in: ["com.apple.bundle"])
  /// A plug-in.
  public static let plugIn = UTType("com.apple.plugin", in: ["com.apple.bundle"])
  /// A key with its certificate.
  public static let pkcs12 = UTType(
    "com.rsa.pkcs-12", "p12", "application/x-pkcs12", in: ["public.data"])
  /// A certificate.
  public static let x509Certificate = UTType(
    "public.x509-certificate", "cer", "application/x-x509-ca-cert", in: ["public.data"])
}
