import Foundation
import Galley
import GalleyScenes

/// What a page of previews asks the program for that is made of people's files.
struct PreviewRequest: Decodable {
  enum Task: String, Decodable {
    /// Which previews there are, and what they can be shown with.
    case list
    /// A picture, with where its views are.
    case picture
    /// What is known of one view.
    case inspect
    /// The whole negotiation.
    case trace
    /// The widths at which the layout changes.
    case sweep
    /// Uses a view, then as `picture`.
    case use
    /// A picture as a file.
    case file
    /// The preview's golden, written where `galley record` writes it.
    case record
    /// Whether the preview is as its golden.
    case golden
    /// The page that shows the preview beside its golden.
    case comparison
  }

  struct Size: Decodable, Equatable {
    let width, height: Double
  }

  /// What a preview is shown with instead of its own settings.
  struct Settings: Decodable, Equatable {
    var device: String?
    var appearance: String?
    var direction: String?
    var typeSize: String?
    var locale: String?
    var size: Size?
    var scale: Double?
    var overlays: [String]?
    var views: [String]?
    /// The modifiers that have no effect, by their paths; see `ImageRenderer.switchOff`.
    var off: [String]?
  }

  /// Returned with the answer.
  let id: Int
  let task: Task
  var preview: String?
  /// One of several pictures of a preview that a page shows; each has a state of its own.
  var place: String?
  var settings: Settings?
  /// Pixels of the picture for each point. Default: the settings' scale, which is also that of
  /// layout, so that frames stay as they are when a picture is zoomed.
  var pixels: Double?
  /// Whether the answer tells where the views are. Default: it does not.
  var showsViews: Bool?
  /// What was done with the view before, done again where the program is a new one.
  var history: [Use]?
  var use: Use?
  /// A view's path in the layout tree.
  var path: String?
  /// Seconds after the latest change.
  var time: Double?
  /// `png`, `svg`, `pdf`, or `apng` for the latest change.
  var format: String?
  /// The narrowest and the widest width of a sweep, in points.
  var range: [Double]?
}

/// Something that a person does with a view.
struct Use: Codable, Hashable {
  enum Kind: String, Codable { case press, menu, scroll, text, choice, date, color, focus }

  var kind: Kind
  /// In points, from the canvas's upper left corner.
  var x: Double?
  var y: Double?
  /// In points.
  var dx: Double?
  var dy: Double?
  /// The control's path in the layout tree.
  var path: String?
  var text: String?
  var index: Int?
  /// Whether the pointer has been down since the use before.
  var isDrag: Bool?
}

extension SceneOptions {
  /// - Throws: `UsageError` for a setting that there is not.
  init(_ settings: PreviewRequest.Settings?) throws {
    self.init()
    guard let settings else { return }
    if let scale = settings.scale { self.scale = CGFloat(min(max(scale, 0.5), 8)) }
    if let name = settings.device {
      let device = try OptionValues.device(name)
      (self.device, size) = (device, device.size)
    }
    if let size = settings.size {
      guard size.width.isFinite, size.height.isFinite, size.width >= 1, size.height >= 1 else {
        throw UsageError("a picture needs a size of at least 1×1 points", hint: "")
      }
      (self.size, device) = (CGSize(width: size.width, height: size.height), nil)
    }
    switch settings.appearance {
    case nil: break
    case "light": appearance = .light
    case "dark": appearance = .dark
    case let name?: throw UsageError("there is no appearance '\(name)'", hint: "light or dark")
    }
    switch settings.direction {
    case nil: break
    case "ltr": direction = .leftToRight
    case "rtl": direction = .rightToLeft
    case let name?: throw UsageError("there is no direction '\(name)'", hint: "ltr or rtl")
    }
    if let name = settings.typeSize { typeSize = try OptionValues.typeSize(name) }
    if let name = settings.locale { locale = try OptionValues.locale(name) }
    if let names = settings.overlays {
      overlays = names.isEmpty ? [] : try OptionValues.overlays(names.joined(separator: ","))
    }
    if let views = settings.views { self.views = views }
  }
}
