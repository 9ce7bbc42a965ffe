import Foundation
import Galley
import GalleyCatalog
import GalleyRecords
import GalleySnapshots

/// Answers the requests of preview pages until the input ends.
///
/// A request is a line: the number of the page, a space, and a `PreviewRequest` as JSON. An answer
/// consists of the page number, the length of the JSON, the JSON, the length of the picture, and
/// the picture. Numbers have four bytes in big-endian order.
@MainActor
final class PreviewSession {
  /// The descriptor of the requests, in a program that has `FileRun.descriptors`.
  nonisolated static let requests: Int32 = 5
  /// The maximum number of pictures whose state is kept.
  private static let pictureLimit = 400

  private let scenes: [FileScene]
  private let input: Int32
  private let output: Int32
  private var pictures: [String: PreviewPicture] = [:]
  /// The keys of the pictures, least recently used first.
  private var order: [String] = []

  /// - Parameters:
  ///   - scenes: The scenes of the previews.
  ///   - input: The descriptor to read requests from.
  ///   - output: The descriptor to write answers to.
  init(
    _ scenes: [FileScene] = FileScenes.all, input: Int32 = PreviewSession.requests,
    output: Int32 = 4
  ) {
    (self.scenes, self.input, self.output) = (scenes, input, output)
  }

  func run() {
    var reader = ByteReader(input)
    while let line = reader.line() { answer(Data(line)) }
  }

  /// The part of a request that is needed for an answer, even if the rest is invalid.
  private struct Number: Decodable {
    let id: Int
    let task: String
  }

  private func answer(_ line: Data) {
    guard let space = line.firstIndex(of: UInt8(ascii: " ")),
      let page = UInt32(String(decoding: line[..<space], as: UTF8.self)),
      case let text = line[line.index(after: space)...],
      let number = try? JSONDecoder().decode(Number.self, from: text)
    else { return }
    var answer = PreviewAnswer(id: number.id, task: number.task)
    var bytes: [UInt8] = []
    do {
      let request = try JSONDecoder().decode(PreviewRequest.self, from: text)
      bytes = try perform(request, on: page, &answer)
    } catch is DecodingError {
      answer.error = PreviewAnswer.Failure(message: "invalid request", hint: "")
    } catch {
      let (message, hint) = SubjectError.words(error)
      answer.error = PreviewAnswer.Failure(message: message, hint: hint)
    }
    FileRun.current?.rest()
    send(answer, bytes, to: page)
  }

  private func send(_ answer: PreviewAnswer, _ bytes: [UInt8], to page: UInt32) {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    guard let json = try? encoder.encode(answer) else { return }
    func bigEndian(_ number: Int) -> [UInt8] {
      withUnsafeBytes(of: UInt32(clamping: number).bigEndian) { Array($0) }
    }
    let message =
      bigEndian(Int(page)) + bigEndian(json.count) + Array(json) + bigEndian(bytes.count) + bytes
    _ = Console.write(message, to: output)
  }

  /// - Returns: The bytes of the picture; empty if the answer has none.
  private func perform(
    _ request: PreviewRequest, on page: UInt32, _ answer: inout PreviewAnswer
  ) throws -> [UInt8] {
    if request.task == .list {
      answer.list = PreviewAnswer.List(scenes)
      return []
    }
    let scene = try scene(for: request)
    switch request.task {
    case .record:
      answer.recorded = try PreviewGolden(picture: scene).record()
      return []
    case .golden:
      answer.golden = try PreviewGolden(picture: scene).verdict()
      return []
    case .comparison: return try PreviewGolden(picture: scene).comparison()
    default: break
    }
    let picture = try picture(of: scene, for: request, on: page)
    switch request.task {
    case .list, .record, .golden, .comparison: return []
    case .picture:
      return try show(picture, request, &answer)
    case .use:
      guard let use = request.use else { throw UsageError("no interaction given", hint: "") }
      let outcome = try picture.use(use)
      answer.outcome = PreviewAnswer.Outcome(outcome, in: try picture.rendering().layout)
      answer.history = picture.history
      return try show(picture, request, &answer, at: picture.duration > 0 ? 0 : nil)
    case .inspect:
      answer.inspection = try picture.tracedTree().inspection(ofPath: request.path ?? "0")
      return []
    case .trace:
      answer.trace = PreviewAnswer.trace(try picture.tracedTree())
      return []
    case .sweep:
      let range = request.range ?? [120, 800]
      guard range.count == 2, range[0] < range[1], range[0] >= 1, range[1] <= 4000 else {
        throw UsageError("widths must be between 1 and 4,000 points", hint: "")
      }
      answer.sweep = try picture.sweep(range[0]...range[1]).changes.map {
        PreviewAnswer.Change(width: $0.width, sentences: $0.sentences)
      }
      return []
    case .file:
      return try picture.file(request.format ?? "png")
    }
  }

  private func show(
    _ picture: PreviewPicture, _ request: PreviewRequest, _ answer: inout PreviewAnswer,
    at time: Double? = nil
  ) throws -> [UInt8] {
    try picture.show(request.settings, at: request.time ?? time)
    let clock = Stopwatch()
    let rendering = try picture.rendering()
    let laidOut = clock.seconds
    var list = rendering.displayList
    if let pixels = request.pixels { list.scale = min(max(pixels, 0.1), 16) }
    let bytes = try picture.png(of: list)
    answer.picture = PreviewAnswer.Picture(
      size: list.size, canvas: rendering.layout.canvas,
      scale: list.scale, duration: picture.duration,
      layoutTime: laidOut * 1000, paintTime: (clock.seconds - laidOut) * 1000,
      warnings: picture.warnings)
    if request.showsViews == true { answer.views = PreviewAnswer.views(rendering.layout) }
    if request.settings?.off?.isEmpty == false {
      answer.off = picture.switchedOff(in: rendering.layout)
    }
    return bytes
  }

  /// Returns the requested preview and marks it as current.
  private func scene(for request: PreviewRequest) throws -> ScenePicture {
    guard let scene = scenes.first(where: { $0.scene.id == request.preview }) else {
      throw UsageError("no preview named '\(request.preview ?? "")'", hint: "")
    }
    try FileRun.current?.begin(scene.scene.id)
    guard let picture = scene.scene.pictures.first else {
      throw UsageError("the preview has no picture", hint: "")
    }
    return picture
  }

  /// Returns the picture for a place on a page, creating it if necessary.
  private func picture(
    of own: ScenePicture, for request: PreviewRequest, on page: UInt32
  ) throws -> PreviewPicture {
    let key = "\(page) \(request.place ?? "") \(own.scene.id)"
    order.removeAll { $0 == key }
    order.append(key)
    if let known = pictures[key] { return known }
    if order.count > Self.pictureLimit { pictures[order.removeFirst()] = nil }
    let picture = try PreviewPicture(own, request.settings)
    pictures[key] = picture
    try picture.follow(request.history ?? [])
    return picture
  }
}
