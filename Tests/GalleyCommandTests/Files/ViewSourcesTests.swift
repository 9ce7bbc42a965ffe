import Expectations
import Foundation
import Galley
import GalleyCore
import Testing

@testable import GalleyCommand

@Suite("The places of views in source files")
struct ViewSourcesTests {
  private let folder = TemporaryFolder()

  @Test("views are found wherever they are declared, but not in comments and strings")
  func places() throws {
    let source = """
      // struct Comment: View {}
      let text = "struct Words: View {}"
      struct Card: View {
        private struct Row<Content: View>: View {}
      }
      """
    try Data(source.utf8).write(to: URL(filePath: folder.path("Card.swift")))
    let sources = ViewSources([folder.path("Card.swift"), folder.path("Gone.swift")])
    expectEqual(sources.place(of: "Card")?.words, "Card.swift:3")
    expectEqual(sources.place(of: "Card.Row")?.words, "Card.swift:4")
    for name in ["Comment", "Words", "Other", ""] { expectNil(sources.place(of: name)) }
    let diagnostic = LayoutDiagnostic(view: "frame", message: "invalid", declaringView: "Card")
    expectEqual(sources.words(diagnostic), "frame in Card (Card.swift:3): invalid")
  }

  @Test(
    "views wait for other tasks if their files may start some",
    arguments: [
      ("Text(name)", SettlingTime(quiet: 0, limit: 2, mayMissTasks: false)),
      ("Task { load() }", SettlingTime(quiet: 0.1, limit: 2, mayMissTasks: false)),
      ("Task { await sleep() }", SettlingTime(quiet: 1.2, limit: 2, mayMissTasks: false)),
      ("Task.detached { load() }", SettlingTime(quiet: 0.1, limit: 2)),
      ("names.sink { Task { load() } }", SettlingTime(quiet: 0.1, limit: 2)),
    ])
  func settling(_ code: String, _ time: SettlingTime) throws {
    try Data(code.utf8).write(to: URL(filePath: folder.path("Card.swift")))
    expectEqual(ViewSources([folder.path("Card.swift")]).settling(inFile: "Card"), time)
  }

  @Test("the editor is named, given as an address, or that of the terminal")
  func editors() {
    func address(_ environment: [String: String]) -> String? {
      EditorLink(environment)?.address(ofFile: "/a b/Card.swift", line: 7)
    }
    expectNil(address([:]))
    expectEqual(address(["TERM_PROGRAM": "vscode"]), "vscode://file/a%20b/Card.swift:7")
    expectEqual(
      address(["TERM_PROGRAM": "vscode", "CURSOR_TRACE_ID": "1"]),
      "cursor://file/a%20b/Card.swift:7")
    expectEqual(address(["ZED_TERM": "true"]), "zed://file/a%20b/Card.swift:7")
    expectEqual(
      address(["GALLEY_EDITOR": "zed", "TERM_PROGRAM": "vscode"]),
      "zed://file/a%20b/Card.swift:7")
    expectEqual(
      address(["GALLEY_EDITOR": "idea://open?file={file}&line={line}"]),
      "idea://open?file=/a%20b/Card.swift&line=7")
    expectNil(address(["GALLEY_EDITOR": "none", "TERM_PROGRAM": "vscode"]))
  }
}
