import Foundation
import Galley

/// Compares symbols with measured ones, and lists the names in Swift files that have no drawing.
@main
struct Main {
  @MainActor
  static func main() throws {
    var failed = 0
    print("symbol                      font      iOS            Galley")
    for known in KnownInk.all {
      let ink = try Ink.size(of: known.name, size: known.size, weight: known.weight)
      let isNear =
        abs(ink.width - known.width) <= KnownInk.tolerance
        && abs(ink.height - known.height) <= KnownInk.tolerance
      if !isNear { failed += 1 }
      let columns = [
        known.name.padded(to: 28), known.font.padded(to: 10),
        words(known.width, known.height).padded(to: 15), words(ink.width, ink.height),
        isNear ? "" : "  differs",
      ]
      print(columns.joined())
    }
    let paths = Array(CommandLine.arguments.dropFirst())
    if !paths.isEmpty { try listMissing(in: paths) }
    exit(failed == 0 ? 0 : 1)
  }

  private static func words(_ width: Double, _ height: Double) -> String {
    String(format: "%.1f × %.1f", width, height)
  }

  /// Prints the names without a drawing, the most frequent first.
  @MainActor
  private static func listMissing(in paths: [String]) throws {
    let uses = try SymbolUses(in: paths)
    let missing = uses.counts.filter { !Ink.exists($0.key) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    print("\n\(uses.counts.count) names in \(uses.files) files, \(missing.count) without a drawing")
    for (name, count) in missing { print("\(String(count).padded(to: 6))\(name)") }
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(length - count, 1))
  }
}

/// What is painted of a symbol.
@MainActor
enum Ink {
  /// Returns the size of the painted area, in points, to a quarter of a pixel at twice the scale.
  static func size(
    of name: String, size: CGFloat, weight: Font.Weight
  ) throws -> (width: Double, height: Double) {
    let renderer = ImageRenderer(
      content: Image(systemName: name).font(.system(size: size, weight: weight)).padding(4))
    renderer.scale = 8
    let bitmap = try renderer.bitmap()
    var (columns, rows) = (Set<Int>(), Set<Int>())
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 127 {
        columns.insert(x)
        rows.insert(y)
      }
    }
    func length(_ set: Set<Int>) -> Double {
      guard let first = set.min(), let last = set.max() else { return 0 }
      return Double(last - first + 1) / 8
    }
    return (length(columns), length(rows))
  }

  /// Whether Galley draws a symbol with this name.
  static func exists(_ name: String) -> Bool {
    LayoutTree(of: Image(systemName: name)).diagnostics.isEmpty
  }
}

/// The names of symbols in Swift files.
struct SymbolUses {
  private(set) var counts: [String: Int] = [:]
  private(set) var files = 0

  init(in paths: [String]) throws {
    let pattern = try Regex(#"(?:systemName|systemImage|systemSymbolName):\s*"([a-z0-9.]+)""#)
    for path in paths {
      for file in try Self.swiftFiles(at: path) {
        files += 1
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: pattern) {
          if let name = match.output[1].substring { counts[String(name), default: 0] += 1 }
        }
      }
    }
  }

  private static func swiftFiles(at path: String) throws -> [URL] {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    guard isFolder.boolValue else { return [url] }
    let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
