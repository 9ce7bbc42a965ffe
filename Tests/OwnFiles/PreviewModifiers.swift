import SwiftUI

@Observable final class Pantry {
  var jars = ["Plums", "Beans"]
  var isLocked = false
}

/// All previews of this file show one pantry.
struct StockedPantry: PreviewModifier {
  static func makeSharedContext() async throws -> Pantry {
    let pantry = Pantry()
    pantry.jars.append("Peppers")
    return pantry
  }

  func body(content: Content, context: Pantry) -> some View {
    content.environment(context)
  }
}

/// Shares nothing.
struct OnPaper: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.padding().background(.white).environment(\.colorScheme, .light)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var stocked: Self { .modifier(StockedPantry()) }
}

struct PantryShelf: View {
  @Environment(Pantry.self) private var pantry: Pantry?

  var body: some View {
    if let pantry {
      List(pantry.jars, id: \.self) { Text($0) }
    } else {
      ContentUnavailableView("No pantry", image: "shelf", description: Text("It is being built."))
    }
  }
}

#Preview("Stocked", traits: .stocked) { PantryShelf() }
#Preview(traits: .modifier(OnPaper()), .sizeThatFitsLayout) { PantryShelf() }
#Preview("Both", traits: .stocked, .modifier(OnPaper()), .landscapeLeft) {
  @Previewable @State var isLocked = true
  Toggle("Locked", isOn: $isLocked)
}
