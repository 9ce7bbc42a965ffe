import Galley

extension Ingredients {
  mutating func addStacks() {
    #add("HStack(alignment: {vertical}, spacing: {length?}) {views}")
    #add("VStack(alignment: {horizontal}, spacing: {length?}) {views}")
    #add("ZStack(alignment: {alignment}) {views}")
    #add(
      "LazyHStack(alignment: {vertical}, spacing: {length?}, pinnedViews: .sectionHeaders) {views}")
    #add(
      "LazyVStack(alignment: {horizontal}, spacing: {length?}, pinnedViews: .sectionFooters) {views}"
    )
    #add("ViewThatFits(in: {axes}) {views}")
    #add("AnyLayout(HStackLayout(spacing: {length?})) {views}")
    #add("AnyLayout(ZStackLayout(alignment: {alignment})) {views}")
    #add("Group {views}")
    #add("ForEach(0..<min(max({count}, 0), 40), id: \\.self) { _ in Group {views} }")
    #add("{view}.layoutPriority({number})")
    #add("{view}.zIndex({number})")
  }

  mutating func addGrids() {
    #add(
      "Grid(alignment: {alignment}, horizontalSpacing: {length?}, verticalSpacing: {length?}) {views}"
    )
    #add("GridRow(alignment: {vertical}) {views}")
    #add("{view}.gridCellColumns({count})")
    #add("{view}.gridCellAnchor({point})")
    #add("{view}.gridCellUnsizedAxes({axes})")
    #add("{view}.gridColumnAlignment({horizontal})")
    #add(
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: {number}, maximum: {number}), spacing: {length?})], spacing: {length?}) {views}"
    )
    #add(
      "LazyHGrid(rows: [GridItem(.flexible(minimum: {number}, maximum: {number})), GridItem(.fixed({number}), alignment: {alignment})], alignment: {vertical}) {views}"
    )
    #add("LazyVGrid(columns: []) {views}")
  }
}
