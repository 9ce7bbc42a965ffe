import Foundation

/// An alert: a card in the middle of the screen.
struct AlertPresentation<Actions, Message> {
  let title: Text
  let dismiss: () -> Void
  let actions: Actions
  let message: Message
}

extension AlertPresentation: Presented where Actions: View, Message: View {
  var name: String { "the alert '\(title.string)'" }

  func layer(over view: Presenting, in context: _ResolveContext) -> PresentationLayer {
    var parts = PresentedActions(
      actions.textFieldStyle(AlertFieldStyle()), style: AlertButtonStyle(), dismiss, in: context)
    // An alert without a button could not be dismissed.
    if parts.buttons.isEmpty { parts.add(Button("OK") {}, style: AlertButtonStyle(), dismiss) }
    let alert = AlertView(
      title: title, message: _ControlPart(message), parts: parts.inOrder, screen: view.screen)
    return PresentationLayer(node: parts.context.layer(alert, alignment: .center))
  }
}

/// A confirmation dialog: buttons at the bottom of the screen, with the cancel button apart. On tablets, a popover
/// without a cancel button beside others. A tap outside of it performs the action of the cancel button.
struct DialogPresentation<Actions, Message> {
  let title: Text
  let titleVisibility: Visibility
  let dismiss: () -> Void
  let actions: Actions
  let message: Message
}

extension DialogPresentation: Presented where Actions: View, Message: View {
  var name: String { "the confirmation dialog '\(title.string)'" }

  func layer(over view: Presenting, in context: _ResolveContext) -> PresentationLayer {
    let style = DialogButtonStyle()
    var parts = PresentedActions(actions, style: style, dismiss, in: context)
    let message = Message.self == EmptyView.self ? nil : _ControlPart(message)
    let title = titleVisibility == .visible ? title : nil
    let cancel = parts.buttons.first { $0.role == .cancel }?.press ?? dismiss
    if context.environment.isTablet {
      // A dialog without a button would be empty.
      if parts.buttons.isEmpty { parts.add(Button("OK") {}, style: style, dismiss) }
      let dialog = DialogPopover(
        actions: DialogActions(title: title, message: message, parts: parts.withoutCancel))
      guard let node = parts.context.layer(dialog, alignment: .center) else {
        return PresentationLayer(node: nil)
      }
      return context.popover(context.session.add(node), of: node, over: view, dismiss: cancel)
    }
    // On an iPhone, a dialog can always be canceled.
    if !parts.buttons.contains(where: { $0.role == .cancel }) {
      parts.add(Button("Cancel", role: .cancel) {}, style: style, dismiss)
    }
    let dialog = DialogView(
      actions: DialogActions(title: title, message: message, parts: parts.inOrder),
      screen: view.screen, dismiss: cancel)
    return PresentationLayer(node: parts.context.layer(dialog, alignment: .center))
  }
}

// MARK: Buttons

/// The role of a button, passed from its style to the container that lays it out.
private struct ActionRoleKey: LayoutValueKey {
  static var defaultValue: PresentedActions.Part.Role { .other }
}

/// The actions of an alert or dialog, resolved into views.
struct PresentedActions {
  struct Part {
    enum Role { case other, button, cancel }
    let view: ResolvedSubview
    let role: Role
    /// Dismisses the presentation and performs the action of an enabled button.
    let press: (() -> Void)?
  }

  private(set) var parts: [Part] = []
  /// The context of the views next to the actions.
  let context: _ResolveContext

  var buttons: [Part] { parts.filter { $0.role != .other } }

  @MainActor
  init<Actions: View, Style: ButtonStyle>(
    _ actions: Actions, style: Style, _ dismiss: @escaping () -> Void, in context: _ResolveContext
  ) {
    var inner = context
    // Alerts do not inherit the look of the views that present them.
    inner.environment.text = TextEnvironment()
    inner.environment[ControlStyleKey<PrimitiveButtonStyleConfiguration>()] = nil
    self.context = inner
    add(actions, style: style, dismiss)
  }

  @MainActor
  mutating func add<Actions: View, Style: ButtonStyle>(
    _ actions: Actions, style: Style, _ dismiss: @escaping () -> Void
  ) {
    var inner = context
    inner.environment.controls.beforeTap = { dismiss() }
    inner.identity.enter(parts.count)
    let styled = actions.buttonStyle(style)
    var list = _NodeList()
    func resolve<V: View>(_ view: V) { V._resolve(view, in: inner, into: &list) }
    resolve(styled)
    for node in list.nodes {
      let role = node[ActionRoleKey.self]
      var press: (() -> Void)?
      if let control = node.controls.first(where: \.isEnabled) { press = { control.tap() } }
      parts.append(Part(view: context.session.add(node), role: role, press: press))
    }
  }

  /// The parts without buttons that only cancel, unless there are no other buttons. Fields come first.
  var withoutCancel: [Part] {
    let hasOthers = parts.contains { $0.role == .button }
    return inOrder.compactMap { part in
      guard part.role == .cancel else { return part }
      return hasOthers ? nil : Part(view: part.view, role: .button, press: part.press)
    }
  }

  /// Fields first, then buttons. The cancel button comes first of two and last of more.
  var inOrder: [Part] {
    let (fields, buttons) = (parts.filter { $0.role == .other }, buttons)
    let cancels = buttons.filter { $0.role == .cancel }
    let others = buttons.filter { $0.role != .cancel }
    return fields + (buttons.count == 2 ? cancels + others : others + cancels)
  }
}

private struct AlertButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ActionLabel(
      configuration: configuration, font: configuration.role == .cancel ? .headline : .body,
      height: 44)
  }
}

/// The label of a button in an alert or a dialog, without the icons of labels, and gray if the button is disabled.
private struct ActionLabel: View {
  let configuration: ButtonStyleConfiguration
  let font: Font
  /// The least height, in points.
  let height: CGFloat
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .labelStyle(.titleOnly)
      .font(font)
      .lineLimit(1)
      .foregroundStyle(
        isEnabled ? configuration.role.accent : AnyShapeStyle(Color(.tertiaryLabel))
      )
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: height)
      .layoutValue(
        key: ActionRoleKey.self, value: configuration.role == .cancel ? .cancel : .button)
  }
}

/// Small text in a box with a thin border.
private struct AlertFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .font(.footnote)
      .padding(.horizontal, 7)
      .padding(.vertical, 4)
      .frame(minHeight: 30)
      .background {
        RoundedRectangle(cornerRadius: 6)
          .fill(.background)
          .strokeBorder(Color(.separator), lineWidth: 0.5)
      }
  }
}

private struct DialogButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ActionLabel(
      configuration: configuration,
      font: .title3.weight(configuration.role == .cancel ? .semibold : .regular), height: 57)
  }
}

// MARK: Views

/// The material of alerts, dialogs and menus, opaque enough to be legible on any background.
struct PresentationMaterial: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Rectangle().fill(.ultraThickMaterial)
      .overlay { Color(white: colorScheme == .dark ? 0.2 : 1).opacity(0.35) }
  }
}

private struct AlertView: View {
  let title: Text
  let message: _ControlPart
  let parts: [PresentedActions.Part]
  let screen: PresentationScreen

  var body: some View {
    ZStack {
      PresentationBackdrop(dismiss: nil)
      VStack(spacing: 0) {
        VStack(spacing: 4) {
          title.font(.headline)
          message.font(.footnote)
          if !fields.isEmpty {
            VStack(spacing: 6) {
              ForEach(fields.indices, id: \.self) { fields[$0].view }
            }
            .padding(.top, 10)
          }
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .padding(.vertical, 19)
        Divider()
        if buttons.count == 2 {
          AlertButtonPair(buttons: buttons).fixedSize(horizontal: false, vertical: true)
        } else {
          ForEach(buttons.indices, id: \.self) { index in
            if index > 0 { Divider() }
            buttons[index].view
          }
        }
      }
      .frame(width: min(270, screen.size.width - 16))
      .background { PresentationMaterial() }
      .clipShape(RoundedRectangle(cornerRadius: 14))
      .modifier(PresentedSurface())
    }
    .frame(width: screen.size.width, height: screen.size.height)
  }

  private var fields: [PresentedActions.Part] { parts.filter { $0.role == .other } }
  private var buttons: [PresentedActions.Part] { parts.filter { $0.role != .other } }
}

/// The title, the message and all buttons except those that cancel the dialog.
private struct DialogActions: View {
  let title: Text?
  let message: _ControlPart?
  let parts: [PresentedActions.Part]

  var body: some View {
    if title != nil || message != nil {
      VStack(spacing: 4) {
        title?.font(.footnote.weight(.semibold))
        message.font(.footnote)
      }
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 14)
    }
    ForEach(actions.indices, id: \.self) { index in
      if index > 0 || title != nil || message != nil { Divider() }
      actions[index].view
    }
  }

  private var actions: [PresentedActions.Part] { parts.filter { $0.role != .cancel } }
  var cancels: [PresentedActions.Part] { parts.filter { $0.role == .cancel } }
}

/// A dialog in a popover. A tap outside of it cancels it.
private struct DialogPopover: View {
  let actions: DialogActions

  var body: some View { VStack(spacing: 0) { actions }.frame(width: 304) }
}

private struct DialogView: View {
  let actions: DialogActions
  let screen: PresentationScreen
  let dismiss: () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {
      PresentationBackdrop(dismiss: dismiss)
      VStack(spacing: 8) {
        group { actions }
        let cancels = actions.cancels
        ForEach(cancels.indices, id: \.self) { index in group { cancels[index].view } }
      }
      .frame(width: max(min(screen.size.width - 16, 414), 0))
      .padding(.bottom, max(screen.insets.bottom, 8))
    }
    .frame(width: screen.size.width, height: screen.size.height)
  }

  private func group<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    VStack(spacing: 0, content: content)
      .frame(maxWidth: .infinity)
      .background { PresentationMaterial() }
      .clipShape(RoundedRectangle(cornerRadius: 14))
      .modifier(PresentedSurface())
  }
}
