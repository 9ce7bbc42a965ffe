import CPictureDifference
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
    var difference = PictureDifference()
    a.pixels.withUnsafeBufferPointer { first in
      b.pixels.withUnsafeBufferPointer { second in
        difference = compare_pictures(
          first.baseAddress, a.width, second.baseAddress, b.width, width, height)
      }
    }
    mean = Double(difference.sum) / Double(width * height * 3)
    wrongPixels = difference.wrong_pixels
    wrong = Double(wrongPixels) / Double(width * height)
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
