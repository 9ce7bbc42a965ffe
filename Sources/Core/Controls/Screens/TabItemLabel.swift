import Foundation

/// The views of a `tabItem(_:)` as a label: its first text is the title, the view before or behind it
/// the icon.
@MainActor
enum TabItemLabel {
  static func part<V: View>(of view: V) -> _ControlPart {
    let members = (view as? any TabItemMembers)?.members ?? [view]
    let title = members.first { $0 is Text }
    let icon = members.first { !($0 is Text) }
    // A label of a person's own, or one view that is no text, is as it is.
    guard title != nil || members.count > 1 || icon is Image else { return _ControlPart(view) }
    return _ControlPart(
      Label {
        title.map { AnyView($0) }
      } icon: {
        icon.map { AnyView($0) }
      })
  }
}

@MainActor
private protocol TabItemMembers {
  var members: [any View] { get }
}

extension TupleView: TabItemMembers {
  fileprivate var members: [any View] { views }
}
