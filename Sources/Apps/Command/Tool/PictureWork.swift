import Foundation
import Galley
import GalleyCatalog
import GalleySnapshots
import Synchronization

/// A batch of pictures to render. The main actor lays out the views one after another, while other
/// threads paint, encode and write the previous pictures.
@MainActor
struct PictureWork {
  /// The number of pictures painted at once.
  var jobs: Int
  var console: Console
  var isQuiet = false

  init(jobs: Int?, isQuiet: Bool, console: Console) {
    self.jobs = jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    self.isQuiet = isQuiet
    self.console = console
  }

  /// Returns the result of each picture, in the order of `pictures`. Results do not depend on the
  /// number of jobs.
  ///
  /// - Parameters:
  ///   - weight: The expected time of painting, in any unit. The heaviest pictures come first, so
  ///     that painters always have work while views are laid out. Default: the order of `pictures`.
  ///   - prepare: Lays out a picture for the threads. An error becomes that picture's result.
  ///   - finish: Runs on any thread, concurrently.
  func run<Prepared: Sendable, Output: Sendable>(
    _ pictures: [ScenePicture],
    weight: (ScenePicture) -> Int = { _ in 0 },
    prepare: (ScenePicture) throws -> Prepared,
    finish: @escaping @Sendable (Prepared) throws -> Output
  ) -> [Result<Output, any Error>] {
    let results = Results<Output>()
    // This thread is the first one, and paints, too, once all views are laid out.
    let painters = max(0, min(jobs, pictures.count) - 1)
    let waiting = PictureQueue()
    let group = DispatchGroup()
    for _ in 0..<painters {
      DispatchQueue.global().async(group: group) {
        while let paint = waiting.next() { paint() }
      }
    }
    let weights = pictures.map(weight)
    let order = pictures.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    for (count, index) in order.enumerated() {
      let picture = pictures[index]
      if !isQuiet { console.progress(count + 1, of: pictures.count, picture.id) }
      do {
        let prepared = try prepare(picture)
        waiting.add { results[index] = Result { try finish(prepared) } }
      } catch {
        results[index] = .failure(error)
      }
      // Too many display lists would fill the memory.
      if painters == 0 || waiting.count > Self.waitingLimit { waiting.first()?() }
    }
    waiting.complete(for: painters)
    while let paint = waiting.first() { paint() }
    group.wait()
    console.clearProgress()
    return pictures.indices.compactMap { results[$0] }
  }

  private static let waitingLimit = 64
}

/// Pictures that wait to be painted, in order.
private final class PictureQueue: Sendable {
  typealias Paint = @Sendable () -> Void

  private let state = Mutex<(paints: [Paint], isComplete: Bool)>(([], false))
  /// Counts what `next()` has to look at: added pictures, and the end.
  private let news = DispatchSemaphore(value: 0)

  var count: Int { state.withLock { $0.paints.count } }

  func add(_ paint: @escaping Paint) {
    state.withLock { $0.paints.append(paint) }
    news.signal()
  }

  /// Notes that no picture follows, for each thread that calls `next()`.
  func complete(for threads: Int) {
    state.withLock { $0.isComplete = true }
    for _ in 0..<threads { news.signal() }
  }

  /// Returns the first picture, if one waits.
  func first() -> Paint? {
    state.withLock { $0.paints.isEmpty ? nil : $0.paints.removeFirst() }
  }

  /// Waits for a picture and returns it; `nil` after the last one.
  func next() -> Paint? {
    while true {
      if let paint = first() { return paint }
      if state.withLock({ $0.isComplete && $0.paints.isEmpty }) { return nil }
      news.wait()
    }
  }
}

/// Results by index, shared between threads.
private final class Results<Output: Sendable>: Sendable {
  private let values = Mutex<[Int: Result<Output, any Error>]>([:])

  subscript(index: Int) -> Result<Output, any Error>? {
    get { values.withLock { $0[index] } }
    set { values.withLock { $0[index] = newValue } }
  }
}

/// A stopwatch whose time is shown to people.
struct Stopwatch {
  private let start: Double

  /// - Parameter start: When the work began, as `now` of any process; `nil` for this moment.
  init(since start: Double? = nil) { self.start = start ?? Self.now }

  /// The time in seconds since the system started.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  var seconds: Double { Self.now - start }

  /// The elapsed time, such as `0.8 s`.
  var text: String {
    "\((seconds * 10).rounded() / 10) s"
  }
}

/// Returns `1 picture`, `2 pictures`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
