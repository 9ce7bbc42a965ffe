import Foundation
import Galley
import GalleyCatalog
import GalleyRecords
import GalleySnapshots

/// Renders the pictures of a batch in the program that contains the views. The main actor lays out
/// the views one after another, while other threads paint, encode and write the previous pictures,
/// with its help if they fall behind.
@MainActor
struct BatchWorker {
  /// The subject that each record is rendered with.
  enum Subject {
    /// A view decoded from each record.
    case view(Preview)
    /// A picture with options from each record.
    case picture(ScenePicture, PictureKind = .scene)
  }

  /// A scene of the catalog, a preview, or a preview in a file with a view that records can be decoded as.
  enum PictureKind { case scene, preview, besideView }

  let subject: Subject
  let options: SceneOptions
  /// Fields of records that are not options.
  let names: Set<String>
  /// Decodes the records of a CSV file; `nil` for JSON.
  let tables: TableDecoder?
  let writer: BatchWriter
  let jobs: Int

  func run() {
    for file in [
      BatchProcess.Descriptor.requests, BatchProcess.Descriptor.manifest,
      BatchProcess.Descriptor.state, BatchProcess.Descriptor.lock,
    ] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    BatchWriter.say(.ready)
    let painters = Painters(jobs: jobs, limit: 2 * jobs)
    var reader = ByteReader(BatchProcess.Descriptor.requests)
    while let request = BatchRequest.read(from: &reader) {
      note(request.number)
      do {
        let renderer = try renderer(request)
        let lists =
          if let page = options.page { try renderer.pages(page) } else {
            [try renderer.displayList()]
          }
        for warning in Set(renderer.warnings).sorted() {
          BatchWriter.say(.warning(request.number, warning))
        }
        let writer = writer
        painters.add { writer.finish(request, lists) }
      } catch {
        let (message, hint) = DataError.words(error, Data(request.data))
        BatchWriter.say(.failed(request.number, message: message, hint: hint))
      }
    }
    painters.finish()
  }

  private func note(_ number: Int) {
    let number = UInt64(number)
    _ = withUnsafeBytes(of: number) {
      pwrite(BatchProcess.Descriptor.state, $0.baseAddress, 8, 0)
    }
  }

  private func renderer(_ request: BatchRequest) throws -> ImageRenderer<AnyView> {
    switch subject {
    case .view(let preview):
      let scene = FileScene(preview, id: preview.id, run: nil) {
        guard let decode = preview.decode else { return AnyView(EmptyView()) }
        return try tables?.decode(
          request.data, hasDecimalCommas: request.hasDecimalCommas, decode)
          ?? decode(Data(request.data))
      }
      return try scene.scene.pictures[0].renderer(options)
    case .picture(let picture, let kind):
      let options = try RecordOptions.read(
        request.data, except: names, options, skipsEmpty: tables != nil, of: kind)
      return try picture.renderer(options)
    }
  }
}

/// The options of a picture, decoded from the fields of a record such as `{"size": "320x200",
/// "locale": "de"}`.
@MainActor
enum RecordOptions {
  static func read(
    _ data: [UInt8], except names: Set<String>, _ options: SceneOptions, skipsEmpty: Bool,
    of kind: BatchWorker.PictureKind = .scene
  ) throws -> SceneOptions {
    let decoded = try JSONDecoder().decode([String: Value].self, from: Data(data))
    let known = Set(VariantOptions.all.map(\.long))
    var words: [String] = []
    for (name, value) in decoded.sorted(by: { $0.key < $1.key }) {
      if skipsEmpty, value.text.isEmpty { continue }
      // A field may serve only to name the picture.
      if names.contains(name), !known.contains(name) { continue }
      guard known.contains(name) else {
        let nearest = NearestName.find(name, in: known.sorted())
        throw UsageError(
          "unknown picture option '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
          hint: hint(for: name, kind, known.sorted()))
      }
      words.append("--\(name)=\(value.text)")
    }
    var options = options
    _ = try OptionTable(command: "galley batch", options: VariantOptions.all)
      .parse(words, into: &options)
    return options
  }

  /// Returns what to do about a field that is no option.
  private static func hint(
    for name: String, _ kind: BatchWorker.PictureKind, _ options: [String]
  ) -> String {
    guard kind != .besideView else {
      return "name the file without a preview to decode its view from the records"
    }
    let names = "add --name \(name) to name the pictures by it"
    let list = options.joined(separator: ", ")
    return kind == .scene
      ? "\(names), or use these options: \(list)"
      : "\(names), declare the view as Decodable to read it, or use these options: \(list)"
  }

  /// A string or a number.
  private struct Value: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        text = "\(number)"
      } else if let number = try? container.decode(Double.self) {
        text = "\(number)"
      } else {
        text = try container.decode(String.self)
      }
    }
  }
}

/// Paints, encodes and writes pictures on any thread.
struct BatchWriter: Sendable {
  let folder: String
  let format: ImageFormat
  let options: ImageOptions

  func finish(_ request: BatchRequest, _ lists: [DisplayList]) {
    do {
      var options = options
      options.document.title = request.name
      let bytes = try Rasterizer.file(of: lists, as: format, options: options)
      let path = "\(folder)/\(request.name).\(format.suffixes[0])"
      do {
        if request.name.contains("/") {
          try Folder.make((path as NSString).deletingLastPathComponent)
        }
        try AtomicFile.write(bytes, to: path)
        // Written after the picture, so that a program killed in between leaves a correct manifest.
        let line = Manifest.line(
          name: request.name, line: request.line, hash: request.hash, file: bytes)
        if let code = Console.write(line, to: BatchProcess.Descriptor.manifest) {
          throw FileWriteError(
            path: "the manifest of \(folder)", reason: String(cString: strerror(code)))
        }
      } catch {
        let (message, hint) = SubjectError.words(error)
        Self.say(.unwritable(request.number, message: message, hint: hint))
        return
      }
      Self.say(.made(request.number))
    } catch {
      let (message, hint) = SubjectError.words(error)
      Self.say(.failed(request.number, message: message, hint: hint))
    }
  }

  static func say(_ reply: BatchReply) {
    _ = Console.write(reply.line, to: BatchProcess.Descriptor.replies)
  }
}
