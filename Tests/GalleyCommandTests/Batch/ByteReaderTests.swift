import Expectations
import Foundation
import GalleyRecords
import Testing

@Suite("Reading lines and bytes")
struct ByteReaderTests {
  /// A reader of a pipe that ends after these bytes.
  func reader(_ text: String) throws -> ByteReader {
    var ends: [Int32] = [0, 0]
    try require(pipe(&ends) == 0)
    try FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
      .write(contentsOf: Data(text.utf8))
    return ByteReader(ends[0])
  }

  @Test("lines end with newlines, and the rest can be read on its own")
  func lines() throws {
    var reader = try reader("one\n\n12345two\nrest")
    expectEqual(reader.line(), Array("one".utf8))
    expectEqual(reader.line(), [])
    expectEqual(reader.bytes(5), Array("12345".utf8))
    expectEqual(reader.line(), Array("two".utf8))
    expectEqual(reader.offset, 14)
    expectNil(reader.line())
    expectEqual(reader.rest(), Array("rest".utf8))
    expectNil(reader.rest())
  }

  @Test("of lines above the limit, the beginning is returned and the rest is skipped")
  func limit() throws {
    let long = String(repeating: "x", count: 50_000)
    var reader = try reader("abc\nabcd\n\(long)\nabcde")
    expectEqual(reader.line(limit: 4), Array("abc".utf8))
    expectEqual(reader.line(limit: 4), Array("abcd".utf8))
    expectEqual(reader.line(limit: 4), Array("xxxx".utf8))
    expectEqual(reader.line(limit: 4), Array("abcd".utf8))
    expectNil(reader.line(limit: 4))
    expectNil(reader.rest())
  }
}
