import PhotosUI
import SwiftUI

// Helpers that many projects copy, with names that only Apple's platforms have.

final class ImageSaver: NSObject {
  func write(_ image: UIImage) { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }
}

struct AvatarPicker: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var isShown = false

  var body: some View {
    VStack {
      PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Text("One") }
      PhotosPicker(selection: $items, maxSelectionCount: 3, photoLibrary: .shared()) {
        Text("Several")
      }
      PhotosPicker("Title", selection: $item, matching: .videos, photoLibrary: .shared())
      PhotosPicker("Titles", selection: $items, photoLibrary: .shared())
    }
    .photosPicker(isPresented: $isShown, selection: $item, photoLibrary: .shared())
  }
}

final class KeyboardObserver: NSObject {
  private(set) var height: CGFloat = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: "show:", name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  func show(_ notification: Notification) {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    height = frame?.cgRectValue.height ?? 0
  }
}

struct EmptyEffect: UIViewRepresentable {
  var effect: UIVisualEffect?
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
  func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = effect }
}

@MainActor
func sparks() -> CAEmitterCell {
  let (spark, trail) = (CAEmitterCell(), CAEmitterCell())
  (trail.beginTime, trail.duration) = (0.01, 0.3)
  spark.emitterCells = [trail]
  return spark
}

extension CGPath {
  var pointCount: Int {
    var count = 0
    applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: count += 1
      case .addQuadCurveToPoint: count += 2
      case .addCurveToPoint: count += 3
      case .closeSubpath: break
      @unknown default: break
      }
    }
    return count
  }
}

struct Tinted: View {
  var body: some View {
    Canvas { context, size in
      context.addFilter(.colorShader(ShaderLibrary.tint(.color(.red))))
      context.addFilter(.layerShader(ShaderLibrary.wave(.float(2)), maxSampleOffset: .zero))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
    }
  }
}
