import Foundation
import Galley

/// The progress, speed and remaining time of a batch.
@MainActor
struct BatchProgress {
  private(set) var made = 0
  private(set) var skipped = 0
  private(set) var failed = 0

  private struct Sample {
    let time: ContinuousClock.Instant
    let made: Int
    let part: Double?
  }

  private let console: Console
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  /// The samples of the last seconds, oldest first.
  private var samples: [Sample] = []

  init(_ console: Console, isQuiet: Bool) { (self.console, self.isQuiet) = (console, isQuiet) }

  mutating func addMade() { made += 1 }
  mutating func addSkipped() { skipped += 1 }
  mutating func addFailure() { failed += 1 }

  /// Shows the progress: continuously on a terminal, otherwise every ten seconds.
  ///
  /// - Parameter part: The processed fraction of the input, 0…1; `nil` if unknown.
  mutating func show(_ part: Double?) {
    guard !isQuiet else { return }
    let now = ContinuousClock.now
    guard now - last >= (console.isTerminal ? .milliseconds(100) : .seconds(10)) else { return }
    last = now
    samples.append(Sample(time: now, made: made, part: part))
    samples.removeFirst(samples.firstIndex { now - $0.time < .seconds(15) } ?? 0)
    let text = text(now, part)
    if console.isTerminal { console.progress(text) } else { console.note(progress: text) }
  }

  private func text(_ now: ContinuousClock.Instant, _ part: Double?) -> String {
    let first = samples.count > 1 ? samples[0] : Sample(time: start, made: 0, part: 0)
    let seconds = max(1e-3, (now - first.time) / .seconds(1))
    let rate = Double(made - first.made) / seconds
    var words = "\(counts); \(Self.rate(rate)) a second"
    if let part, let before = first.part, part > before, rate > 0 {
      words += "; \(Self.duration((1 - part) / ((part - before) / seconds))) left"
    }
    return words
  }

  private var counts: String {
    var words = ["\(made) made"]
    if skipped > 0 { words.append("\(skipped) up to date") }
    if failed > 0 { words.append("\(failed) failed") }
    return words.joined(separator: ", ")
  }

  /// The summary, such as `made 8 pictures in out/ in 0.4 s (20 a second); 2 were up to date; 1
  /// failed; part 1/2`.
  func summary(_ folder: BatchFolder) -> String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    var words = "made \(counted(made, "picture")) in \(folder.path)/ in \(Self.duration(seconds))"
    if made > 0 { words += " (\(Self.rate(Double(made) / max(1e-3, seconds))) a second)" }
    if skipped > 0 { words += "; \(skipped) \(skipped == 1 ? "was" : "were") up to date" }
    if failed > 0 { words += "; \(failed) failed" }
    if let shard = folder.shard { words += "; part \(shard.number)/\(shard.count)" }
    return words
  }

  private static func rate(_ value: Double) -> String {
    value >= 10 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
  }

  /// Formats a duration, such as `0.4 s`, `12 s`, `3 min 20 s` and `2 h 5 min`.
  static func duration(_ seconds: Double) -> String {
    guard seconds < 1e9 else { return "a long time" }
    if seconds < 10 { return "\((seconds * 10).rounded() / 10) s" }
    let whole = Int(seconds.rounded())
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }
}
