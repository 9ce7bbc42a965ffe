// Code as written by users who import only SwiftUI, or UIKit.
import SwiftUI

extension UIColor {
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }

  static var brand: UIColor { UIColor(hex: 0x3366CC) }

  func contrast() -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return red * 0.2126 + green * 0.7152 + blue * 0.0722 > 0.5 ? .black : .white
  }
}

extension Color {
  static let offWhite = Color(UIColor.secondarySystemBackground)
  static let adaptive = Color(
    UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .brand })
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct SearchField: UIViewRepresentable {
  @Binding var text: String

  class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      text = searchText
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.delegate = context.coordinator
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: UIViewRepresentableContext<SearchField>) {
    bar.text = text
  }
}

struct Blur: UIViewRepresentable {
  var style = UIBlurEffect.Style.systemMaterial
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIBlurEffect(style: style)
  }
}

struct PhotoPicker: UIViewControllerRepresentable {
  @Environment(\.dismiss) var dismiss
  @Binding var image: UIImage?

  final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate
  {
    let parent: PhotoPicker
    init(_ parent: PhotoPicker) { self.parent = parent }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.originalImage] as? UIImage { parent.image = image }
      parent.dismiss()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    picker.sourceType = .photoLibrary
    return picker
  }

  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}

struct BarStyles: View {
  init() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UITabBar.appearance().backgroundColor = UIColor.systemGray6
    UITableView.appearance().separatorStyle = .none
  }

  var body: some View { Text("bars") }
}

struct ScreenReader: View {
  let width = UIScreen.main.bounds.width
  var body: some View {
    let model = UIDevice.current.userInterfaceIdiom == .pad ? "tablet" : "phone"
    Text(verbatim: "\(Int(UIScreen.main.bounds.width)) \(UIScreen.main.scale) \(model)")
      .frame(width: width * 0.5)
      .onTapGesture {
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UIApplication.shared.windows.first?.endEditing(true)
        if let url = URL(string: "https://example.com"), UIApplication.shared.canOpenURL(url) {
          UIApplication.shared.open(url)
        }
      }
  }
}
