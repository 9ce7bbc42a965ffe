import Foundation

extension View {
  /// Sets the name of the view; the older form of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the identifier of the view; the older form of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibility(hint: Text) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibility(value: Text) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibility(hidden: Bool) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    self
  }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (UnitPoint) -> Void)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View
  { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Accepted for source compatibility: a picture is not read out.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

// The same for a text that is put together with others.
extension Text {
  /// Accepted for source compatibility: a picture is not read out.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Accepted for source compatibility: a picture is not read out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Accepted for source compatibility: a picture is not read out.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Accepted for source compatibility: a picture is not read out.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Accepted for source compatibility: a picture is not read out.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// Makes a text, or one that it is a part of, part of a PDF file's outline, at its level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    noted(.heading(level: max(Int(level.rawValue), 1)))
  }
}

/// How important custom content is. Accepted for source compatibility.
public enum AccessibilityCustomContentImportance: Sendable { case `default`, high }
/// A part of a labelled pair. Accepted for source compatibility.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
/// What a text is. Accepted for source compatibility.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// Technologies that help people. Accepted for source compatibility.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Creates a set of technologies.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A voice that reads the screen out.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Control by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Whether assistive technologies focus on a view. In a picture they focus on none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  /// Creates a state of one view.
  public init() where Value == Bool { state = FocusState() }
  /// Creates a state of several views.
  public init<T: Hashable>() where Value == T? { state = FocusState() }
  /// Creates a state of one view for some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = FocusState()
  }
  /// Creates a state of several views for some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = FocusState()
  }
  /// Whether a view has the focus, or which one.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding for `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let binding: FocusState<Value>.Binding
    /// Whether a view has the focus, or which one.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
