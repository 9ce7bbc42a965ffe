import Foundation

/// The pages that compare previews with their goldens, requested from the program compiled from the
/// user's files.
@MainActor
final class ComparisonPages {
  struct Page {
    let file: PageFiles.File
    let isFound: Bool

    fileprivate static func comparison(_ html: ArraySlice<UInt8>) -> Page {
      Page(
        file: PageFiles.File(type: "text/html; charset=utf-8", bytes: Array(html)), isFound: true)
    }

    fileprivate static func words(_ text: String) -> Page {
      Page(
        file: PageFiles.File(type: "text/plain; charset=utf-8", bytes: Array(text.utf8)),
        isFound: false)
    }
  }

  typealias Answer = @MainActor (Page) -> Void

  /// The page number of these requests; pages in browsers have numbers from 1.
  nonisolated static let number: UInt32 = 0

  private struct Request: Encodable {
    let id: Int
    let task = "comparison"
    let preview: String
  }

  private struct Reply: Decodable {
    struct Failure: Decodable {
      let message: String
    }
    let id: Int
    let error: Failure?
  }

  private var waiting: [Int: Answer] = [:]
  private var count = 0

  /// Requests the page of a preview from the program.
  func ask(_ program: FilesProgram?, for preview: String, _ answer: @escaping Answer) {
    count += 1
    let request = Request(id: count, preview: preview)
    guard let program, let json = try? JSONEncoder().encode(request) else {
      return answer(.words("The files are not compiled yet. Reload this page in a moment."))
    }
    waiting[count] = answer
    program.ask(String(decoding: json, as: UTF8.self), for: Self.number)
  }

  /// Handles an answer: JSON and HTML, each preceded by its length.
  func take(_ bytes: [UInt8]) {
    func part(at start: Int) -> ArraySlice<UInt8> {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      return bytes[start + 4..<start + 4 + length]
    }
    let json = part(at: 0)
    guard let reply = try? JSONDecoder().decode(Reply.self, from: Data(json)),
      let answer = waiting.removeValue(forKey: reply.id)
    else { return }
    answer(reply.error.map { .words($0.message) } ?? .comparison(part(at: json.endIndex)))
  }

  /// Answers all open requests after the program has ended.
  func giveUp() {
    let answers = waiting.values
    waiting = [:]
    for answer in answers { answer(.words("The files were recompiled. Reload this page.")) }
  }
}
