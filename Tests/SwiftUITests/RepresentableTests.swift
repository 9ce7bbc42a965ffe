import Expectations
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIKit views among SwiftUI views")
struct RepresentableTests {
  /// A view with an intrinsic size and priorities.
  private struct Box: UIViewRepresentable {
    var size = CGSize(width: 40, height: 20)
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
    func makeUIView(context: Context) -> AutoLayoutTests.Box {
      let view = AutoLayoutTests.Box(size.width, size.height)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(hugging, for: axis)
        view.setContentCompressionResistancePriority(resistance, for: axis)
      }
      return view
    }
    func updateUIView(_ view: AutoLayoutTests.Box, context: Context) {}
  }

  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    LayoutTree(of: view, proposal: ProposedViewSize(width: width, height: height)).root.frame.size
  }

  @Test("a view that hugs its content does not grow, and one that resists does not shrink")
  func sizes() {
    expectEqual(size(Box(), nil, nil), CGSize(width: 40, height: 20))
    expectEqual(size(Box(), 100, 10), CGSize(width: 100, height: 20))
    expectEqual(size(Box(hugging: .defaultHigh), 100, 50), CGSize(width: 40, height: 20))
    expectEqual(size(Box(resistance: .defaultLow), 30, 50), CGSize(width: 30, height: 50))
    let wide = Box(size: CGSize(width: -1, height: 20), hugging: .required)
    expectEqual(size(wide, 100, 50), CGSize(width: 100, height: 20))
    expectEqual(size(wide, nil, nil), CGSize(width: 0, height: 20))
  }

  private struct Own: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      proposal.width.map { CGSize(width: $0 / 2, height: context.environment.lineSpacing) }
    }
  }

  @Test("a representable may answer a proposal itself")
  func ownSize() {
    expectEqual(size(Own().lineSpacing(7), 100, 50), CGSize(width: 50, height: 7))
    expectEqual(size(Own(), nil, nil), .zero)
  }

  /// Counts created and updated views.
  private final class Log { var entries: [String] = [] }

  private struct Counted: UIViewRepresentable {
    let count: Int
    let log: Log
    @Environment(\.colorScheme) private var scheme

    final class Coordinator {
      let log: Log
      init(_ log: Log) { self.log = log }
    }
    func makeCoordinator() -> Coordinator {
      log.entries.append("coordinator")
      return Coordinator(log)
    }
    func makeUIView(context: Context) -> UILabel {
      context.coordinator.log.entries.append("make")
      return UILabel()
    }
    func updateUIView(_ label: UILabel, context: Context) {
      context.coordinator.log.entries.append("update \(count) \(scheme)")
      label.text = "\(count)"
    }
  }

  private struct Counter: View {
    let log: Log
    @State private var count = 1
    var body: some View {
      VStack {
        Counted(count: count, log: log)
        Button("more") { count += 1 }.accessibilityIdentifier("more")
      }
      .preferredColorScheme(.dark)
    }
  }

  @Test("the view is created once, and updated when the state changes")
  func updates() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Counter(log: log))
    _ = try renderer.layoutTree()
    expectEqual(log.entries.prefix(2), ["coordinator", "make"])
    expect(log.entries.dropFirst(2).allSatisfy { $0 == "update 1 dark" })
    try renderer.tap("more")
    try expect(renderer.layoutTree().texts, contains: "2")
    expectEqual(log.entries.last, "update 2 dark")
    expectEqual(log.entries.count { $0 == "make" }, 1)
  }

  private struct Label: UIViewRepresentable {
    let text: String
    var lines = 1
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
      (label.text, label.numberOfLines) = (text, lines)
      label.setContentHuggingPriority(.required, for: .vertical)
      label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
  }

  @Test("a label has its baseline, wraps in its width, and does not inherit styles of texts")
  func label() {
    let one = size(Label(text: "several words of text", lines: 0), 300, nil)
    let two = size(Label(text: "several words of text", lines: 0), 100, nil)
    expectAtMost(abs(two.height - 2 * one.height), 1)
    let row = LayoutTree(
      of: HStack(alignment: .firstTextBaseline, spacing: 0) {
        Label(text: "x").accessibilityIdentifier("label")
        Text("x").font(.system(size: 40)).accessibilityIdentifier("text")
      }, proposal: ProposedViewSize(width: 200, height: 100))
    func baseline(_ id: String) -> CGFloat {
      row[id].frame.minY + row[id].dimensions[.firstTextBaseline]
    }
    expectLess(abs(baseline("label") - baseline("text")), 0.01)
    expectGreater(row["label"].frame.minY, row["text"].frame.minY)
    let large = LayoutTree(
      of: Label(text: "x").font(.system(size: 40)).textCase(.uppercase), proposal: .unspecified)
    expectEqual(large.texts, ["x"])
    expectEqual(large.root.frame.height, one.height)
  }

  private struct Column: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStackView {
      let labels = ["x", "y"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      (stack.axis, stack.distribution) = (.vertical, .fillEqually)
      return stack
    }
    func updateUIView(_ stack: UIStackView, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIStackView, context: Context
    ) -> CGSize? { CGSize(width: 50, height: 80) }
  }

  @Test("a stack has the baselines of its first and its last label")
  func stackBaselines() {
    let first = size(Label(text: "x"), 300, nil).height
    let middles: [(VerticalAlignment, CGFloat)] = [
      (.firstTextBaseline, 20), (.lastTextBaseline, 60),
    ]
    for (alignment, middle) in middles {
      let row = LayoutTree(
        of: HStack(alignment: alignment, spacing: 0) {
          Column().accessibilityIdentifier("column")
          Label(text: "x").accessibilityIdentifier("label")
        }, proposal: ProposedViewSize(width: 200, height: first))
      let (column, label) = (row["column"].frame, row["label"].frame)
      expectLess(abs(label.midY - column.minY - middle), 0.5)
    }
  }

  private final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      (label.text, label.frame) = ("inside", CGRect(x: 5, y: 6, width: 90, height: 20))
      view.addSubview(label)
    }
  }

  private struct Controller<Shown: UIViewController>: UIViewControllerRepresentable {
    let make: () -> Shown
    func makeUIViewController(context: Context) -> Shown { make() }
    func updateUIViewController(_ controller: Shown, context: Context) {}
  }

  @Test("the view of a controller fills the available space")
  func controller() {
    let tree = LayoutTree(
      of: Controller { Screen() }.padding(10), proposal: ProposedViewSize(width: 120, height: 60))
    expectEqual(tree.root.frame.size, CGSize(width: 120, height: 60))
    expectEqual(tree.texts, ["inside"])
    let hosted = LayoutTree(
      of: Controller { UIHostingController(rootView: Color.red.frame(width: 7).id(1)) },
      proposal: ProposedViewSize(width: 120, height: 60))
    expect(hosted.nodes.contains { $0.frame.width == 7 })
  }

  /// Its `init()` needs no `override`, because the system's `init()` isn't designated.
  private final class Plain: UIViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(pages)
      view.addSubview(pages.view)
      pages.view.translatesAutoresizingMaskIntoConstraints = false
      let pinned = NSLayoutConstraint.constraints(
        withVisualFormat: "|[pages]|", views: ["pages": pages.view as Any])
      let between = [
        pages.view.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
        pages.view.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
      ]
      NSLayoutConstraint.activate(pinned + between)
      for text in ["first", "second"] {
        let page = UIHostingController(rootView: Text(verbatim: text))
        pages.setViewControllers([page], direction: .forward, animated: false)
      }
    }
  }

  private final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = "item \(indexPath.item)"
      cell.contentView.addSubview(label)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 40, height: 20) }
  }

  @Test("page and collection view controllers are drawn, and are created without a nib")
  func controllers() {
    let proposal = ProposedViewSize(width: 120, height: 60)
    expectEqual(LayoutTree(of: Controller { Plain() }, proposal: proposal).texts, ["second"])
    let items = LayoutTree(of: Controller { Grid() }, proposal: proposal).texts
    expectEqual(items, ["item 0", "item 1", "item 2"])
  }

  @Test("a canvas draws with a Core Graphics context, in its own coordinates")
  func canvas() throws {
    let view = Canvas { context, _ in
      context.translateBy(x: 4, y: 0)
      context.opacity = 0.5
      context.withCGContext { drawing in
        drawing.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
        drawing.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        drawing.fill(CGRect(x: 2, y: 0, width: 4, height: 4))
      }
      context.opacity = 1
      context.fill(Path(CGRect(x: 0, y: 4, width: 4, height: 4)), with: .color(.black))
    }
    .frame(width: 16, height: 8)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 1
    let bitmap = try renderer.bitmap()
    expectEqual(bitmap[3, 1].alpha, 0)
    // The opacity applies to the whole drawing, so the overlap is not darker.
    for x in [4, 7, 9] { expectEqual(bitmap[x, 1].alpha, 128) }
    expectEqual(bitmap[10, 1].alpha, 0)
    expectEqual(bitmap[4, 5].alpha, 255)
  }
}
