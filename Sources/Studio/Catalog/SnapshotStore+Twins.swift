import Galley
import GalleySnapshots

extension SnapshotStore {
  /// Returns the pairs of scenes' pictures whose goldens are identical byte for byte although
  /// neither scene declares it. Goldens that can't be read are skipped: they are reported elsewhere.
  @MainActor
  package func twins(of pictures: [ScenePicture]) -> [[String]] {
    var bySize: [Int: [ScenePicture]] = [:]
    for picture in pictures where !picture.scene.isOfFile {
      guard let size = (try? self.size(of: .picture, picture.id)) ?? nil else { continue }
      bySize[size, default: []].append(picture)
    }
    return bySize.values.filter { $0.count > 1 }.flatMap { group -> [[String]] in
      let files = group.map { try? picture($0.id).bytes }
      return group.indices.flatMap { second in
        (0..<second).filter { first in
          files[first] != nil && files[first] == files[second]
            && !group[first].declares(group[second].id) && !group[second].declares(group[first].id)
        }.map { [group[$0].id, group[second].id] }
      }
    }.sorted { $0[0] < $1[0] }
  }
}

extension ScenePicture {
  fileprivate func declares(_ id: String) -> Bool { scene.twins[id] != nil }
}
