import SwiftUI

struct CustomTabBar: View {
  enum Item: Int, CaseIterable, Hashable {
    case home, search, bell
    var symbol: String { ["house", "magnifyingglass", "bell"][rawValue] }
  }
  @Binding var selection: Item
  @Namespace private var namespace
  var body: some View {
    HStack {
      ForEach(Item.allCases, id: \.self) { item in
        Spacer()
        VStack(spacing: 4) {
          Image(systemName: selection == item ? "\(item.symbol).fill" : item.symbol).font(.title3)
            .symbolVariant(selection == item ? .fill : .none)
          if selection == item {
            Capsule().frame(width: 20, height: 3).matchedGeometryEffect(id: "line", in: namespace)
          } else {
            Color.clear.frame(width: 20, height: 3)
          }
        }
        .foregroundColor(selection == item ? .accentColor : .secondary).contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.interactiveSpring(response: 0.4, dampingFraction: 0.6, blendDuration: 0.5))
          { selection = item }
        }
        Spacer()
      }
    }
    .padding(.vertical, 8).background(.ultraThinMaterial).clipShape(Capsule()).padding(.horizontal)
    .shadow(color: .black.opacity(0.15), radius: 10, y: 5)
  }
}
#Preview(traits: .sizeThatFitsLayout) { CustomTabBar(selection: .constant(.home)) }
