import Foundation
import Galley

/// Whole pictures compared with a C program that paints the same ones.
@MainActor
enum PictureSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading(
      "Pictures: Galley ÷ hand-written C with the same libraries, fonts and encoder (medians)")
    let widths = [16, 8, 8, 10, 12, 22, 34]
    report.line(
      ["", "warm", "cold", "C warm ms", "memory MiB", "differing pixels", "counts"],
      widths: widths)
    for picture in BenchPicture.all { try measure(picture, settings, widths, &report) }
    report.heading("Galley's stages, warm, % of the picture (C: text, paint, encode)")
    report.line([""] + Stages.names + ["total ms", "  C %"], widths: [16, 8, 8, 8, 8, 8, 9, 16])
    for picture in BenchPicture.all {
      let stages = Stages.names.map { report.values["\(picture.name).stage.\($0)"] ?? .nan }
      let total = stages.reduce(0, +)
      let twin = ["text", "paint", "encode"].map {
        report.values["\(picture.name).c.\($0)"] ?? .nan
      }
      let twinTotal = twin.reduce(0, +)
      report.line(
        ["\(picture.name) \(picture.about)"] + stages.map { number($0 / total * 100, 0) }
          + [number(total), twin.map { number($0 / twinTotal * 100, 0) }.joined(separator: " / ")],
        widths: [16, 8, 8, 8, 8, 8, 9, 16])
    }
  }

  private static func measure(
    _ picture: BenchPicture, _ settings: Settings, _ widths: [Int], _ report: inout Report
  ) throws {
    let (own, twin) = (CommandLine.arguments[0], MeasuredProgram.twin)
    let name = picture.name

    // Warm: both programs stay alive and paint alternately.
    let (galley, c) = (
      try MeasuredProgram([own, "--serve", name]), try MeasuredProgram([twin, name])
    )
    var (galleyRounds, cRounds): ([[Double]], [[Double]]) = ([], [])
    for round in 0..<settings.rounds(24) + 2 {
      let (a, b) = (try galley.ask(), try c.ask())
      if round >= 2 {
        galleyRounds.append(a)
        cRounds.append(b)
      }
    }
    galley.end()
    c.end()
    func medians(_ rounds: [[Double]]) -> [Double] {
      rounds[0].indices.map { index in rounds.map { $0[index] }.median }
    }
    for (stage, value) in zip(Stages.names, medians(galleyRounds)) {
      report.keep("\(name).stage.\(stage)", value)
    }
    for (stage, value) in zip(["text", "paint", "encode"], medians(cRounds)) {
      report.keep("\(name).c.\(stage)", value)
    }
    func total(_ rounds: [[Double]]) -> Double { rounds.map { $0.reduce(0, +) }.median }
    let warm = total(galleyRounds) / total(cRounds)

    // Cold: complete processes, alternately.
    let folder = FileManager.default.temporaryDirectory
    let files = ["galley", "c"].map { folder.appending(path: "bench-\(name)-\($0).png").path }
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    var costs: (galley: [MeasuredProgram.Cost], c: [MeasuredProgram.Cost]) = ([], [])
    for _ in 0..<settings.rounds(20) {
      costs.galley.append(try MeasuredProgram.cost([own, "--picture", name, files[0]]))
      costs.c.append(try MeasuredProgram.cost([twin, name, files[1]]))
    }
    let cold = costs.galley.map(\.time).median / costs.c.map(\.time).median
    let memory = (costs.galley.map(\.memory).median, costs.c.map(\.memory).median)

    let difference = try pixelsThatDiffer(files[0], files[1])
    // The first render in this process; later ones would find their texts already shaped.
    let engine = try SharedTextEngine.engine()
    let shaped = engine.counts.shapings
    let counts = try Stages.render(picture).counts
    let shapings = engine.counts.shapings - shaped
    report.keep("\(name).warm", warm)
    report.keep("\(name).cold", cold)
    report.keep("\(name).memory", memory.0)
    report.keep("\(name).c.memory", memory.1)
    report.keep("\(name).nodes", Double(counts.nodes))
    report.keep("\(name).measurements", Double(counts.measurements))
    report.keep("\(name).memoHits", Double(counts.memoHits))
    report.keep("\(name).shapings", Double(shapings))
    report.line(
      [
        "\(name) \(picture.about)", number(warm) + "x", number(cold) + "x", number(total(cRounds)),
        "\(number(memory.0, 0)) / \(number(memory.1, 0))", difference,
        "\(counts.nodes) nodes, \(counts.measurements) measured, \(counts.memoHits) cached, "
          + "\(shapings) shaped",
      ], widths: widths)
  }

  private static func bitmap(_ path: String) throws -> Bitmap {
    try PNGFile.decode(Array(Data(contentsOf: URL(filePath: path))))
  }

  private static func pixelsThatDiffer(_ a: String, _ b: String) throws -> String {
    let (a, b) = (try bitmap(a), try bitmap(b))
    guard a.width == b.width, a.height == b.height else { return "sizes differ" }
    var (count, most) = (0, 0)
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (p, q) = (a[x, y], b[x, y])
        let delta = max(
          abs(Int(p.red) - Int(q.red)), abs(Int(p.green) - Int(q.green)),
          abs(Int(p.blue) - Int(q.blue)))
        if delta > 0 { count += 1 }
        most = max(most, delta)
      }
    }
    let share = Double(count) / Double(a.width * a.height) * 100
    return count == 0 ? "none" : "\(number(share, 3)) %, by ≤ \(most)"
  }
}
