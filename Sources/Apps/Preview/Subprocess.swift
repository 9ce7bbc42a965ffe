import CGIO
import Foundation

/// A child process that runs alongside the main loop.
@MainActor
final class Subprocess {
  enum End {
    case exit(Int32)
    case signal(Int32)
  }

  private var process: OpaquePointer?
  private let ended: @MainActor (End) -> Void

  /// - Parameters:
  ///   - words: The path of the program and its arguments.
  ///   - environment: Variables added to the environment.
  ///   - descriptors: Local descriptors by the program's descriptor. The local ones are closed.
  ///   - ended: Called once, asynchronously.
  /// - Throws: `SubprocessError`.
  init(
    _ words: [String], environment: [String: String] = [:], descriptors: [Int32: Int32],
    ended: @escaping @MainActor (End) -> Void
  ) throws {
    self.ended = ended
    let launcher = g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_NONE)
    defer { g_object_unref(launcher.map { UnsafeMutableRawPointer($0) }) }
    for (name, value) in environment { g_subprocess_launcher_setenv(launcher, name, value, 1) }
    for (target, source) in descriptors {
      switch target {
      case 1: g_subprocess_launcher_take_stdout_fd(launcher, source)
      case 2: g_subprocess_launcher_take_stderr_fd(launcher, source)
      default: g_subprocess_launcher_take_fd(launcher, source, target)
      }
    }
    let pointers = words.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    var arguments = pointers.map { UnsafePointer<CChar>($0) } + [nil]
    var error: UnsafeMutablePointer<GError>?
    process = g_subprocess_launcher_spawnv(launcher, &arguments, &error)
    guard let process else {
      defer { g_error_free(error) }
      throw SubprocessError(reason: error.map { String(cString: $0.pointee.message) } ?? "")
    }
    // Retained until the process has ended.
    g_subprocess_wait_async(
      process, nil,
      { _, result, data in
        guard let data else { return }
        let me = Unmanaged<Subprocess>.fromOpaque(data).takeRetainedValue()
        nonisolated(unsafe) let result = result
        MainActor.assumeIsolated { me.finish(result) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func finish(_ result: OpaquePointer?) {
    guard let process else { return }
    g_subprocess_wait_finish(process, result, nil)
    let end: End =
      g_subprocess_get_if_signaled(process) != 0
      ? .signal(g_subprocess_get_term_sig(process))
      : .exit(g_subprocess_get_exit_status(process))
    g_object_unref(UnsafeMutableRawPointer(process))
    self.process = nil
    ended(end)
  }

  /// Kills the process. If it leads a process group, the others in the group are interrupted.
  func kill() {
    guard let process else { return }
    if let text = g_subprocess_get_identifier(process), let number = Int32(String(cString: text)) {
      Foundation.kill(-number, SIGINT)
    }
    g_subprocess_force_exit(process)
  }

  /// Returns both ends of a pipe, which child processes do not inherit.
  static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else {
      throw SubprocessError(reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// The error for a program that could not be started.
struct SubprocessError: Error, CustomStringConvertible {
  let reason: String
  var description: String { "cannot start a program: \(reason)" }
}
