import Galley

extension Ingredients {
  mutating func addLeaves() {
    add("Color({color})") { $0.pick(Choices.color, 0) }
    #add("EmptyView()")
    #add("Spacer(minLength: {length?})")
    #add("Divider()")
    #add("Image(systemName: {symbol})")
    #add("Image(checkers, scale: {number})")
    #add("Image(checkers).resizable()")
    #add("Image(checkers).resizable(resizingMode: .tile)")
    #add("Image(checkers).renderingMode(.template).interpolation(.none).antialiased({bool})")
    #add("LinearGradient(colors: [{color}, {color}], startPoint: {point}, endPoint: {point})")
    #add(
      "RadialGradient(colors: [{color}, {color}], center: {point}, startRadius: {number}, endRadius: {number})"
    )
    #add(
      "AngularGradient(stops: [.init(color: {color}, location: {number}), .init(color: {color}, location: {number})], center: {point}, startAngle: .degrees({number}), endAngle: .degrees({number}))"
    )
  }
}

/// A bitmap of 2×2 pixels.
let checkers = Bitmap(
  width: 2, height: 2,
  pixels: [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255, 0, 0, 0, 0])
