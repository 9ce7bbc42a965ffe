import Expectations
import Foundation
import SwiftUI
import Testing

@testable import SnapshotTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Strategies for texts")
@MainActor
struct TextStrategyTests {
  func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
    try strategy.format(of: value, within: 5)
  }

  struct User: Encodable {
    let id: Int
    let name: String
    var tags: Set<String> = []
  }
  enum Side: CaseIterable { case left, right }

  @Test("dumps are sorted")
  func dump() throws {
    try expectEqual(
      text(User(id: 1, name: "Blob", tags: ["b", "a"]), .dump),
      """
      ▿ User
        - id: 1
        - name: "Blob"
        ▿ tags: 2 members
          - "a"
          - "b"

      """)
    try expectEqual(
      text(["b": 1, "a": nil] as [String: Int?], .dump),
      """
      ▿ 2 key/value pairs
        ▿ (2 elements)
          - key: "a"
          - value: Optional<Int>.none
        ▿ (2 elements)
          - key: "b"
          ▿ value: Optional<Int>
            - some: 1

      """)
    final class Node { var next: Node? }
    let node = Node()
    node.next = node
    try expectEqual(
      text(node, .dump),
      """
      ▿ Node
        ▿ next: Optional<Node>
          ▿ some (circular reference detected)

      """)
    node.next = nil
    try expectEqual(
      text(Date(timeIntervalSinceReferenceDate: 0), .dump), "- 2001-01-01T00:00:00Z\n")
    try expectEqual(text(Side.left, .dump), "- Side.left\n")
    try expectEqual(text(Side.left, .description), "left")
  }

  @Test("encoded values are sorted, and functions are tables")
  func encoded() throws {
    try expectEqual(
      text(User(id: 1, name: "Blob"), .json),
      """
      {
        "id" : 1,
        "name" : "Blob",
        "tags" : [

        ]
      }
      """)
    try expectEqual(
      text(User(id: 1, name: "Blob", tags: ["a"]), .plist),
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>id</key>
      \t<integer>1</integer>
      \t<key>name</key>
      \t<string>Blob</string>
      \t<key>tags</key>
      \t<array>
      \t\t<string>a</string>
      \t</array>
      </dict>
      </plist>

      """)
    let any: Any = ["b": [1, 2], "a": "x"]
    try expectEqual(
      text(any, Snapshotting<Any, String>.json),
      """
      {
        "a" : "x",
        "b" : [
          1,
          2
        ]
      }
      """)
    try expectEqual(text(42, .json), "42")
    expect(Snapshotting<User, String>.json.pathExtension == "json")
    expect(Snapshotting<User, String>.plist.pathExtension == "plist")
    try expectEqual(
      text({ $0 == .left ? "L" : "R" }, Snapshotting<Side, String>.func(into: .lines)),
      "\"left\",\"L\"\n\"right\",\"R\"\n")
    expect(
      Snapshotting<Side, String>.func(into: Snapshotting<String, String>.lines).pathExtension
        == "csv")
    try expect(Snapshotting<Data, Data>.data.format(of: Data([1]), within: 5) == Data([1]))
  }

  @Test("requests are written as text and as command lines")
  func requests() throws {
    var request = URLRequest(url: try require(URL(string: "https://a.b/c?z=1&a=2")))
    request.httpMethod = "POST"
    request.httpBody = Data("{\"b\":1}".utf8)
    request.addValue("x=1", forHTTPHeaderField: "Cookie")
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    try expectEqual(
      text(request, .raw),
      """
      POST https://a.b/c?a=2&z=1
      Accept: text/html
      Cookie: x=1

      {"b":1}
      """)
    try expect(text(request, .raw(pretty: true)), endsWith: "{\n  \"b\" : 1\n}")
    try expectEqual(
      text(request, .curl),
      #"""
      curl \
      	--request POST \
      	--header "Accept: text/html" \
      	--data "{\"b\":1}" \
      	--cookie "x=1" \
      	"https://a.b/c?a=2&z=1"
      """#)
  }

  @Test("paths are lists of their elements")
  func paths() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0.5, y: 1234.56789))
    path.close()
    try expectEqual(
      text(path, .elementsDescription), "MoveTo (0.0, 0.0)\nLineTo (0.5, 1234.568)\nClose \n")
    let picture = try Snapshotting<UIBezierPath, UIImage>.image
      .format(of: UIBezierPath(rect: CGRect(x: 5, y: 5, width: 3, height: 2)), within: 5)
    expectEqual(picture.size, CGSize(width: 3, height: 2))
  }

  @Test("the layout of SwiftUI views, controllers and UIKit views is written as text")
  func layouts() throws {
    let box = Color.red.frame(width: 5, height: 4).accessibilityIdentifier("box")
    let controller: UIViewController = UIHostingController(rootView: box)
    for layout in [
      try text(box, .recursiveDescription), try text(controller, .recursiveDescription),
      try text(controller.view, .recursiveDescription),
    ] {
      expect(layout, contains: "#box")
      expect(layout, contains: "5×4")
    }
    let wide = try text(controller, .recursiveDescription(size: CGSize(width: 30, height: 20)))
    expect(wide, contains: "30×20")
  }

  @Test("a strategy can convert its value asynchronously")
  func later() throws {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async { callback in callback("\(number)") }
    }
    try expectEqual(text(7, strategy), "7")
  }

  @Test("differences show the lines around them, in groups")
  func difference() {
    let old = (1...20).map { "\($0)" }
    var new = old
    new[1] = "two"
    new.remove(at: 16)
    expectEqual(
      LineDifference.description(
        from: old.joined(separator: "\n"), to: new.joined(separator: "\n")),
      """
      @@ line 1 → 1 @@
        1
      − 2
      + two
        3
        4
        5
      @@ line 14 → 14 @@
        14
        15
        16
      − 17
        18
        19
        20
      """)
    expectNil(LineDifference.description(from: "a", to: "a"))
  }

  @Test("comparisons return files as attachments of both kinds")
  func diffAttachments() throws {
    let sums = Diffing<[UInt8]>.diff(toData: { Data($0) }, fromData: { [UInt8]($0) }) { old, new in
      old == new ? nil : ("another sum", [.data(Data(new), name: "new.bin")])
    }
    expect(sums.diffV2([1], [1]) == nil)
    expect(sums.diff([1], [1]) == nil)
    let (text, files) = try require(sums.diffV2([1], [2]))
    expectEqual(text, "another sum")
    guard case .data(let data, "new.bin") = try require(files.first) else {
      return expect(false, "\(files)")
    }
    expectEqual([UInt8](data), [2])
    expectEqual(try require(sums.diff([1], [2])).1.map(\.name), ["new.bin"])

    var older = Diffing<[UInt8]>(toData: { Data($0) }, fromData: { [UInt8]($0) }) { old, new in
      old == new ? nil : ("differs", [XCTAttachment(string: "text")])
    }
    guard case .xcTest? = try require(older.diffV2([1], [2])).1.first else {
      return expect(false, "an attachment for XCTest")
    }
    older.diff = { _, _ in ("always", []) }
    expectEqual(older.diffV2([1], [1])?.0, "always")
  }
}
