import Expectations
import Galley
import TestSupport
import Testing

private struct IsFeatured: ContainerValueKey {
  static var defaultValue: Bool { false }
}

private struct Name: ContainerValueKey {
  static var defaultValue: String { "none" }
}

extension ContainerValues {
  fileprivate var isFeatured: Bool {
    get { self[IsFeatured.self] }
    set { self[IsFeatured.self] = newValue }
  }
  fileprivate var name: String {
    get { self[Name.self] }
    set { self[Name.self] = newValue }
  }
}

/// The values that views and sections pass to their container.
@MainActor
@Suite("Container values")
struct ContainerValueTests {
  private func texts(_ view: some View) -> [String] {
    LayoutTree(of: view).texts
  }

  @Test("a section passes its own values")
  func sections() {
    @ViewBuilder func content() -> some View {
      Section {
        Text("a").containerValue(\.name, "row")
        Text("b")
      }
      .containerValue(\.isFeatured, true)
      Section("title") { Text("c") }
        .containerValue(\.name, "inner")
        .containerValue(\.name, "outer")
      Section { Text("d").containerValue(\.isFeatured, true) }
      Text("e").containerValue(\.isFeatured, true)
    }
    let found = texts(
      VStack {
        ForEach(sections: content()) { section in
          let values = section.containerValues
          Text(verbatim: "\(values.isFeatured) \(values.name) \(section.content.count)")
        }
      })
    expectEqual(found, ["true none 2", "false inner 1", "false none 1", "false none 1"])
  }

  @Test("a view passes its own values and those of its section")
  func views() {
    @ViewBuilder func content() -> some View {
      Section {
        Text("a").containerValue(\.name, "row")
        Text("b")
      }
      .containerValue(\.name, "section")
    }
    let found = texts(
      VStack { ForEach(subviews: content()) { Text(verbatim: $0.containerValues.name) } })
    expectEqual(found, ["row", "section"])
  }
}
