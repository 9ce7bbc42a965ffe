import GalleySource

/// Expands `@TitleForms` on a type or an extension: writes the forms of its public declarations
/// that take a localized string key, a string or a resource instead of a text or a custom label.
struct TitleFormsMacro {
  /// The Swift source of the forms.
  let source: String

  init(_ request: ExpansionRequest) throws(TitleFormsError) {
    let hasSymbols = request.attributeSyntax?.source.contains("symbols: true") ?? false
    let forms = request.publicMembers.flatMap { $0.titleForms(hasSymbols: hasSymbols) }
    guard !forms.isEmpty else { throw TitleFormsError() }
    source = forms.map(\.source).joined(separator: "\n")
  }
}

struct TitleFormsError: Error, CustomStringConvertible {
  let description = """
    '@TitleForms' requires a public declaration with a parameter of type 'Text' or \
    'LocalizedStringKey', or with a view builder 'label' or 'header'
    """
}

/// The type of a title.
private enum Title: CaseIterable {
  case key, string, resource

  /// How documentation describes the title.
  var phrase: String {
    switch self {
    case .key: "a localized string key"
    case .string: "a string"
    case .resource: "a localized string resource"
    }
  }

  /// The part of the parameter's name after its stem.
  var suffix: String {
    switch self {
    case .key: "Key"
    case .string: ""
    case .resource: "Resource"
    }
  }
}

extension MemberFunction {
  fileprivate func titleForms(hasSymbols: Bool) -> [MemberFunction] {
    if let index = parameters.firstIndex(where: \.isTitle) {
      let titles =
        parameters[index].type == "LocalizedStringKey" ? [.string, .resource] : Title.allCases
      return titles.map { replacingTitle(at: index, by: $0) }
    }
    guard let index = parameters.firstIndex(where: \.isLabel) else { return [] }
    return Title.allCases.flatMap { title in
      (hasSymbols ? [false, true] : [false]).map {
        replacingLabel(at: index, by: title, hasSymbol: $0)
      }
    }
  }

  /// Returns the form with a title of another type.
  private func replacingTitle(at index: Int, by title: Title) -> MemberFunction {
    var form = self
    let old = parameters[index]
    let stem = old.name.hasSuffix("Key") ? String(old.name.dropLast(3)) : old.name
    let name = stem + title.suffix
    form.parameters[index].name = name
    form.parameters[index].type = form.addTitle(title) + (old.type.hasSuffix("?") ? "?" : "")
    let value =
      switch old.type {
      case "Text": "Text(\(name))"
      case "Text?": "\(name).map { Text($0) }"
      default: name
      }
    form.body = body(defining: old.name, as: value)
    form.documentation = documentation.map {
      $0.replacing(old.type.hasPrefix("Text") ? "a text" : Title.key.phrase, with: title.phrase)
        .replacing("- \(old.name):", with: "- \(name):")
    }
    return form
  }

  /// Returns the body with a variable defined at its beginning, if the body uses it.
  private func body(defining variable: String, as value: String) -> String {
    let code = MaskedSource(body)
    guard code.find(variable, from: 0) != nil else { return body }
    let isExpression = name != "init" && code.find("return", from: 0) == nil
    return """
      { let \(variable) = \(value)
      \(isExpression ? "return " : "")\(body.dropFirst().trimmed)
      """
  }

  /// Returns the form of an initializer with a title instead of the builder of a label.
  private func replacingLabel(at index: Int, by title: Title, hasSymbol: Bool) -> MemberFunction {
    var form = self
    let label = parameters[index].label
    let name = "title" + title.suffix
    form.parameters.remove(at: index)
    if hasSymbol { form.parameters.insert(Parameter("systemImage", "String"), at: 0) }
    form.parameters.insert(Parameter(label: "_", name, form.addTitle(title)), at: 0)
    let type = hasSymbol ? "GalleyControls.Label<Text, Image>" : "Text"
    let placeholder = String(parameters[index].type.dropFirst("() -> ".count))
    if let own = generics.firstIndex(where: { $0.hasPrefix("\(placeholder):") }) {
      form.generics.removeAll { $0 == generics[own] }
      form.requirements = requirements.map { $0.replacingWord(placeholder, by: type) }
    } else {
      form.requirements.append("\(placeholder) == \(type)")
    }
    let view =
      hasSymbol ? "GalleyControls.Label(\(name), systemImage: systemImage)" : "Text(\(name))"
    let arguments = parameters.map { $0.label == label ? "\(label): { \(view) }" : $0.argument }
    form.body = "{ self.init(\(arguments.joined(separator: ", "))) }"
    let phrase = (hasSymbol ? "a symbol and " : "") + title.phrase
    form.documentation = documentation.map {
      $0.replacing("custom \(label)", with: "\(label) from \(phrase)")
    }
    form.documentTitle(name, insteadOf: label, hasSymbol: hasSymbol)
    return form
  }

  /// Moves the documentation of the label to the beginning of the parameters.
  private mutating func documentTitle(
    _ title: String, insteadOf label: String, hasSymbol: Bool
  ) {
    guard let list = documentation.firstIndex(of: "/// - Parameters:"),
      let start = documentation.firstIndex(where: { $0.hasPrefix("///   - \(label):") })
    else { return }
    let end = start + 1 + documentation[(start + 1)...].prefix { $0.hasPrefix("///     ") }.count
    var entry = documentation[start..<end].map { $0.replacing("- \(label):", with: "- \(title):") }
    if hasSymbol { entry.append("///   - systemImage: The name of the symbol.") }
    documentation.removeSubrange(start..<end)
    documentation.insert(contentsOf: entry, at: list + 1)
  }

  /// Adds what the type of a title needs, and returns that type.
  private mutating func addTitle(_ title: Title) -> String {
    if title == .key { return "LocalizedStringKey" }
    // The type of a literal is `LocalizedStringKey`.
    modifiers = "@_disfavoredOverload \(modifiers)"
    if title == .resource { return "LocalizedStringResource" }
    let name = generics.contains { $0.hasPrefix("S:") } ? "Title" : "S"
    generics.insert("\(name): StringProtocol", at: 0)
    return name
  }
}

extension MemberFunction.Parameter {
  fileprivate init(label: String? = nil, _ name: String, _ type: String) {
    self.init(attributes: "", label: label ?? name, name: name, type: type)
  }

  fileprivate var isTitle: Bool {
    switch type {
    case "LocalizedStringKey", "Text": defaultValue == nil
    case "Text?": label == "_"
    default: false
    }
  }

  fileprivate var isLabel: Bool {
    (label == "label" || label == "header") && type.hasPrefix("() -> ")
  }
}

extension String {
  fileprivate func replacingWord(_ word: String, by replacement: String) -> String {
    let source = MaskedSource(self)
    guard let start = source.find(word, from: 0) else { return self }
    let end = start + word.utf8.count
    return source.text(0..<start) + replacement
      + source.text(end..<source.code.count).replacingWord(word, by: replacement)
  }
}
