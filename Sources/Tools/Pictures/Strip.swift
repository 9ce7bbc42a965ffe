import SwiftUI

/// Screens and scenes side by side, at the sizes rendered by `galley render`.
struct Strip: View {
  /// The folder of the pictures, at two pixels per point.
  let folder: URL

  /// The height of a screen, in points.
  private static let height: CGFloat = 494.5

  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      ForEach(["list", "form", "pets"], id: \.self) { name in
        picture(name, cornerRadius: 26)
      }
      VStack(spacing: 0) {
        picture("card", cornerRadius: 14)
        Spacer()
        picture("guides", cornerRadius: 14)
        Spacer()
        picture("circles", cornerRadius: 14)
      }
      .frame(height: Self.height)
    }
    .padding(28)
    .background(
      LinearGradient(
        colors: [
          Color(red: 0.90, green: 0.92, blue: 0.96), Color(red: 0.96, green: 0.93, blue: 0.91),
        ],
        startPoint: .topLeading, endPoint: .bottomTrailing),
      in: .rect(cornerRadius: 24))
  }

  private func picture(_ name: String, cornerRadius: CGFloat) -> some View {
    Image(contentsOf: folder.appending(path: "\(name).png"), scale: 2)
      .clipShape(.rect(cornerRadius: cornerRadius))
      .shadow(color: .black.opacity(0.18), radius: 10, y: 4)
  }
}
