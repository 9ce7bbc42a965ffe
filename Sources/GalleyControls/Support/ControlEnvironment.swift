/// What controls and lists take from their environment.
struct ControlEnvironment: EnvironmentGroup {
  var labelsHidden = false
  var buttonBorderShape = ButtonBorderShape.automatic
  var listLook = _ListLook.insetGrouped
  var isInList = false
  var scrollContentBackground = Visibility.automatic

  static var slot: EnvironmentSlot { .controls }
}

extension EnvironmentValues {
  /// What controls and lists read.
  var controls: ControlEnvironment {
    _read { yield self[group: ControlEnvironment.self] }
    _modify { yield &self[group: ControlEnvironment.self] }
  }
}

extension View {
  /// Leaves out the labels of controls in this view; they still name their controls.
  nonisolated public func labelsHidden() -> some View { environment(\.controls.labelsHidden, true) }

  /// Whether lists and text editors in this view have their own background.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.controls.scrollContentBackground, visibility)
  }
}
