import Foundation

/// The time from saving a file to its picture with an installed galley, compared with
/// `swift build`; the startup time with the shared library; and pictures from data, compared with a
/// hand-written loop.
enum PreviewSection {
  /// The variable with the prefix in which Scripts/bench installed galley.
  private static let variable = "GALLEY_BENCH_PREFIX"

  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading("Swift files")
    guard let prefix = ProcessInfo.processInfo.environment[variable] else {
      print("skipped: \(variable) is not set; Scripts/bench sets it to the prefix of galley")
      return
    }
    let bench = PreviewBench(
      galley: "\(prefix)/bin/galley", prefix: prefix, rounds: settings.rounds(20))
    try FileManager.default.createDirectory(
      atPath: bench.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: bench.folder) }
    try bench.runSaves(&report)
    try bench.runStart(&report)
    try bench.runData(&report)
  }
}

private struct PreviewBench {
  let galley: String
  let prefix: String
  let rounds: Int
  let folder = "/tmp/galley-bench-\(getpid())"

  private func write(_ text: String, to name: String) throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Returns the time of a command in the folder, in milliseconds.
  private func time(_ command: String, _ arguments: String...) throws -> Double {
    let script = "cd '\(folder)' && XDG_CACHE_HOME='\(folder)/cache' \(command) >/dev/null"
    return try MeasuredProgram.run(["/bin/sh", "-c", script, "sh"] + arguments)
  }

  // MARK: Saving

  /// Returns the source of a typical card. The numbers make each version different, in its body or
  /// in the value of a property, which other files see.
  private func card(_ name: String, _ number: Int, property: Int = 0) -> String {
    """
    import SwiftUI

    struct \(name): View {
      var title = "Flat white \(property)"
      @State private var isOpen = false

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          HStack(alignment: .firstTextBaseline) {
            Text(title).font(.title2)
            Spacer()
            Text("4.20").font(.largeTitle.bold())
            Text("EUR").font(.caption)
          }
          Divider()
          Text("\(number) shots, milk, poured slowly.").foregroundStyle(.secondary)
          if isOpen { Toggle("Oat milk", isOn: $isOpen) }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(.thinMaterial))
        .padding()
      }
    }

    #Preview { \(name)() }

    """
  }

  func runSaves(_ report: inout Report) throws {
    try write(card("Card", 0), to: "Card.swift")
    for index in 1...30 { try write(card("Card\(index)", 0), to: "Sources/Card\(index).swift") }
    let one = "'\(galley)' render Card.swift -o card.png"
    let all = "'\(galley)' render Sources -o out"
    _ = try (time(one), time(all))
    var (single, many, property): ([Double], [Double], [Double]) = ([], [], [])
    for round in 1...rounds {
      try write(card("Card", round), to: "Card.swift")
      single.append(try time(one))
      try write(card("Card7", round, property: round - 1), to: "Sources/Card7.swift")
      many.append(try time(all))
      try write(card("Card7", round, property: round), to: "Sources/Card7.swift")
      property.append(try time(all))
    }
    report.keep("previews.file.milliseconds", single.median)
    report.keep("previews.folder.milliseconds", many.median)
    report.keep("previews.folder.property.milliseconds", property.median)
    print("from one saved file to its picture: \(number(single.median, 0)) ms (goal: 700 ms)")
    print(
      "from one of 30 saved files to 30 pictures: \(number(many.median, 0)) ms after a body change,"
        + " \(number(property.median, 0)) ms after a property change (goal: 700 ms)")
    try runPackage(&report)
  }

  /// Measures the alternative: a package with the same file, built once beforehand. Runs only if
  /// this benchmark's package was built that way, because building Galley itself would take
  /// minutes.
  private func runPackage(_ report: inout Report) throws {
    guard let scratch = ProcessInfo.processInfo.environment["GALLEY_BENCH_SCRATCH"] else { return }
    let package = FileManager.default.currentDirectoryPath
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [.package(name: "Galley", path: "\(package)")],
        targets: [
          .executableTarget(
            name: "Shop", dependencies: [.product(name: "SwiftUI", package: "Galley")])
        ])

      """, to: "Package/Package.swift")
    let main = """
      @main struct Shop {
        @MainActor static func main() throws {
          let renderer = ImageRenderer(content: Card())
          renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
          renderer.scale = 2
          try renderer.write(to: URL(filePath: "card.png"))
        }
      }
      """
    let build =
      "swift build --package-path Package --scratch-path '\(scratch)' && '\(scratch)/debug/Shop'"
    func save(_ number: Int) throws {
      let text = card("Card", number).replacingOccurrences(of: "#Preview { Card() }\n", with: main)
      try write("import Foundation\n" + text, to: "Package/Sources/Shop/Card.swift")
    }
    try save(0)
    _ = try time(build)
    let times = try (1...max(rounds / 4, 3)).map { round in
      try save(round)
      return try time(build)
    }
    report.keep("previews.package.milliseconds", times.median)
    print(
      "the same file in a package, 'swift build' and run: \(number(times.median, 0)) ms")
  }

  // MARK: Start

  /// Compares the program that loads Galley as a shared library with the one that contains it.
  func runStart(_ report: inout Report) throws {
    let whole = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "galley").path
    var (shared, fixed): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds * 3 {
      shared.append(try time("exec '\(galley)' --version"))
      fixed.append(try time("exec '\(whole)' --version"))
    }
    let difference = shared.median - fixed.median
    report.keep("previews.start.milliseconds", difference)
    print(
      "start: \(number(shared.median, 1)) ms with the shared library, \(number(fixed.median, 1)) ms"
        + " without: \(number(difference, 1)) ms more (bound: 3 ms)")
  }

  // MARK: Data

  private static let badge = """
    import SwiftUI

    struct Badge: View, Decodable {
      let id: Int
      let name: String
      let role: String

      var body: some View {
        HStack {
          Circle().fill(.blue).frame(width: 40, height: 40)
          VStack(alignment: .leading) {
            Text(name).font(.headline)
            Text(role).font(.caption).foregroundStyle(.secondary)
          }
        }
        .padding()
        .frame(width: 240, height: 80)
      }
    }

    """

  /// The hand-written equivalent: lays out on this thread, paints and writes on all others.
  private static let loop = """
    import Foundation

    @main struct Badges {
      @MainActor static func main() throws {
        FontLibrary.skipHostConfiguration()
        let data = try Data(contentsOf: URL(filePath: "badges.json"))
        let badges = try JSONDecoder().decode([Badge].self, from: data)
        let queue = DispatchQueue(label: "paint", attributes: .concurrent)
        let slots = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)
        let group = DispatchGroup()
        try FileManager.default.createDirectory(
          atPath: "hand", withIntermediateDirectories: true)
        for badge in badges {
          let renderer = ImageRenderer(content: badge)
          renderer.scale = 2
          renderer.isOpaque = true
          renderer.proposedSize = ProposedViewSize(width: 240, height: 80)
          let list = try renderer.displayList()
          slots.wait()
          queue.async(group: group) {
            if let bytes = try? Rasterizer.png(of: list) {
              try? Data(bytes).write(to: URL(filePath: "hand/\\(badge.id).png"))
            }
            slots.signal()
          }
        }
        group.wait()
      }
    }

    """

  func runData(_ report: inout Report) throws {
    let count = 2000
    let values = (0..<count).map {
      "{\"id\": \($0), \"name\": \"Person \($0)\", \"role\": \"Engineer \($0 % 17)\"}"
    }
    try write("[\(values.joined(separator: ",\n"))]", to: "badges.json")
    try write(Self.badge, to: "Badge.swift")
    try write(Self.badge + Self.loop, to: "Hand.swift")
    let modules = "\(prefix)/lib/galley"
    // In two steps, as galley compiles files: the compiler would link Swift's shared libraries, too.
    _ = try time(
      "swiftc -Onone -parse-as-library -wmo -c -I '\(modules)/modules' Hand.swift -o Hand.o 2>hand.log"
        + " && clang -fuse-ld=lld -o hand.program Hand.o '\(modules)/start/swiftrt.o' -L '\(modules)'"
        + " -lGalley -Wl,--as-needed -lCombine -lm -Wl,-rpath,'\(modules)' 2>>hand.log")
    let made =
      "'\(galley)' render Badge.swift --data badges.json --name '{id}' --size 240x80 -o made -q"
    _ = try (time(made), time("./hand.program"))
    var ratios: [Double] = []
    var speeds: [Double] = []
    for _ in 0..<max(rounds / 4, 3) {
      let (own, hand) = (try time(made), try time("./hand.program"))
      ratios.append(hand / own)
      speeds.append(Double(count) / own * 1000)
    }
    report.keep("previews.data.ratio", ratios.median)
    report.keep("previews.data.perSecond", speeds.median)
    print(
      "\(count) data pictures: \(number(speeds.median, 0)) per second, \(number(ratios.median)) of the"
        + " speed of a hand-written loop (goal: 0.95)")
  }
}
