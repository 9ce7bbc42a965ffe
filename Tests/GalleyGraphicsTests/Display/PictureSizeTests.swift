import Expectations
import Foundation
import GalleyGraphics
import Testing

@Suite("Picture sizes")
struct PictureSizeTests {
  private func list(_ width: CGFloat, _ height: CGFloat, scale: Double = 1) -> DisplayList {
    DisplayList(
      size: CGSize(width: width, height: height), scale: scale,
      items: [.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), .color(.black), FillStyle())])
  }

  @Test("fractional pixels are rounded up")
  func parts() throws {
    let size = try list(10.2, 1.0 / 3, scale: 3).pixelSize()
    expectEqual(size.width, 31)
    expectEqual(size.height, 1)
  }

  @Test("pictures of one size share a canvas unchanged")
  func equal() {
    let lists = [list(10, 20), list(10, 20)]
    expectEqual(DisplayList.onCommonCanvas(lists), lists)
    expect(DisplayList.onCommonCanvas([]).isEmpty)
  }

  @Test("smaller pictures go to the top-left corner of the largest canvas")
  func different() throws {
    let lists = DisplayList.onCommonCanvas([list(50, 20.4), list(20, 80), list(50, 80)])
    expect(lists.allSatisfy { $0.size == CGSize(width: 50, height: 80) })
    expectEqual(lists[2], list(50, 80))
    // Content that overflows a picture stays clipped.
    expectEqual(
      lists[0].items.first,
      .pushClip(Path(CGRect(x: 0, y: 0, width: 50, height: 21)), FillStyle()))
    expectEqual(lists[0].items.last, .pop)
    expectEqual(lists[0].items.count, 3)
  }
}
