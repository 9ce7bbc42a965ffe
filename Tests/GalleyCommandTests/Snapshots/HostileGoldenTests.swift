import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("Hostile goldens")
struct HostileGoldenTests {
  let folder = TemporaryFolder()
  var store: SnapshotStore { SnapshotStore(root: folder.path("Snapshots")) }
  let id = "group/01-square"

  /// The snapshot to record: a dark square of 8 pixels on white.
  var snapshot: Snapshot {
    let square = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
    let list = DisplayList(
      size: CGSize(width: 8, height: 8), scale: 2, background: .white,
      items: [.fill(square, .color(.black), FillStyle())])
    return Snapshot(id: id, list: list, layout: LayoutSnapshot("canvas 8×8\n"))
  }

  func check() throws -> SnapshotCheck { try snapshot.check(in: store) }
  func record() throws { try check().record(in: store) }
  func path() throws -> String { try store.picturePath(id) }

  /// Records the snapshot, replaces its picture, and compares them.
  func replaced(_ replace: (String) throws -> Void) throws -> GoldenComparison {
    try? FileManager.default.removeItem(atPath: store.root)
    try record()
    unlink(try path())
    try replace(try path())
    let comparison = try check().comparison
    expectEqual(comparison.verdict, .damaged)
    return comparison
  }

  @Test("damaged pictures are recognized, and can be recorded again")
  func damaged() throws {
    try record()
    let whole = try store.picture(id).bytes
    var wrongChecksum = whole
    wrongChecksum[whole.count - 20] ^= 0xFF
    let cases: [(bytes: [UInt8], words: String)] = [
      (Array(whole.dropLast(20)), "is damaged: it ends early"),
      (wrongChecksum, "does not match its checksum"),
      ([], "is damaged: it is empty"),
      (Array(repeating: 0, count: 4096), "is damaged: not a PNG file"),
      (HostilePNG.palette(side: 65_535), "claims to have 65535×65535 pixels"),
      (HostilePNG.palette(side: 30_000), "claims to have 30000×30000 pixels"),
      (HostilePNG.palette(side: 5000), "is damaged: its contents are inconsistent"),
      (Array("version https://git-lfs.github.com/spec/v1\n".utf8), "is a Git LFS pointer"),
    ]
    for (bytes, words) in cases {
      let comparison = try replaced { try AtomicFile.write(bytes, to: $0) }
      expect(comparison.sentences.contains { $0.contains(words) }, "\(comparison.sentences)")
      try record()
      try expectEqual(check().comparison.verdict, .equal)
    }
  }

  @Test("a file of several gigabytes is not read")
  func sparse() throws {
    let comparison = try replaced { path in
      try AtomicFile.write([0], to: path)
      truncate(path, 8_000_000_000)
    }
    expect(comparison.sentences[0], contains: "claims to have 8000000000 bytes")
  }

  @Test("folders, pipes, devices and cyclic links are reported, and neither read nor replaced")
  func noFiles() throws {
    let cases: [(words: String, replace: (String) -> Void)] = [
      ("Is a directory", { mkdir($0, 0o777) }), ("is not a regular file", { mkfifo($0, 0o666) }),
      ("is not a regular file", { symlink("/dev/zero", $0) }),
      ("Too many levels of symbolic links", { symlink($0, $0) }),
    ]
    for (words, replace) in cases {
      let comparison = try replaced(replace)
      expect(comparison.sentences[0], contains: words, "\(comparison.sentences)")
      #expect(throws: SnapshotError.self) { try record() }
      #expect(throws: SnapshotError.self) { try store.write(id, [.picture: [1]]) }
    }
  }

  @Test("links that lead outside the folder are not followed for writing")
  func links() throws {
    try record()
    let outside = TemporaryFolder()
    try AtomicFile.write([1, 2, 3], to: outside.path("01-square.png"))
    unlink(try path())
    symlink(outside.path("01-square.png"), try path())
    let file = try #require(throws: SnapshotError.self) { try record() }
    expectEqual(file, .outside(path: try path(), target: outside.path("01-square.png")))
    expectEqual(
      file.hint, "replace the link with a folder or file; goldens are never written elsewhere")

    try FileManager.default.removeItem(atPath: store.root + "/group")
    symlink(outside.root, store.root + "/group")
    #expect(throws: SnapshotError.outside(path: store.root + "/group", target: outside.root)) {
      try record()
    }
    expectEqual(outside.files, ["01-square.png"])
    try expectEqual(outside.bytes("01-square.png"), [1, 2, 3])
  }

  @Test("a link within the folder is followed for writing and kept")
  func innerLink() throws {
    try record()
    try AtomicFile.write([1], to: store.root + "/real.png")
    unlink(try path())
    symlink("../real.png", try path())
    try record()
    try expectEqual(
      FileManager.default.destinationOfSymbolicLink(atPath: try path()), "../real.png")
    try expectEqual(check().comparison.verdict, .equal)
  }

  @Test("a name that is too long for a file is an error")
  func longName() throws {
    #expect(throws: FileWriteError.self) {
      try store.write("group/" + String(repeating: "a", count: 300), [.picture: [1]])
    }
  }

  @Test("pictures of more than 60 KB need a reason")
  func large() throws {
    var pixels = [UInt8](repeating: 255, count: 200 * 200 * 4)
    var noise: UInt32 = 1
    for index in pixels.indices where index % 4 != 3 {
      noise = noise &* 1_664_525 &+ 1_013_904_223
      pixels[index] = UInt8(noise >> 24)
    }
    let picture = PlacedBitmap(
      Bitmap(width: 200, height: 200, pixels: pixels),
      in: CGRect(x: 0, y: 0, width: 200, height: 200), filter: .nearest)
    let list = DisplayList(
      size: CGSize(width: 200, height: 200), scale: 1, items: [.bitmap(picture, stencil: nil)])
    var snapshot = Snapshot(id: id, list: list, layout: LayoutSnapshot("canvas 200×200\n"))
    let error = try #require(throws: SnapshotError.self) {
      try snapshot.check(in: store).record(in: store)
    }
    expect(error.message, endsWith: "more than 60 KB")
    expect(folder.files.isEmpty)
    snapshot.largeReason = "it is noise"
    try snapshot.check(in: store).record(in: store)
    expectEqual(folder.files, ["Snapshots/\(id).layout.txt", "Snapshots/\(id).png"])
  }
}

/// Files that start like PNG pictures.
enum HostilePNG {
  /// Returns a picture that claims to have `side`×`side` palette pixels and contains none.
  static func palette(side: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(side) + bytes(side) + [1, 3, 0, 0, 0])
      + chunk("PLTE", [0, 0, 0, 255, 255, 255]) + chunk("IEND", [])
  }

  /// Returns a chunk with a correct checksum.
  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    var checksum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      checksum ^= UInt32(byte)
      for _ in 0..<8 {
        checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1
      }
    }
    return bytes(UInt32(data.count)) + body + bytes(~checksum)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
