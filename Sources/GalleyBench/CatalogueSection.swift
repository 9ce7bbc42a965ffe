import Foundation
import Galley
import GalleyScenes

/// The suite of goldens: every picture of the catalogue, as the command line renders it.
@MainActor
enum CatalogueSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    let pictures = Catalog.pictures
    var times: [Double] = []
    for _ in 0..<settings.rounds(8) {
      times.append(
        try Clock.time { for picture in pictures { _ = try picture.renderer().pngData() } })
    }
    report.keep("catalogue.milliseconds", times.median)
    report.heading(
      "Goldens: \(pictures.count) pictures in \(number(times.median, 0)) ms on one core, "
        + "\(number(times.median / Double(pictures.count))) ms each")
  }
}
