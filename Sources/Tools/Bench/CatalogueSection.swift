import Foundation
import Galley
import GalleyCatalog
import GalleyScenes

/// The suite of goldens: every picture of the catalog, rendered as by the command line.
@MainActor
enum CatalogueSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    let pictures = SceneCatalog.galley.pictures
    var times: [Double] = []
    for _ in 0..<settings.rounds(8) {
      times.append(
        try Clock.time { for picture in pictures { _ = try picture.renderer().pngData() } })
    }
    report.keep("catalogue.milliseconds", times.median)
    report.heading(
      "Goldens: \(pictures.count) pictures in \(number(times.median, 0)) ms on one core, "
        + "\(number(times.median / Double(pictures.count))) ms each")
    try runVerify(settings, &report)
  }

  /// Measures the program as a whole, including startup, library and font versions, layouts and
  /// pictures.
  private static func runVerify(_ settings: Settings, _ report: inout Report) throws {
    let galley = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "galley").path
    let costs = try (0..<settings.rounds(5)).map { _ in
      try MeasuredProgram.cost(["/bin/sh", "-c", #"exec "$0" verify >/dev/null"#, galley])
    }
    let time = costs.map(\.time).median
    report.keep("verify.milliseconds", time)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    print(
      "galley verify: \(number(time, 0)) ms on \(cores) cores (goal on two cores: 800 ms),"
        + " \(number(costs.map(\.memory).median, 0)) MiB")
  }
}
