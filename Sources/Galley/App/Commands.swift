import Foundation

/// The menu commands of an app. They aren't shown in pictures; iOS shows menus only with a
/// keyboard.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands' body.
  associatedtype Body: Commands
  /// The content of the commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands where Body == Never {
  /// Never called: these commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {}

/// A menu.
@TitleForms
public struct CommandMenu<Content: View>: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Creates a menu with a name from a text.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// A group of menu commands.
public struct CommandGroup<Content: View>: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Creates commands before an existing group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands after an existing group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands that replace an existing group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// An empty set of commands.
public struct EmptyCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Creates empty commands.
  public init() {}
}

/// A group of commands.
public struct _TupleCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
}

/// A result builder for commands.
@resultBuilder @MainActor
public enum CommandsBuilder {
  /// Builds commands from an expression.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Passes a single statement through.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Combines several statements.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands { _TupleCommands() }
  /// Builds an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _TupleCommands {
    _TupleCommands()
  }
  /// Builds the first branch of a condition.
  public static func buildEither<Content: Commands>(first: Content) -> _TupleCommands {
    _TupleCommands()
  }
  /// Builds the second branch of a condition.
  public static func buildEither<Content: Commands>(second: Content) -> _TupleCommands {
    _TupleCommands()
  }
}

/// The placement of a command group in the system menus. Accepted for source compatibility.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// App information.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// App settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// System services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Creating new items.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Text editing.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Text formatting.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Window sizes.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Window arrangement.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The list of single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// The system commands for sidebars.
public struct SidebarCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The system commands for editing text.
public struct TextEditingCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The system commands for formatting text.
public struct TextFormattingCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The system commands for toolbars.
public struct ToolbarCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The system commands for importing from devices.
public struct ImportFromDevicesCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// The system commands for inspectors.
public struct InspectorCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}
