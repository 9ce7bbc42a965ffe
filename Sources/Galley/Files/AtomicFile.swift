import Foundation

/// An error that occurs when a file can't be written.
public struct FileWriteError: ExplainedError, Hashable {
  /// The path as passed by the caller.
  public var path: String
  /// The system's error message, such as “No space left on device”.
  public var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// A description of the error, in one sentence.
  public var message: String { "cannot write \(path): \(reason)" }
  /// A description of the error, in one sentence.
  public var description: String { message }
  /// A suggestion for resolving the error, in one sentence.
  public var hint: String {
    "check that the folder exists and is writable, and that the disk isn't full"
  }
}

/// Writes files atomically: either completely or not at all.
package enum AtomicFile {
  /// Writes `bytes` to a temporary file next to `path` and renames it; a new file has no temporary
  /// name if the file system allows that. Symbolic links are followed; devices and pipes are written
  /// directly. A file that replaces another one gets its owner and mode.
  ///
  /// - Parameter syncs: Whether the bytes are on the disk before they replace the previous file, so
  ///   that a power cut leaves one of the two. It takes milliseconds. Default: `false`.
  /// - Throws: `FileWriteError`. In that case the previous file at `path` is unchanged and no
  ///   temporary file remains.
  package static func write(
    _ bytes: [UInt8], to path: String, syncs: Bool = false
  ) throws(FileWriteError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return try replace(path, named: path, like: nil, with: bytes, syncs)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw failure(path) }
      return try write(bytes, to: file, path: path)
    }
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    try replace(
      resolved.map { String(cString: $0) } ?? path, named: path, like: status, with: bytes, syncs)
  }

  /// - Parameter old: The status of the replaced file; `nil` if there is none.
  private static func replace(
    _ target: String, named path: String, like old: stat?, with bytes: [UInt8], _ syncs: Bool
  ) throws(FileWriteError) {
    // See `temporary(_:)`.
    let temporary = "\(target).tmp.\(getpid()).\(UInt32.random(in: 0...UInt32.max))"
    let folder = (target as NSString).deletingLastPathComponent
    // A file that replaces a private one is private from the start.
    let mode: mode_t = old == nil ? 0o666 : 0o600
    let unnamed = openUnnamed(in: folder, mode)
    let file = unnamed ?? open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw failure(path) }
    // A new file gets its name at once, so that a crash in between leaves nothing.
    var isNamed = false
    do throws(FileWriteError) {
      try write(bytes, to: file, path: path) {
        if let old { passOn(old, to: file) }
        if syncs, !sync(file) { return false }
        guard unnamed != nil else { return true }
        isNamed = old == nil && link(file, to: target)
        return isNamed || link(file, to: temporary)
      }
      guard isNamed || rename(temporary, target) == 0 else { throw failure(path) }
    } catch {
      unlink(temporary)
      throw error
    }
    if syncs { syncFolder(folder) }
  }

  /// Returns the file that a temporary file replaces and the process that made it; `nil` if the name is
  /// not that of a temporary file. Such a file remains if the process is killed before it renames it.
  package static func temporary(_ name: String) -> (target: Substring, process: pid_t)? {
    guard name.contains(".tmp."), let mark = name.range(of: ".tmp.", options: .backwards) else {
      return nil
    }
    let numbers = name[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = pid_t(numbers[0]), UInt32(numbers[1]) != nil else {
      return nil
    }
    return (name[..<mark.lowerBound], process)
  }

  /// Gives an unnamed file a name.
  ///
  /// - Returns: `false` if a file has the name already, or after a failure.
  private static func link(_ file: Int32, to path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  /// Gives a file the owner and mode of the one that it replaces.
  package static func passOn(_ old: stat, to file: Int32) {
    // Only root may give a file to somebody else.
    _ = fchown(file, old.st_uid, old.st_gid)
    fchmod(file, old.st_mode & 0o777)
  }

  /// Waits until the file at `path` is on the disk, if it exists.
  package static func syncFile(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = sync(file)
    close(file)
  }

  /// Waits until a file is on the disk. Returns whether it is, unless its file system can't tell.
  package static func sync(_ file: Int32) -> Bool { fsync(file) == 0 || errno == EINVAL }

  /// Waits until the names in a folder are on the disk, if its file system supports that.
  package static func syncFolder(_ path: String) { syncFile(path.isEmpty ? "." : path) }

  /// Opens a file that has no name until it is complete, so that a program terminated while writing
  /// leaves nothing behind. Returns `nil` if the file system doesn't support this.
  private static func openUnnamed(in folder: String, _ mode: mode_t) -> Int32? {
    // Linking an unnamed file requires this path.
    guard access("/proc/self/fd", X_OK) == 0 else { return nil }
    // The value of O_TMPFILE, which Swift doesn't import.
    let flags = 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC
    let file = open(folder.isEmpty ? "." : folder, flags, mode)
    return file >= 0 ? file : nil
  }

  /// Writes everything and closes `file`. A full disk may be reported only on closing.
  ///
  /// - Parameter complete: Called with the complete file before it is closed; returns `false` on
  ///   failure.
  private static func write(
    _ bytes: [UInt8], to file: Int32, path: String, complete: () -> Bool = { true }
  ) throws(FileWriteError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = failure(path)
        close(file)
        throw error
      }
      written += count
    }
    guard complete() else {
      let error = failure(path)
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw failure(path) }
  }

  private static func failure(_ path: String) -> FileWriteError {
    FileWriteError(path: path, reason: String(cString: strerror(errno)))
  }
}
