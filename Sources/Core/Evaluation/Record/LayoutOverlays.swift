import Foundation

extension LayoutOverlays {
  /// The data that the overlays require.
  package var gathering: PlacedTree.Gathering {
    var gathering: PlacedTree.Gathering = isDisjoint(with: [.baselines, .guides]) ? [] : .guides
    if contains(.accessibility) { gathering.insert(.accessibility) }
    return gathering
  }
}
