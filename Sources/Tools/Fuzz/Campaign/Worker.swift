import Foundation
import Galley

/// A process that runs trials and reports its progress on standard output.
///
/// From the output, the parent knows which trial trapped or hangs. Each line is either a seed whose
/// trial starts, or `!` followed by a violation in the latest trial.
@MainActor
enum Worker {
  /// Limits memory, so that the process ends before a view uses all of the machine's memory. Ends
  /// with the parent.
  static func prepare() {
    ChildProcess.endWithReader(of: STDOUT_FILENO)
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

  /// Runs the trial described on standard input.
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
