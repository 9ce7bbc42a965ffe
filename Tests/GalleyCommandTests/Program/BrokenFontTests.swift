import Expectations
import Foundation
import Testing

/// Fonts with corrupt tables: text may look wrong, but the program must not crash.
@Suite("Broken fonts")
struct BrokenFontTests {
  private static let font = "/usr/share/fonts/truetype/noto/NotoSansOgham-Regular.ttf"
  private static let reader = BuiltProgram.path.replacingOccurrences(
    of: "/galley", with: "/GalleyByteFuzz", options: .backwards)

  @Test(
    "corrupt fonts do not crash the program",
    .enabled(if: access(font, R_OK) == 0 && access(reader, X_OK) == 0))
  func tables() throws {
    var program = BuiltProgram()
    program.program = Self.reader
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: Self.font)))
    var files: [String] = []
    func add(_ bytes: [UInt8]) throws {
      let path = program.folder.path("font-\(files.count).ttf")
      try Data(bytes).write(to: URL(filePath: path))
      files.append(path)
    }
    for part in 1..<6 { try add(Array(bytes.prefix(bytes.count * part / 6))) }
    // Corrupts the table directory, and one byte in a hundred of the rest.
    for (index, step) in [(0, 7), (12, 5), (200, 97), (250, 101)] {
      var changed = bytes
      for place in stride(from: index, to: index < 200 ? 200 : bytes.count, by: step) {
        changed[place] ^= 0xFF
      }
      try add(changed)
    }
    // Fills each table in turn with ones.
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for table in 0..<count {
      let entry = 12 + table * 16
      func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      let (start, length) = (number(entry + 8), number(entry + 12))
      guard start + length <= bytes.count else { continue }
      var changed = bytes
      changed.replaceSubrange(
        start..<start + length, with: [UInt8](repeating: 0xFF, count: length))
      try add(changed)
    }
    expectGreater(files.count, 15)
    let outcome = try program.run(list: ["font"] + files)
    expectEqual(outcome.code, 0, "\(outcome.errors)")
  }
}
