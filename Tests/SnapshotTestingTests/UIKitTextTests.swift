import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Texts of UIKit's views")
@MainActor
struct UIKitTextTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private final class DesignLabel: UILabel {
    var size: CGFloat = 15 { didSet { text = attributedText?.string } }
    override var text: String? {
      didSet {
        guard let attributedText else { return }
        let copy = NSMutableAttributedString(attributedString: attributedText)
        copy.addAttribute(
          .font, value: UIFont.systemFont(ofSize: size),
          range: NSRange(location: 0, length: copy.length))
        super.attributedText = copy
      }
    }
  }

  @Test("plain texts have attributes, and attributed texts have a plain one")
  func attributed() throws {
    let label = UILabel()
    expectNil(label.attributedText)
    (label.text, label.textColor, label.textAlignment) = ("Text", red, .center)
    let attributes = try require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    expectEqual((attributes[.font] as? UIFont)?.pointSize, 17)
    expectEqual(attributes[.foregroundColor] as? UIColor, red)
    expectEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
    label.attributedText = NSAttributedString(string: "Other")
    expectEqual(label.text, "Other")
    label.attributedText = nil
    expectNil(label.text)
    let design = DesignLabel()
    design.text = "Text"
    let height = design.intrinsicContentSize.height
    design.size = 34
    expectEqual(design.text, "Text")
    expectGreater(design.intrinsicContentSize.height, height + 10)
    let view = UITextView()
    expectEqual(view.attributedText.string, "")
    view.text = "Text"
    expectEqual(view.attributedText.string, "Text")
    let field = UITextField()
    field.attributedText = NSAttributedString(string: "Text")
    expectEqual(field.text, "Text")
  }

  @Test("properties that are set after an attributed text apply to all of it")
  func later() throws {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    label.attributedText = NSAttributedString(
      string: "Text",
      attributes: [
        .foregroundColor: red, .font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style,
      ])
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    try expectEqual(label.shownColors(), [true, false])
    label.textColor = blue
    try expectEqual(label.shownColors(), [false, true])
    label.font = .boldSystemFont(ofSize: 28)
    expectGreater(label.intrinsicContentSize.height, height + 10)
    func start() throws -> CGFloat {
      let layout = LayoutTree(
        of: UIKitPicture(label).content, proposal: ProposedViewSize(width: 100, height: 40))
      return try require(layout.nodes.first { $0.text != nil }).frame.minX
    }
    try expectEqual(start(), 0)
    label.textAlignment = .right
    try expectGreater(start(), 20)
    expectEqual(style.alignment, .natural)
  }

  @Test("fields show attributes and a clear button, and shrink their text")
  func fields() throws {
    func field(_ change: (UITextField) -> Void) -> UITextField {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.text = "Text"
      change(field)
      return field
    }
    try expectEqual(field { _ in }.shownColors(), [false, false])
    let own = field {
      $0.attributedText = NSAttributedString(string: "Text", attributes: [.foregroundColor: red])
    }
    try expectEqual(own.shownColors(), [true, false])
    let standard = field { $0.defaultTextAttributes = [.foregroundColor: blue] }
    try expectEqual(standard.shownColors(), [false, true])
    expectEqual(standard.textColor, blue)
    func textHeight(_ field: UITextField) throws -> CGFloat {
      let layout = LayoutTree(
        of: UIKitPicture(field).content, proposal: ProposedViewSize(width: 100, height: 30))
      return try require(layout.nodes.first { $0.text != nil }).frame.height
    }
    let long = "a text that is longer than its field"
    let cut = try textHeight(field { $0.text = long })
    let shrunk = try textHeight(
      field { ($0.text, $0.adjustsFontSizeToFitWidth, $0.minimumFontSize) = (long, true, 8) })
    expectLess(shrunk, cut)
    func width(_ mode: UITextField.ViewMode, _ text: String = "Text") -> CGFloat {
      field { ($0.clearButtonMode, $0.text, $0.frame) = (mode, text, .zero) }
        .intrinsicContentSize.width
    }
    expectEqual(width(.whileEditing), width(.never))
    expectEqual(width(.always), width(.never) + 19)
    expectEqual(width(.always, ""), width(.never, ""))
  }

  @Test("links of text views have their attributes or the tint")
  func links() throws {
    func view(_ change: (UITextView) -> Void) -> UITextView {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      (view.isEditable, view.tintColor) = (false, red)
      view.attributedText = NSAttributedString(
        string: "a link",
        attributes: [.link: "https://example.com", .foregroundColor: UIColor.black])
      change(view)
      return view
    }
    try expectEqual(view { _ in }.shownColors(), [true, false])
    try expectEqual(
      view { $0.linkTextAttributes = [.foregroundColor: blue] }.shownColors(), [false, true])
    let changed = view { $0.linkTextAttributes[.underlineStyle] = 1 }
    try expectEqual(changed.shownColors(), [true, false])
    expectEqual(changed.linkTextAttributes[.foregroundColor] as? UIColor, red)
    // Links without attributes keep the color of the text.
    try expectEqual(view { $0.linkTextAttributes = [:] }.shownColors(), [false, false])
    try expectEqual(
      view { ($0.textColor, $0.linkTextAttributes) = (blue, [:]) }.shownColors(), [false, true])
    try expectEqual(view { $0.text = "See https://example.com." }.shownColors(), [false, false])
    let detecting = view {
      ($0.text, $0.dataDetectorTypes) = ("See https://example.com.", .link)
    }
    try expectEqual(detecting.shownColors(), [true, false])
    detecting.isEditable = true
    try expectEqual(detecting.shownColors(), [false, false])
  }
}
