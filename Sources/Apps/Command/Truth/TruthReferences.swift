import Foundation
import Galley
import GalleySnapshots

/// A picture that an Apple platform made, and Galley's beside it.
struct TruthReference {
  /// The path inside the folder that was searched, without its suffix.
  let name: String
  let apples: String
  let galleys: String
}

/// The references of the suites in folders.
struct TruthReferences {
  private(set) var pairs: [TruthReference] = []
  /// References of Apple's platforms that Galley has no picture of.
  private(set) var lonely: [String] = []

  /// - Parameter suffix: What distinguishes Galley's references, such as `linux`.
  /// - Throws: `UsageError` for a folder that doesn't exist.
  init(in folders: [String], suffix: String) throws {
    for folder in folders {
      guard Folder.isFolder(folder), let files = FileManager.default.enumerator(atPath: folder)
      else {
        throw UsageError(
          "no such folder: '\(folder)'", hint: "name the folder of the tests, such as Tests")
      }
      var names: Set<String> = []
      while let name = files.nextObject() as? String {
        if (name as NSString).lastPathComponent.hasPrefix(".") { files.skipDescendants() }
        if name.hasSuffix(".png") { names.insert(String(name.dropLast(4))) }
      }
      for name in names.sorted() where !name.hasSuffix(".\(suffix)") {
        let apples = "\(folder)/\(name).png"
        guard let bytes = try? SnapshotStore.read(apples), !PictureMark.isMarked(bytes) else {
          continue
        }
        if names.contains("\(name).\(suffix)") {
          pairs.append(
            TruthReference(name: name, apples: apples, galleys: "\(folder)/\(name).\(suffix).png"))
        } else if name.contains("__Snapshots__") {
          lonely.append(apples)
        }
      }
    }
  }
}

/// The comparison of a reference with Galley's picture.
struct TruthResult {
  let reference: TruthReference
  let apples: Bitmap
  let galleys: Bitmap
  /// Pixels per point of Galley's picture.
  let scale: Double
  let comparison: TruthComparison

  /// - Throws: `UsageError` for a picture that can't be read.
  init(_ reference: TruthReference) throws {
    self.reference = reference
    apples = try Self.picture(reference.apples)
    galleys = try Self.picture(reference.galleys)
    let layout = try? String(
      contentsOfFile: reference.galleys.dropLast(4) + ".layout.txt", encoding: .utf8)
    let width = galleys.width
    scale = layout.flatMap { LayoutSnapshot($0).scale(pixelWidth: width) } ?? 2
    comparison = TruthComparison(apples: apples, galleys: galleys, scale: scale)
  }

  private static func picture(_ path: String) throws -> Bitmap {
    do {
      return try PNGFile.decode(try SnapshotStore.read(path), pixelLimit: SnapshotStore.pixelLimit)
    } catch {
      throw UsageError("cannot read \(path): \(error)", hint: "fetch or remove the file")
    }
  }
}
