import Galley

extension Ingredients {
  mutating func addLeaves() {
    add("Color({color})") { $0.pick(Choices.color, 0) }
    add("EmptyView()") { _ in EmptyView() }
    add("Spacer(minLength: {length?})") { Spacer(minLength: $0.length(0)) }
    add("Divider()") { _ in Divider() }
    add("Image(systemName: {symbol})") { Image(systemName: $0.pick(Choices.symbol, 0)) }
    add("Image(checkers, scale: {number})") { Image(checkers, scale: $0.number(0)) }
    add("Image(checkers).resizable()") { _ in Image(checkers).resizable() }
    add("Image(checkers).resizable(resizingMode: .tile)") { _ in
      Image(checkers).resizable(resizingMode: .tile)
    }
    add("Image(checkers).renderingMode(.template).interpolation(.none).antialiased({bool})") {
      Image(checkers).renderingMode(.template).interpolation(.none)
        .antialiased($0.pick(Choices.bool, 0))
    }
    add("LinearGradient(colors: [{color}, {color}], startPoint: {point}, endPoint: {point})") {
      LinearGradient(
        colors: [$0.pick(Choices.color, 0), $0.pick(Choices.color, 1)],
        startPoint: $0.pick(Choices.point, 2), endPoint: $0.pick(Choices.point, 3))
    }
    add(
      "RadialGradient(colors: [{color}, {color}], center: {point}, startRadius: {number}, endRadius: {number})"
    ) {
      RadialGradient(
        colors: [$0.pick(Choices.color, 0), $0.pick(Choices.color, 1)],
        center: $0.pick(Choices.point, 2), startRadius: $0.number(3), endRadius: $0.number(4))
    }
    add(
      "AngularGradient(stops: [.init(color: {color}, location: {number}), .init(color: {color}, location: {number})], center: {point}, startAngle: .degrees({number}), endAngle: .degrees({number}))"
    ) {
      AngularGradient(
        stops: [
          .init(color: $0.pick(Choices.color, 0), location: $0.number(1)),
          .init(color: $0.pick(Choices.color, 2), location: $0.number(3)),
        ],
        center: $0.pick(Choices.point, 4), startAngle: .degrees($0.number(5)),
        endAngle: .degrees($0.number(6)))
    }
  }
}

/// A bitmap of 2×2 pixels.
let checkers = Bitmap(
  width: 2, height: 2,
  pixels: [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255, 0, 0, 0, 0])
