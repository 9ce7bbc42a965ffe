import Foundation
import Galley
import GalleyGraphics

/// A 300-row invoice as a PDF file, and many badges in one process, at the highest possible rate:
/// the yardstick for `galley batch`.
@MainActor
enum DocumentSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    try invoice(settings, &report)
    try badges(settings, &report)
  }

  private static func invoice(_ settings: Settings, _ report: inout Report) throws {
    var times: [Double] = []
    var size = 0
    for round in 0..<settings.rounds(12) {
      let time = try Clock.time {
        let renderer = ImageRenderer(content: Invoice())
        size = try renderer.pdfData(pages: .a4, footer: { Footer() }).count
      }
      // The first round loads the fonts.
      if round > 0 { times.append(time) }
    }
    report.keep("invoice.pdf", times.median)
    report.keep("invoice.pdf.size", Double(size))
    report.heading(
      "PDF of a 300-row invoice: \(number(times.median)) ms (bound 150), \(size / 1000) kB"
        + " (bound 200)")
  }

  /// Lays out one badge after another while one thread per core paints, encodes and writes.
  private static func badges(_ settings: Settings, _ report: inout Report) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let count = settings.rounds(4000)
    let queue = DispatchQueue(label: "galley.bench", attributes: .concurrent)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    func make(_ range: Range<Int>) throws {
      let (slots, group) = (DispatchSemaphore(value: cores), DispatchGroup())
      for index in range {
        let record = Data(
          "{\"id\": \"\(index)\", \"name\": \"Ada \(index % 1000)\", \"team\": \"Team \(index % 37)\"}"
            .utf8)
        let badge = try JSONDecoder().decode(Badge.self, from: record)
        let renderer = ImageRenderer(content: badge)
        renderer.scale = 2
        let list = try renderer.displayList()
        slots.wait()
        queue.async(group: group) { @Sendable in
          defer { slots.signal() }
          guard let bytes = try? Rasterizer.png(of: list) else { return }
          try? AtomicFile.write(bytes, to: "\(folder.path)/\(index).png")
        }
      }
      group.wait()
    }
    try make(0..<200)
    let time = try Clock.time { try make(200..<200 + count) }
    let rate = Double(count) / time * 1000
    report.keep("badges.rate", rate)
    report.heading("Badges in one process, on \(cores) cores: \(Int(rate)) per second")
  }

  private struct Badge: View, Decodable {
    let id: String
    let name: String
    let team: String

    var body: some View {
      HStack(spacing: 12) {
        Circle().fill(.blue.gradient).frame(width: 40, height: 40)
          .overlay { Text(name.prefix(1)).font(.title2.bold()).foregroundStyle(.white) }
        VStack(alignment: .leading) {
          Text(name).font(.headline)
          Text(team).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
      }
      .padding(12)
      .frame(width: 240, height: 64)
    }
  }

  private struct Invoice: View {
    var body: some View {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        Text("Invoice 2026-117").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
        Section {
          ForEach(1..<301) { id in
            HStack {
              Text("Article \(id)")
              Spacer()
              Text("\(id % 7 + 1)").frame(width: 50, alignment: .trailing)
              Text(Double(id * 37 % 400) / 4 + 1, format: .number.precision(.fractionLength(2)))
                .frame(width: 80, alignment: .trailing)
            }
            .padding(.vertical, 5)
            Divider()
          }
        } header: {
          HStack {
            Text("Description")
            Spacer()
            Text("Count")
            Text("Price").frame(width: 80, alignment: .trailing)
          }
          .bold().padding(.vertical, 6)
        }
      }
    }
  }

  private struct Footer: View {
    @Environment(\.pageNumber) private var number
    @Environment(\.pageCount) private var count
    var body: some View { Text("Page \(number) of \(count)").font(.caption) }
  }
}
