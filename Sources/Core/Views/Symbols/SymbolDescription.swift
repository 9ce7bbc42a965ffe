/// The text of a symbol for screen readers.
enum SymbolDescription {
  /// Returns the description of a symbol; `nil` if only its name is known.
  static func known(_ name: String) -> String? {
    var name = name
    while true {
      if let text = descriptions[name] { return text }
      // Variants are described like the symbol itself.
      guard let suffix = [".fill", ".circle", ".square"].first(where: name.hasSuffix) else {
        return nil
      }
      name.removeLast(suffix.count)
    }
  }

  /// Returns the name as words.
  static func words(_ name: String) -> String { name.replacing(".", with: " ") }

  private static let descriptions = [
    "arrow.clockwise": "Refresh", "arrow.down": "Down", "arrow.left": "Back",
    "arrow.right": "Forward", "arrow.up": "Up", "bell": "Notifications", "bookmark": "Bookmark",
    "calendar": "Calendar", "camera": "Camera", "cart": "Shopping Cart", "checkmark": "Selected",
    "chevron.backward": "Back", "chevron.forward": "Forward", "chevron.left": "Back",
    "chevron.right": "Forward", "clock": "Clock", "cloud": "Cloud", "doc": "Document",
    "ellipsis": "More", "envelope": "Mail", "folder": "Folder", "gear": "Settings",
    "gearshape": "Settings", "globe": "Globe", "heart": "Love", "house": "Home", "info": "Info",
    "link": "Link", "lock": "Lock", "magnifyingglass": "Search", "map": "Map",
    "microphone": "Microphone", "minus": "Remove", "moon": "Moon", "paperclip": "Attachment",
    "paperplane": "Send", "pause": "Pause", "pencil": "Edit", "person": "Person", "phone": "Phone",
    "photo": "Photo", "play": "Play", "plus": "Add", "questionmark": "Help",
    "square.and.arrow.down": "Download", "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose", "star": "Favorite", "stop": "Stop", "sun.max": "Sun",
    "tag": "Tag", "trash": "Delete", "xmark": "Close",
  ]
}
