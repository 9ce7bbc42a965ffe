import Expectations
import Foundation
import Testing

@Suite("Expectations")
struct ExpectationTests {
  /// What a failed check records: its line in this file, its column, and its text.
  private struct Record: Equatable {
    var line: Int?
    var column: Int?
    var text: String
  }

  private func records(_ body: () throws -> Void) rethrows -> [Record] {
    nonisolated(unsafe) var records: [Record] = []
    try withKnownIssue {
      try body()
    } matching: { issue in
      let place = issue.sourceLocation
      #expect(place?.fileID == #fileID)
      records.append(
        Record(
          line: place?.line, column: place?.column,
          text: issue.comments.map(\.rawValue).joined(separator: "\n")))
      return true
    }
    return records
  }

  @Test("record the call and the values at the place of the call")
  func values() {
    let (four, word, missing) = (4, "four", Int?.none)
    let line = #line
    let found = records {
      expect(four == 5)
      expectEqual(four, 5)
      expectEqual(word, "4")
      expectEqual(missing, 4)
      expectNil(Optional(four))
      expectLess(four, four)
      expectGreater(Double(four), 4.5)
      expectAtMost(four, 3)
      expectAtLeast([3, four].max() ?? 0, 5)
      expectClose([0.1, 1], [0.1 + 1e-9, 2])
      expectClose(CGSize(width: 1, height: 2), 1, 3)
      expect(word, contains: "fi")
      expect(word, lacks: "ou")
      expect(word, startsWith: "ou")
      expect(word, endsWith: "ou")
      expect([word], contains: "ou")
      expect([word], lacks: word)
    }
    let texts = [
      "expect(four == 5)", "expectEqual(four, 5)\n4 is not 5",
      "expectEqual(word, \"4\")\n\"four\" is not \"4\"", "expectEqual(missing, 4)\nnil is not 4",
      "expectNil(Optional(four))\n4 is not nil", "expectLess(four, four)\n4 is not less than 4",
      "expectGreater(Double(four), 4.5)\n4.0 is not greater than 4.5",
      "expectAtMost(four, 3)\n4 is not at most 3",
      "expectAtLeast([3, four].max() ?? 0, 5)\n4 is not at least 5",
      "expectClose([0.1, 1], [0.1 + 1e-9, 2])\n[0.1, 1.0] is not close to [0.100000001, 2.0]",
      "expectClose(CGSize(width: 1, height: 2), 1, 3)\n[1.0, 2.0] is not close to [1.0, 3.0]",
      "expect(word, contains: \"fi\")\n\"four\" does not contain \"fi\"",
      "expect(word, lacks: \"ou\")\n\"four\" contains \"ou\"",
      "expect(word, startsWith: \"ou\")\n\"four\" does not start with \"ou\"",
      "expect(word, endsWith: \"ou\")\n\"four\" does not end with \"ou\"",
      "expect([word], contains: \"ou\")\n[\"four\"] does not contain \"ou\"",
      "expect([word], lacks: word)\n[\"four\"] contains \"four\"",
    ]
    #expect(found.map(\.text) == texts)
    #expect(found.map(\.line) == texts.indices.map { line + 2 + $0 })
    // The column of the parenthesis.
    #expect(found.map(\.column) == texts.map { 7 + $0.prefix { $0 != "(" }.count })
  }

  @Test("record nothing for what holds, and don't evaluate its comment")
  func success() throws {
    var count = 0
    func comment() -> Comment {
      count += 1
      return "evaluated"
    }
    expect(true, comment())
    expectEqual("a", "a", comment())
    expectNil(Int?.none, comment())
    expectLess(1, 2, comment())
    expectGreater(2, 1, comment())
    expectAtMost(2, 2, comment())
    expectAtLeast(2, 2, comment())
    expectClose(0.1 + 0.2, 0.3)
    expectClose([.infinity], [.infinity])
    expect("four", contains: "ou", comment())
    expect("four", lacks: "fi", comment())
    expect("four", startsWith: "fo", comment())
    expect("four", endsWith: "ur", comment())
    expect(["four"], contains: "four", comment())
    expect(["four"], lacks: "ou", comment())
    try require(true, comment())
    #expect(try require(Int("3"), comment()) == 3)
    #expect(count == 0)
  }

  @Test("end the test with one issue if a requirement fails")
  func requirements() throws {
    var reached = 0
    let found = try records {
      reached += 1
      let number = try require(Int("x"), "not a number")
      reached = number
    }
    #expect(found.map(\.text) == ["require(Int(\"x\"), \"not a number\")\nnot a number"])
    #expect(found.map(\.line) == [#line - 4])
    #expect(reached == 1)
    let conditions = try records { try require(reached == 2) }
    #expect(conditions.map(\.text) == ["require(reached == 2)"])
  }

  @Test("quote calls over several lines, with strings, comments and closures")
  func quotedCalls() {
    let found = records {
      expect(
        ["(", #"\")"#, "\(")".count)"].contains { $0 == "x" } /* ) */,
        // )
        """
        )
        """)
      for _ in 0..<1 { expectEqual(1, 2, "in a line") }
    }
    #expect(
      found.first?.text == """
        expect(
          ["(", #"\\")"#, "\\(")".count)"].contains { $0 == "x" } /* ) */,
          // )
          \"""
          )
          \""")
        )
        """)
    #expect(found.last?.text == "expectEqual(1, 2, \"in a line\")\n1 is not 2\nin a line")
    #expect(found.last?.column == 35)
  }

  @Test("record at a place that a caller passes on, even of a file that cannot be read")
  func passedPlaces() throws {
    let place = SourceLocation(fileID: #fileID, filePath: "/missing.swift", line: 3, column: 9)
    let found = try records {
      expect(false, sourceLocation: place)
      expectEqual([1], [2], "numbers", sourceLocation: place)
      let _: Int = try require(nil, sourceLocation: place)
    }
    #expect(
      found == ["", "[1] is not [2]\nnumbers", ""].map { Record(line: 3, column: 9, text: $0) })
  }
}
