import SwiftUI

/// The program behind `Scripts/pictures`.
///
/// `Pictures strip FOLDER OUTPUT` joins pictures of scenes into the strip in the README.
/// `Pictures card FOLDER` records the price card in FOLDER, changes it, and makes the comparison fail.
@main @MainActor
struct Pictures {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("strip", 3):
      let renderer = ImageRenderer(content: Strip(folder: URL(filePath: arguments[1])))
      renderer.scale = 2
      try renderer.write(to: URL(filePath: arguments[2]), compression: .small)
    case ("card", 2):
      try PriceCard.fail(in: URL(filePath: arguments[1]))
    default:
      print("usage: Pictures strip FOLDER OUTPUT | Pictures card FOLDER")
      exit(2)
    }
  }
}
