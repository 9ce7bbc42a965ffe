import Foundation
import GalleyGraphics
import Testing

@Suite("Sizes of pictures")
struct PictureSizeTests {
  private func list(_ width: CGFloat, _ height: CGFloat, scale: Double = 1) -> DisplayList {
    DisplayList(
      size: CGSize(width: width, height: height), scale: scale,
      items: [.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), .color(.black), FillStyle())])
  }

  @Test("parts of pixels are rounded up")
  func parts() throws {
    let size = try list(10.2, 1.0 / 3, scale: 3).pixelSize()
    #expect(size.width == 31)
    #expect(size.height == 1)
  }

  @Test("pictures of one size share their canvas as they are")
  func equal() {
    let lists = [list(10, 20), list(10, 20)]
    #expect(DisplayList.onCommonCanvas(lists) == lists)
    #expect(DisplayList.onCommonCanvas([]).isEmpty)
  }

  @Test("others are put into the top left corner of the largest")
  func different() throws {
    let lists = DisplayList.onCommonCanvas([list(50, 20.4), list(20, 80), list(50, 80)])
    #expect(lists.allSatisfy { $0.size == CGSize(width: 50, height: 80) })
    #expect(lists[2] == list(50, 80))
    // What sticks out of a picture stays cut off.
    #expect(
      lists[0].items.first
        == .pushClip(Path(CGRect(x: 0, y: 0, width: 50, height: 21)), FillStyle()))
    #expect(lists[0].items.last == .pop && lists[0].items.count == 3)
  }
}
