import Foundation

/// Asynchronous rendering: views are evaluated on the main actor; everything else runs on other
/// threads, so that the next picture is evaluated while others are painted.
///
/// Before rendering, the renderer lets pending main-actor work run: `Task { … }` in `onAppear`, the
/// code after the first suspension of `task`, and anything else that is ready. If that work changes
/// the views' state, they are evaluated again. While tasks of the views have not ended and other threads
/// are running, the renderer waits up to 20 ms. It doesn't wait for other work, such as a network response.
extension ImageRenderer {
  /// Renders the view as a PNG file. Equal views produce equal bytes.
  ///
  /// - Parameter compression: The trade-off between encoding time and file size.
  /// - Throws: `RenderError`, `FontError`, `PaintError`; `CancellationError` if the task is canceled
  ///   before painting starts.
  public func png(compression: PNGCompression = .default) async throws -> Data {
    try await painting { list, _ in Data(try Rasterizer.png(of: list, compression: compression)) }
  }

  /// Renders the view as a bitmap in memory.
  ///
  /// - Throws: The errors of ``png(compression:)``.
  public func bitmap() async throws -> Bitmap {
    try await painting { list, _ in try Rasterizer.bitmap(of: list) }
  }

  /// Writes the picture to a file, atomically. The suffix selects the `ImageFormat`; an unknown one
  /// gives a PNG file.
  ///
  /// - Parameters:
  ///   - url: The destination; an existing file is replaced.
  ///   - compression: The trade-off between encoding time and file size.
  /// - Throws: The errors of ``png(compression:)``; `FileWriteError`.
  public func write(to url: URL, compression: PNGCompression = .default) async throws {
    try await painting { list, locale in
      let options = ImageOptions(compression: compression).described(in: locale)
      try AtomicFile.write(
        Rasterizer.file(of: list, as: ImageFormat(suffixOf: url.path) ?? .png, options: options),
        to: url.path)
    }
  }

  /// Calls `paint` on a painting thread with the display list and the locale of the views.
  ///
  /// The caller's task goes to the main actor once, to create the renderer, and stays there until painting
  /// begins. A detour through another thread takes as long as laying out a small view.
  private func painting<R: Sendable>(
    _ paint: @Sendable (DisplayList, Locale) throws -> R
  ) async throws -> R {
    await PictureTurns.shared.take()
    let (list, locale) = try await settle()
    return try await PaintingThreads.shared.perform { try paint(list, locale) }
  }

  /// Returns the display list after pending main-actor work has run, and the locale of the views.
  private func settle() async throws -> (list: DisplayList, locale: Locale) {
    defer { PictureTurns.shared.pass() }
    try Task.checkCancellation()
    var list = try displayList()
    for _ in 0..<Pipeline.passLimit {
      try await runPendingWork()
      guard session.hasNews else { break }
      list = try displayList()
    }
    return (list, environment.locale)
  }

  /// Lets pending main-actor work run until it changes the views' state or nothing is left.
  ///
  /// - Throws: `CancellationError`.
  private func runPendingWork() async throws {
    let context = session.store.context
    guard context.hasTasks else {
      // Other jobs waiting for the main actor run before this resumes.
      await LaterOnMainActor.shared.wait()
      return try Task.checkCancellation()
    }
    let end = ContinuousClock.now + PendingTasks.patience
    var turns = 0
    repeat {
      if turns >= PendingTasks.quietTurns {
        // The code of a task may be on a thread that waits for a processor.
        guard ContinuousClock.now < end,
          ProcessThreads.isAnyRunning(except: PaintingThreads.shared.identifiers)
        else {
          // It may have just returned to the main actor.
          return await LaterOnMainActor.shared.wait()
        }
        try await Task.sleep(for: .microseconds(200))
      }
      await waitBehindTasks()
      try Task.checkCancellation()
      turns += 1
    } while !session.hasNews && context.hasTasks
  }

  /// Waits in the queue in which the views' tasks wait, and then in that of the main actor.
  ///
  /// `Task.yield()` would go through another thread, and overtake them. If this task's priority has risen,
  /// that of the tasks has not: they inherit the base priority. Waiting for the value of a task would raise
  /// its priority, too.
  private func waitBehindTasks() async {
    let priority = Task.basePriority
    await withUnsafeContinuation { continuation in
      _ = Task.detached(priority: priority) { continuation.resume() }
    }
    // If the continuation was resumed before this task was suspended, it was not suspended.
    await LaterOnMainActor.shared.wait()
  }
}

/// How long to wait for tasks of views that may be waiting for something else, such as a network.
private enum PendingTasks {
  /// The number of turns without a change. The code of tasks may need other threads before it returns to
  /// the main actor.
  static let quietTurns = 3
  /// The further time while other threads of the process are running.
  static let patience = Duration.milliseconds(20)
}
