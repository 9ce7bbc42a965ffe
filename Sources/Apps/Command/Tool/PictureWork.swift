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
    self.jobs = jobs ?? AvailableCores.count
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
    let painters = Painters(jobs: min(jobs, pictures.count), limit: Self.waitingLimit)
    let weights = pictures.map(weight)
    let order = pictures.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    for (count, index) in order.enumerated() {
      let picture = pictures[index]
      if !isQuiet { console.progress(count + 1, of: pictures.count, picture.id) }
      do {
        let prepared = try prepare(picture)
        painters.add { results[index] = Result { try finish(prepared) } }
      } catch {
        results[index] = .failure(error)
      }
    }
    painters.finish()
    console.clearProgress()
    return pictures.indices.compactMap { results[$0] }
  }

  /// The number of laid-out pictures from which the main thread paints instead of laying out more.
  private static let waitingLimit = 64
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
