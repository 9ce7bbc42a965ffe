import Foundation
import Galley

@testable import GalleyCairo

/// Small files that Galley's encoders don't write.
enum FormatFixtures {
  /// 16×8 pixels in CMYK, inverted as Adobe stores them: the left half red, the right half white.
  static let cmyk = data(
    "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4L"
      + "CxAWEBETFBUVFQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
      + "FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU/8AAFAgACAAQBAERAAIRAQMRAQQRAP/EAB8AAAEFAQEBAQEBAAAAAAAA"
      + "AAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHw"
      + "JDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqS"
      + "k5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/E"
      + "AB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEH"
      + "YXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJDThJfEXGBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdo"
      + "aWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj"
      + "5OXm5+jp6vLz9PX29/j5+v/aAA4EAQACEQMRBAAAPwD6Ir9zP8qj9U6/CKvww/1VCv/Z")

  /// 16×8 pixels of one gray: 40.
  static let gray = data(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R"
      + "DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAIABABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI"
      + "CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcY"
      + "GRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKj"
      + "pKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APhS"
      + "iv/Z")

  /// A color profile with red and blue swapped.
  static let swappedProfile = data(
    "AAACOGxjbXMEQAAAbW50clJHQiBYWVogB+oACwAWAAoAGwAnYWNzcEFQUEwAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
      + "AAAAAPbWAAEAAAAA0y1sY21zAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAL"
      + "ZGVzYwAAAQgAAAA0Y3BydAAAATwAAABMd3RwdAAAAYgAAAAUY2hhZAAAAZwAAAAsclhZWgAAAcgAAAAUYlhZWgAA"
      + "AdwAAAAUZ1hZWgAAAfAAAAAUclRSQwAAAgQAAAAQZ1RSQwAAAgQAAAAQYlRSQwAAAgQAAAAQY2hybQAAAhQAAAAk"
      + "bWx1YwAAAAAAAAABAAAADGVuVVMAAAAYAAAAHABSAEcAQgAgAGIAdQBpAGwAdAAtAGkAbm1sdWMAAAAAAAAAAQAA"
      + "AAxlblVTAAAAMAAAABwATgBvACAAYwBvAHAAeQByAGkAZwBoAHQALAAgAHUAcwBlACAAZgByAGUAZQBsAHlYWVog"
      + "AAAAAAAA9tYAAQAAAADTLXNmMzIAAAAAAAEMQgAABd7///MlAAAHkwAA/ZD///uh///9ogAAA9wAAMBuWFlaIAAA"
      + "AAAAACSfAAAPhAAAtsNYWVogAAAAAAAAb6AAADj1AAADkFhZWiAAAAAAAABilwAAt4cAABjZcGFyYQAAAAAAAAAA"
      + "AAIzM2Nocm0AAAAAAAMAAAAAJmYAAA9cAABMzQAAmZoAAKPXAABUew==")

  /// Two uncompressed frames of 2×2 pixels: red, then blue.
  static let gif: [UInt8] = {
    var bytes = Array("GIF89a".utf8)
    bytes += [2, 0, 2, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    for color in [UInt8(0), 1] {
      bytes += [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0]
      // Codes of three bits: 4 clears the table, 5 ends the data.
      let codes: [UInt32] = [4, UInt32(color), UInt32(color), 4, UInt32(color), UInt32(color), 5]
      var bits: UInt32 = 0
      for (index, code) in codes.enumerated() { bits |= code << (3 * UInt32(index)) }
      bytes += [2, 3] + (0..<3).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) } + [0]
    }
    return bytes + [0x3B]
  }()

  /// 20×10 points with a green rectangle in the left half.
  static let svg = Array(
    """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
    <rect width="10" height="10" fill="#20A040"/></svg>
    """.utf8)

  private static func data(_ text: String) -> [UInt8] {
    Data(base64Encoded: text).map { [UInt8]($0) } ?? []
  }

  /// 8×4 pixels in four quarters: red, blue, green, yellow.
  static let quarters: Bitmap = {
    let colors: [[UInt8]] = [
      [208, 32, 32, 255], [32, 96, 208, 255], [32, 160, 64, 255], [240, 224, 32, 255],
    ]
    var pixels: [UInt8] = []
    for y in 0..<8 {
      for x in 0..<16 { pixels += colors[(y / 4) * 2 + x / 8] }
    }
    return Bitmap(width: 16, height: 8, pixels: pixels)
  }()

  /// Returns a JPEG file with a segment inserted after its start.
  static func jpeg(_ jpeg: [UInt8], with marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    let count = contents.count + 2
    return [0xFF, 0xD8, 0xFF, marker, UInt8(count >> 8), UInt8(count & 255)] + contents
      + jpeg.dropFirst(2)
  }

  /// Returns Exif data with an orientation.
  static func exif(_ orientation: UInt8) -> [UInt8] {
    var bytes = Array("Exif\0\0".utf8)
    bytes += [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
    bytes += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    return bytes
  }
}
