/// The parts of its look that a symbol image sets itself, instead of taking them from its surroundings.
package struct SymbolLook: UncommonValue, Hashable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var scale: Image.Scale?
  package var mode: SymbolRenderingMode?
  /// The colors of the layers; empty for the style of the surroundings.
  package var colors: [Color] = []
  /// The value that the symbol shows, 0…1; `nil` if it shows all layers.
  package var value: Double?

  package init() {}

  /// Returns the look with the properties that another one sets.
  package func applying(_ other: SymbolLook) -> SymbolLook {
    var all = self
    all.font = other.font ?? font
    all.weight = other.weight ?? (other.font == nil ? weight : nil)
    all.scale = other.scale ?? scale
    if other.mode != nil || !other.colors.isEmpty {
      (all.mode, all.colors) = (other.mode, other.colors)
    }
    all.value = other.value ?? value
    return all
  }
}

extension SymbolLook {
  /// Sets the values that the size depends on.
  func changeSize(in environment: inout EnvironmentValues) {
    if let font { (environment.text.font, environment.text.fontWeight) = (font, nil) }
    if let weight { environment.text.fontWeight = weight }
    if let scale { environment.text.imageScale = scale }
  }
}

extension Uncommon: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension _ResolveContext {
  /// Returns the context for a symbol with a look of its own.
  func applying(_ look: Uncommon<SymbolLook>) -> _ResolveContext {
    guard !look.isDefault else { return self }
    let look = look.value
    var inner = self
    look.changeSize(in: &inner.environment)
    if let mode = look.mode { inner.environment.text.symbolRenderingMode = mode }
    if let color = look.colors.first {
      let levels = look.colors.map { AnyShapeStyle($0) }
      inner.environment.standard.foregroundStyle = AnyShapeStyle(color)
      inner.environment.standard.foregroundLevels = levels.count > 1 ? levels : []
    }
    return inner
  }
}
