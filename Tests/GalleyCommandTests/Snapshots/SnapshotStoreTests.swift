import Foundation
import Galley
@testable import GalleySnapshots
import Expectations
import Synchronization
import Testing

@Suite("The snapshot store")
struct SnapshotStoreTests {
  let folder = TemporaryFolder()
  var store: SnapshotStore { SnapshotStore(root: folder.path("Snapshots")) }

  static let picture = Bitmap(width: 2, height: 2, pixels: Array(repeating: 255, count: 16))

  func write(_ bytes: [UInt8], to id: String = "group/01-a") throws {
    try store.write(id, [.picture: bytes, .layout: Array("canvas 1×1\n".utf8)])
  }

  @Test("a written golden can be read")
  func roundTrip() throws {
    try write(PNGFile.encode(Self.picture), to: "group/01-a@b")
    try expectEqual(store.picture("group/01-a@b").bitmap, Self.picture)
    try expectEqual(store.layout("group/01-a@b"), "canvas 1×1\n")
    expectEqual(store.goldens(), ["group/01-a@b.layout.txt", "group/01-a@b.png"])
  }

  @Test("a missing golden is reported as missing")
  func missing() throws {
    let path = try store.picturePath("group/01-a")
    #expect(throws: SnapshotError.missing(path: path)) { try store.picture("group/01-a") }
    try expect(store.lacks([.picture], of: "group/01-a"))
  }

  @Test("a golden that is a folder is unreadable")
  func unreadable() throws {
    let path = try store.picturePath("group/01-a")
    try Folder.make(path)
    #expect(throws: SnapshotError.unreadable(path: path, code: EISDIR)) {
      try store.picture("group/01-a")
    }
  }

  @Test("truncated, changed and empty pictures are damaged")
  func damaged() throws {
    let whole = try PNGFile.encode(Self.picture)
    for bytes in [Array(whole.prefix(whole.count / 2)), Array(whole.prefix(20)), [], [1, 2, 3]] {
      try write(bytes)
      let error = try #require(throws: SnapshotError.self) { try store.picture("group/01-a") }
      guard case .damaged = error else {
        Issue.record("\(error)")
        continue
      }
    }
  }

  @Test("a truncated layout, or one that is not UTF-8, is damaged")
  func damagedLayout() throws {
    try store.write("a", [.layout: Array("canvas 1×1\nText (0".utf8)])
    #expect(throws: SnapshotError.self) { try store.layout("a") }
    try AtomicFile.write([0xFF, 0xFE, 10], to: store.layoutPath("a"))
    #expect(throws: SnapshotError.self) { try store.layout("a") }
  }

  @Test("a conflict marker in a layout is reported with its line")
  func conflict() throws {
    let lines = ["canvas 1×1", "<<<<<<< HEAD", "Text (0, 0) 1×1 for nil×nil", "======="]
    try store.write("a", [.layout: Array((lines.joined(separator: "\n") + "\n").utf8)])
    let error = try #require(throws: SnapshotError.self) { try store.layout("a") }
    expect(error.message, endsWith: "is damaged: there is a conflict marker in line 2")
    try store.write("a", [.layout: Array("canvas 1×1\nText (0, 0) 1×1 for 1×1 \"======\"\n".utf8)])
    try expectGreater(store.layout("a").count, 0)
  }

  @Test("the damage of a picture is described")
  func damage() throws {
    let whole = try PNGFile.encode(Self.picture)
    func words(_ bytes: [UInt8]) throws -> String {
      try #require(throws: PNGError.self) { try PNGFile.decode(bytes) }.localizedDescription
    }
    var changed = whole
    changed[whole.count - 20] ^= 0xFF
    try expect(words(changed), contains: "does not match its checksum")
    try expect(words(whole.dropLast(20)), contains: "damaged: it ends early")
    try expectEqual(words([1, 2, 3]), "not a PNG file")
    let limit = SnapshotError.badIdentifier("..") as any Error
    expectEqual(
      limit.localizedDescription,
      "'..' is not a valid golden name; use words and hyphens, separated by slashes")
  }

  @Test("references without a test in the package's sources are reported")
  func testReferences() throws {
    func source(_ path: String, _ text: String) throws {
      let path = "\(folder.path(path))"
      try Folder.make((path as NSString).deletingLastPathComponent)
      try AtomicFile.write(Array(text.utf8), to: path)
    }
    try source("Tests/T/cardTests.swift", "@Test func looks() {}\n@Test func `a b`() {}")
    try source("Sources/S/Badge.swift", "#Preview(\"Small\") { Badge() }")
    try source(".build/T/Gone.swift", "func looks() {}")
    let store = SnapshotStore(root: folder.path("Snapshots"))
    let ids = [
      "T/CardTests/looks", "T/CardTests/looks.one@dark", "T/CardTests/a-b", "T/CardTests/old",
      "T/Gone/looks", "Badge/Small", "Badge", "Other", "alignment/01-scene",
    ]
    for id in ids { try store.write(id, [.layout: [10]]) }
    expectEqual(
      store.staleTestReferences(package: folder.path("")),
      ["Other", "T/CardTests/old", "T/Gone/looks"].map { "\($0).layout.txt" })
  }

  @Test("a Git LFS pointer is recognized")
  func pointer() throws {
    try write(Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8))
    let path = try store.picturePath("group/01-a")
    #expect(throws: SnapshotError.gitLFSPointer(path: path)) { try store.picture("group/01-a") }
  }

  @Test(
    "names that lead outside the folder are rejected",
    arguments: [
      "..", "../x", "a/../../x", "/etc/x", "", "a//b", "a/", ".hidden", "a/.b", "a b",
      "a..b",
    ])
  func badIdentifiers(_ id: String) {
    #expect(throws: SnapshotError.badIdentifier(id)) { try store.picturePath(id) }
    for control in ["\n", "\0", "\u{7F}"] {
      #expect(throws: SnapshotError.self) { try store.picturePath("a" + control + "b") }
    }
    #expect(throws: SnapshotError.badIdentifier(id)) {
      try store.write(id, [.picture: []])
    }
  }

  @Test("goldens of the catalog without a scene are stale, but those of tests are not")
  func stale() throws {
    for id in ["a/01-x", "a/02-y@rtl", "b", "CardTests/card"] { try write([1], to: id) }
    try store.write("b", [.blocks: [1]])
    let scenes: [String: Set<GoldenFile>] = [
      "a/01-x": [.picture, .layout], "b": [.picture, .layout],
    ]
    expectEqual(
      store.stale(knowing: scenes), ["a/02-y@rtl.layout.txt", "a/02-y@rtl.png", "b.blocks.png"])
  }

  @Test("a path identifies a golden and its file")
  func files() {
    for file in GoldenFile.allCases {
      let parsed = GoldenFile.parse("a/01-x@rtl" + file.suffix)
      expectEqual(parsed?.id, "a/01-x@rtl")
      expectEqual(parsed?.file, file)
    }
    expectNil(GoldenFile.parse("ENVIRONMENT.json"))
  }

  @Test("the folder comes from the option, the environment or the package")
  func locate() throws {
    let variable = [SnapshotStore.environmentVariable: "/named"]
    try expectEqual(SnapshotStore.locate(named: "/here", environment: variable).root, "/here")
    try expectEqual(SnapshotStore.locate(environment: variable).root, "/named")
    try Folder.make(folder.path("package/Sources/Deep"))
    try AtomicFile.write([], to: folder.path("package/Package.swift"))
    let found = try SnapshotStore.locate(
      environment: [:], from: folder.path("package/Sources/Deep"))
    expectEqual(found.root, folder.path("package/Snapshots"))
    #expect(throws: SnapshotError.noFolder(startingAt: folder.root)) {
      try SnapshotStore.locate(environment: [:], from: folder.root)
    }
  }

  @Test("a folder cannot be created below a file")
  func folderBelowFile() throws {
    try AtomicFile.write([1], to: folder.path("file"))
    #expect(throws: FolderError.self) { try Folder.make(folder.path("file/sub")) }
    #expect(throws: FolderError.self) { try Folder.make(folder.path("file")) }
    #expect(throws: FolderError.self) { try Folder.make("") }
  }

  @Test("a golden is known to match only if each of its files does")
  func known() throws {
    // More colors than a palette has.
    let stops = [ResolvedColor(0, 0, 250, opacity: 1), ResolvedColor(255, 60, 0, opacity: 1)]
      .enumerated().map { PaintStop(color: $1, location: Double($0)) }
    let paint = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 400, y: 0))
    let list = DisplayList(
      size: CGSize(width: 400, height: 3), scale: 1, background: .white,
      items: [.fill(Path(CGRect(x: 0, y: 0, width: 400, height: 2)), paint, FillStyle())])
    let snapshot = Snapshot(
      id: "group/01-a", list: list, layout: LayoutSnapshot("canvas 400×3\n"))
    try expect(!snapshot.isKnownToMatch(in: store))
    let picture = try Rasterizer.png(of: list, compression: .small)
    try write(picture)
    try expect(!snapshot.isKnownToMatch(in: store))
    try store.write(snapshot.id, [.layout: Array(snapshot.layout.text.utf8)])
    try expect(snapshot.isKnownToMatch(in: store))
    try expectEqual(snapshot.check(in: store).comparison.verdict, .equal)
    try store.write(snapshot.id, [.picture: PNGFile.encode(Self.picture)])
    try expect(!snapshot.isKnownToMatch(in: store))
    try expect(snapshot.isKnownToMatch(in: store, tier: .layout))
    var spoken = snapshot
    spoken.files.insert(.accessibility)
    spoken.speech = "Title"
    try expect(!spoken.isKnownToMatch(in: store, tier: .layout))
  }

  @Test("a report is written, and removed together with its folders")
  func failureReport() throws {
    try write(PNGFile.encode(Self.picture), to: "g/a")
    let list = DisplayList(
      size: CGSize(width: 1, height: 1), scale: 2, background: .white,
      items: [
        .fill(Path(CGRect(x: 0, y: 0, width: 0.5, height: 0.5)), .color(.black), FillStyle())
      ])
    let check = try Snapshot(id: "g/a", list: list, layout: LayoutSnapshot("canvas 1×2\n")).check(
      in: store)
    expectEqual(check.comparison.verdict, .differs)
    let report = FailureReport(root: folder.path("failures"))
    try report.write(check)
    let files = try FileManager.default.contentsOfDirectory(atPath: report.folder("g/a"))
    expectEqual(files.sorted(), ["actual.png", "difference.png", "reference.png", "report.txt"])
    let text = try String(contentsOfFile: report.folder("g/a") + "/report.txt", encoding: .utf8)
    expect(text, contains: "canvas size 1×1 → 1×2")
    expect(text, contains: "1 of 4 pixels differ")
    report.clear("g/a")
    expect(!Folder.isFolder(folder.path("failures/g")))
    expect(Folder.isFolder(folder.path("failures")))
  }

  @Test("reports can be written and removed concurrently")
  func manyReports() throws {
    let list = DisplayList(size: CGSize(width: 1, height: 1), scale: 1, background: .white)
    let checks = try (0..<8).map { index in
      try Snapshot(id: "g/h/\(index)", list: list, layout: LayoutSnapshot("canvas 1×1\n"))
        .check(in: store)
    }
    let report = FailureReport(root: folder.path("failures"))
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 400) { turn in
      do {
        try report.write(checks[turn % 8])
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
      report.clear("g/h/\(turn % 8)")
    }
    expectEqual(failures.withLock { $0 }, [])
    expect(!Folder.isFolder(folder.path("failures/g")))
  }
}

@Suite("The environment manifest")
struct EnvironmentManifestTests {
  static func font(_ file: String, _ hash: String = "0", package: String = "fonts-inter")
    -> EnvironmentManifest.Font
  {
    EnvironmentManifest.Font(file: file, package: package, sha256: hash)
  }

  @Test("equal environments have no differences")
  func equal() {
    let here = EnvironmentManifest.current()
    expect(here.differences(from: here).isEmpty)
    expect(here.libraries["cairo"] != nil)
    expect(here.libraries["pango"] != nil)
    expect(here.fonts.contains { $0.file == "Inter-Regular.otf" && $0.sha256.count == 64 })
  }

  @Test("different versions and fonts are listed")
  func differences() {
    let recorded = EnvironmentManifest(
      libraries: ["cairo": "1.16.0", "pango": "1.50.12", "old": "1"],
      fonts: [Self.font("Inter-Regular.otf"), Self.font("Inter-Bold.otf"), Self.font("Gone.otf")])
    let here = EnvironmentManifest(
      libraries: ["cairo": "1.18.0", "pango": "1.50.12", "new": "2"],
      fonts: [
        Self.font("Inter-Regular.otf", "1"), Self.font("Inter-Bold.otf"),
        Self.font("Mono.ttf", package: "fonts-mono"),
      ])
    expectEqual(
      here.differences(from: recorded),
      [
        "cairo 1.16.0 → 1.18.0", "new none → 2", "old 1 → none",
        "fonts-inter Gone.otf is missing here", "fonts-inter Inter-Regular.otf differs",
        "fonts-mono Mono.ttf is new since the recording",
      ])
  }

  @Test("many fonts of a package share one line")
  func grouped() {
    let recorded = EnvironmentManifest(
      libraries: [:], fonts: (0..<5).map { Self.font("Inter-\($0).otf") })
    let here = EnvironmentManifest(libraries: [:], fonts: [])
    expectEqual(here.differences(from: recorded), ["fonts-inter: 5 files are missing here"])
  }

  @Test("the file can be read back, and an invalid one is an error")
  func file() throws {
    let folder = TemporaryFolder()
    let store = SnapshotStore(root: folder.path("Snapshots"))
    try expectNil(store.manifest())
    let manifest = EnvironmentManifest(libraries: ["cairo": "1"], fonts: [Self.font("A.otf")])
    try store.write(manifest)
    try expectEqual(store.manifest(), manifest)
    try AtomicFile.write(Array("{}".utf8), to: store.manifestPath)
    #expect(throws: SnapshotError.self) { try store.manifest() }
  }
}
