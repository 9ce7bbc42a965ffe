import Foundation
import Galley
import GalleyScenes
import GalleySnapshots
import Synchronization

/// Work on many pictures: views are laid out on the main actor, one after the other, while other
/// threads paint, encode and write those before.
@MainActor
struct PictureWork {
  /// Pictures that are painted at once.
  var jobs: Int
  var console: Console
  var isQuiet = false

  init(jobs: Int?, isQuiet: Bool, console: Console) {
    self.jobs = jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    self.isQuiet = isQuiet
    self.console = console
  }

  /// What became of each picture, in their order; the same for any number of jobs.
  ///
  /// - Parameters:
  ///   - prepare: Makes what the threads need. What it throws is that picture's result.
  ///   - finish: Runs on any thread, several at once.
  func run<Prepared: Sendable, Output: Sendable>(
    _ pictures: [ScenePicture],
    prepare: (ScenePicture) throws -> Prepared,
    finish: @escaping @Sendable (Prepared) throws -> Output
  ) -> [Result<Output, any Error>] {
    let results = Results<Output>()
    let threads = min(jobs, pictures.count)
    let queue = DispatchQueue(label: "galley.paint", attributes: .concurrent)
    // Bounds the display lists in memory too.
    let slots = DispatchSemaphore(value: max(1, threads))
    let group = DispatchGroup()
    for (index, picture) in pictures.enumerated() {
      if !isQuiet { console.progress(index + 1, of: pictures.count, picture.id) }
      do {
        let prepared = try prepare(picture)
        if threads <= 1 {
          results[index] = Result { try finish(prepared) }
          continue
        }
        slots.wait()
        queue.async(group: group) { @Sendable in
          results[index] = Result { try finish(prepared) }
          slots.signal()
        }
      } catch {
        results[index] = .failure(error)
      }
    }
    group.wait()
    console.clearProgress()
    return pictures.indices.compactMap { results[$0] }
  }
}

/// Results by index, from several threads.
private final class Results<Output: Sendable>: Sendable {
  private let values = Mutex<[Int: Result<Output, any Error>]>([:])

  subscript(index: Int) -> Result<Output, any Error>? {
    get { values.withLock { $0[index] } }
    set { values.withLock { $0[index] = newValue } }
  }
}

extension Snapshot {
  /// A picture of the catalogue, laid out.
  ///
  /// - Throws: `RenderError`, `FontError`.
  @MainActor
  init(_ picture: ScenePicture) throws {
    let rendering = try picture.renderer().rendering()
    self.init(
      id: picture.id, list: rendering.displayList, layout: LayoutSnapshot(rendering.layout),
      files: picture.scene.goldenFiles, largeReason: picture.scene.largeGoldenReason)
    tolerance = picture.scene.tolerance
  }
}

extension CatalogScene {
  /// What the goldens of its pictures consist of.
  var goldenFiles: Set<GoldenFile> {
    hasBlockGolden ? [.layout, .blocks, .picture] : [.layout, .picture]
  }
}

/// Times for people.
struct Stopwatch {
  private let start = ContinuousClock.now

  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Such as `0.8 s`.
  var text: String {
    "\((seconds * 10).rounded() / 10) s"
  }
}

/// `1 picture`, `2 pictures`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
