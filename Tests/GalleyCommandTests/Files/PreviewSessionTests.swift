import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyCommand

/// How the program compiled from the user's files answers the preview page.
@MainActor @Suite("A preview session")
struct PreviewSessionTests {
  private struct Answer {
    let page: Int
    let json: [String: Any]
    let bytes: [UInt8]
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("More") { withAnimation(.linear(duration: 1)) { count += 1 } }
      }
      .padding(20)
    }
  }

  private struct Choices: View {
    @State private var choice = "None"
    @State private var showsSheet = false
    var body: some View {
      HStack {
        Text(choice).accessibilityIdentifier("choice")
        Menu("Menu") { Button("Copy") { choice = "Copied" } }.accessibilityIdentifier("menu")
        Button("Sheet") { showsSheet = true }
      }
      .sheet(isPresented: $showsSheet) { Text("Inside").accessibilityIdentifier("inside") }
    }
  }

  /// Returns the answers to requests about a preview with `.sizeThatFitsLayout`, in order.
  private func answers(_ requests: [String], page: Int = 1) throws -> [Answer] {
    try answers(requests, page: page, about: Counter())
  }

  private func answers(
    _ requests: [String], page: Int = 1, about view: some View
  ) throws -> [Answer] {
    let folder = TemporaryFolder()
    let lines = requests.map { "\(page) \($0)\n" }.joined()
    try Data(lines.utf8).write(to: URL(filePath: folder.path("requests")))
    let input = open(folder.path("requests"), O_RDONLY)
    let output = open(folder.path("answers"), O_CREAT | O_RDWR, 0o600)
    defer { for descriptor in [input, output] { close(descriptor) } }
    let preview = Preview("Counter", traits: .sizeThatFitsLayout) { view }
    PreviewSession(
      [FileScene(preview, id: "Counter") { AnyView(view) }], input: input, output: output
    ).run()
    var data = ArraySlice(try folder.bytes("answers"))
    func number() -> Int {
      defer { data = data.dropFirst(4) }
      return data.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    func part() -> [UInt8] {
      let count = number()
      defer { data = data.dropFirst(count) }
      return Array(data.prefix(count))
    }
    var answers: [Answer] = []
    while !data.isEmpty {
      let page = number()
      let json = try JSONSerialization.jsonObject(with: Data(part())) as? [String: Any]
      answers.append(Answer(page: page, json: json ?? [:], bytes: part()))
    }
    return answers
  }

  private func texts(_ answer: Answer) -> [String] {
    (answer.json["views"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
  }

  @Test("previews, devices and type sizes are listed")
  func list() throws {
    let answer = try require(answers([#"{"id":7,"task":"list"}"#], page: 3).first)
    let list = try require(answer.json["list"] as? [String: Any])
    let previews = try require(list["previews"] as? [[String: Any]])
    expectEqual(answer.page, 3)
    expectEqual(answer.json["id"] as? Int, 7)
    expectEqual(previews.map { $0["id"] as? String }, ["Counter"])
    expectEqual(previews[0]["canvas"] as? String, "fitted")
    expectGreater((list["devices"] as? [Any])?.count ?? 0, 4)
    expectEqual((list["typeSizes"] as? [String])?.contains("accessibility5"), true)
    expectEqual(list["themes"] as? [String], ["ios18", "ios26"])
  }

  @Test("a picture has the requested resolution, and views if requested")
  func picture() throws {
    let answers = try answers([
      #"{"id":1,"task":"picture","preview":"Counter","settings":{"scale":2},"pixels":3}"#,
      #"{"id":2,"task":"picture","preview":"Counter","settings":{"scale":2},"showsViews":true}"#,
    ])
    let size = try require(
      (answers[0].json["picture"] as? [String: Any])?["size"] as? [Double])
    let first = try PNGFile.decode(answers[0].bytes)
    let second = try PNGFile.decode(answers[1].bytes)
    expectEqual(first.width, Int((size[0] * 3).rounded(.up)))
    expectEqual(second.width, Int((size[0] * 2).rounded(.up)))
    expectNil(answers[0].json["views"])
    expectEqual(texts(answers[1]), ["0", "More"])
  }

  @Test("a press is animated, recorded, and repeated in a new program")
  func history() throws {
    let show = #"{"id":1,"task":"picture","preview":"Counter","showsViews":true}"#
    let views = try require(answers([show]).first?.json["views"] as? [[String: Any]])
    let button = try require(views.first { $0["control"] as? String == "button" })
    let frame = try require(button["frame"] as? [Double])
    let use = #"{"kind":"press","x":\#(frame[0] + 4),"y":\#(frame[1] + 4)}"#
    let used = try answers([
      #"{"id":1,"task":"use","preview":"Counter","use":\#(use)}"#,
      #"{"id":2,"task":"picture","preview":"Counter","time":1,"showsViews":true}"#,
    ])
    expectEqual((used[0].json["outcome"] as? [String: Any])?["isDone"] as? Bool, true)
    expectEqual((used[0].json["picture"] as? [String: Any])?["duration"] as? Double, 1)
    expectEqual((used[0].json["history"] as? [Any])?.count, 1)
    expectEqual(texts(used[1]), ["1", "More"])
    let again = try answers([
      #"{"id":1,"task":"picture","preview":"Counter","showsViews":true,"history":[\#(use),\#(use)]}"#
    ])
    expectEqual(texts(again[0]), ["2", "More"])
  }

  @Test("a view is explained, and the widths at which its layout changes are found")
  func inspection() throws {
    let answers = try answers([
      #"{"id":1,"task":"inspect","preview":"Counter","path":"0.0"}"#,
      #"{"id":2,"task":"trace","preview":"Counter"}"#,
      #"{"id":3,"task":"sweep","preview":"Counter","range":[40,120]}"#,
    ])
    let chain = try require(
      (answers[0].json["inspection"] as? [String: Any])?["chain"] as? [[String: Any]])
    expectEqual(chain.last?["name"] as? String, ".padding(20)")
    let steps = try require(answers[1].json["trace"] as? [Any])
    expect(!steps.isEmpty)
    let sweep = try require(answers[2].json["sweep"] as? [[String: Any]])
    let change = try require(sweep.first)
    let width = try require(change["width"] as? Double)
    expect((40...120).contains(width))
    expectEqual((change["sentences"] as? [String])?.isEmpty, false)
  }

  @Test("a modifier can be switched off and on again")
  func switchedOff() throws {
    let answers = try answers([
      #"{"id":1,"task":"picture","preview":"Counter","showsViews":true}"#,
      #"{"id":2,"task":"picture","preview":"Counter","settings":{"off":["0.0","9"]},"showsViews":true}"#,
      #"{"id":3,"task":"picture","preview":"Counter","settings":{},"showsViews":true}"#,
    ])
    func widths(_ answer: Answer) -> [Double] {
      (answer.json["views"] as? [[String: Any]] ?? []).compactMap { ($0["frame"] as? [Double])?[2] }
    }
    expectEqual(answers[1].json["off"] as? [String], ["0.0"])
    expectNil(answers[0].json["off"])
    expectNil(answers[2].json["off"])
    expectEqual(widths(answers[0]).count, widths(answers[1]).count)
    expectEqual(widths(answers[1])[0], widths(answers[0])[0] - 40)
    expectEqual(widths(answers[2]), widths(answers[0]))
    let ids = answers.map { ($0.json["views"] as? [[String: Any]])?.map { $0["id"] as? String } }
    expectEqual(ids[0], ids[1])
    expectEqual(ids[0]?.isEmpty, false)
  }

  @Test("a picture can be saved in every format")
  func files() throws {
    let answers = try answers(
      ["png", "svg", "pdf", "apng"].map {
        #"{"id":1,"task":"file","preview":"Counter","format":"\#($0)"}"#
      })
    let starts = answers.map { String(decoding: $0.bytes.prefix(5), as: UTF8.self) }
    expectEqual(starts[1], "<svg ")
    expectEqual(starts[2], "%PDF-")
    expectEqual(answers[0].bytes.prefix(4), [0x89, 0x50, 0x4E, 0x47])
    expectEqual(answers[3].bytes.prefix(4), [0x89, 0x50, 0x4E, 0x47])
  }

  @Test("a control can be pressed by its path, regardless of the point")
  func pressedByPath() throws {
    let show = #"{"id":1,"task":"picture","preview":"Counter","showsViews":true}"#
    let views = try require(answers([show]).first?.json["views"] as? [[String: Any]])
    let path = try require(
      views.first { $0["control"] as? String == "button" }?["path"] as? String)
    let used = try answers([
      #"{"id":1,"task":"use","preview":"Counter","use":{"kind":"press","path":"\#(path)","x":0,"y":0},"showsViews":true}"#,
      #"{"id":2,"task":"picture","preview":"Counter","time":1,"showsViews":true}"#,
    ])
    expectEqual(texts(used[1]), ["1", "More"])
  }

  @Test("a control that shows only its value has the name that a screen reader says")
  func names() throws {
    let picker = Picker("Size", selection: .constant("M")) { Text("M").tag("M") }
      .pickerStyle(.menu)
    let show = #"{"id":1,"task":"picture","preview":"Counter","showsViews":true}"#
    let answer = try answers([show], about: picker)[0]
    let views = try require(answer.json["views"] as? [[String: Any]])
    let control = try require(views.first { $0["control"] as? String == "picker" })
    expectEqual(control["label"] as? String, "Size")
    expectEqual(texts(answer), ["M"])
  }

  @Test("the steps of a trace identify their views, even among equal views")
  func trace() throws {
    let answers = try answers([
      #"{"id":1,"task":"picture","preview":"Counter","showsViews":true}"#,
      #"{"id":2,"task":"trace","preview":"Counter"}"#,
    ])
    let views = try require(answers[0].json["views"] as? [[String: Any]])
    let steps = try require(answers[1].json["trace"] as? [[String: Any]])
    let named = Dictionary(grouping: steps) { $0["path"] as? String }
      .mapValues { Set($0.compactMap { $0["view"] as? String }) }
    expect(named.values.allSatisfy { $0.count == 1 })
    for view in views {
      let (path, type) = (view["path"] as? String, view["type"] as? String ?? "none")
      expectEqual(named[path]?.first?.hasPrefix(type), true, "\(path ?? ""): \(type)")
    }
  }

  @Test("invalid requests are answered with errors, and later requests still work")
  func errors() throws {
    let answers = try answers([
      #"{"id":1,"task":"picture","preview":"Gone"}"#,
      "no JSON",
      #"{"id":2,"task":"picture","preview":"Counter","settings":{"size":{"width":0,"height":5}}}"#,
      #"{"id":3,"task":"picture","preview":"Counter","settings":{"device":"toaster"}}"#,
      #"{"id":4,"task":"inspect","preview":"Counter","path":"9.9"}"#,
      #"{"id":5,"task":"picture","preview":"Counter","settings":{"size":[40,30]}}"#,
      #"{"id":6,"task":"no task"}"#,
      #"{"id":7,"task":"picture","preview":"Counter"}"#,
    ])
    let messages = answers.map { ($0.json["error"] as? [String: Any])?["message"] as? String }
    expectEqual(answers.compactMap { $0.json["id"] as? Int }, Array(1...7))
    expect(messages.dropLast().allSatisfy { $0?.isEmpty == false })
    expectEqual(messages.last, .some(nil))
  }

  @Test("menus and sheets cover a screen around a fitted preview")
  func presentations() throws {
    let shown = #""preview":"Counter","showsViews":true"#
    let first = try answers([#"{"id":1,"task":"picture",\#(shown)}"#], about: Choices())[0]
    let fitted = try size(first)
    expectLess(fitted[0], 393)
    let menu = try point(of: "Menu", first)
    let sheet = try point(of: "Sheet", first)
    let opened = try answers(
      [#"{"id":2,"task":"use",\#(shown),"use":{"kind":"press",\#(menu)}}"#], about: Choices())[0]
    try expectEqual(size(opened), [393, 852])
    expect(texts(opened), contains: "Copy")
    let copy = try point(of: "Copy", opened)
    let answers = try answers(
      [
        #"{"id":3,"task":"use",\#(shown),"use":{"kind":"press",\#(menu)}}"#,
        #"{"id":4,"task":"use",\#(shown),"use":{"kind":"press",\#(copy)}}"#,
        #"{"id":5,"task":"use",\#(shown),"use":{"kind":"press",\#(sheet)}}"#,
      ], about: Choices())
    expect(texts(answers[1]), contains: "Copied")
    try expectEqual(size(answers[1])[1], fitted[1])
    expect(texts(answers[2]), contains: "Inside")
    try expectEqual(size(answers[2]), [393, 852])
    for answer in answers { expectNil(answer.json["error"]) }
  }

  private func size(_ answer: Answer) throws -> [Double] {
    let picture = try require(answer.json["picture"] as? [String: Any])
    return try require(picture["size"] as? [Double])
  }

  /// Returns the center of a text, as JSON members of a request.
  private func point(of text: String, _ answer: Answer) throws -> String {
    let views = answer.json["views"] as? [[String: Any]] ?? []
    let view = try require(views.first { $0["text"] as? String == text })
    let frame = try require(view["frame"] as? [Double])
    return "\"x\":\(frame[0] + frame[2] / 2),\"y\":\(frame[1] + frame[3] / 2)"
  }
}
