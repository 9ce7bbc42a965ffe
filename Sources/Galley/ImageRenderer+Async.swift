import Foundation

/// Asynchronous rendering: views are evaluated on the main actor; everything else runs on other
/// threads, so several pictures can render in parallel. Tiny pictures are painted immediately,
/// because waking another thread would take as long.
///
/// Before rendering, the renderer lets pending main-actor work run: `Task { … }` in `onAppear`, the
/// code after the first suspension of `task`, and anything else that is ready. If that work changes
/// the views' state, they are evaluated again. The renderer doesn't wait for other work, such as a
/// network response.
extension ImageRenderer {
  /// Renders the view as a PNG file. Equal views produce equal bytes.
  ///
  /// - Parameter compression: The trade-off between encoding time and file size.
  /// - Throws: `RenderError`, `FontError`, `PaintError`; `CancellationError` if the task is canceled
  ///   before painting starts.
  public func png(compression: PNGCompression = .default) async throws -> Data {
    let list = try await settledDisplayList()
    if list.isSmall, compression == .fast {
      return Data(try Rasterizer.png(of: list, compression: compression))
    }
    return try await elsewhere { Data(try Rasterizer.png(of: list, compression: compression)) }
  }

  /// Renders the view as a bitmap in memory.
  ///
  /// - Throws: The errors of ``png(compression:)``.
  public func bitmap() async throws -> Bitmap {
    let list = try await settledDisplayList()
    if list.isSmall { return try Rasterizer.bitmap(of: list) }
    return try await elsewhere { try Rasterizer.bitmap(of: list) }
  }

  /// Writes the picture to a file, atomically. The suffix selects the `ImageFormat`; an unknown one
  /// gives a PNG file.
  ///
  /// - Parameters:
  ///   - url: The destination; an existing file is replaced.
  ///   - compression: The trade-off between encoding time and file size.
  /// - Throws: The errors of ``png(compression:)``; `FileWriteError`.
  public func write(to url: URL, compression: PNGCompression = .default) async throws {
    let list = try await settledDisplayList()
    let options = described(ImageOptions(compression: compression))
    try await elsewhere {
      try AtomicFile.write(
        Rasterizer.file(
          of: list, as: ImageFormat(suffixOf: url.path) ?? .png, options: options), to: url.path)
    }
  }

  /// Returns the display list after pending main-actor work has run.
  private func settledDisplayList() async throws -> DisplayList {
    var list = try displayList()
    var quietRounds = 0
    for _ in 0..<Pipeline.passLimit where quietRounds < 3 {
      // Other jobs waiting for the main actor run before this resumes.
      await Task.yield()
      try Task.checkCancellation()
      if session.hasNews {
        list = try displayList()
        quietRounds = 0
      } else {
        quietRounds += 1
      }
    }
    return list
  }

  private nonisolated func elsewhere<R: Sendable>(
    _ work: @Sendable () throws -> R
  ) async throws -> R { try work() }
}

extension DisplayList {
  /// Whether painting and encoding take less than about 50 microseconds.
  fileprivate var isSmall: Bool {
    items.count <= 16 && size.width * size.height * scale * scale <= 8192
  }
}
