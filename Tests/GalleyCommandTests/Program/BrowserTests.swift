import Expectations
import Foundation
import Testing

@Suite("The preview server opens a browser", .enabled(if: InstalledProgram.canBeMade))
struct BrowserTests {
  @Test("the secret in the address is passed in a file that only the user can read")
  func secret() throws {
    let program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
    let folder = program.folder
    try Data("import SwiftUI\n#Preview { Color.red }\n".utf8).write(
      to: URL(filePath: folder.path("Card.swift")))
    mkdir(folder.path("bin"), 0o777)
    mkdir(folder.path("run"), 0o700)
    let opener =
      "#!/bin/sh\ncp -p \"$1\" page.html; echo \"$*\" > arguments.part\nmv arguments.part arguments\n"
    try Data(opener.utf8).write(to: URL(filePath: folder.path("bin/xdg-open")))
    chmod(folder.path("bin/xdg-open"), 0o755)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    try Data().write(to: URL(filePath: folder.path("results")))
    let running = try program.start(
      list: ["preview", "Card.swift"],
      environment: [
        "PATH": "\(folder.path("bin")):\(path)", "DISPLAY": ":99",
        "XDG_RUNTIME_DIR": folder.path("run"),
      ], output: folder.path("results"))
    defer { BuiltProgram.end(running.process) }
    let end = ContinuousClock.now + .seconds(60)
    while !folder.exists("arguments"), running.process.isRunning, .now < end { usleep(20_000) }
    guard running.process.isRunning else {
      // The server needs libsoup.
      try expect(running.finish().errors, contains: "libsoup")
      return
    }
    let address = try folder.text("results").trimmingCharacters(in: .whitespacesAndNewlines)
    let token = try require(URL(string: address)?.pathComponents.last)
    expectGreater(token.count, 16)
    let arguments = try folder.text("arguments").trimmingCharacters(in: .whitespacesAndNewlines)
    expect(!arguments.contains(token))
    expect(arguments.hasPrefix(folder.path("run/")))
    try expect(folder.text("page.html"), contains: "0; url=\(address)\"")
    var status = stat()
    expectEqual(stat(arguments, &status), 0)
    expectEqual(status.st_mode & 0o777, 0o600)
    kill(running.process.processIdentifier, SIGINT)
    _ = try running.finish(within: 60)
    expect(access(arguments, F_OK) != 0)
  }
}
