import Foundation
import Galley

/// A process that runs trials and says on its standard output which one it is at.
///
/// Whoever started it learns in this way which trial trapped or does not end. A line is a seed that
/// is begun, or `!` and what is wrong with the trial of the latest seed.
@MainActor
enum Worker {
  /// Lets the process end where a view would take all memory of the machine.
  static func limitMemory() {
    var limit = rlimit(rlim_cur: 6 << 30, rlim_max: 6 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  }

  /// Runs the trials of consecutive seeds.
  static func run(from first: UInt64, count: UInt64) {
    for seed in first..<(first + count) {
      say("\(seed)")
      let trial = Trial(seed: seed)
      if let violation = trial.property.violation(in: trial) { say("!\(violation)") }
    }
  }

  /// Runs the one trial that is described on the standard input.
  static func runOne() throws {
    let trial = try Trial(json: FileHandle.standardInput.readToEnd() ?? Data())
    say("0")
    if let violation = trial.property.violation(in: trial) { say("!\(violation)") }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line.replacing("\n", with: " ") + "\n").utf8))
  }
}

extension Trial {
  init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Trial.self, from: json)
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }
}
