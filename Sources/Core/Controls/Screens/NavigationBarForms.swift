import Foundation

// The forms of titles and items from before navigation stacks.

extension View {
  /// Sets the title of the screen; the older form of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the screen; the older form of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen; the older form of `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen and whether it is large.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigation {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  /// Sets the title of the screen and whether it is large.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the title of the screen and whether it is large.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Adds views to both ends of the navigation bar; the older form of `toolbar(content:)`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    let (leading, trailing) = (_ControlPart(leading), _ControlPart(trailing))
    return navigation {
      $0.leading.append(leading)
      $0.trailing.append(trailing)
    }
  }

  /// Adds a view to the leading end of the navigation bar; the older form of `toolbar(content:)`.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    let leading = _ControlPart(leading)
    return navigation { $0.leading.append(leading) }
  }

  /// Adds a view to the trailing end of the navigation bar; the older form of `toolbar(content:)`.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    let trailing = _ControlPart(trailing)
    return navigation { $0.trailing.append(trailing) }
  }

  /// Hides the back button of the screen.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    navigation { $0.isBackHidden = hidesBackButton }
  }

  /// Sets the style of the navigation views in this view. Every style shows the root.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

/// A type that defines how navigation views look.
public protocol NavigationViewStyle {}

/// The style of navigation views where none is set: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Columns side by side; a picture shows the first one.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Two columns; the older name of `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style of navigation views where none is set: a stack.
  nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  nonisolated public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side; a picture shows the first one.
  nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}
