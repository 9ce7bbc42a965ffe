import GalleyGraphics

/// Tells in which rounds of a measurement this program had the cores to itself.
///
/// The processors of a virtual machine may be hardware threads that share a core with each other or with
/// other machines. Then the same instructions take up to 1.7 times as long, for milliseconds or minutes. Before
/// and after each round, a C program paints a small picture, first alone, then one on each core at once. A
/// round counts if that took as long as it does at best, both times.
struct FreeCores {
  /// The results of the rounds that count, or of all rounds if fewer than three do.
  struct Rounds<Result> {
    let results: [Result]
    let counted: Int
    let total: Int

    var text: String {
      counted < 3 ? "\(total) rounds, disturbed" : "\(counted) of \(total) rounds"
    }
  }

  private let programs: [MeasuredProgram]
  private var controls: [(alone: Double, together: Double)] = []

  /// How much longer than at best the C program may take.
  private static let tolerance = 1.08

  init() throws {
    programs = try (0..<AvailableCores.count).map { _ in
      try MeasuredProgram([MeasuredProgram.twin, "s1"])
    }
    // Load the fonts.
    for program in programs { _ = try program.ask() }
    try check()
  }

  /// Runs rounds until `count` of them count, but at most `limit`.
  mutating func rounds<Result>(
    _ count: Int, atMost limit: Int, _ round: () throws -> Result
  ) throws -> Rounds<Result> {
    var all: [Result] = []
    controls.removeFirst(controls.count - 1)
    while free(all).count < count, all.count < limit {
      all.append(try round())
      try check()
    }
    let free = free(all)
    return Rounds(results: free.count < 3 ? all : free, counted: free.count, total: all.count)
  }

  /// Measures the C program once more.
  private mutating func check() throws {
    let alone = try Clock.time { _ = try programs[0].ask() }
    let together = try Clock.time {
      for program in programs { program.begin() }
      for program in programs { _ = try program.answer() }
    }
    controls.append((alone, together))
  }

  /// Returns the rounds that count.
  private func free<Result>(_ rounds: [Result]) -> [Result] {
    let bound = (controls.map(\.alone).min() ?? 0) * Self.tolerance
    let isFree = controls.map { max($0.alone, $0.together) <= bound }
    return rounds.indices.filter { isFree[$0] && isFree[$0 + 1] }.map { rounds[$0] }
  }

  func end() { for program in programs { program.end() } }
}
