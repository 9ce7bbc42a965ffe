import Galley
import GalleyScenes

@main struct GalleyMain {
  static func main() throws {
    try MainActor.assumeIsolated {
      for p in Catalog.pictures {
        let path = "/tmp/out-\(p.id.replacingOccurrences(of: "/", with: "_")).png"
        try p.renderer().write(to: URL(filePath: path))
        print(path)
        print(p.layoutTree())
      }
    }
  }
}
