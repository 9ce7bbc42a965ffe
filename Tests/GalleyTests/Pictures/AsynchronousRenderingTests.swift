import Expectations
import Foundation
import Galley
import GalleyGraphics
import Observation
import Synchronization
import Testing

@MainActor @Observable private final class Model {
  var width: CGFloat = 10
}

/// Keeps the calling thread busy.
private func compute(for time: Duration) {
  let end = ContinuousClock.now + time
  while ContinuousClock.now < end {}
}

/// A view whose width grows in deferred work.
private struct Growing: View {
  enum Means { case appearing, task, secondTurn, otherThread, model }
  let means: Means
  let model = Model()
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: means == .model ? model.width : width, height: 10)
      .onAppear {
        switch means {
        case .appearing: Task { @MainActor in width = 40 }
        case .secondTurn:
          Task { @MainActor in
            await Task.yield()
            width = 40
          }
        case .otherThread:
          Task { @MainActor in
            await Task.detached { compute(for: .milliseconds(5)) }.value
            width = 40
          }
        case .model: Task { model.width = 40 }
        case .task: break
        }
      }
      .task {
        guard means == .task else { return }
        await Task.yield()
        width = 40
      }
  }
}

/// A view that changes its state each time it is shown.
private struct Restless: View {
  @State private var count = 0
  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .onChange(of: count, initial: true) { Task { count += 1 } }
  }
}

@MainActor private final class Log {
  var entries: [Int] = []
}

/// A view that notes when it appears, and then when its deferred work runs.
private struct Logged: View {
  let number: Int
  let log: Log

  var body: some View {
    Color.red.frame(width: 200, height: 200)
      .onAppear {
        log.entries.append(number)
        Task { log.entries.append(number + 100) }
      }
  }
}

/// A view that renders another one, and waits for it, while it settles.
private struct Nesting: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .task {
        guard width == 10, (try? await picture(width: 4)) != nil else { return }
        width = 20
      }
  }
}

/// Counts the threads that work at the same time.
private final class Meter: Sendable {
  private let counts = Mutex((now: 0, most: 0, finished: 0))
  var most: Int { counts.withLock { $0.most } }
  var finished: Int { counts.withLock { $0.finished } }

  func work() {
    counts.withLock { counts in
      counts.now += 1
      counts.most = max(counts.most, counts.now)
    }
    usleep(100)
    counts.withLock { counts in
      counts.now -= 1
      counts.finished += 1
    }
  }
}

@MainActor
@Suite("Asynchronous rendering")
struct AsynchronousRenderingTests {
  @Test(
    "work deferred to the main actor runs before rendering",
    arguments: [Growing.Means.appearing, .task, .secondTurn, .otherThread, .model])
  private func putOff(means: Growing.Means) async throws {
    let renderer = ImageRenderer(content: Growing(means: means))
    try await expectEqual(renderer.bitmap().width, 40)
  }

  @Test("work deferred to the main actor runs before rendering in a task whose priority rises")
  func risingPriority() async throws {
    for _ in 0..<100 {
      let rendering = Task(priority: .low) {
        try await Task.sleep(for: .milliseconds(1))
        let renderer = ImageRenderer(content: Growing(means: .secondTurn))
        return try await renderer.bitmap().width
      }
      let width = Task(priority: .high) { try await rendering.value }
      try await expectEqual(width.value, 40)
    }
  }

  @Test("a view that never settles is still rendered")
  func restless() async throws {
    try await expectEqual(ImageRenderer(content: Restless()).bitmap().width, 10)
  }

  @Test("all synchronous and asynchronous methods give the same picture")
  func forms() async throws {
    let view = Text("Card").padding().background(.orange)
    let waited = ImageRenderer(content: view)
    let png = try await waited.png()
    let url = FileManager.default.temporaryDirectory
      .appending(path: "asynchronous-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try await waited.write(to: url)
    try expectEqual(Data(contentsOf: url), png)
    try expectEqual(ImageRenderer(content: view).pngData(), png)
    try await expectEqual(waited.bitmap(), PNGFile.decode(Array(png)))
    try await expect(waited.png(compression: .small) != png)
  }

  @Test("many pictures can be rendered concurrently")
  func several() async throws {
    let widths = Array(1...40)
    let found = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for width in widths {
        group.addTask {
          let png = try await picture(width: width)
          return (width, try PNGFile.decode(Array(png)).width)
        }
      }
      var found: [Int: Int] = [:]
      for try await (asked, width) in group { found[asked] = width }
      return found
    }
    expectEqual(found, Dictionary(uniqueKeysWithValues: widths.map { ($0, $0) }))
  }

  @Test(
    "while the main actor evaluates a picture, the painting threads leave a core to it",
    arguments: [true, false])
  func coreForTheMainActor(isEvaluating: Bool) async {
    let threads = PaintingThreads(cores: 2) { isEvaluating }
    let meter = Meter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask(executorPreference: threads) { meter.work() }
      }
    }
    expectEqual(meter.finished, 200)
    // Dispatch has a thread for each core.
    expectEqual(meter.most, isEvaluating ? 1 : min(2, AvailableCores.count))
  }

  @Test("pictures are painted on painting threads")
  func paintingThreads() async throws {
    let threads = PaintingThreads()
    let isOnOne = try await threads.perform { threads.identifiers.contains(ProcessThreads.current) }
    expect(isOnOne)
  }

  @Test("a picture has settled before the next one is evaluated")
  func turns() async throws {
    let log = Log()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...9 {
        group.addTask {
          _ = try await ImageRenderer(content: Logged(number: number, log: log)).png()
        }
      }
      try await group.waitForAll()
    }
    let evaluated = log.entries.indices.filter { $0 % 2 == 0 }.map { log.entries[$0] }
    expectEqual(Set(evaluated).count, 9)
    expectEqual(log.entries, evaluated.flatMap { [$0, $0 + 100] })
  }

  @Test("a picture that fails, is canceled or renders another one does not hold up the rest")
  func holdups() async throws {
    let made = await withTaskGroup(of: (Int, Bool).self) { group in
      for number in 0..<40 {
        group.addTask {
          let task = Task {
            switch number % 4 {
            case 0: try await ImageRenderer(content: EmptyView()).png()
            case 1: try await ImageRenderer(content: Nesting()).png()
            default: try await picture(width: number)
            }
          }
          if number % 4 == 2 { task.cancel() }
          return (number % 4, (try? await task.value) != nil)
        }
      }
      var made = [0, 0, 0, 0]
      for await (kind, isMade) in group where isMade { made[kind] += 1 }
      return made
    }
    expectEqual(made[0], 0)
    expectEqual(made[1], 10)
    expectEqual(made[3], 10)
  }

  @Test("errors are thrown, and a canceled task renders nothing")
  func errors() async throws {
    await #expect(throws: RenderError.self) {
      try await ImageRenderer(content: EmptyView()).png()
    }
    let task = Task { try await ImageRenderer(content: Color.red.frame(width: 9, height: 9)).png() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

/// Renders a picture in a single expression, on any thread.
private func picture(width: Int) async throws -> Data {
  try await ImageRenderer(content: Color.red.frame(width: CGFloat(width), height: 5)).png()
}
