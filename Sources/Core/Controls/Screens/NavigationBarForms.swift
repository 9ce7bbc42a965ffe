import Foundation

@TitleForms
extension View {
  /// Sets the title of the screen and whether it is large.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigation {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  /// Adds views at both ends of the navigation bar; the older form of `toolbar(content:)`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    let (leading, trailing) = (_ControlPart(leading), _ControlPart(trailing))
    return navigation {
      $0.leading.append(leading)
      $0.trailing.append(trailing)
    }
  }

  /// Adds a view at the leading end of the navigation bar; the older form of `toolbar(content:)`.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    let leading = _ControlPart(leading)
    return navigation { $0.leading.append(leading) }
  }

  /// Adds a view at the trailing end of the navigation bar; the older form of `toolbar(content:)`.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    let trailing = _ControlPart(trailing)
    return navigation { $0.trailing.append(trailing) }
  }
}

/// A type that defines how navigation views look.
public protocol NavigationViewStyle {}

/// The default navigation view style: a stack.
@StyleInit public struct DefaultNavigationViewStyle: NavigationViewStyle {}

/// A style that shows one screen at a time.
@StyleInit public struct StackNavigationViewStyle: NavigationViewStyle {}

/// A style with columns side by side. Only the first column is rendered.
@StyleInit public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// A style with two columns; the older name of `ColumnNavigationViewStyle`.
@StyleInit public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {}
