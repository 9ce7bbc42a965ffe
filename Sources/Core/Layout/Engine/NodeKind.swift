/// The kind of a node in a layout tree.
public enum NodeKind: Hashable, Sendable {
  /// A `Text` view.
  case text
  /// A view without subviews, named by its type, such as `Rectangle`.
  case view(String)
  /// An `HStack` view.
  case hStack
  /// A `VStack` view.
  case vStack
  /// A `ZStack` view.
  case zStack
  /// A view with subviews, named by its layout's type, such as `Grid`.
  case container(String)
  /// The `alignmentGuide` modifier.
  case alignmentGuide
  /// The `background` modifier.
  case background
  /// The `overlay` modifier.
  case overlay
  /// The `mask` modifier.
  case mask
  /// A modifier, by name, such as `padding`.
  case modifier(String)

  /// How a node takes part in layout.
  public enum Role: String, Hashable, Sendable, Codable {
    /// Shows something and has no subviews.
    case view
    /// Arranges subviews.
    case container
    /// Changes one view.
    case modifier
  }

  /// How the node takes part in layout.
  public var role: Role {
    switch self {
    case .text, .view: .view
    case .hStack, .vStack, .zStack, .container: .container
    case .alignmentGuide, .background, .overlay, .mask, .modifier: .modifier
    }
  }

  /// The view's type without generic arguments, or the modifier's name.
  public var name: String {
    switch self {
    case .text: "Text"
    case .hStack: "HStack"
    case .vStack: "VStack"
    case .zStack: "ZStack"
    case .view(let name), .container(let name), .modifier(let name): name
    case .alignmentGuide: "alignmentGuide"
    case .background: "background"
    case .overlay: "overlay"
    case .mask: "mask"
    }
  }

  /// The length of the name in UTF-8, in bytes. Counted without creating the name, for each node.
  package var nameLength: Int {
    switch self {
    case .view(let name), .container(let name), .modifier(let name): name.utf8.count
    case .text, .mask: 4
    case .hStack, .vStack, .zStack: 6
    case .overlay: 7
    case .background: 10
    case .alignmentGuide: 14
    }
  }

  /// Creates the kind for a printed name; the names of modifiers begin with a lowercase letter.
  ///
  /// - Parameter hasSubviews: Distinguishes containers from views.
  public init(name: String, hasSubviews: Bool) {
    let named = [NodeKind.hStack, .vStack, .zStack, .alignmentGuide, .background, .overlay, .mask]
    if let kind = named.first(where: { $0.name == name }) {
      self = kind
    } else if name == "Text", !hasSubviews {
      self = .text
    } else if name.first?.isLowercase == true {
      self = .modifier(name)
    } else {
      self = hasSubviews ? .container(name) : .view(name)
    }
  }
}

extension NodeKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension NodeKind: Codable {
  private enum Key: CodingKey { case role, name }

  /// Reads a role and a name. If the role contradicts the name, the result is a modifier or a view.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let role = try values.decode(Role.self, forKey: .role)
    self.init(name: try values.decode(String.self, forKey: .name), hasSubviews: role == .container)
    // A view may have the name of a modifier.
    if self.role != role { self = role == .modifier ? .modifier(name) : .view(name) }
  }

  /// Writes the role and the name.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(role, forKey: .role)
    try values.encode(name, forKey: .name)
  }
}
