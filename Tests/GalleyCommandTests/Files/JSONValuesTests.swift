import Expectations
import Foundation
import GalleyRecords
import Testing

@Suite("The values of a JSON file")
struct JSONValuesTests {
  @Test(
    "arrays and lines are split into values with line numbers",
    arguments: [
      ("", []),
      (" \n ", []),
      ("[]", []),
      ("{}", ["1:{}"]),
      ("[1, \"a,]\", {\"b\": [2, 3]}]", ["1:1", "1:\"a,]\"", "1:{\"b\": [2, 3]}"]),
      ("[\n  {\"a\": 1},\n  {\"a\":\n2}\n]\n", ["2:{\"a\": 1}", "3:{\"a\":\n2}"]),
      ("{\"a\": 1}\n\n{\"a\": \"}\\\"\"}\r\n", ["1:{\"a\": 1}", "3:{\"a\": \"}\\\"\"}"]),
      ("{\"a\": 1}{\"a\": 2}", ["1:{\"a\": 1}", "1:{\"a\": 2}"]),
      ("{\"a\": 1\n{\"a\": 2}", ["1:{\"a\": 1", "2:{\"a\": 2}"]),
      ("{\n  \"a\": 1\n}\n{}", ["1:{\n  \"a\": 1\n}", "4:{}"]),
      ("\u{FEFF}[true]", ["1:true"]),
      ("[{\"a\": \"no end}]", ["1:{\"a\": \"no end}]"]),
    ] as [(String, [String])])
  func values(_ text: String, _ expected: [String]) {
    let values = JSONValues(Array(text.utf8))
    let found = values.values.indices.map {
      "\(values.values[$0].line):\(String(decoding: values.data($0), as: UTF8.self))"
    }
    expectEqual(found, expected)
  }

  @Test("scanning any bytes terminates")
  func bytes() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("[]{},\"\\\n 1a".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<12).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      let values = JSONValues(bytes)
      expect(values.values.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= 12 })
    }
  }
}
