import SwiftUI

extension ContainerValues {
  @Entry var isHighlighted = false
  @Entry var pinLabel: String?
}

extension View {
  func highlighted(_ isHighlighted: Bool = true) -> some View {
    containerValue(\.isHighlighted, isHighlighted)
  }
}

struct Board<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in
        subview.padding().background(subview.containerValues.isHighlighted ? Color.yellow : .clear)
      }
      Group(subviews: content) { subviews in
        if let first = subviews.first { first.font(.title) }
        HStack { subviews.dropFirst() }
        Text("\(subviews.count)")
        ForEach(subviews[...].indices, id: \.self) { subviews[$0] }
      }
      ForEach(sections: content) { section in
        VStack {
          section.header; section.content; section.footer
        }
      }
      Group(sections: content) { sections in Text("\(sections.count)") }
      ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, name in
        Text("\(index) \(name)")
      }
      ForEach(Array(zip([1, 2], ["a", "b"])), id: \.0) { number, name in Text("\(number) \(name)") }
      ForEach([1, 2].reversed(), id: \.self) { Text("\($0)") }
    }
  }
}

struct BoardExample: View {
  var body: some View {
    Board {
      Text("One").highlighted()
      Text("Two").containerValue(\.pinLabel, "x").tag(3).id("two")
      Section("Header") { Text("Three") }
      ForEach(0..<2) { Text("\($0)") }
    }
  }
}
