import Foundation

/// Converts the views of a `tabItem(_:)` to a label: the first text is the title, the first image or
/// else the first other view the icon. Stacks around them have no effect.
@MainActor
enum TabItemLabel {
  static func part<V: View>(of view: V) -> _ControlPart {
    let members = members(of: view)
    let title = members.first { $0 is Text }
    let icon = members.first { $0 is Image } ?? members.first { !($0 is Text) }
    // Keep a custom label, or a single view that is neither text nor an image, unchanged.
    guard title != nil || members.count > 1 || icon is Image else { return _ControlPart(view) }
    return _ControlPart(
      Label {
        title.map { AnyView($0) }
      } icon: {
        // The title is at the bottom without an icon, too.
        icon.map { AnyView($0) } ?? AnyView(Color.clear.frame(width: 26))
      })
  }

  private static func members(of view: any View) -> [any View] {
    guard let members = (view as? any TabItemMembers)?.members else { return [view] }
    return members.flatMap { self.members(of: $0) }
  }
}

@MainActor
private protocol TabItemMembers {
  var members: [any View] { get }
}

extension TupleView: TabItemMembers {
  fileprivate var members: [any View] { views }
}

extension VStack: TabItemMembers {
  fileprivate var members: [any View] { [content] }
}

extension HStack: TabItemMembers {
  fileprivate var members: [any View] { [content] }
}

extension ZStack: TabItemMembers {
  fileprivate var members: [any View] { [content] }
}

extension Group: TabItemMembers where Content: View {
  fileprivate var members: [any View] { [content] }
}
