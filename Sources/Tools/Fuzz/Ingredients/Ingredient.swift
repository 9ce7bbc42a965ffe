import Galley

/// A view or modifier for use in recipes.
struct Ingredient {
  /// The number of child views.
  enum Children: Hashable { case none, one, two, many }

  let template: String
  let parameters: [Parameter]
  let children: Children
  let build: @MainActor (Inputs) -> AnyView

  init(template: String, build: @escaping @MainActor (Inputs) -> AnyView) {
    self.template = template
    self.build = build
    let pieces = Template.pieces(of: template)
    parameters = pieces.compactMap {
      if case .parameter(let parameter) = $0 { parameter } else { nil }
    }
    children =
      pieces.contains(.views)
      ? .many
      : pieces.contains(.view) ? (pieces.contains(.other) ? .two : .one) : .none
  }
}

/// All ingredients, by template.
@MainActor
struct Ingredients {
  private(set) var list: [Ingredient] = []
  private var indices: [String: Int] = [:]

  static let full: Ingredients = {
    var all = Ingredients()
    all.addLeaves()
    all.addShapes()
    all.addDrawing()
    all.addTexts()
    all.addStacks()
    all.addGrids()
    all.addContainers()
    all.addSizing()
    all.addPlacing()
    all.addLayers()
    all.addEffects()
    all.addFilters()
    all.addStyles()
    all.addGeometry()
    all.addPreferences()
    all.addControls()
    all.addControlForms()
    all.addControlStyles()
    all.addScreens()
    all.addState()
    all.addChanges()
    all.addInteraction()
    all.addFaultyLayouts()
    all.addListSettings()
    all.addLaterForms()
    return all
  }()

  subscript(template: String) -> Ingredient? { indices[template].map { list[$0] } }

  /// Adds an ingredient whose template is an abbreviation of what it builds; see `#add`.
  mutating func add<V: View>(
    _ template: String, @ViewBuilder _ build: @escaping @MainActor (Inputs) -> V
  ) {
    precondition(indices[template] == nil, "\(template) is a duplicate")
    indices[template] = list.count
    list.append(Ingredient(template: template) { AnyView(build($0)) })
  }
}

/// Adds an ingredient that is described by its template alone.
@freestanding(expression)
macro add(_ template: String) = #externalMacro(module: "GalleyMacros", type: "IngredientMacro")

/// The arguments and views passed to an ingredient.
@MainActor
struct Inputs {
  let arguments: [Argument]
  let views: [AnyView]

  /// The view to which a modifier is applied.
  var view: AnyView { views.first ?? AnyView(EmptyView()) }
  /// The second view.
  var other: AnyView { views.dropFirst().first ?? AnyView(EmptyView()) }
  /// All views, as if written one after another.
  var members: some View { Members(views: views) }

  nonisolated func number(_ index: Int) -> CGFloat {
    if case .number(let number) = arguments[index] { CGFloat(number) } else { 0 }
  }

  nonisolated func length(_ index: Int) -> CGFloat? {
    if case .number(let number) = arguments[index] { CGFloat(number) } else { nil }
  }

  nonisolated func count(_ index: Int) -> Int {
    if case .count(let count) = arguments[index] { count } else { 0 }
  }

  nonisolated func string(_ index: Int) -> String {
    if case .string(let string) = arguments[index] { string } else { "" }
  }

  nonisolated func pick<Value>(_ choice: Choice<Value>, _ index: Int) -> Value {
    guard case .option(let option) = arguments[index] else { return choice.values[0] }
    return choice.values[option % choice.values.count]
  }
}

/// A sequence of views without a container.
private struct Members: View {
  let views: [AnyView]

  var body: some View {
    switch views.count {
    case 0: EmptyView()
    case 1: views[0]
    case 2:
      views[0]
      views[1]
    default: ForEach(views.indices, id: \.self) { views[$0] }
    }
  }
}

extension Recipe {
  /// The view that the recipe describes.
  @MainActor
  var view: AnyView {
    guard let ingredient = Ingredients.full[template] else { return AnyView(EmptyView()) }
    return ingredient.build(Inputs(arguments: arguments, views: parts.map(\.view)))
  }
}
