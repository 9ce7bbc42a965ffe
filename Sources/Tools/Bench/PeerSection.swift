import Foundation

/// Other programs that render the card, if installed: whole runs, from start to file.
enum PeerSection {
  private struct Peer: Sendable {
    let program: String
    /// The card in the program's own format, with the required file extension.
    let source: (ending: String, text: String)
    /// Returns the arguments for the paths of the source and the picture.
    let arguments: @Sendable (String, String) -> [String]
  }

  static func run(_ settings: Settings, _ report: inout Report) throws {
    let found = peers.filter { path(of: $0.program) != nil }
    let missing = peers.map(\.program).filter { name in !found.contains { $0.program == name } }
    if !found.isEmpty { try compare(found, settings, &report) }
    if !missing.isEmpty {
      report.heading("Not installed: \(missing.joined(separator: ", "))")
    }
  }

  private static func compare(
    _ peers: [Peer], _ settings: Settings, _ report: inout Report
  ) throws {
    report.heading("The card, whole runs, relative to Galley")
    let widths = [30, 9, 9, 16]
    report.line(["", "time", "ms", "memory MiB"], widths: widths)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-peers-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("card.png").path
    let own = [CommandLine.arguments[0], "--picture", "s1", picture]
    for peer in peers {
      let source = folder.appendingPathComponent("card.\(peer.source.ending)")
      try peer.source.text.write(to: source, atomically: true, encoding: .utf8)
      let command = [path(of: peer.program) ?? peer.program] + peer.arguments(source.path, picture)
      var (times, ours, memory): ([Double], [Double], Double) = ([], [], 0)
      for _ in 0..<settings.rounds(8) {
        ours.append(try MeasuredProgram.cost(own).time)
        let quiet = ["/bin/sh", "-c", #"exec "$0" "$@" >/dev/null 2>&1"#] + command
        let cost = try MeasuredProgram.cost(quiet)
        times.append(cost.time)
        memory = max(memory, cost.memory)
      }
      report.keep("peer.\(peer.program)", times.median / ours.median)
      report.line(
        [
          peer.program, "\(number(times.median / ours.median))x", number(times.median, 0),
          number(memory, 0),
        ], widths: widths)
    }
  }

  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static let words =
    "Every parent proposes a size, every child answers with its own, and the parent puts it "
    + "somewhere. Text is shaped once, measured and painted from the same result, so that what "
    + "was measured is what is seen."

  private static let peers = [
    Peer(program: "chromium", source: ("html", html)) { source, picture in
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--window-size=1200,630", "--screenshot=\(picture)", "file://\(source)",
      ]
    },
    Peer(program: "typst", source: ("typ", typst)) { source, picture in
      ["compile", "--ppi", "72", source, picture]
    },
  ]

  private static let html = """
    <!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: 1200px; height: 630px; display: flex; align-items: center;
      justify-content: center; font-family: Inter, sans-serif; color: white;
      background: linear-gradient(to bottom right, rgb(89, 87, 214), rgb(255, 46, 84)); }
    main { width: 944px; height: 404px; padding: 48px; border-radius: 40px;
      background: rgba(0, 0, 0, 0.25); display: flex; flex-direction: column; gap: 32px; }
    header, footer { display: flex; gap: 24px; align-items: center; }
    i { width: 112px; height: 112px; border-radius: 56px; background: white; color: #5957d6;
      font: bold 64px Inter; display: grid; place-content: center; }
    h1 { font-size: 60px; margin: 0; } p { font-size: 27px; margin: 0; }
    footer { gap: 12px; } b { font: 500 22px Inter; padding: 10px 20px; border-radius: 24px;
      background: rgba(255, 255, 255, 0.2); }
    </style><main><header><i>G</i><div><h1>Galley</h1><p>Layout, proofed to PNG</p></div></header>
    <p>\(words)</p><footer><b>Swift</b><b>Linux</b><b>Pango</b><b>Cairo</b></footer></main>
    """

  private static let typst = """
    #set page(width: 1200pt, height: 630pt, margin: 0pt,
      fill: gradient.linear(rgb(89, 87, 214), rgb(255, 46, 84), angle: 45deg))
    #set text(font: "Inter", fill: white, size: 27pt)
    #align(center + horizon, block(width: 1040pt, height: 500pt, inset: 48pt, radius: 40pt,
      fill: rgb(0, 0, 0, 64), align(left)[
        #text(size: 60pt, weight: "bold")[Galley] \\
        #text(size: 28pt)[Layout, proofed to PNG]
        #v(32pt)
        \(words)
        #v(32pt)
        #for word in ("Swift", "Linux", "Pango", "Cairo") {
          box(inset: (x: 20pt, y: 10pt), radius: 24pt, fill: rgb(255, 255, 255, 51),
            text(size: 22pt, word))
          h(12pt)
        }
      ]))
    """
}
