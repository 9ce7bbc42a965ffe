import Foundation
import Galley

/// The benchmark. Results are ratios within one run, and counts that don't depend on the machine.
@main struct Bench {
  @MainActor
  static func main() async {
    FontLibrary.skipHostConfiguration()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments.first == "--requests" {
        try await ServerSection.serve(Array(arguments.dropFirst()))
      } else {
        try run(arguments)
      }
    } catch {
      FileHandle.standardError.write(Data("GalleyBench: error: \(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    // A process to be timed as a whole, and one that paints on request.
    case "--picture": return try Stages.write(picture(arguments[1]), to: arguments[2])
    case "--compare": return try RunComparison.run(Array(arguments.dropFirst()))
    case "--cliff": return try CliffSection.serve(Array(arguments.dropFirst()))
    case "--serve": return try Stages.serve(picture(arguments[1]))
    default: break
    }
    let settings = try Settings(arguments)
    var report = Report()
    for section in settings.sections {
      switch section {
      case .pictures: try PictureSection.run(settings, &report)
      case .layout: LayoutSection.run(settings, &report)
      case .grids: try GridSection.run(settings, &report)
      case .texts: try TextSection.run(settings, &report)
      case .scrolling: try ScrollSection.run(settings, &report)
      case .motion: try MotionSection.run(settings, &report)
      case .changes: try ChangeSection.run(settings, &report)
      case .cliffs: try CliffSection.run(settings, &report)
      case .encoding: try EncoderSection.run(settings, &report)
      case .goldens: try CatalogueSection.run(settings, &report)
      case .comparison: ComparisonSection.run(settings, &report)
      case .painting: try ParallelSection.run(&report)
      case .requests: try ServerSection.run(settings, &report)
      case .previews: try PreviewSection.run(settings, &report)
      case .documents: try DocumentSection.run(settings, &report)
      case .peers: try PeerSection.run(settings, &report)
      }
    }
    Budgets.run(report)
    if let path = settings.json { try report.write(to: path) }
    if let path = settings.history { try report.append(toHistory: path) }
    if !report.failures.isEmpty {
      throw BenchError("above the bounds: \(report.failures.joined(separator: "; "))")
    }
  }

  @MainActor
  private static func picture(_ name: String) throws -> BenchPicture {
    guard let picture = BenchPicture.all.first(where: { $0.name == name }) else {
      throw BenchError("unknown picture \(name)")
    }
    return picture
  }
}

struct BenchError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

struct Settings {
  enum Section: String, CaseIterable {
    case pictures, layout, grids, texts, scrolling, motion, changes, cliffs, encoding
    case goldens, comparison, painting, requests, previews, documents, peers
  }

  var sections = Section.allCases
  /// The path of the JSON output.
  var json: String?
  /// The path of a file to which the results are appended as one line.
  var history: String?
  /// The keys of the axes to double; empty for all of them.
  var axes: [String] = []
  var isQuick = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json":
        guard let path = rest.popFirst() else { throw BenchError("--json needs a file") }
        json = path
      case "--history":
        guard let path = rest.popFirst() else { throw BenchError("--history needs a file") }
        history = path
      case "--only":
        guard let name = rest.popFirst(), let section = Section(rawValue: name) else {
          let names = Section.allCases.map(\.rawValue).joined(separator: ", ")
          throw BenchError("--only needs one of \(names)")
        }
        sections = [section]
      case "--axis":
        guard let key = rest.popFirst() else { throw BenchError("--axis needs a key") }
        axes.append(key)
      case "--quick": isQuick = true
      default: throw BenchError("unknown option \(argument); see Scripts/bench --help")
      }
    }
  }

  /// Returns how often to repeat a measurement.
  func rounds(_ full: Int) -> Int { isQuick ? max(3, full / 4) : full }
}
