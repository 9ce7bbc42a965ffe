import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyTesting

@Suite("Failing snapshots")
@MainActor
struct FailureTests {
  let bench = Workbench()
  let id = "CardTests/card"

  func replaceReference(_ bytes: [UInt8]) throws {
    try AtomicFile.write(bytes, to: bench.store.picturePath(id))
  }

  @Test("say which view moved, then pixels, where the pictures are and how to accept")
  func message() throws {
    _ = bench.verify(Card())
    let message = try #require(bench.verify(Card(inset: 17)))
    let parts = [
      "CardTests/card differs from its reference:",
      "VStack with #title moved by (+1, +1) from (16, 16) to (17, 17)",
      "the picture is 263×167 pixels", "reference: ", "Snapshots/CardTests/card.png", "actual:    ",
      "failures/CardTests/card/actual.png",
      "with difference.png, report.txt, baselines.png beside it",
      "report:    ", "failures/CardTests/card/report.html",
      "accept:    SNAPSHOT_TESTING_RECORD=failed swift test --filter '",
      "FailureTests/message'",
    ]
    var rest = message[...]
    for part in parts {
      let range = try #require(rest.range(of: part), "\(part) is not in \(message)")
      rest = rest[range.upperBound...]
    }
    #expect(
      bench.reports
        == ["actual", "baselines", "difference", "reference"].map { "\(id)/\($0).png" }
        + ["html", "txt"].map { "\(id)/report.\($0)" })
    #expect(bench.verify(Card()) == nil)
    #expect(bench.reports.isEmpty)
  }

  @Test("fail the test")
  func issue() throws {
    withKnownIssue {
      bench.within {
        assertSnapshot(
          of: Card(), record: .never, snapshotDirectory: bench.snapshots,
          fileID: "AppTests/CardTests.swift", testName: "card()", line: 1)
      }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("has no reference") == true
    }
  }

  @Test("attach the pictures, for each reference on its own")
  func attachments() throws {
    let assertion = SnapshotAssertion(
      strategy: .image, name: nil, variants: [.light, .dark], record: nil,
      directory: bench.snapshots,
      source: SnapshotSource(
        fileID: "AppTests/CardTests.swift", filePath: #filePath, testName: "card()", line: 1,
        column: 1))
    #expect(bench.within { assertion.failures { Card() } }.flatMap(\.attachments).isEmpty)
    let failures = bench.within { assertion.failures { Card(title: "Latte") } }
    #expect(
      failures.map { $0.attachments.map(\.name) }
        == ["light", "dark"].map { variant in
          [
            "reference.png", "actual.png", "difference.png", "report.txt", "baselines.png",
            "report.html",
          ].map { "CardTests.card@\(variant).\($0)" }
        })
  }

  @Test("references that cannot be used fail with their own words and stay as they are")
  func damaged() throws {
    _ = bench.verify(Card())
    let whole = try bench.store.picture(id).bytes
    let cases: [(bytes: [UInt8], words: String)] = [
      (Array(whole.prefix(whole.count / 2)), "is damaged: the PNG file is damaged"),
      ([], "is damaged: it is empty"),
      (Array("GIF89a".utf8), "is damaged: not a PNG file"),
      (
        Array("version https://git-lfs.github.com/spec/v1\n".utf8),
        "is a Git LFS pointer, not a picture\n  run 'git lfs pull'"
      ),
      (Array(whole[..<16]) + [0, 0, 255, 255, 0, 0, 255, 255] + whole[24...], "65535×65535"),
    ]
    for (bytes, words) in cases {
      try replaceReference(bytes)
      for mode in [SnapshotTestingConfiguration.Record.missing, .never] {
        let message = try #require(bench.verify(Card(), record: mode))
        #expect(message.contains("has a reference that cannot be used:"))
        #expect(message.contains(words), "\(message)")
      }
      #expect(FileManager.default.contents(atPath: try bench.store.picturePath(id)) == Data(bytes))
    }
  }

  @Test("a folder in the place of a reference is not replaced")
  func folder() throws {
    _ = bench.verify(Card())
    unlink(try bench.store.picturePath(id))
    mkdir(try bench.store.picturePath(id), 0o777)
    for mode in [SnapshotTestingConfiguration.Record.missing, .all] {
      #expect(bench.verify(Card(), record: mode)?.contains("Is a directory") == true)
    }
  }

  @Test("another environment is named first")
  func environment() throws {
    _ = bench.verify(Card())
    let other = EnvironmentManifest(libraries: ["cairo": "0.9"], fonts: [])
    try bench.store.write(other)
    let message = try #require(bench.verify(Card(inset: 17)))
    #expect(
      message.hasPrefix(
        "The references were recorded with other libraries or fonts: cairo 0.9 → "))
  }

  @Test("a view that cannot be rendered fails")
  func unrenderable() throws {
    let message = try #require(bench.verify(EmptyView()))
    #expect(message.contains("the snapshot cannot be tested: the view's size is 0×0 points"))
    #expect(bench.references.isEmpty)
  }

  @Test("a picture of one colour is remarked on when it is recorded")
  func blank() throws {
    let message = try #require(bench.verify(Color.red.frame(width: 9, height: 9)))
    #expect(message.contains("The picture shows nothing but one colour."))
  }
}
