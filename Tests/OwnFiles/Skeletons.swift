import SwiftUI

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = 0
  func body(content: Content) -> some View {
    content.overlay(
      LinearGradient(
        stops: [
          .init(color: .clear, location: phase - 0.2),
          .init(color: .white.opacity(0.6), location: phase),
          .init(color: .clear, location: phase + 0.2),
        ], startPoint: .leading, endPoint: .trailing
      )
      .mask(content).blendMode(.screen)
    )
    .onAppear {
      withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1.2 }
    }
  }
}
struct SkeletonRow: View {
  var isLoading: Bool
  var body: some View {
    HStack {
      Circle().frame(width: 40)
      VStack(alignment: .leading) {
        Text("Placeholder name").unredacted(); Text("Some longer text").font(.caption)
      }
    }
    .redacted(reason: isLoading ? .placeholder : []).modifier(Shimmer()).privacySensitive()
  }
}
struct StarRating: View {
  @Binding var rating: Int
  var maximum = 5, onImage = Image(systemName: "star.fill"), offImage: Image?
  var body: some View {
    HStack {
      ForEach(1..<maximum + 1, id: \.self) { number in
        (number > rating ? offImage ?? onImage : onImage).foregroundStyle(
          number > rating ? .gray : .yellow
        ).onTapGesture { rating = number }
      }
    }
    .accessibilityElement(children: .ignore).accessibilityValue(Text("\(rating)"))
  }
}
