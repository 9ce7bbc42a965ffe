import Combine
import Expectations
import SwiftUI
import Testing

/// Details of UIKit and Foundation that helpers of many projects rely on.
@MainActor
@Suite("Details of UIKit")
struct UIKitDetailTests {
  @Test("fonts of an iPhone exist, other names do not")
  func fonts() {
    for name in ["Georgia-Bold", "ArialMT", "Helvetica Neue", "TimesNewRomanPS-BoldMT", "Zapfino"] {
      expectEqual(UIFont(name: name, size: 20)?.pointSize, 20, "\(name)")
    }
    expect(UIFont(name: "Nonexistent", size: 20) == nil)
    expect(UIFont(name: "", size: 20) == nil)
  }

  @Test("values hold rectangles, points, sizes and insets")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(NSValue(cgRect: rect).cgRectValue, rect)
    expectEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    expectEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
  }

  @Test("a path calls a function for each element, with control points first")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    var found: [String] = []
    path.applyWithBlock { element in
      let count = [.closeSubpath: 0, .addQuadCurveToPoint: 2][element.pointee.type] ?? 1
      let points = (0..<count).map { "\(element.pointee.points[$0].x)" }
      found.append("\(element.pointee.type) \(points.joined(separator: " "))")
    }
    expectEqual(found, ["moveToPoint 1.0", "addQuadCurveToPoint 3.0 2.0", "closeSubpath "])
  }

  private struct Blur: UIViewRepresentable {
    let style: UIBlurEffect.Style
    func makeUIView(context: Context) -> UIVisualEffectView {
      UIVisualEffectView(effect: UIBlurEffect(style: style))
    }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
  }

  @Test("blurs that are named light or dark do not follow the color scheme")
  func blurs() throws {
    func look(_ style: UIBlurEffect.Style, _ scheme: ColorScheme) throws -> String {
      try ImageRenderer(
        content: Blur(style: style).frame(width: 50, height: 50).environment(\.colorScheme, scheme)
      ).displayList().description
    }
    let (light, dark) = try (look(.systemMaterial, .light), look(.systemMaterial, .dark))
    expect(light != dark)
    for scheme in [ColorScheme.light, .dark] {
      try expectEqual(look(.systemMaterialLight, scheme), light)
      try expectEqual(look(.systemMaterialDark, scheme), dark)
      try expectEqual(look(.dark, scheme), dark)
    }
  }

  private struct Glass: UIViewRepresentable {
    var change: @MainActor (UIVisualEffectView) -> Void = { _ in }
    func makeUIView(context: Context) -> UIVisualEffectView {
      let effect = UIGlassEffect(style: .regular)
      effect.isInteractive = true
      effect.tintColor = .systemBlue
      let view = UIVisualEffectView(effect: effect)
      change(view)
      return view
    }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
  }

  @Test("glass is drawn as in SwiftUI, and a container of glass is invisible")
  func glass() throws {
    func look(_ view: some View) throws -> String {
      try ImageRenderer(content: view.frame(width: 50, height: 40)).displayList().description
    }
    func own(_ radius: CGFloat) throws -> String {
      let shape = RoundedRectangle(cornerRadius: radius, style: .circular)
      return try look(Color.clear.glassEffect(.regular, in: shape))
    }
    let (plain, round, capsule) = try (look(Glass()), own(10), own(20))
    try expectEqual(plain, look(Color.clear.glassEffect(.regular, in: Rectangle())))
    expect(try plain != look(Color.clear))
    expect(round != plain)
    try expectEqual(look(Glass { $0.layer.cornerRadius = 10 }), round)
    try expectEqual(look(Glass { $0.cornerConfiguration = .corners(radius: 10) }), round)
    try expectEqual(look(Glass { $0.cornerConfiguration = .capsule(maximumRadius: 10) }), round)
    try expectEqual(look(Glass { $0.cornerConfiguration = .capsule() }), capsule)
    expectEqual(UIGlassContainerEffect().spacing, 0)
  }

  private struct Picker: UIViewRepresentable {
    func makeUIView(context: Context) -> UIDatePicker {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.locale = Locale(identifier: "ja_JP")
      picker.date = Date(timeIntervalSinceReferenceDate: 0)
      return picker
    }
    func updateUIView(_ view: UIDatePicker, context: Context) {}
  }

  @Test("a date picker uses its own locale")
  func pickerLocale() throws {
    let texts = try ImageRenderer(content: Picker()).layoutTree().nodes.compactMap(\.text?.string)
    expect(texts.contains { $0.contains("2001") && !$0.contains("Jan") }, "\(texts)")
  }

  private struct Field: UIViewRepresentable {
    let style: UITextField.BorderStyle
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      (field.borderStyle, field.text, field.leftViewMode) = (style, "12.5", .always)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      return field
    }
    func updateUIView(_ view: UITextField, context: Context) {}
  }

  @Test("the border of a text field surrounds its whole frame and its left view")
  func fieldBorder() throws {
    for (style, shape) in [
      (UITextField.BorderStyle.roundedRect, "RoundedRectangle"), (.line, "Rectangle"),
    ] {
      let view = Field(style: style).frame(width: 200, height: 60)
      let tree = try ImageRenderer(content: view).layoutTree()
      let borders = tree.nodes.filter { $0.type == shape }.map(\.frame.size)
      expect(borders, contains: CGSize(width: 200, height: 60))
      let text = try #require(tree.nodes.first { $0.text?.string == "12.5" })
      expectAtLeast(text.frame.minX - tree.root.frame.minX, 30)
    }
  }

  @Test("a text view shows at most its number of lines")
  func textViewLines() {
    func height(_ text: String, lines: Int) -> CGFloat {
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = text
      view.textContainer.maximumNumberOfLines = lines
      return view.sizeThatFits(CGSize(width: 100, height: 1000)).height
    }
    let long = String(repeating: "word ", count: 50)
    expectEqual(height(long, lines: 2), height("one\ntwo", lines: 0))
    expectGreater(height(long, lines: 0), height("one\ntwo\nthree", lines: 0))
  }

  private struct Presenting: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.present(
        UIAlertController(title: "Done", message: nil, preferredStyle: .alert), animated: true)
      return controller
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test("a represented controller presents an alert over the picture")
  func presenting() throws {
    let renderer = ImageRenderer(content: Presenting())
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    try expect(renderer.layoutTree().nodes.compactMap(\.text?.string), contains: "Done")
  }

  @Test("a relative date formatter names yesterday, today and tomorrow")
  func relativeDates() {
    func text(
      _ days: Double, _ locale: String = "en_US", time: Foundation.DateFormatter.Style = .none
    )
      -> String
    {
      let formatter = _DateFormatter()
      formatter.locale = Locale(identifier: locale)
      (formatter.dateStyle, formatter.timeStyle) = (.medium, time)
      formatter.doesRelativeDateFormatting = true
      return formatter.string(from: Date.now.addingTimeInterval(days * 86_400))
    }
    expectEqual([-1, 0, 1].map { text($0) }, ["Yesterday", "Today", "Tomorrow"])
    expectEqual([-1, 0, 1].map { text($0, "de_DE") }, ["Gestern", "Heute", "Morgen"])
    expect(text(0, time: .short).hasPrefix("Today at "), "\(text(0, time: .short))")
    expect(!text(3).contains("day"), "\(text(3))")
  }

  @Test("a number formatter limits fraction digits in every style")
  func fractionDigits() {
    func text(
      _ style: Foundation.NumberFormatter.Style, _ lowest: Int?, _ highest: Int?,
      _ number: Double = 1234.5678, symbol: String? = nil
    ) -> String? {
      let formatter = _NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = style
      if let lowest { formatter.minimumFractionDigits = lowest }
      if let highest { formatter.maximumFractionDigits = highest }
      if let symbol { formatter.currencySymbol = symbol }
      return formatter.string(from: number as NSNumber)
    }
    expectEqual(text(.currency, nil, nil), "$1,234.57")
    expectEqual(text(.currency, nil, 0), "$1,235")
    expectEqual(text(.currency, 2, 6), "$1,234.5678")
    expectEqual(text(.currency, 2, 6, 0.5), "$0.50")
    expectEqual(text(.currency, 2, 6, symbol: "€"), "€1,234.5678")
    expectEqual(text(.decimal, 2, 6), "1,234.5678")
    expectEqual(text(.none, 2, 6), "1234.5678")
    expectEqual(text(.percent, 1, 2, 0.12345), "12.35%")
    // A smallest number above the largest raises that, and the other way round.
    expectEqual(text(.decimal, 5, nil), "1,234.56780")
    expectEqual(text(.decimal, 5, 1), "1,234.6")
    expectEqual(text(.decimal, nil, 2, .infinity), "+∞")
  }
}
