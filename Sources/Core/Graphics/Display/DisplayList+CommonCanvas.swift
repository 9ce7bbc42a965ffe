import Foundation

extension DisplayList {
  /// Puts the pictures on canvases of one size and scale, as wide as the widest and as tall as the
  /// tallest. Each picture is in the top-left corner, clipped to its own canvas; its background
  /// fills the whole canvas.
  package static func onCommonCanvas(_ lists: [DisplayList]) -> [DisplayList] {
    guard let first = lists.first,
      lists.contains(where: { $0.size != first.size || $0.scale != first.scale })
    else { return lists }
    let size = CGSize(
      width: lists.lazy.map(\.size.width).max() ?? 0,
      height: lists.lazy.map(\.size.height).max() ?? 0)
    let grid = PixelGrid(scale: first.scale)
    return lists.map { list in
      var list = list
      list.scale = first.scale
      guard list.size != size else { return list }
      let own = CGRect(
        x: 0, y: 0, width: grid.ceil(list.size.width), height: grid.ceil(list.size.height))
      list.items = [.pushClip(Path(own), FillStyle())] + list.items + [.pop]
      list.size = size
      return list
    }
  }
}
