import Foundation
import Galley

#if COVERAGE_GUIDED
  /// libFuzzer's main loop.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
#endif

/// Feeds bytes to everything that reads bytes: `GalleyByteFuzz READER FILE…`.
///
/// Files are read one after another, which can reproduce a finding. When built by
/// `Scripts/fuzz-bytes`, libFuzzer generates the inputs guided by code coverage, and the arguments
/// after READER are libFuzzer's.
@main struct ByteFuzz {
  nonisolated(unsafe) private static var reader = ByteReader.png

  static func main() {
    FontLibrary.skipHostConfiguration()
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let reader = ByteReader(rawValue: name) else {
      let names = ByteReader.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(
        Data("Scripts/fuzz-bytes: error: no such reader\nhint: readers: \(names)\n".utf8))
      exit(2)
    }
    Self.reader = reader
    #if COVERAGE_GUIDED
      var count = CommandLine.argc - 1
      var rest = CommandLine.unsafeArgv + 1
      exit(
        runFuzzer(&count, &rest) { bytes, count in
          ByteFuzz.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
          return 0
        })
    #else
      for path in arguments.dropFirst() {
        read([UInt8]((try? Data(contentsOf: URL(filePath: path))) ?? Data()))
      }
    #endif
  }

  private static func read(_ bytes: [UInt8]) {
    MainActor.assumeIsolated { reader.read(bytes) }
  }
}
