import Foundation

/// Menus of a program. iOS shows them only with a keyboard, and a picture does not.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that the body is made of.
  associatedtype Body: Commands
  /// What the commands are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands where Body == Never {
  /// Never called: the commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {}

/// A menu.
public struct CommandMenu<Content: View>: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Creates a menu with a localized name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  /// Creates a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// A part of a menu.
public struct CommandGroup<Content: View>: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// No commands.
public struct EmptyCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Creates no commands.
  public init() {}
}

/// Several commands, or none.
public struct _TupleCommands: Commands {
  /// Several commands have no body.
  public typealias Body = Never
}

/// Builds commands from the statements of a closure.
@resultBuilder @MainActor
public enum CommandsBuilder {
  /// Takes one statement: commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// A single statement is used as it is.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several statements become one.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands { _TupleCommands() }
  /// An `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _TupleCommands {
    _TupleCommands()
  }
  /// The first branch.
  public static func buildEither<Content: Commands>(first: Content) -> _TupleCommands {
    _TupleCommands()
  }
  /// The second branch.
  public static func buildEither<Content: Commands>(second: Content) -> _TupleCommands {
    _TupleCommands()
  }
}

/// A part of the menus of the system. Accepted for source compatibility.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// A part of the menus.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// A part of the menus.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// A part of the menus.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// A part of the menus.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// A part of the menus.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// A part of the menus.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// A part of the menus.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// A part of the menus.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// A part of the menus.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// A part of the menus.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// A part of the menus.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// A part of the menus.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// A part of the menus.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// A part of the menus.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// A part of the menus.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// A part of the menus.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// A part of the menus.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// A part of the menus.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// A part of the menus.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// A part of the menus.
  public static let help = CommandGroupPlacement(name: "help")
}

/// The menus of the system for: the sidebar.
public struct SidebarCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The menus of the system for: editing texts.
public struct TextEditingCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The menus of the system for: the format of texts.
public struct TextFormattingCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The menus of the system for: the bar of a window.
public struct ToolbarCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The menus of the system for: pictures of devices.
public struct ImportFromDevicesCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The menus of the system for: the inspector.
public struct InspectorCommands: Commands {
  /// It has no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}
