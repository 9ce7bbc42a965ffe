import Foundation
import Galley

/// Checks random views against properties that hold for all views.
@main struct Fuzz {
  static func main() {
    FontLibrary.skipHostConfiguration()
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(MainActor.assumeIsolated { run(arguments) })
  }

  @MainActor
  private static func run(_ arguments: [String]) -> Int32 {
    do {
      switch arguments.first {
      // The worker processes that run trials.
      case "--worker":
        Worker.prepare()
        Worker.run(from: UInt64(arguments[1]) ?? 0, count: UInt64(arguments[2]) ?? 0)
        return 0
      case "--worker-one":
        Worker.prepare()
        try Worker.runOne()
        return 0
      case "--endurance":
        return Endurance.run(Int(arguments[1]) ?? 0) ? 0 : 1
      default: return try campaign(arguments)
      }
    } catch {
      FileHandle.standardError.write(Data("Scripts/fuzz: error: \(error)\n".utf8))
      return error is UsageError ? 2 : 1
    }
  }

  @MainActor
  private static func campaign(_ arguments: [String]) throws -> Int32 {
    var settings = Settings()
    guard
      case .arguments(let operands) = try Settings.table.parse(arguments, into: &settings),
      operands.isEmpty
    else { throw UsageError("unexpected operand", hint: "see Scripts/fuzz --help") }
    if settings.isInProcess {
      Worker.run(from: settings.seed, count: settings.trees)
      return 0
    }
    let campaign = Campaign(settings: settings)
    let result = campaign.run()
    for failure in result.failures { print(try campaign.report(failure)) }
    let rate = Int(Double(result.trees) / result.seconds)
    print(
      "\(result.trees) trees from seed \(settings.seed) in \(Int(result.seconds)) s"
        + " (\(rate) a second): \(result.failures.count) failures")
    return result.failures.isEmpty ? 0 : 1
  }
}

/// The command-line settings.
struct Settings: Sendable {
  var seed: UInt64 = 1
  var trees = UInt64(UInt32.max)
  var seconds = 60.0
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The CPU seconds allowed for one tree.
  var timeLimit = 20.0
  /// Whether to run trials in this process, for use with a debugger.
  var isInProcess = false

  @MainActor static let table = OptionTable<Settings>(
    command: "Scripts/fuzz",
    options: [
      .value("seed", nil, "S", "The first seed", number, \.seed),
      .value("trees", nil, "N", "Maximum number of trees", number, \.trees),
      .value("seconds", nil, "N", "Duration in seconds", seconds, \.seconds),
      .value("jobs", nil, "N", "Number of processes", jobs, \.jobs),
      .flag("in-process", nil, "Run in this process") { $0.isInProcess = true },
    ])

  private static func seconds(_ text: String) throws -> Double {
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw ValueError(expected: "a number above zero")
    }
    return seconds
  }

  private static func jobs(_ text: String) throws -> Int {
    guard let jobs = Int(text), (1...64).contains(jobs) else {
      throw ValueError(expected: "a number from 1 to 64")
    }
    return jobs
  }

  private static func number(_ text: String) throws -> UInt64 {
    guard let number = UInt64(text) else { throw ValueError(expected: "a whole number ≥ 0") }
    return number
  }
}
