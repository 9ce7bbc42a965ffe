import Galley
@testable import GalleyCommand
import Testing

@MainActor
@Suite("What doctor concludes")
struct DoctorTests {
  private func library(_ name: String, _ use: String, isPresent: Bool) -> FormatLibrary {
    var library = FormatLibrary(name: name, file: "\(name).so", package: "lib\(name)", use: use)
    library.isPresent = isPresent
    return library
  }

  @Test("it says what needs the libraries that are missing, and how to install them")
  func conclusion() {
    let found = library("webp", "WebP", isPresent: true)
    #expect(DoctorCommand.conclusion([found]) == "Nothing is missing.")
    let missing = [
      library("poppler", "PDF images", isPresent: false), found,
      library("rsvg", "SVG images", isPresent: false),
    ]
    #expect(
      DoctorCommand.conclusion(missing)
        == "Only missing for PDF images; SVG images: sudo apt-get install libpoppler librsvg")
  }

  @Test("the libraries for images in asset catalogs say so")
  func assetCatalogs() {
    let uses = ImageFile.libraries.filter { $0.use.contains("asset catalogs") }.map(\.package)
    #expect(Set(uses) == ["libpoppler-glib8", "librsvg2-2"])
  }
}
