import SwiftUI

struct SideMenuScreen: View {
  @State private var isOpen = false
  @GestureState private var drag: CGFloat = 0
  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        NavigationStack {
          Text("Main").toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button {
                toggle()
              } label: {
                Image(systemName: "line.3.horizontal")
              }
            }
          }
        }
        .frame(width: geometry.size.width).offset(x: isOpen ? geometry.size.width * 0.6 + drag : 0)
        .disabled(isOpen)
        .overlay {
          if isOpen { Color.black.opacity(0.3).ignoresSafeArea().onTapGesture(perform: toggle) }
        }
        if isOpen {
          VStack(alignment: .leading, spacing: 24) {
            ForEach(["Home", "Profile", "Settings"], id: \.self) {
              Label($0, systemImage: "circle")
            }; Spacer()
          }
          .padding().frame(width: geometry.size.width * 0.6, alignment: .leading).background(
            Color(white: 0.95)
          ).transition(.move(edge: .leading))
        }
      }
      .gesture(
        DragGesture().updating($drag) { value, state, _ in state = min(0, value.translation.width) }
          .onEnded { if $0.translation.width < -100 { toggle() } })
    }
  }
  private func toggle() { withAnimation(.easeInOut(duration: 0.25)) { isOpen.toggle() } }
}
