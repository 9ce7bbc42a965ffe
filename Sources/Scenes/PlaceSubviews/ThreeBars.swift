import GalleyCatalog

/// Three views with ideal sizes of 60×20, 100×30 and 40×10 points.
struct ThreeBars: View {
  var body: some View {
    Bar(.orange, width: 60, height: 20, id: "first")
    Bar(.teal, width: 100, height: 30, id: "second")
    Bar(.indigo, width: 40, height: 10, id: "third")
  }
}

/// A colored view with a fixed size.
struct Bar: View {
  let color: Color
  let width: CGFloat
  let height: CGFloat
  let id: String

  init(_ color: Color, width: CGFloat, height: CGFloat, id: String) {
    self.color = color
    self.width = width
    self.height = height
    self.id = id
  }

  var body: some View {
    Rectangle()
      .fill(color.gradient)
      .frame(width: width, height: height)
      .accessibilityIdentifier(id)
  }
}
