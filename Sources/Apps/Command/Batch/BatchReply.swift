import Foundation
import Galley
import GalleyRecords

/// A reply of the rendering program, one line per reply.
enum BatchReply {
  case ready
  /// The picture was written.
  case made(Int)
  /// The record could not be rendered.
  case failed(Int, message: String, hint: String)
  /// Layout or fonts produced a warning.
  case warning(Int, String)
  /// The picture could not be written. Other pictures cannot be written either.
  case unwritable(Int, message: String, hint: String)
  /// The program ended normally.
  case end

  /// The maximum length of a text. Shorter lines are written atomically.
  private static let textLimit = 1000

  var line: [UInt8] {
    let words: [String] =
      switch self {
      case .ready: ["ready"]
      case .made(let number): ["made", "\(number)"]
      case .failed(let number, let message, let hint):
        ["failed", "\(number)", Self.short(message), Self.short(hint)]
      case .warning(let number, let text): ["warning", "\(number)", Self.short(text)]
      case .unwritable(let number, let message, let hint):
        ["unwritable", "\(number)", Self.short(message), Self.short(hint)]
      case .end: [FileRun.end]
      }
    return Array((words.joined(separator: "\t") + "\n").utf8)
  }

  /// Shortens the text and puts it on one line.
  private static func short(_ text: String) -> String {
    Console.oneLine(String(text.prefix(textLimit)))
  }

  /// Parses a reply. Returns `nil` for other output, such as text printed by views.
  init?(_ line: [UInt8]) {
    let words = line.split(separator: 9, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let number = words.count > 1 ? Int(words[1]) : nil
    switch (words[0], words.count, number) {
    case ("ready", 1, _): self = .ready
    case (FileRun.end, 1, _): self = .end
    case ("made", 2, let number?): self = .made(number)
    case ("failed", 4, let number?): self = .failed(number, message: words[2], hint: words[3])
    case ("warning", 3, let number?): self = .warning(number, words[2])
    case ("unwritable", 4, let number?):
      self = .unwritable(number, message: words[2], hint: words[3])
    default: return nil
    }
  }
}

/// A record as sent to the rendering program.
struct BatchRequest {
  let number: Int
  let line: Int
  /// The file name of the picture, without its suffix.
  let name: String
  let hash: String
  /// Whether numbers may have decimal commas.
  let hasDecimalCommas: Bool
  let data: [UInt8]

  var bytes: [UInt8] {
    let mark = hasDecimalCommas ? "," : "."
    let words = "\(number) \(line) \(hash) \(mark) \(name.utf8.count) \(data.count)\n"
    return Array(words.utf8) + Array(name.utf8) + data
  }

  /// Waits for the next request; `nil` at the end.
  static func read(from reader: inout ByteReader) -> BatchRequest? {
    guard let line = reader.line() else { return nil }
    let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 6, let number = Int(words[0]), let place = Int(words[1]),
      let nameCount = Int(words[4]), let dataCount = Int(words[5]),
      let name = reader.bytes(nameCount), let data = reader.bytes(dataCount)
    else { return nil }
    return BatchRequest(
      number: number, line: place, name: String(decoding: name, as: UTF8.self), hash: words[2],
      hasDecimalCommas: words[3] == ",", data: data)
  }
}
