import SwiftUI
import UIKit

// Extensions as libraries write them: they rely on the constraints and names of generic parameters.

extension Button { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension Label { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension Menu { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension GroupBox { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension LazyVGrid { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension DisclosureGroup { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension NavigationLink { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension List { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension ScrollView { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension VStack { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension Picker { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension Gauge { func wide() -> some View { self.frame(maxWidth: .infinity) } }
extension NavigationSplitView { func wide() -> some View { self.frame(maxWidth: .infinity) } }

extension ObservedObject { func binding(_ wrapper: Wrapper) -> ObjectType { wrappedValue } }
extension EnvironmentObject { func binding(_ wrapper: Wrapper) -> ObjectType { wrappedValue } }
extension StateObject { func object() -> ObjectType { wrappedValue } }
extension OutlineGroup where Parent: View, Leaf: View, Subgroup: View {
  func boxed() -> some View { GroupBox { self } }
}

struct Divided<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { _VariadicView.Tree(DividedRoot()) { content } }
}

struct DividedRoot: _VariadicView_MultiViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last, !child[Undivided.self] { Divider() }
    }
  }
}

struct Undivided: _ViewTraitKey { static var defaultValue: Bool { false } }
extension View {
  func undivided() -> some View { _trait(Undivided.self, true) }
  func only(_ index: Int) -> some View { _VariadicView.Tree(Only(index: index)) { self } }
}

struct Only: _VariadicView.MultiViewRoot {
  let index: Int
  func body(children: _VariadicView.Children) -> some View { children[index] }
}

struct Row: _VariadicView.ViewRoot, _VariadicView_Root {
  func body(children: _VariadicView.Children) -> some View { HStack { children } }
}

struct Variadic<Layout: _VariadicView.ViewRoot>: View {
  let layout: Layout
  var body: some View {
    let _ = Self._printChanges()
    _VariadicView.Tree(
      layout,
      content: {
        Text("A").undivided(); Text("B")
      })
  }
}

struct DoubleTap: Gesture {
  var body: some Gesture { TapGesture(count: 2) }
}

struct BrandStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
}
extension ShapeStyle where Self == BrandStyle { static var brand: BrandStyle { BrandStyle() } }

struct Person: Identifiable { var id = "", name = "" }

struct People: View {
  @State private var selection: Set<String> = []
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var isOn = false

  var body: some View {
    Table(selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \Person.name)
    } rows: {
      ForEach([Person()]) { TableRow($0) }
    }
    Toggle("Sent", isOn: Binding(get: { isOn }, set: { value, _ in isOn = value }))
      .toggleStyle(.checkbox)
      .gesture(DoubleTap())
      .gesture(DragGesture(minimumDistance: 0, coordinateSpace: CoordinateSpace.global))
      .foregroundStyle(.brand)
    TupleView((Text("A"), Text("B")))
    AnyView(_fromValue: Text("C"))
  }
}

struct Conditions: View {
  @State private var isOn = false

  var body: some View {
    TabView {
      Tab("A", systemImage: "star") { Text("A") }
      if isOn { Tab("B", systemImage: "star") { Text("B") } }
    }
    .toolbar {
      ToolbarItem { Text("A") }
      if isOn { ToolbarItem(placement: .principal) { Text("B") } }
    }
    .toolbar { if isOn { ToolbarItem { Text("C") } } }
    .keyframeAnimator(initialValue: 1.0, trigger: isOn) { content, value in
      content.opacity(value)
    } keyframes: { _ in
      KeyframeTrack {
        LinearKeyframe(1.0, duration: 1)
        if isOn { LinearKeyframe(0.5, duration: 1) }
      }
    }
  }
}

struct Menus: App {
  @State private var isOn = false
  var body: some Scene {
    WindowGroup { Conditions() }.commands { if isOn { CommandMenu("A") { Text("B") } } }
  }
}

#Preview {
  struct Local: View {
    @State private var count = 1
    var body: some View { Text("\(count)") }
  }
  return Local()
}

class Tabs: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    selectedIndex = 1
  }
  func tabBarController(_ controller: UITabBarController, didSelect other: UIViewController) {}
}

class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    path.row == 0 ? UITableViewCell() : tableView.dequeueReusableCell(withIdentifier: "", for: path)
  }
}

func screen() -> UIViewController {
  let controller = UIViewController()
  controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
    title: "Done", style: .done, target: nil, action: nil)
  controller.navigationItem.largeTitleDisplayMode = .never
  controller.isModalInPresentation = true
  let stack = UIStackView(arrangedSubviews: [UIDatePicker(), UIProgressView(), UIStepper()])
  (stack.axis, stack.distribution) = (.vertical, .fillEqually)
  controller.view.addSubview(stack)
  let style = NSMutableParagraphStyle()
  (style.alignment, style.lineSpacing) = (.center, 2)
  UITextField().addTarget(nil, action: "changed", for: .editingChanged)
  stack.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
  return UINavigationController(rootViewController: controller)
}

func blurred() -> UIView {
  let blur = UIBlurEffect(style: .systemMaterial)
  let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
  view.isAccessibilityElement = true
  view.accessibilityTraits = [.button]
  return UIAccessibility.isAssistiveTouchRunning ? view.contentView : view
}

func safeArea() -> CGFloat {
  let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
  return UIApplication.shared.windows.first { $0.isKeyWindow }?.safeAreaInsets.top
    ?? scene?.statusBarManager?.statusBarFrame.height ?? CGPointMake(1, 2).x
}
