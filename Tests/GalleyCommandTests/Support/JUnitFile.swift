import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a JUnit file, and where they violate the format that Jenkins and GitLab read.
final class JUnitFile: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String], text: String)] = []
  /// A sentence for each violation of the format; empty for a valid file.
  private(set) var problems: [String] = []
  private var open: [Int] = []
  /// The indices of the cases with failures, each of which counts once.
  private var failedCases: Set<Int> = []

  private struct Rule {
    let parent: String?
    var required: Set<String> = []
    var others: Set<String> = []
  }

  private static let format = [
    "testsuites": Rule(parent: nil, others: ["name", "tests", "failures", "errors", "time"]),
    "testsuite": Rule(
      parent: "testsuites", required: ["name", "tests", "failures", "errors"],
      others: ["skipped", "time", "timestamp"]),
    "testcase": Rule(
      parent: "testsuite", required: ["name", "classname"], others: ["time"]),
    "failure": Rule(parent: "testcase", others: ["type", "message"]),
    "system-out": Rule(parent: "testcase"),
  ]

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { problems.append("not XML") }
    let suite = elements.first { $0.name == "testsuite" }
    let cases = elements.count { $0.name == "testcase" }
    for (attribute, count) in [("tests", cases), ("failures", failedCases.count)] {
      let stated = suite?.attributes[attribute] ?? "not stated"
      if stated != "\(count)" { problems.append("\(attribute) is \(stated) for \(count)") }
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let parent = open.last.map { elements[$0].name }
    if let rule = Self.format[name] {
      if rule.parent != parent { problems.append("\(name) in \(parent ?? "nothing")") }
      let given = Set(attributes.keys)
      problems += rule.required.subtracting(given).map { "\(name) without \($0)" }
      problems += given.subtracting(rule.required).subtracting(rule.others)
        .map { "\(name) with \($0)" }
    } else {
      problems.append("unknown \(name)")
    }
    if name == "failure", let last = open.last { failedCases.insert(last) }
    open.append(elements.count)
    elements.append((name, attributes, ""))
  }

  func parser(
    _ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
