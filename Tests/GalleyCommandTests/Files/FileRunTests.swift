import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("Compiling and running Swift files", .enabled(if: InstalledProgram.canBeMade))
struct FileRunTests {
  let program: BuiltProgram
  var folder: TemporaryFolder { program.folder }

  init() throws {
    program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
  }

  private func write(_ name: String, _ source: String) throws {
    try AtomicFile.write(Array("import SwiftUI\n\(source)\n".utf8), to: folder.path(name))
  }

  @Test("a file that is saved while it is compiled is compiled again")
  func modifiedWhileCompiling() throws {
    let variables = try compiler(
      """
      if [ ! -e said ] && echo "$*" | grep -q Previews; then
        touch said
        echo "error: input file 'Card.swift' was modified during the build" >&2
        exit 1
      fi
      """)
    try write("Card.swift", "#Preview(traits: .sizeThatFitsLayout) { Color.red }")
    let outcome = try program.run(
      list: ["render", "Card.swift", "-o", "a.png"], environment: variables)
    expect(folder.exists("said"))
    expectEqual(outcome.code, 0, "\(outcome.errors)")
    expect(outcome.errors.isEmpty)
  }

  @Test("compiling leaves no temporary files behind")
  func temporaryFiles() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("temporary"), withIntermediateDirectories: true)
    try write("Card.swift", "#Preview { Text(\"\(folder.root)\") }")
    let outcome = try program.run(
      "render", "Card.swift", "-o", "a.png", environment: ["TMPDIR": folder.path("temporary")])
    expectEqual(outcome.code, 0, "\(outcome.errors)")
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path("temporary")), [])
  }

  @Test("views wait for their tasks, but not for those of buttons")
  func sleepingTasks() throws {
    let count = 12
    let previews = (1...count).map { "#Preview(traits: .sizeThatFitsLayout) { Late(last: \($0)) }" }
    try write(
      "Late.swift",
      """
      struct Late: View {
        let last: CGFloat
        @State private var width: CGFloat = 1
        var body: some View {
          Button("") { Task { try? await Task.sleep(for: .seconds(1)) } }
            .frame(width: width, height: 10)
            .onAppear {
              Task {
                try? await Task.sleep(for: .milliseconds(20))
                width = last
              }
            }
        }
      }
      \(previews.joined(separator: "\n"))
      """)
    let start = ContinuousClock.now
    let outcome = try program.run("render", "Late.swift", "-o", "out")
    // If the views waited for the button, each would take 1.2 seconds.
    expectLess(ContinuousClock.now - start, .seconds(count))
    expectEqual(outcome.code, 0, "\(outcome.errors)")
    let widths = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).map {
      try PNGFile.decode(folder.bytes("out/\($0)")).width / 2
    }
    expectEqual(widths.sorted(), Array(1...count))
  }

  @Test("a changed property compiles one file again, and those that use it")
  func changedProperty() throws {
    let variables = try compiler(
      """
      if echo "$*" | grep -q Previews; then
        exec 2>jobs
        set -- "$@" -driver-show-incremental
      fi
      """)
    func save(_ value: String) throws {
      let view = "struct B: View {\n  var b = \(value)\n  var body: some View { Color.red }\n}"
      try write("B.swift", "\(view)\n#Preview { B() }")
    }
    try write("A.swift", "struct A { var b = B() }\n#Preview { Color.red }")
    try write("C.swift", "struct C {}\n#Preview { Color.blue }")
    try save("1")
    let list = ["list", "A.swift", "B.swift", "C.swift"]
    try expectEqual(program.run(list: list, environment: variables).code, 0)
    try save("\"text\"")
    try expectEqual(program.run(list: list, environment: variables).code, 0)
    let jobs = try folder.text("jobs").matches(of: /Queuing.*<= (\w)\.swift/).map { $0.1 }
    expectEqual(jobs, ["B", "A"])
  }

  @Test("the time includes compiling")
  func time() throws {
    let variables = try compiler("sleep 1.2")
    try write("Slow.swift", "#Preview(traits: .sizeThatFitsLayout) { Color.blue }")
    let outcome = try program.run(
      list: ["render", "Slow.swift", "-o", "a.png"], environment: variables)
    let time = try require(outcome.text.firstMatch(of: #/ in ([\d.]+) s\n/#)?.1)
    try expectAtLeast(require(Double(time)), 1.2)
  }

  /// Returns the environment in which a compiler first runs a script.
  private func compiler(_ script: String) throws -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    try Folder.make(folder.path("bin"))
    let text = "#!/bin/sh\n\(script)\nexport PATH=$OLD_PATH; exec swiftc \"$@\"\n"
    try AtomicFile.write(Array(text.utf8), to: folder.path("bin/swiftc"))
    chmod(folder.path("bin/swiftc"), 0o755)
    return ["PATH": folder.path("bin") + ":" + path, "OLD_PATH": path]
  }

  @Test("warnings name the view and its location, and equal ones are printed once")
  func warnings() throws {
    try write(
      "Row.swift",
      """
      private struct Row: View {
        let width: CGFloat
        var body: some View { Text("Total").font(.custom("Intr", size: 12)).frame(width: width) }
      }
      #Preview("A") { Row(width: -1) }
      #Preview("B") { Row(width: 9) }
      #Preview("C") {
        @Previewable @State var width: CGFloat = -1
        Text("Sum").frame(width: width)
      }
      """)
    let outcome = try program.run("render", "Row.swift", "-o", "out")
    expectEqual(outcome.code, 0)
    expectEqual(
      outcome.errors,
      """
      galley: warning: Row/A: frame of Text “Total” in Row (Row.swift:2): invalid frame dimension \
      (negative or non-finite)
      galley: warning: Row/A and 1 other picture: unknown font family “Intr”; using the system \
      font; did you mean “Inter”?
      galley: warning: Row/C: frame of Text “Sum”: invalid frame dimension (negative or non-finite)

      """)
  }
}
