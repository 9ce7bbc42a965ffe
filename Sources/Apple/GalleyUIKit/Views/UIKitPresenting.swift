import Galley

/// The content of a controller, with the controller that it or one of its children presents.
struct UIKitPresenting: View {
  private let controller: UIViewController
  private let content: AnyView
  /// How often the presented controller has changed since the first evaluation.
  @State private var changes = 0

  init(_ controller: UIViewController, content: AnyView) {
    (self.controller, self.content) = (controller, content)
  }

  var body: some View {
    let presented = presented(after: changes)
    let alert = presented as? UIAlertController
    let other = alert == nil ? presented : nil
    let screen = other.flatMap { UIKitPicture.isDrawn($0) ? $0 : nil }
    let covers = screen?.coversScreen == true
    content
      // Controllers present others when their views appear, which is during the layout.
      .onAppear { if controller.presentedInside !== presented { changes += 1 } }
      .sheet(isPresented: .constant(screen != nil && !covers)) {
        if let screen { UIKitSheet(controller: screen) }
      }
      .fullScreenCover(isPresented: .constant(screen != nil && covers)) {
        if let screen { UIKitCover(controller: screen) }
      }
      .modifier(UIKitAlert(alert: alert))
      .reporting(
        other !== screen ? "it is not drawn" : nil, of: other.map { typeName(type(of: $0)) })
  }

  /// The presented controller. A body that reads the number of changes is evaluated after each one.
  private func presented(after changes: Int) -> UIViewController? { controller.presentedInside }
}

/// Shows an alert or an action sheet over its content.
private struct UIKitAlert: ViewModifier {
  let alert: UIAlertController?

  func body(content: Content) -> some View {
    let isSheet = alert?.preferredStyle == .actionSheet
    let titles: Visibility = alert?.title == nil ? .hidden : .visible
    let (title, message) = (alert?.title, alert?.message)
    // Without a title, an alert shows its message in place of it.
    let note = isSheet || title != nil ? message : nil
    let heading = Text(verbatim: title ?? (isSheet ? "" : message ?? ""))
    let (isShort, isLong) = (alert != nil && note == nil, alert != nil && note != nil)
    return
      content
      .alert(heading, isPresented: .constant(isShort && !isSheet)) { actions }
      .alert(heading, isPresented: .constant(isLong && !isSheet)) {
        actions
      } message: {
        Text(verbatim: note ?? "")
      }
      .confirmationDialog(
        heading, isPresented: .constant(isShort && isSheet), titleVisibility: titles
      ) { actions }
      .confirmationDialog(
        heading, isPresented: .constant(isLong && isSheet), titleVisibility: titles
      ) {
        actions
      } message: {
        Text(verbatim: note ?? "")
      }
  }

  @ViewBuilder
  private var actions: some View {
    if let alert { UIKitAlertActions(alert: alert) }
  }
}

/// A presented controller, with the heights of its sheet.
private struct UIKitSheet: View {
  let controller: UIViewController

  var body: some View {
    let sheet = controller.sheetPresentationController
    let content = UIKitPicture(controller).content
      .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .hidden)
      .presentationCornerRadius(sheet?.preferredCornerRadius)
    let detents = sheet?.detents ?? []
    if let selected = sheet?.selectedDetent {
      content.presentationDetents(
        Set(detents.map(\.height)), selection: .constant(selected.height))
    } else {
      content
    }
  }
}

/// A controller that covers the screen. Styles other than the full screen keep the views below it.
private struct UIKitCover: View {
  let controller: UIViewController

  var body: some View {
    let content = UIKitPicture(controller).content
    switch controller.modalPresentationStyle {
    case .overFullScreen, .overCurrentContext, .custom: content.presentationBackground(.clear)
    default: content
    }
  }
}

/// The fields and the buttons of an alert.
private struct UIKitAlertActions: View {
  let alert: UIAlertController

  var body: some View {
    let (fields, actions) = (alert.textFields ?? [], alert.actions)
    ForEach(fields.indices, id: \.self) { index in
      let (title, text) = (fields[index].placeholder ?? "", fields[index].text ?? "")
      if fields[index].isSecureTextEntry {
        SecureField(title, text: .constant(text))
      } else {
        TextField(title, text: .constant(text))
      }
    }
    ForEach(actions.indices, id: \.self) { index in
      Button(role: actions[index].style.role) {
      } label: {
        Text(verbatim: actions[index].title ?? "").fontWeight(weight(of: actions[index]))
      }
      .disabled(!actions[index].isEnabled)
    }
  }

  /// The weight of an action's title; `nil` for that of its style. Only the preferred action is bold.
  private func weight(of action: UIAlertAction) -> Font.Weight? {
    guard alert.preferredStyle == .alert, let preferred = alert.preferredAction else { return nil }
    return action === preferred ? .semibold : .regular
  }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension UIViewController {
  /// The controller that this one, or else a child that is shown, presents.
  fileprivate final var presentedInside: UIViewController? {
    if let presentedViewController { return presentedViewController }
    let shown: [UIViewController] =
      switch self {
      case let stack as UINavigationController: stack.viewControllers.suffix(1)
      case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
      default: children
      }
    return shown.lazy.compactMap(\.presentedInside).first
  }

  /// Whether the controller covers the screen when it is presented.
  fileprivate final var coversScreen: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .popover: false
    }
  }
}

extension UISheetPresentationController {
  /// The height that is selected, or else the lowest one, as the first one in the array.
  fileprivate var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }
}

extension UISheetPresentationController.Detent {
  @MainActor
  fileprivate var height: PresentationDetent {
    struct Context: UISheetPresentationController.ResolutionContext {
      let maximumDetentValue = MainScreen.device.size.height - MainScreen.device.safeAreaInsets.top
    }
    switch identifier {
    case .medium where resolver == nil: return .medium
    case .large where resolver == nil: return .large
    default: return resolver?(Context()).map { .height($0) } ?? .large
    }
  }
}
