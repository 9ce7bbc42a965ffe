import CReferencePNG
import Foundation
import Galley
import GalleyCairo

/// The encoder's levels compared with libpng's defaults.
@MainActor
enum EncoderSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading("Encoding: speed and size relative to libpng's defaults")
    let levels = PNGCompression.allCases
    let widths = [16] + levels.map { _ in 16 }
    report.line([""] + levels.map { "\($0)" }, widths: widths)
    for picture in BenchPicture.all {
      let painted = try PaintedPicture(of: try picture.renderer().displayList())
      let bitmap = try painted.bitmap()
      let copy = reference_picture_create(
        bitmap.pixels, Int32(bitmap.width), Int32(bitmap.height))
      defer { reference_picture_destroy(copy) }
      var times: [[Double]] = levels.map { _ in [] }
      var sizes = levels.map { _ in 0 }
      var reference: (times: [Double], size: Int) = ([], 0)
      for _ in 0..<settings.rounds(8) {
        reference.times.append(Clock.time { reference.size = reference_png_size(copy) })
        for (index, level) in levels.enumerated() {
          times[index].append(try Clock.time { sizes[index] = try painted.png(level).count })
        }
      }
      var cells = ["\(picture.name) \(picture.about)"]
      for (index, level) in levels.enumerated() {
        let speed = reference.times.median / times[index].median
        let size = Double(sizes[index]) / Double(reference.size)
        report.keep("\(picture.name).encode.\(level).speed", speed)
        report.keep("\(picture.name).encode.\(level).size", size)
        cells.append("\(number(speed, 1))x, \(number(size))")
      }
      report.line(cells, widths: widths)
    }
  }
}
