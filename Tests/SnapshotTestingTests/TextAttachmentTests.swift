import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Images in texts of UIKit")
@MainActor
struct TextAttachmentTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// The bounds of the red pixels of a label.
  private func red(_ text: NSAttributedString) throws -> CGRect {
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    let picture = try Snapshotting<UIView, UIImage>
      .image(traits: UITraitCollection(displayScale: 1)).format(of: label, within: 5)
    let bitmap = try require(picture.cgImage).bitmap
    var bounds = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].red > 128 && bitmap[x, y].green < 128 {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds
  }

  @Test("an image in a text has its own size or that of its bounds, above the baseline")
  func images() throws {
    let attachment = NSTextAttachment(image: box(12, 10))
    let image = NSAttributedString(attachment: attachment)
    expectEqual(image.length, 1)
    let text = NSMutableAttributedString(string: "before ")
    text.append(image)
    text.append(NSAttributedString(string: " after"))
    let natural = try red(text)
    expectEqual(natural.size, CGSize(width: 12, height: 10))
    expectGreater(natural.minX, 20)
    attachment.bounds = CGRect(x: 0, y: 0, width: 6, height: 5)
    let small = try red(text)
    expectEqual(small.size, CGSize(width: 6, height: 5))
    expectEqual(small.maxY, natural.maxY)
    attachment.bounds.origin.y = -3
    try expectEqual(red(text).maxY, small.maxY + 3)
  }
}
