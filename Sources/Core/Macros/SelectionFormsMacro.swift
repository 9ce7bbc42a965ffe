/// Expands `@SelectionForms` on a type or an extension: writes the forms of its public initializers
/// that select several values instead of one.
struct SelectionFormsMacro {
  /// The Swift source of the forms.
  let source: String

  init(_ request: ExpansionRequest) throws(SelectionFormsError) {
    let forms = request.publicMembers.compactMap(\.multipleSelection)
    guard !forms.isEmpty else { throw SelectionFormsError() }
    source = forms.map(\.source).joined(separator: "\n")
  }
}

struct SelectionFormsError: Error, CustomStringConvertible {
  let description = """
    '@SelectionForms' requires a public initializer with a parameter 'selection' of type \
    'Binding<Value?>'
    """
}

extension MemberFunction {
  fileprivate var multipleSelection: MemberFunction? {
    guard
      let index = parameters.firstIndex(where: {
        $0.label == "selection" && $0.type.hasPrefix("Binding<") && $0.type.contains("?>")
      })
    else { return nil }
    var form = self
    form.parameters[index].type = parameters[index].type
      .replacing("Binding<", with: "Binding<Set<").replacing("?>", with: ">>")
    form.body = body.replacing(".one(", with: ".several(")
    form.documentation = documentation.map {
      $0.replacing("single selection", with: "multiple selection")
    }
    return form
  }
}
