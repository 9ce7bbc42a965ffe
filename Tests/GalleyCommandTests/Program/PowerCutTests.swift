import Expectations
import Foundation
import Galley
import Testing

@Suite("Files survive a power cut", .enabled(if: !BuiltProgram.isSanitized))
struct PowerCutTests {
  // A cache would be written at some time, too.
  let program = BuiltProgram(cache: "/dev/null/none")
  var folder: TemporaryFolder { program.folder }

  /// Returns the calls by which a program flushes bytes to disk and gives files their names.
  private func calls(_ words: String...) throws -> [String] {
    let library = folder.path("log.so")
    try Data(Self.source.utf8).write(to: URL(filePath: folder.path("log.c")))
    let compiler = try ChildRun(
      ["clang", "-shared", "-fPIC", "-o", library, folder.path("log.c")]
    ).run()
    expectEqual(
      compiler.end, .exit(code: 0), "\(String(decoding: compiler.messages, as: UTF8.self))")
    let outcome = try program.run(
      list: words,
      environment: ["LD_PRELOAD": library, "CALL_LOG": folder.path("calls")])
    expectEqual(outcome.code, 0, "\(outcome.errors)")
    return try folder.text("calls").split(separator: "\n").map(String.init)
  }

  /// A library whose functions log their calls. A new file gets its name by linking, a replacement by
  /// renaming.
  private static let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <fcntl.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>
    static void note(const char *call, const char *name) {
      char line[4096];
      int file = open(getenv("CALL_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
      int size = snprintf(line, sizeof line, "%s %s\\n", call, name);
      if (write(file, line, size) == size) close(file);
    }
    int fsync(int file) {
      note("fsync", "");
      return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
    }
    int syncfs(int file) {
      note("syncfs", "");
      return ((int (*)(int))dlsym(RTLD_NEXT, "syncfs"))(file);
    }
    int rename(const char *from, const char *to) {
      note("name", to);
      return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(from, to);
    }
    int linkat(int folder, const char *from, int other, const char *to, int flags) {
      if (!strstr(to, ".tmp.")) note("name", to);
      return ((int (*)(int, const char *, int, const char *, int))dlsym(RTLD_NEXT, "linkat"))(
        folder, from, other, to, flags);
    }

    """

  @Test("a golden is flushed to disk before it gets its name, and its folder afterward")
  func goldens() throws {
    for round in ["new", "replaced"] {
      let calls = try calls("record", "simple-view/1", "--jobs", "1")
      let names = calls.indices.filter { calls[$0].hasPrefix("name") }
      expectEqual(names.count, 3, "\(round): \(calls)")
      for index in names {
        expectEqual(calls[index - 1], "fsync ", "\(round): \(calls)")
        expectEqual(calls[index + 1], "fsync ", "\(round): \(calls)")
        try Data("other".utf8).write(to: URL(filePath: String(calls[index].dropFirst(5))))
      }
      try FileManager.default.removeItem(atPath: folder.path("calls"))
    }
  }

  @Test("a batch reports success only after all pictures are flushed to disk")
  func batch() throws {
    try Data("{\"id\": \"a\"}\n{\"id\": \"b\"}\n".utf8).write(
      to: URL(filePath: folder.path("a.jsonl")))
    let calls = try calls(
      "batch", "simple-view/1", "--data", "a.jsonl", "--name", "id", "-o", "out")
    expectEqual(calls.filter { $0.hasPrefix("name") }.count, 2, "\(calls)")
    expectEqual(calls.filter { $0 == "syncfs " }.count, 1, "\(calls)")
    expectEqual(calls.last, "syncfs ", "\(calls)")
  }
}
