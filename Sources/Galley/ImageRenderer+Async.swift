import Foundation

/// Pictures while other things go on: views are evaluated on the main actor, and all the rest happens
/// on other threads, so that several pictures are made at once. Small pictures are painted at once, as
/// to wake another thread takes as long.
///
/// Before the picture is taken, what views put off to the main actor has its turn: `Task { … }` in
/// `onAppear`, what follows the first suspension of `task`, and whatever else waits there. If that
/// changes the state of the views, they are evaluated again. What waits for something else, such as an
/// answer from the network, is not waited for.
extension ImageRenderer {
  /// The picture as a PNG file's bytes: equal bytes for equal views.
  ///
  /// - Parameter compression: How much time is spent on a small file.
  /// - Throws: `RenderError`, `FontError`, `PaintError`; `CancellationError` when the task is cancelled
  ///   before painting begins.
  public func png(compression: PNGCompression = .default) async throws -> Data {
    let list = try await settledDisplayList()
    if list.isSmall, compression == .fast {
      return Data(try Rasterizer.png(of: list, compression: compression))
    }
    return try await elsewhere { Data(try Rasterizer.png(of: list, compression: compression)) }
  }

  /// The picture in memory.
  ///
  /// - Throws: As ``png(compression:)``.
  public func bitmap() async throws -> Bitmap {
    let list = try await settledDisplayList()
    if list.isSmall { return try Rasterizer.bitmap(of: list) }
    return try await elsewhere { try Rasterizer.bitmap(of: list) }
  }

  /// Writes a file in the format that its name ends in (`.png`, `.jpg`, `.webp`, `.svg`, `.pdf`),
  /// PNG for any other name: complete, or not at all.
  ///
  /// - Parameters:
  ///   - url: Where the file goes; one that is there is replaced.
  ///   - compression: How much time is spent on a small file.
  /// - Throws: As ``png(compression:)``; `FileWriteError`.
  public func write(to url: URL, compression: PNGCompression = .default) async throws {
    let list = try await settledDisplayList()
    let options = described(ImageOptions(compression: compression))
    try await elsewhere {
      try AtomicFile.write(
        Rasterizer.file(
          of: list, as: ImageFormat(suffixOf: url.path) ?? .png, options: options), to: url.path)
    }
  }

  /// What the picture shows once the main actor has done what views put off.
  private func settledDisplayList() async throws -> DisplayList {
    var list = try displayList()
    var quietRounds = 0
    for _ in 0..<Pipeline.passLimit where quietRounds < 3 {
      // Whatever waits for the main actor comes before this goes on.
      await Task.yield()
      try Task.checkCancellation()
      if hasNews {
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
  /// Whether it is painted and encoded in less than about a millisecond.
  fileprivate var isSmall: Bool {
    items.count <= 256 && size.width * size.height * scale * scale <= 131_072
  }
}
