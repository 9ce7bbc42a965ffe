import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

/// The cache of compiled programs, the compiler, and the installation itself.
extension FileTests {
  @Test("a program is cached until its files change, and works without a cache")
  func kept() throws {
    try write("A.swift", "#Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 9) }")
    try expectEqual(program.run("render", "A.swift", "-o", "a.png").code, 0)
    let withoutCompiler = ["PATH": "/none"]
    let again = ["render", "A.swift", "-o", "b.png"]
    let cached = try program.run(list: again, environment: withoutCompiler)
    expectEqual(cached.code, 0)
    expect(cached.errors, lacks: "swift runtime")
    try expectEqual(size("b.png")[0], 18)
    try write("A.swift", "#Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 8) }")
    try expectEqual(program.run(list: again, environment: withoutCompiler).code, 2)
    try expectEqual(program.run(list: again).code, 0)
    try expectEqual(size("b.png")[0], 16)
    let elsewhere = try program.run(
      list: ["render", "A.swift", "-o", "c.png"], environment: ["XDG_CACHE_HOME": "/proc/none"])
    expectEqual(elsewhere.code, 0, "\(elsewhere.errors)")
    try expectEqual(folder.bytes("b.png"), folder.bytes("c.png"))
  }

  @Test(
    "a file restored with an earlier date or saved twice in a second is recompiled")
  func earlierDates() throws {
    func source(_ width: Int) -> String {
      "struct A: View { var body: some View { Color.red.frame(width: \(width), height: 5) } }"
    }
    try write("Sources/A.swift", source(9))
    try write("Sources/B.swift", "#Preview(traits: .sizeThatFitsLayout) { A() }")
    let render = ["render", "Sources/", "-o", "a.png"]
    try expectEqual(program.run(list: render).code, 0)
    try write("Sources/A.swift", source(8))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)],
      ofItemAtPath: folder.path("Sources/A.swift"))
    try expectEqual(program.run(list: render).code, 0)
    try expectEqual(size("a.png")[0], 16)
  }

  @Test("Swift's libraries are parts of Galley's, and subclasses of Foundation's classes work")
  func runtime() throws {
    let source = """
      import Dispatch
      import FoundationXML
      import SwiftUI

      final class Double: Formatter {
        override func string(for value: Any?) -> String? { value.map { "\\($0)\\($0)" } }
      }
      final class Counter: NSObject, XMLParserDelegate {
        var count = 0
        func parser(
          _: XMLParser, didStartElement _: String, namespaceURI _: String?,
          qualifiedName _: String?, attributes _: [String: String]
        ) { count += 1 }
      }
      final class Scheme: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "x" }
      }
      func elements(_ xml: String) -> Int {
        let (parser, counter) = (XMLParser(data: Data(xml.utf8)), Counter())
        parser.delegate = counter
        return parser.parse() ? counter.count : 0
      }
      func isScheme(_ text: String) -> Bool {
        URL(string: text).map { Scheme.canInit(with: URLRequest(url: $0)) } ?? false
      }
      func loaded() -> Set<String> {
        let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
        let words = String(decoding: maps ?? Data(), as: UTF8.self).split { "/\\n".contains($0) }
        return Set(words.map(String.init).filter { $0.contains("swift") || $0.contains("Foundation") })
      }

      #Preview("runtime") {
        Text("\\(Double().string(for: 4) ?? "") \\(elements("<a><b/></a>")) \\(isScheme("x://y"))")
        Text(DispatchQueue.global().sync { "synced" } + " " + loaded().sorted().joined(separator: " "))
      }
      """
    try write("Runtime.swift", source)
    let tree = try program.run("inspect", "Runtime.swift")
    expectEqual(tree.code, 0, "\(tree.errors)")
    for text in [#""44 2 true""#, #""synced libFoundationNetworking.so libFoundationXML.so""#] {
      expect(tree.text, contains: text)
    }
  }

  @Test("doctor reports whether the compiler can read the modules")
  func doctor() throws {
    let good = try program.run("doctor")
    expect(good.text, contains: "the compiler in PATH can read the modules")
    let none = try program.run(list: ["doctor"], environment: ["PATH": "/none"])
    expectEqual(none.code, 1)
    expect(none.errors, contains: "swiftc not found in PATH")
    try write("New.swift", "#Preview { Text(\"new\") }")
    let render = try program.run(list: ["render", "New.swift"], environment: ["PATH": "/none"])
    expectEqual(render.code, 2)
    expect(render.errors, contains: "cannot start swiftc: No such file or directory\nhint: install")
  }

  @Test("a compiler of another version is reported in one sentence")
  func otherCompiler() throws {
    let path = folder.path("bin/swiftc")
    try Folder.make(folder.path("bin"))
    try AtomicFile.write(
      Array(
        """
        #!/bin/sh
        if [ "$1" = --version ]; then
          echo 'Swift version 5.10 (swift-5.10-RELEASE)'
        else
          echo "error: module compiled with Swift 6.3 cannot be imported" >&2
          exit 1
        fi

        """.utf8), to: path)
    chmod(path, 0o755)
    let variables = [
      "PATH": folder.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    ]
    let doctor = try program.run(list: ["doctor"], environment: variables)
    expectEqual(doctor.code, 1)
    let first =
      "the compiler in PATH cannot read galley's modules: the modules were built by Swift "
    expect(doctor.errors, contains: first)
    expect(
      doctor.errors,
      endsWith: ", but PATH has Swift version 5.10 (swift-5.10-RELEASE)\n"
        + "hint: install Swift, or run Scripts/install again with this compiler\n")
    try write("Card.swift", "#Preview { Text(\"1\") }")
    let render = try program.run(list: ["render", "Card.swift"], environment: variables)
    expectEqual(render.code, 1)
    expectEqual(render.errors, doctor.errors)
  }

  @Test("a galley that is not installed explains what to do")
  func notInstalled() throws {
    let outcome = try BuiltProgram().run("render", "Card.swift")
    expectEqual(outcome.code, 2)
    expect(outcome.errors, contains: "hint: run Scripts/install")
  }

  @Test("uninstalling removes exactly what was installed")
  func uninstall() throws {
    let prefix = folder.path("prefix")
    try InstalledProgram.copy(to: prefix)
    try AtomicFile.write([7], to: "\(prefix)/bin/other")
    expect(folder.exists("prefix/bin/galley"))
    try InstalledProgram.script("uninstall", "--prefix", prefix)
    expectEqual(folder.files, ["prefix/bin/other", "prefix/\(InstalledProgram.ownFile)"])
    try expectEqual(folder.bytes("prefix/\(InstalledProgram.ownFile)"), [7])
    #expect(throws: InstalledProgram.Failure.self) {
      try InstalledProgram.script("uninstall", "--prefix", prefix)
    }
  }
}
