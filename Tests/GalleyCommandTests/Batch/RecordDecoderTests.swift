import Expectations
import Foundation
import Galley
import GalleyRecords
import GalleySnapshots
import Testing

@Suite("Values of records, and errors about them")
struct RecordDecoderTests {
  enum Tier: String, Decodable { case gold, silver }

  struct Inner: Decodable { let value: UInt }

  struct Row: Decodable {
    var id: Int?
    var size: Int8?
    var amount: Decimal?
    var price: Double?
    var ratio: Float?
    var paid: Bool?
    var name: String?
    var at: Date?
    var key: UUID?
    var link: URL?
    var tier: Tier?
    var tags: [String]?
    var inner: Inner?
  }

  /// Returns the message and the hint for a record that does not fit.
  private func reason(_ json: String) -> [String] {
    let data = Data(json.utf8)
    do {
      _ = try RecordDecoder.decode(Row.self, from: data)
      return []
    } catch {
      let reason = JSONReason(error, in: data)
      return [reason.message, reason.hint]
    }
  }

  @Test("an error names the field and shows its value")
  func messages() {
    let range = "is not between -9223372036854775808 and 9223372036854775807"
    for (json, message) in [
      (#"{"id": 1.5}"#, "id: 1.5 is not a whole number"),
      (#"{"price": 1.5, "id": 1.5}"#, "id: 1.5 is not a whole number"),
      (#"{"size": 300}"#, "size: 300 is not between -128 and 127"),
      (#"{"id": 1e30}"#, "id: 1e30 \(range)"),
      (#"{"price": 1e400}"#, "price: 1e400 is too large or too small for Double"),
      (#"{"ratio": 1e39}"#, "ratio: 1e39 is too large or too small for Float"),
      (#"{"inner": {"value": -1}}"#, "inner.value: -1 is not between 0 and \(UInt.max)"),
      (#"{"amount": ""}"#, #"amount: "" is not a number"#),
      (#"{"amount": "€5"}"#, #"amount: "€5" is not a number"#),
      (#"{"paid": 1}"#, "paid: 1 is neither true nor false"),
      (#"{"name": 5}"#, "name: 5 is not text"),
      (#"{"at": "soon"}"#, #"at: "soon" is not a date"#),
      (#"{"key": "x"}"#, #"key: "x" is not a UUID"#),
      (#"{"tier": "tin"}"#, #"tier: "tin" is not a value of Tier"#),
      (#"{"tags": ["a", null]}"#, "tags[1]: null is not text"),
      (#"{"tags": {}}"#, "tags is an object, not an array"),
      (#"{"inner": {}}"#, "inner.value is missing"),
      ("[]", "the value is an array, not an object"),
      (#"{"id": 01}"#, "Number with leading zero around character 8."),
    ] { expectEqual(reason(json).first, message, "\(json)") }
    expectEqual(reason(#"{"id": 1.0, "size": 1e2, "price": 1}"#), [])
  }

  @Test("a hint says what to write")
  func hints() {
    for (json, hint) in [
      (#"{"price": "3,50"}"#, "write 3.50"), (#"{"price": "1.234,50"}"#, "write 1234.50"),
      (#"{"price": "1,000.50"}"#, "write 1000.50"), (#"{"price": "€5"}"#, "write 5"),
      (#"{"price": "7"}"#, "write 7, without quotation marks"),
      // One thousand, or one.
      (#"{"price": "1,000"}"#, "write a number, such as 3.50"),
      (#"{"id": "1,5"}"#, "write a whole number, such as 3"),
      (#"{"paid": "yes"}"#, "write true or false"),
      (#"{"amount": ""}"#, "give it a value, or declare the property as optional"),
      (#"{"name": 5}"#, "write it in quotation marks"),
    ] { expectEqual(reason(json).last, hint, "\(json)") }
  }

  @Test("dates are those of ISO 8601, in UTC without a zone, or seconds since 2001")
  func dates() throws {
    for (json, seconds) in [
      ("\"2026-01-02\"", 789_004_800), ("\"2026-01-02T10:30:00Z\"", 789_042_600),
      ("\"2026-01-02T10:30\"", 789_042_600), ("\"2026-01-02 10:30:00.25\"", 789_042_600.25),
      ("\"2026-01-02T10:30:00.5+02:00\"", 789_035_400.5),
      ("\"2026-01-02T10:30-0130\"", 789_048_000), ("789004800.5", 789_004_800.5),
    ] {
      let row = try RecordDecoder.decode(Row.self, from: Data("{\"at\": \(json)}".utf8))
      expectEqual(row.at?.timeIntervalSinceReferenceDate, seconds, "\(json)")
    }
    for json in [
      "\"2026\"", "\"2026-02-30\"", "\"2026-01-02T24:00Z\"", "\"2026-01-02T10:30+25:00\"", "\"\"",
      "true",
    ] { expectEqual(reason("{\"at\": \(json)}").first, "at: \(json) is not a date") }
  }

  @Test("the fields of a CSV file may be dates, and numbers may have decimal commas")
  @MainActor func tables() throws {
    func row(_ fields: [String: String], commas: Bool = false) throws -> Row {
      let tables = TableDecoder()
      return try tables.decode(
        [UInt8](try JSONEncoder().encode(fields)), hasDecimalCommas: commas
      ) { try RecordDecoder.decode(Row.self, from: $0) }
    }
    try expectEqual(
      row(["at": "2026-01-02"]).at?.timeIntervalSinceReferenceDate, 789_004_800)
    try expectEqual(row(["at": "789000000"]).at?.timeIntervalSinceReferenceDate, 789_000_000)
    for (text, price) in [
      ("3,50", 3.5), ("1.234,50", 1234.5), ("-1.234.567", -1_234_567), (",5", 0.5), ("3.25", 3.25),
    ] { try expectEqual(row(["price": text], commas: true).price, price, "\(text)") }
    try expectEqual(row(["id": "007", "price": "+1.50"]).id, 7)
    try expectEqual(row(["tags": #" ["a", "b"]"#, "name": "[x]"]).tags, ["a", "b"])
    try expectEqual(row(["tags": "[]", "name": "[x]"]).name, "[x]")
    for text in ["a", "[a]", "[1]"] {
      #expect(throws: DecodingError.self) { try row(["tags": text]) }
    }
    for text in ["3,50", "1,000.50", "€5"] {
      #expect(throws: DecodingError.self) { try row(["price": text]) }
    }
    #expect(throws: DecodingError.self) { try row(["id": "1.5"]) }
    var scanner = TableScanner("eu.csv")
    _ = try scanner.next(in: Array("id;price\n1;3,50\n".utf8), isComplete: true)
    expect(scanner.hasDecimalCommas)
  }

  @Test("records that begin on the same line are told apart by their numbers")
  func places() throws {
    let folder = TemporaryFolder()
    let text = "[{\"a\": 1}, {\"a\": 2},\n{\"a\": 3},\n {\"a\": 4}, {\"a\": 5}]\n"
    let expected = ["1: record 1", "1: record 2", "2", "3: record 4", "3: record 5"]
    let values = JSONValues(Array(text.utf8))
    expectEqual(values.values.indices.map { "\(values.place($0))" }, expected)
    try AtomicFile.write(Array(text.utf8), to: folder.path("a.json"))
    var input = try BatchInput(folder.path("a.json"))
    var places: [RecordPlace] = []
    reading: while true {
      switch try input.next() {
      case .record(let record): places.append(record.place)
      case .needsBytes: try input.read()
      case .end: break reading
      }
    }
    expectEqual(places.map { "\($0)" }, expected)
    expectEqual(
      String(decoding: FailureList.line(places[1], name: "x", "e"), as: UTF8.self),
      "{\"line\":1,\"record\":2,\"name\":\"x\",\"error\":\"e\"}\n")
  }
}
