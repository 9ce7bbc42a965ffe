import Foundation
import Galley

/// A measure of how closely two pictures of one size agree, both over white.
public struct PictureAgreement: CustomStringConvertible {
  /// The mean difference per channel, 0…255.
  public private(set) var mean = 0.0
  /// The share of pixels in which a channel differs by more than 96 without a similar pixel nearby
  /// in the other picture: edges may be a fraction of a pixel apart, but nothing may be missing.
  public private(set) var wrong = 0.0
  /// The number of those pixels.
  public private(set) var wrongPixels = 0

  /// Compares two pictures over their common area.
  public init(_ a: Bitmap, _ b: Bitmap) {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    guard width > 0, height > 0 else { return }
    let (first, second) = (Self.overWhite(a), Self.overWhite(b))
    var sum = 0
    var wrongPixels = 0
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        func distance(_ x: Int, _ y: Int, _ column: Int, _ row: Int) -> Int {
          var most = 0
          for channel in 0..<3 {
            let value = Int(first[(y * a.width + x) * 3 + channel])
            most = max(most, abs(value - Int(second[(row * b.width + column) * 3 + channel])))
          }
          return most
        }
        for y in 0..<height {
          for x in 0..<width {
            let here = distance(x, y, x, y)
            if here == 0 { continue }
            for channel in 0..<3 {
              sum += abs(
                Int(first[(y * a.width + x) * 3 + channel])
                  - Int(second[(y * b.width + x) * 3 + channel]))
            }
            guard here > 96 else { continue }
            let isNear = (max(y - 1, 0)...min(y + 1, height - 1)).contains { row in
              (max(x - 1, 0)...min(x + 1, width - 1)).contains { distance(x, y, $0, row) <= 96 }
            }
            if !isNear { wrongPixels += 1 }
          }
        }
      }
    }
    mean = Double(sum) / Double(width * height * 3)
    self.wrongPixels = wrongPixels
    wrong = Double(wrongPixels) / Double(width * height)
  }

  private static func overWhite(_ bitmap: Bitmap) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bitmap.width * bitmap.height * 3)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let opacity = Int(pixels[start + 3])
        for channel in 0..<3 {
          let value = Int(pixels[start + channel]) * opacity + 255 * (255 - opacity)
          result.append(UInt8(value / 255))
        }
      }
    }
    return result
  }

  /// All numbers.
  public var description: String {
    "mean \((mean * 100).rounded() / 100), wrong \((wrong * 10_000).rounded() / 100) %,"
      + " \(wrongPixels) pixels"
  }
}

/// An installed system program that tests use if present.
public struct SystemTool {
  private let path: String

  /// Returns `nil` if the program is not installed.
  public init?(_ name: String) {
    let path = "/usr/bin/\(name)"
    guard access(path, X_OK) == 0 else { return nil }
    self.path = path
  }

  /// Runs the program and returns its standard output.
  public func run(_ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return [UInt8](data)
  }
}
