import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Recorded cases K: controls in rows, baselines and gaps")
struct GroupKControlsTests {
  private func rowHeight(_ content: some View) -> CGFloat {
    let tree = layout(393, 800) {
      List {
        content.named("row")
        Color.red.frame(height: 10).named("below")
      }
      .listStyle(.plain)
    }
    let (row, below) = (tree["row"].frame, tree["below"].frame)
    // Rows center their content; the lower one is 10 points tall in a row of 44.
    return 2 * (below.midY - 22 - row.midY)
  }

  @Test("K06: in a row, toggles, steppers and menu pickers are as tall as their label")
  func rows() {
    expectEqual(rowHeight(Toggle("On", isOn: .constant(true))), 44)
    expectEqual(rowHeight(Stepper("Count", value: .constant(1))), 44)
    expectEqual(
      rowHeight(Picker("Of", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu)),
      44)
    expectGreater(rowHeight(Slider(value: .constant(0.5))), 44)
  }

  @Test("K07: toggles and steppers have their first baseline at the top, the last at the bottom")
  func baselines() {
    func offset(_ control: some View, _ alignment: VerticalAlignment) -> CGFloat {
      let tree = layout(nil, nil) {
        HStack(alignment: alignment) {
          box(10, 100).alignmentGuide(alignment) { _ in 50 }.named("reference")
          control.labelsHidden().named("control")
        }
      }
      let frame = tree["control"].frame
      let guide = tree["reference"].frame.minY + 50
      return alignment == .firstTextBaseline ? guide - frame.minY : frame.maxY - guide
    }
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      expectEqual(offset(Toggle("On", isOn: .constant(true)), alignment), 0)
      expectEqual(offset(Stepper("Count", value: .constant(1)), alignment), 0)
    }
  }

  @Test("K08: steppers and toggles are 8 points from vertical neighbors, with any label")
  func gaps() {
    let tree = layout(300, nil) {
      VStack {
        Slider(value: .constant(0.5)).named("slider")
        Stepper("Count", value: .constant(1)).named("stepper")
        Picker("Of", selection: .constant(1)) { Text("One").tag(1) }
          .pickerStyle(.segmented).named("segmented")
        Toggle("On", isOn: .constant(true)).named("toggle")
        Slider(value: .constant(0.5)).named("last")
      }
    }
    let frames = tree.frames("slider", "stepper", "segmented", "toggle", "last")
    expectClose(zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }, [8, 8, 8, 8])
  }

  @Test("K09: a circular progress view is above its label with the default spacing")
  func circularProgress() {
    let tree = layout(nil, nil) {
      VStack(spacing: 20) {
        ProgressView("Loading").progressViewStyle(.circular).named("progress")
        VStack {
          ProgressView().progressViewStyle(.circular)
          Text("Loading")
        }
        .named("stack")
      }
    }
    expectClose(
      tree["progress"].frame.size, tree["stack"].frame.width, tree["stack"].frame.height)
    expectGreater(tree["progress"].frame.height, 40)
  }

  @Test("K12: the first inset-grouped card starts at 35, or at 0 below a large title")
  func firstCard() {
    func top(_ list: some View, _ wrap: (AnyView) -> AnyView) -> CGFloat {
      let tree = layout(393, 800) { wrap(AnyView(list)) }
      // The first row's content is centered in its 44 points.
      return tree["row"].frame.midY - 22
    }
    let row = Color.red.frame(height: 10).named("row")
    for (name, list) in [
      ("list", AnyView(List { row }.listStyle(.insetGrouped))), ("form", AnyView(Form { row })),
    ] {
      expectEqual(top(list) { $0 }, 35, "\(name)")
      expectEqual(
        top(list) { view in
          AnyView(
            NavigationStack {
              view.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            })
        }, 79, "\(name)")
      expectEqual(
        top(list) { view in AnyView(NavigationStack { view.navigationTitle("Title") }) }, 96,
        "\(name)")
      // A title without a bar, and a bar without a title.
      expectEqual(top(list) { AnyView($0.navigationTitle("Title")) }, 35, "\(name)")
      expectEqual(
        top(list) { view in
          AnyView(
            NavigationStack { view.navigationTitle("Title").toolbar(.hidden, for: .navigationBar) })
        }, 35, "\(name)")
    }
  }
}
