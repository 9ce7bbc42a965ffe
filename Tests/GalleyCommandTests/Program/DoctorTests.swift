import Galley
import GalleySnapshots
@testable import GalleyCommand
import Expectations
import Testing

@MainActor
@Suite("What doctor concludes")
struct DoctorTests {
  private func library(_ name: String, _ use: String, isPresent: Bool) -> FormatLibrary {
    var library = FormatLibrary(name: name, file: "\(name).so", package: "lib\(name)", use: use)
    library.isPresent = isPresent
    return library
  }

  @Test("it names the features that need missing libraries, and the command to install them")
  func conclusion() {
    let found = library("webp", "WebP", isPresent: true)
    expectEqual(DoctorCommand.conclusion([found]), "Nothing is missing.")
    let missing = [
      library("poppler", "PDF images", isPresent: false), found,
      library("rsvg", "SVG images", isPresent: false),
    ]
    expectEqual(
      DoctorCommand.conclusion(missing),
      "Only missing for PDF images; SVG images: sudo apt-get install libpoppler librsvg")
  }

  @Test("it looks for what the preview page and the sandbox need")
  func parts() throws {
    expectEqual(DoctorCommand.parts.map(\.package), ["libsoup-3.0-0", "bubblewrap"])
    let program = BuiltProgram()
    try Folder.make(program.folder.path("bin"))
    let without = try program.run(
      "doctor", environment: ["PATH": program.folder.path("bin")])
    expect(
      without.text, contains: "\n  bubblewrap      not installed: sudo apt-get install bubblewrap")
  }

  @Test("the libraries for images in asset catalogs say so")
  func assetCatalogs() {
    let uses = ImageFile.libraries.filter { $0.use.contains("asset catalogs") }.map(\.package)
    expectEqual(Set(uses), ["libpoppler-glib8", "librsvg2-2"])
  }
}
