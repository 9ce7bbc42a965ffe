import Foundation

/// Other programs that make such pictures, where they are installed.
enum PeerSection {
  static func run(_ report: inout Report) {
    let peers = ["takumi", "typst", "chromium"]
    let found = peers.filter { isInstalled($0) }
    let missing = peers.filter { !found.contains($0) }
    if !missing.isEmpty {
      report.heading("Not installed, so not compared: \(missing.joined(separator: ", "))")
    }
  }

  private static func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
