import CGIO
import Foundation
import Galley

/// The GLib main loop on the main thread. Its callbacks run on the main actor.
@MainActor
enum MainLoop {
  private static let loop = g_main_loop_new(nil, 0)

  static func run() { g_main_loop_run(loop) }
  static func quit() { g_main_loop_quit(loop) }

  /// Calls `work` with the object behind a pointer that was passed to C.
  nonisolated static func enter<Object: AnyObject & Sendable, Result: Sendable>(
    _ data: UnsafeMutableRawPointer?, as type: Object.Type,
    _ work: @MainActor (Object) -> Result
  ) -> Result? {
    guard let data else { return nil }
    let object = Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { work(object) }
  }

  /// Returns an unowned pointer to an object, for C.
  nonisolated static func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }
}

/// A source of the main loop that calls `work` until it is canceled: on a timer, on a signal, or
/// when a descriptor is ready.
@MainActor
final class LoopSource {
  private var id: guint = 0
  /// The callback; returns whether to call it again.
  private let work: @MainActor () -> Bool

  private init(_ work: @escaping @MainActor () -> Bool) { self.work = work }

  private func call() -> gboolean {
    if work() { return 1 }
    id = 0
    return 0
  }

  /// - Parameter repeats: Whether to call `work` repeatedly.
  static func timer(
    _ duration: Duration, repeats: Bool = false, _ work: @escaping @MainActor () -> Void
  ) -> LoopSource {
    let source = LoopSource {
      work()
      return repeats
    }
    source.id = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(max(duration / .milliseconds(1), 0)),
      { MainLoop.enter($0, as: LoopSource.self) { $0.call() } ?? 0 }, source.retained(), release)
    return source
  }

  /// Calls `work` when a descriptor can be read or its other end is closed.
  static func reading(_ descriptor: Int32, _ work: @escaping @MainActor () -> Void) -> LoopSource {
    watching(descriptor, for: [G_IO_IN, G_IO_HUP, G_IO_ERR]) {
      work()
      return true
    }
  }

  /// Calls `work` when a descriptor can be written to.
  static func writing(_ descriptor: Int32, _ work: @escaping @MainActor () -> Bool) -> LoopSource {
    watching(descriptor, for: [G_IO_OUT, G_IO_ERR], work)
  }

  private static func watching(
    _ descriptor: Int32, for conditions: [GIOCondition], _ work: @escaping @MainActor () -> Bool
  ) -> LoopSource {
    let source = LoopSource(work)
    source.id = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor,
      GIOCondition(conditions.reduce(0) { $0 | $1.rawValue }),
      { MainLoop.enter($2, as: LoopSource.self) { $0.call() } ?? 0 }, source.retained(), release)
    return source
  }

  static func signal(_ number: Int32, _ work: @escaping @MainActor () -> Void) -> LoopSource {
    let source = LoopSource {
      work()
      return true
    }
    source.id = g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, number, { MainLoop.enter($0, as: LoopSource.self) { $0.call() } ?? 0 },
      source.retained(), release)
    return source
  }

  /// Returns a retained pointer for the loop, which releases it when the source is removed.
  private func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  private static let release: GDestroyNotify = { data in
    if let data { Unmanaged<LoopSource>.fromOpaque(data).release() }
  }

  func cancel() {
    if id != 0 { g_source_remove(id) }
    id = 0
  }
}

extension ChildProcess {
  /// Calls `work` once, asynchronously, after the program has ended.
  @MainActor
  func whenEnded(_ work: @escaping @MainActor (End) -> Void) {
    let watch = ProcessWatch(work)
    g_child_watch_add_full(
      G_PRIORITY_DEFAULT, id,
      { _, status, data in
        _ = MainLoop.enter(data, as: ProcessWatch.self) { $0.work(End(status: status)) }
      }, Unmanaged.passRetained(watch).toOpaque(),
      { data in if let data { Unmanaged<ProcessWatch>.fromOpaque(data).release() } })
  }
}

@MainActor
private final class ProcessWatch {
  let work: @MainActor (ChildProcess.End) -> Void

  init(_ work: @escaping @MainActor (ChildProcess.End) -> Void) { self.work = work }
}
