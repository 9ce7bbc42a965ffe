import Foundation
import Galley
import GalleySnapshots

/// The list of finished pictures, one per line: name, line of the record, a hash of everything that
/// affects the picture, and the size and a hash of its file. Lines are only appended, each after its
/// picture is complete.
package struct Manifest {
  package struct Line {
    package let name: String
    /// See `Manifest.evidence`.
    package let evidence: UInt64

    /// Parses a line; `nil` if the bytes are not a line of a manifest.
    package init?(_ bytes: [UInt8]) {
      func number(_ field: String, radix: Int = 16) -> UInt64? {
        JSONScanner.text([field], in: bytes).flatMap { UInt64($0, radix: radix) }
      }
      guard let name = JSONScanner.text(["name"], in: bytes), let hash = number("hash"),
        let size = number("bytes", radix: 10), let sum = number("sum")
      else { return nil }
      (self.name, evidence) = (name, Manifest.evidence(hash, size: size, sum: sum))
    }
  }

  /// Identifies a picture by what it was made from and by the bytes of its file, so that a file that
  /// was cut short or replaced is noticed.
  ///
  /// - Parameter content: The hash of everything that affects the picture.
  package static func evidence(_ content: UInt64, file: [UInt8]) -> UInt64 {
    evidence(content, size: UInt64(file.count), sum: ContentHash.of(file))
  }

  private static func evidence(_ content: UInt64, size: UInt64, sum: UInt64) -> UInt64 {
    var hash = ContentHash()
    for number in [content, size, sum] { hash.add(withUnsafeBytes(of: number) { Array($0) }) }
    return hash.value
  }

  /// The file name without the suffix and the part.
  package static let stem = "manifest"
  package static let suffix = ".jsonl"

  /// - Parameter shard: The part; `nil` for a batch without parts and for the joined file.
  package static func fileName(_ stem: String, _ shard: Shard?) -> String {
    guard let shard, shard.count > 1 else { return stem + suffix }
    return "\(stem)-\(shard.number)-of-\(shard.count)\(suffix)"
  }

  /// - Parameter file: The bytes of the picture.
  package static func line(name: String, line: Int, hash: String, file: [UInt8]) -> [UInt8] {
    let sum = String(ContentHash.of(file), radix: 16)
    // Names contain no characters that need escaping.
    let picture = "{\"name\":\"\(name)\",\"line\":\(line),\"hash\":\"\(hash)\""
    return Array("\(picture),\"bytes\":\(file.count),\"sum\":\"\(sum)\"}\n".utf8)
  }

  /// Removes temporary files of killed programs. No other program may be writing to the folder.
  package static func removeLeftovers(in folder: String) {
    Folder.removeFiles(in: folder) {
      AtomicFile.temporary($0) != nil || $0.hasPrefix(NameTable.prefix)
    }
  }

  /// Returns the parts with files in the folder, sorted.
  package static func shards(_ stem: String, in folder: String) throws -> [Shard] {
    guard let directory = opendir(folder) else {
      throw FolderError(path: folder, code: errno)
    }
    defer { closedir(directory) }
    var shards: [Shard] = []
    // Read one entry at a time, as there may be a million pictures.
    while let entry = readdir(directory) {
      let name = Folder.name(of: entry)
      guard name.hasPrefix("\(stem)-"), name.hasSuffix(suffix) else { continue }
      let text = name.dropFirst(stem.count + 1).dropLast(suffix.count).replacing("-of-", with: "/")
      guard let shard = try? Shard(String(text)), fileName(stem, shard) == name else { continue }
      shards.append(shard)
    }
    return shards.sorted { ($0.count, $0.number) < ($1.count, $1.number) }
  }

  /// Loads manifests into a table.
  ///
  /// The manifests of parts take precedence over the joined manifest. If two parts disagree about a
  /// name, it is unknown which is newer, and its content becomes zero.
  ///
  /// - Parameters:
  ///   - shards: The parts whose manifests are read in addition to the joined one.
  ///   - isWanted: Returns whether to load the name with this hash.
  /// - Throws: `FileWriteError`, `UsageError`.
  package static func load(
    from folder: String, _ shards: [Shard], into table: NameTable,
    isWanted: (UInt64) -> Bool = { _ in true }
  ) throws {
    for (index, shard) in ([nil] + shards.map(Optional.some)).enumerated() {
      try LineReader.each(of: "\(folder)/\(fileName(stem, shard))") { bytes, _ in
        guard let line = Line(bytes) else { return }
        let name = ContentHash.of(line.name)
        guard isWanted(name) else { return }
        let source = Source.flag | UInt64(index)
        var evidence = line.evidence
        if let known = try table.entry(name), known.line > Source.flag, known.line != source,
          known.content != evidence
        {
          evidence = 0
        }
        try table.set(name, NameTable.Entry(content: evidence, line: source))
      }
    }
  }

  /// The value stored instead of a line number until this run has read the record of a name.
  package enum Source {
    package static let flag: UInt64 = 1 << 63
  }

  /// Joins the manifests and failure lists of parts.
  ///
  /// - Returns: The number of pictures, the number of failures, and the parts.
  /// - Throws: `FileWriteError`, `UsageError`.
  package static func merge(in folder: String) throws -> (
    pictures: Int, failures: Int, shards: [Shard]
  ) {
    removeLeftovers(in: folder)
    let shards = try shards(stem, in: folder)
    let table = NameTable(in: folder)
    try load(from: folder, shards, into: table)
    var pictures = 0
    try writing("\(folder)/\(fileName(stem, nil))") { write in
      for shard in [nil] + shards.map(Optional.some) {
        try LineReader.each(of: "\(folder)/\(fileName(stem, shard))") { bytes, _ in
          guard let line = Line(bytes) else { return }
          let name = ContentHash.of(line.name)
          guard var entry = try table.entry(name), entry.content == line.evidence, entry.line != 0
          else { return }
          entry.line = 0
          try table.set(name, entry)
          pictures += 1
          try write(bytes + [UInt8(ascii: "\n")])
        }
      }
    }
    var failures = 0
    let failed = try Manifest.shards(FailureList.stem, in: folder)
    if !shards.isEmpty {
      try writing("\(folder)/\(fileName(FailureList.stem, nil))") { write in
        for shard in failed {
          try LineReader.each(of: "\(folder)/\(fileName(FailureList.stem, shard))") { bytes, _ in
            failures += 1
            try write(bytes + [UInt8(ascii: "\n")])
          }
        }
      }
      if failures == 0 { unlink("\(folder)/\(fileName(FailureList.stem, nil))") }
    } else {
      // The whole batch, or parts that were joined before.
      try LineReader.each(of: "\(folder)/\(fileName(FailureList.stem, nil))") { _, _ in
        failures += 1
      }
    }
    for shard in shards { unlink("\(folder)/\(fileName(stem, shard))") }
    for shard in failed { unlink("\(folder)/\(fileName(FailureList.stem, shard))") }
    return (pictures, failures, shards)
  }

  /// Writes a file piece by piece to a temporary file and renames it when complete.
  private static func writing(
    _ path: String, _ work: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    let temporary = "\(path).tmp"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    func failure(_ code: Int32) -> FileWriteError {
      FileWriteError(path: path, reason: String(cString: strerror(code)))
    }
    guard file >= 0 else { throw failure(errno) }
    defer { unlink(temporary) }
    do {
      defer { close(file) }
      var old = stat()
      if stat(path, &old) == 0 { AtomicFile.passOn(old, to: file) }
      var buffer: [UInt8] = []
      func flush() throws {
        if let code = Console.write(buffer, to: file) { throw failure(code) }
        buffer.removeAll(keepingCapacity: true)
      }
      try work {
        buffer += $0
        if buffer.count >= 1 << 16 { try flush() }
      }
      try flush()
      // The manifests of the parts are removed next.
      guard AtomicFile.sync(file) else { throw failure(errno) }
    }
    guard rename(temporary, path) == 0 else { throw failure(errno) }
    AtomicFile.syncFolder((path as NSString).deletingLastPathComponent)
  }
}

/// Reads a file line by line.
package enum LineReader {
  /// Calls `body` for each line. Does nothing if the file does not exist. Ignores an incomplete
  /// last line, which a killed program leaves behind.
  ///
  /// - Parameters:
  ///   - start: The offset of the first line, in bytes.
  ///   - body: Receives the bytes of a line and the offset of the next line.
  /// - Throws: `UsageError` if the file cannot be read; the errors of `body`.
  package static func each(
    of path: String, from start: Int = 0, _ body: ([UInt8], Int) throws -> Void
  ) throws {
    func failure(_ code: Int32) -> UsageError {
      UsageError(
        "cannot read '\(path)': \(String(cString: strerror(code)))", hint: "choose another folder")
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return }
      throw failure(errno)
    }
    defer { close(file) }
    guard lseek(file, off_t(start), SEEK_SET) >= 0 else { throw failure(errno) }
    var reader = ByteReader(file)
    while let line = reader.line() { try body(line, start + reader.offset) }
    if let code = reader.failure { throw failure(code) }
  }
}

/// The list of records that failed, one per line.
package enum FailureList {
  package static let stem = "failures"

  package static func line(_ place: RecordPlace, name: String?, _ message: String) -> [UInt8] {
    let name = name.map(ReadableJSON.quoted) ?? "null"
    let error = ReadableJSON.quoted(message)
    let record = place.record.map { "\"record\":\($0)," } ?? ""
    return Array("{\"line\":\(place.line),\(record)\"name\":\(name),\"error\":\(error)}\n".utf8)
  }
}
