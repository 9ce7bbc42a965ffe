import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyCommand

/// Files as in iOS apps, compiled once as a folder. Each preview reports its result as its width in
/// points.
@Suite("App files", .enabled(if: InstalledProgram.canBeMade), .serialized)
struct AppFilesTests {
  let program: BuiltProgram
  var folder: TemporaryFolder { program.folder }

  init() throws {
    program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
    for (name, source) in Self.files {
      try Folder.make((folder.path(name) as NSString).deletingLastPathComponent)
      try AtomicFile.write(Array("\(source)\n".utf8), to: folder.path(name))
    }
  }

  private static let files = [
    "Package.swift": "",
    "Other/Deep/data.json": "[1, 2, 3]",
    "App/de.lproj/Localizable.strings": "\"word\" = \"Wort\"; \"%d words\" = \"%d Wörter\";",
    // On Apple's platforms, Foundation re-exports these.
    "App/Model.swift": """
    import Foundation
    import os.log
    import QuartzCore

    class Model: ObservableObject { @Published var width: CGFloat = 21 }
    @Observable class Other { var width: CGFloat = 22 }
    let log = Logger(subsystem: "App", category: "Model")
    func load() -> URLSession {
      log.info("loading \\(CACurrentMediaTime(), privacy: .public)")
      return .shared
    }
    """,
    // UIKit brings Core Image.
    "App/Code.swift": """
    import UIKit

    func codeWidth() -> CGFloat {
      let filter = CIFilter(name: "CIQRCodeGenerator")
      filter?.setValue(Data("Galley".utf8), forKey: "inputMessage")
      guard let image = filter?.outputImage else { return 0 }
      return CIContext().createCGImage(image, from: image.extent).map { CGFloat($0.width) } ?? 0
    }
    """,
    "App/AppDelegate.swift": """
    import UIKit
    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    """,
    "App/Platform.swift": """
    import SwiftUICore
    import CoreGraphics
    #if os(iOS) && !os(macOS)
    let platform: CGFloat = 23
    #else
    let platform: CGFloat = 24
    #endif
    """,
    "App/Views.swift": """
    import SwiftUI

    func box(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 1) }
    #Preview("model", traits: .sizeThatFitsLayout) { box(Model().width) }
    #Preview("observable", traits: .sizeThatFitsLayout) { box(Other().width) }
    #Preview("platform", traits: .sizeThatFitsLayout) { box(platform) }
    #Preview("code", traits: .sizeThatFitsLayout) { box(codeWidth() + 5) }
    #Preview("local", traits: .sizeThatFitsLayout) {
      struct Local: View {
        @State private var width: CGFloat = 25
        var body: some View { box(width) }
      }
      return Local()
    }
    #Preview("resource", traits: .sizeThatFitsLayout) {
      let url = Bundle.main.url(forResource: "data", withExtension: "json")!
      let data = try! JSONDecoder().decode([CGFloat].self, from: Data(contentsOf: url))
      box(data.reduce(0, +))
    }
    #Preview("translated", traits: .sizeThatFitsLayout) {
      let word = NSLocalizedString("word", comment: "")
      let other = NSLocalizedString("gone", value: "fallback", comment: "")
      let form = String(format: NSLocalizedString("%d words", comment: ""), 3)
      let found = Bundle.main.localizedString(forKey: "word", value: nil, table: nil)
      let all = [word, other, form, NSLocalizedString("gone", comment: ""), found]
      box(all == ["Wort", "fallback", "3 Wörter", "gone", "Wort"] ? 27 : 2)
    }
    #Preview("bundle", traits: .sizeThatFitsLayout) {
      let version = Bundle.main.infoDictionary!["CFBundleShortVersionString"] as! String
      let gone = Bundle.main.path(forResource: "gone", ofType: "json")
      box(version == "1.0" && gone == nil ? 26 : 1)
    }
    """,
    "App/Formats.swift": """
    import SwiftUI

    struct Formats: View {
      private var texts: [String] {
        let number = NumberFormatter()
        number.numberStyle = .currency
        let date = DateFormatter()
        date.dateStyle = .long
        date.timeZone = TimeZone(identifier: "UTC")
        let duration = DateComponentsFormatter()
        duration.allowedUnits = [.minute, .second]
        duration.zeroFormattingBehavior = .pad
        let length = DateComponentsFormatter()
        length.unitsStyle = .full
        let noon = Date(timeIntervalSince1970: 43_200)
        let days = noon..<noon.addingTimeInterval(3 * 86_400)
        let isWord = NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "word")
        return [
          duration.string(from: 65)!, length.string(from: 3_660)!, "\\(isWord)",
          Locale.current.identifier, 20.5.formatted(.currency(code: "USD")),
          number.string(from: 20.5)!, date.string(from: Date(timeIntervalSince1970: 0)),
          (1234.5).formatted(), "\\(Calendar.current.firstWeekday)", ["a", "b", "c"].formatted(),
          (1234).formatted(.number.locale(Locale(identifier: "de_CH"))),
          days.formatted(date: .long, time: .omitted), days.formatted(.interval.day().month(.wide)),
          DateFormatter.localizedString(
            from: Date(timeIntervalSince1970: 43_200), dateStyle: .long, timeStyle: .none),
          NumberFormatter.localizedString(from: 1234.5, number: .decimal),
        ]
      }
      var body: some View { Text(texts.joined(separator: "|")) }
    }
    public struct Clock {
      public let date = DateFormatter()
      public var number: NumberFormatter = NumberFormatter()
      public func text(
        units: NSCalendar.Unit = .day, style: DateComponentsFormatter.UnitsStyle = .full,
        length: MeasurementFormatter = MeasurementFormatter(), locale: Locale = .current,
        calendar: Calendar = .current, label: String = NSLocalizedString("word", comment: ""),
        interval: DateIntervalFormatter = DateIntervalFormatter()
      ) -> String { "\\(locale.identifier) \\(label)" }
    }
    #Preview { Formats() }
    #Preview("public") { Text(Clock().text()) }
    """,
    "App/Providers.swift": """
    import SwiftUI

    struct Boxes_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Color.red.frame(width: 3, height: 3).previewLayout(.sizeThatFits).previewDisplayName("Small")
          ForEach(4..<6) { Color.red.frame(width: CGFloat($0)) }
            .previewLayout(.fixed(width: 30, height: 7))
          Color.red.previewDevice("iPhone SE (3rd generation)")
        }
      }
    }
    struct Trap_Previews: PreviewProvider {
      static var previews: some View { let none: [Int] = []; return Text("\\(none[1])") }
    }
    """,
    "App/Late.swift": """
    import SwiftUI

    struct Late: View {
      @State private var widths: [CGFloat] = [1, 1, 1]
      var body: some View {
        box(widths.reduce(0, +))
          .onAppear {
            DispatchQueue.global().async {
              usleep(20_000)
              DispatchQueue.main.async { widths[0] = 10 }
            }
            Task.detached {
              try? await Task.sleep(nanoseconds: 30_000_000)
              await MainActor.run { widths[1] = 11 }
            }
          }
          .task {
            try? await Task.sleep(nanoseconds: 40_000_000)
            widths[2] = 12
          }
      }
    }
    #Preview(traits: .sizeThatFitsLayout) { Late() }
    """,
  ]

  private func width(_ name: String) throws -> Int {
    try PNGFile.decode(folder.bytes("out/\(name).png")).width / 2
  }

  @Test("files compile and find what an app has on a device")
  func app() throws {
    let files = Self.files.keys.filter { $0.hasPrefix("App/") && $0.hasSuffix(".swift") }.sorted()
    // Several files, as a shell expands '*.swift', are rendered like their folder, even if some have no
    // previews.
    let outcome = try program.run(list: ["render"] + files + ["-o", "out"])
    expectEqual(outcome.code, 1)
    // The provider that traps fails alone.
    expect(outcome.text, endsWith: "; 1 failed\n", "\(outcome.errors)")
    expect(outcome.errors, contains: "Index out of range at Providers.swift:14:")
    for (name, width) in [
      ("model", 21), ("observable", 22), ("platform", 23), ("local", 25), ("resource", 6),
      ("bundle", 26), ("code", 28),
    ] { try expectEqual(self.width("Views/\(name)"), width, "\(name)") }
    try expectEqual(width("Late"), 33)
    try expectEqual(width("Providers/Small"), 3)
    try expectEqual(width("Providers/Boxes_Previews"), 30)
    try expectEqual(width("Providers/Boxes_Previews-2"), 30)
    try expectEqual(width("Providers/Boxes_Previews-3"), 375)

    let english = try program.run("inspect", "App@Formats")
    expect(
      english.text,
      contains:
        "01:05|1 hour, 1 minute|true|en_US|$20.50|$20.50|January 1, 1970|1,234.5|1|a, b, and c|1’234|"
        + "January 1\u{2009}–\u{2009}4, 1970|January 1\u{2009}–\u{2009}4"
        + "|January 1, 1970|1,234.5"
    )
    let german = try program.run("inspect", "App@Formats", "--locale", "de")
    expect(
      german.text,
      contains:
        "01:05|1 Stunde und 1 Minute|true|de_DE|20,50\u{a0}$|20,50\u{a0}€|1. Januar 1970|1.234,5|2|a, b und c|1’234|"
        + "1.–4. Januar 1970|1.–4. Januar"
        + "|1. Januar 1970|1.234,5"
    )

    // Public declarations can mention what Galley provides in place of Foundation's types.
    let clock = try program.run("inspect", "App@public")
    expect(clock.text, contains: "en_US word", "\(clock.text)\(clock.errors)")

    _ = try program.run("render", "App@translated", "--locale", "de", "-o", "out/word.png")
    try expectEqual(width("word"), 27)

    let linux = try program.run("render", "App", "--platform", "linux", "-o", "out")
    expect(linux.text, endsWith: "; 1 failed\n")
    try expectEqual(width("Views/platform"), 24)
  }

  @Test("errors in adapted files name the lines of the originals")
  func errors() throws {
    let source = "import SwiftUI\n#if os(iOS)\n/* é */ let number: Int = missing\n#endif\n"
    try AtomicFile.write(Array(source.utf8), to: folder.path("Card.swift"))
    let outcome = try program.run("render", "Card.swift")
    expectEqual(outcome.code, 1)
    expect(outcome.errors, contains: "Card.swift:3:28: error: cannot find 'missing' in scope")
    expect(outcome.errors, lacks: "sources/Card.swift")
  }
}
