import CoreImage
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

extension UIImage {
  var averageColor: UIColor? {
    guard let input = CIImage(image: self) else { return nil }
    let area = CIVector(
      x: input.extent.origin.x, y: input.extent.origin.y, z: input.extent.width,
      w: input.extent.height)
    let values: [String: Any] = [kCIInputImageKey: input, kCIInputExtentKey: area]
    guard let filter = CIFilter(name: "CIAreaAverage", parameters: values),
      let output = filter.outputImage
    else { return nil }
    var bitmap = [UInt8](repeating: 0, count: 4)
    let context = CIContext(options: [.workingColorSpace: kCFNull as Any])
    context.render(
      output, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    return UIColor(red: CGFloat(bitmap[0]) / 255, green: 0, blue: 0, alpha: 1)
  }
}

@MainActor
final class Ticker: NSObject {
  private var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: "tick", userInfo: nil, repeats: true)
  }
  func caret(in view: UITextView) -> CGRect {
    guard view.markedTextRange == nil, view.textInputMode?.primaryLanguage != "emoji" else {
      return .zero
    }
    return view.caretRect(for: view.beginningOfDocument)
  }
}

func columns() -> NSParagraphStyle {
  let style = NSMutableParagraphStyle()
  style.tabStops = [NSTextTab(textAlignment: .right, location: 200, options: [:])]
  return style
}
