import SwiftUI

struct PhotoGrid: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)
  @State private var selected: Int?
  @Namespace private var hero
  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 2) {
          ForEach(0..<30) { index in
            Color(hue: Double(index) / 30, saturation: 0.6, brightness: 0.9).aspectRatio(
              1, contentMode: .fill
            )
            .overlay(Text("\(index)").font(.headline)).clipped().matchedGeometryEffect(
              id: index, in: hero
            )
            .onTapGesture { withAnimation(.spring()) { selected = index } }
          }
        }
      }
      if let selected {
        Color(hue: Double(selected) / 30, saturation: 0.6, brightness: 0.9).matchedGeometryEffect(
          id: selected, in: hero
        )
        .ignoresSafeArea().onTapGesture { withAnimation { self.selected = nil } }.zIndex(1)
      }
    }
  }
}
struct RemotePhoto: View {
  let url: URL?
  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      ProgressView()
    }.frame(width: 80, height: 80)
    AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().aspectRatio(contentMode: .fit)
      case .failure(let error): Label(error.localizedDescription, systemImage: "xmark")
      @unknown default: EmptyView()
      }
    }
    AsyncImage(url: url, scale: 2)
  }
}
