import Galley

extension Ingredients {
  mutating func addStacks() {
    add("HStack(alignment: {vertical}, spacing: {length?}) {views}") { inputs in
      HStack(alignment: inputs.pick(Choices.vertical, 0), spacing: inputs.length(1)) {
        inputs.members
      }
    }
    add("VStack(alignment: {horizontal}, spacing: {length?}) {views}") { inputs in
      VStack(alignment: inputs.pick(Choices.horizontal, 0), spacing: inputs.length(1)) {
        inputs.members
      }
    }
    add("ZStack(alignment: {alignment}) {views}") { inputs in
      ZStack(alignment: inputs.pick(Choices.alignment, 0)) { inputs.members }
    }
    add("LazyHStack(alignment: {vertical}, spacing: {length?}) {views}") { inputs in
      LazyHStack(
        alignment: inputs.pick(Choices.vertical, 0), spacing: inputs.length(1),
        pinnedViews: .sectionHeaders
      ) { inputs.members }
    }
    add("LazyVStack(alignment: {horizontal}, spacing: {length?}) {views}") { inputs in
      LazyVStack(
        alignment: inputs.pick(Choices.horizontal, 0), spacing: inputs.length(1),
        pinnedViews: .sectionFooters
      ) { inputs.members }
    }
    add("ViewThatFits(in: {axes}) {views}") { inputs in
      ViewThatFits(in: inputs.pick(Choices.axes, 0)) { inputs.members }
    }
    add("AnyLayout(HStackLayout(spacing: {length?})) {views}") { inputs in
      AnyLayout(HStackLayout(spacing: inputs.length(0))) { inputs.members }
    }
    add("AnyLayout(ZStackLayout(alignment: {alignment})) {views}") { inputs in
      AnyLayout(ZStackLayout(alignment: inputs.pick(Choices.alignment, 0))) { inputs.members }
    }
    add("Group {views}") { inputs in Group { inputs.members } }
    add("ForEach(0..<min(max({count}, 0), 40), id: \\.self) { _ in Group {views} }") { inputs in
      ForEach(0..<min(max(inputs.count(0), 0), 40), id: \.self) { _ in inputs.members }
    }
    add("{view}.layoutPriority({number})") { $0.view.layoutPriority($0.number(0)) }
    add("{view}.zIndex({number})") { $0.view.zIndex($0.number(0)) }
  }

  mutating func addGrids() {
    add(
      "Grid(alignment: {alignment}, horizontalSpacing: {length?}, verticalSpacing: {length?}) {views}"
    ) {
      inputs in
      Grid(
        alignment: inputs.pick(Choices.alignment, 0), horizontalSpacing: inputs.length(1),
        verticalSpacing: inputs.length(2)
      ) { inputs.members }
    }
    add("GridRow(alignment: {vertical}) {views}") { inputs in
      GridRow(alignment: inputs.pick(Choices.vertical, 0)) { inputs.members }
    }
    add("{view}.gridCellColumns({count})") { $0.view.gridCellColumns($0.count(0)) }
    add("{view}.gridCellAnchor({point})") { $0.view.gridCellAnchor($0.pick(Choices.point, 0)) }
    add("{view}.gridCellUnsizedAxes({axes})") {
      $0.view.gridCellUnsizedAxes($0.pick(Choices.axes, 0))
    }
    add("{view}.gridColumnAlignment({horizontal})") {
      $0.view.gridColumnAlignment($0.pick(Choices.horizontal, 0))
    }
    add(
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: {number}, maximum: {number}), spacing: {length?})], spacing: {length?}) {views}"
    ) {
      inputs in
      LazyVGrid(
        columns: [
          GridItem(
            .adaptive(minimum: inputs.number(0), maximum: inputs.number(1)),
            spacing: inputs.length(2))
        ], spacing: inputs.length(3)
      ) { inputs.members }
    }
    add(
      "LazyHGrid(rows: [GridItem(.flexible(minimum: {number}, maximum: {number})), GridItem(.fixed({number}), alignment: {alignment})], alignment: {vertical}) {views}"
    ) {
      inputs in
      LazyHGrid(
        rows: [
          GridItem(.flexible(minimum: inputs.number(0), maximum: inputs.number(1))),
          GridItem(.fixed(inputs.number(2)), alignment: inputs.pick(Choices.alignment, 3)),
        ], alignment: inputs.pick(Choices.vertical, 4)
      ) { inputs.members }
    }
    add("LazyVGrid(columns: []) {views}") { inputs in LazyVGrid(columns: []) { inputs.members } }
  }
}
