import Foundation
import Galley

/// Pictures as rendered by a server: many requests, several at a time. As in a server, requests do not
/// belong to the main actor.
enum ServerSection {
  /// Runs in a separate process to measure its memory; prints pictures per second and MiB.
  static func serve(_ arguments: [String]) async throws {
    guard arguments.count == 3, let pictures = Int(arguments[1]), let inFlight = Int(arguments[2])
    else { throw BenchError("--requests needs a picture, a count and a concurrency") }
    let name = arguments[0]
    // Load fonts and shape texts once.
    try await request(name, inFlight, inFlight: inFlight)
    let (memory, start) = (Clock.peakMemory ?? .nan, Clock.now)
    try await request(name, pictures, inFlight: inFlight)
    let seconds = (Clock.now - start) / 1e3
    print("\(Double(pictures) / seconds) \(memory) \(Clock.peakMemory ?? .nan)")
  }

  private static func request(_ name: String, _ count: Int, inFlight: Int) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<count {
        if index >= inFlight { try await group.next() }
        group.addTask { _ = try await picture(name, index) }
      }
      try await group.waitForAll()
    }
  }

  private static func picture(_ name: String, _ index: Int) async throws -> Data {
    guard name != "card" else {
      return try await ImageRenderer(content: Card(number: index)).png()
    }
    return try await renderer(name).png()
  }

  @MainActor
  private static func renderer(_ name: String) throws -> ImageRenderer<AnyView> {
    guard let picture = BenchPicture.all.first(where: { $0.name == name }) else {
      throw BenchError("unknown picture \(name)")
    }
    return picture.renderer()
  }

  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading("Requests: pictures per second, four at a time, on one core and on all cores")
    let widths = [16, 10, 10, 10, 24, 18]
    report.line(["", "one core", "all cores", "ratio", "memory MiB first / last"], widths: widths)
    var cores = try FreeCores()
    defer { cores.end() }
    for (name, count) in [("card", 4000), ("s1", 200), ("s2", 120)] {
      let count = settings.isQuick ? count / 4 : count
      let rounds = try cores.rounds(3, atMost: 100) {
        (try numbers(["taskset", "-c", "0"], name, count, 4), try numbers([], name, count, 4))
      }
      func median(_ numbers: (([Double], [Double])) -> Double) -> Double {
        rounds.results.map(numbers).median
      }
      let (one, all) = (median { $0.0[0] }, median { $0.1[0] })
      let (first, last) = (median { $0.1[1] }, median { $0.1[2] })
      report.keep("server.\(name).one", one)
      report.keep("server.\(name).all", all)
      report.keep("server.\(name).growth", last - first)
      report.line(
        [
          name, number(one, 0), number(all, 0), number(all / one) + "x",
          "\(number(first, 0)) / \(number(last, 0))", rounds.text,
        ], widths: widths)
    }
  }

  private static func numbers(
    _ prefix: [String], _ name: String, _ count: Int, _ inFlight: Int
  ) throws -> [Double] {
    let outcome = try ChildRun(
      prefix + [CommandLine.arguments[0], "--requests", name, "\(count)", "\(inFlight)"],
      descriptors: [(1, .results)], timeout: 3600
    ).run()
    let numbers = String(decoding: outcome.results, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard outcome.end == .exit(code: 0), numbers.count == 3 else {
      throw BenchError("requests for \(name) failed")
    }
    return numbers
  }
}

/// A card with a different text for every request.
private struct Card: View {
  let number: Int

  var body: some View {
    HStack {
      Text("Order \(number)").font(.title2)
      Spacer()
      Text("\(number % 97).50").bold()
    }
    .padding()
    .frame(width: 320)
    .background(.orange.opacity(0.3), in: .rect(cornerRadius: 12))
  }
}
