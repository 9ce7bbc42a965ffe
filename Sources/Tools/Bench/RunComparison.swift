import Foundation

/// Compares the numbers of two builds, whose runs alternated on one machine.
enum RunComparison {
  /// - Parameter folders: The folders with one JSON file for each run: first those of the earlier
  ///   build, then those of this one.
  static func run(_ folders: [String]) throws {
    guard folders.count == 2 else { throw BenchError("--compare needs two folders") }
    let (before, after) = (try medians(folders[0]), try medians(folders[1]))
    let widths = [36, 12, 12, 9]
    Report().line(["", "before", "now", "ratio"], widths: widths)
    var isEqual = true
    for name in before.keys.sorted() {
      guard let old = before[name], let new = after[name], old != new else { continue }
      let ratio = new / old
      // Smaller differences are not significant.
      guard !(0.9...1.1).contains(ratio) else { continue }
      isEqual = false
      Report().line([name, number(old), number(new), number(ratio) + "x"], widths: widths)
    }
    if isEqual { print("no differences of a tenth or more") }
  }

  private static func medians(_ folder: String) throws -> [String: Double] {
    let files = try FileManager.default.contentsOfDirectory(
      at: URL(filePath: folder), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "json" }
    guard !files.isEmpty else { throw BenchError("no JSON files in \(folder)") }
    var all: [String: [Double]] = [:]
    for file in files {
      let values = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file))
      for (name, value) in values { all[name, default: []].append(value) }
    }
    return all.mapValues(\.median)
  }
}

extension Report {
  /// Appends the numbers to a file as one line, with the date and the commit.
  func append(toHistory path: String) throws {
    struct Entry: Encodable {
      let date: String
      let commit: String?
      let cores: Int
      let values: [String: Double]
    }
    let entry = Entry(
      date: String(Date.now.ISO8601Format().prefix(10)),
      commit: ProcessInfo.processInfo.environment["GALLEY_BENCH_COMMIT"],
      cores: ProcessInfo.processInfo.activeProcessorCount,
      values: values.filter { $0.value.isFinite }
        .mapValues { ($0 * 1000).rounded() / 1000 })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var line = try encoder.encode(entry)
    line.append(UInt8(ascii: "\n"))
    if !FileManager.default.fileExists(atPath: path) {
      guard FileManager.default.createFile(atPath: path, contents: nil) else {
        throw BenchError("cannot write \(path)")
      }
    }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: line)
    print("\nadded a line to \(path)")
  }
}
