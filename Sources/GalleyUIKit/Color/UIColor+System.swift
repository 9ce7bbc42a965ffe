import Galley

/// The system's colors as in iOS 18, for both interface styles; red to gray also for increased contrast.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(SystemColor.red)
  /// The system's orange.
  public static let systemOrange = UIColor(SystemColor.orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(SystemColor.yellow)
  /// The system's green.
  public static let systemGreen = UIColor(SystemColor.green)
  /// The system's mint.
  public static let systemMint = UIColor(SystemColor.mint)
  /// The system's teal.
  public static let systemTeal = UIColor(SystemColor.teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(SystemColor.cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(SystemColor.blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(SystemColor.indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(SystemColor.purple)
  /// The system's pink.
  public static let systemPink = UIColor(SystemColor.pink)
  /// The system's brown.
  public static let systemBrown = UIColor(SystemColor.brown)
  /// The system's gray.
  public static let systemGray = UIColor(SystemColor.gray)
  /// The system's gray number 2, nearer to the background than the one before.
  public static let systemGray2 = UIColor(SystemColor.gray2)
  /// The system's gray number 3, nearer to the background than the one before.
  public static let systemGray3 = UIColor(SystemColor.gray3)
  /// The system's gray number 4, nearer to the background than the one before.
  public static let systemGray4 = UIColor(SystemColor.gray4)
  /// The system's gray number 5, nearer to the background than the one before.
  public static let systemGray5 = UIColor(SystemColor.gray5)
  /// The system's gray number 6, nearer to the background than the one before.
  public static let systemGray6 = UIColor(SystemColor.gray6)
  /// Of primary text: black, or white in the dark style.
  public static let label = UIColor(SystemColor.label)
  /// Of secondary text.
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  /// Of tertiary text.
  public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  /// Of quaternary text.
  public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  /// Of placeholders in controls.
  public static let placeholderText = UIColor(SystemColor.tertiaryLabel)
  /// Of links.
  public static let link = UIColor(SystemColor.link)
  /// Of separators that let what is below show through.
  public static let separator = UIColor(SystemColor.separator)
  /// Of separators that hide what is below.
  public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
  /// Of thin and small shapes.
  public static let systemFill = UIColor(SystemColor.fill)
  /// Of shapes of medium size.
  public static let secondarySystemFill = UIColor(SystemColor.secondaryFill)
  /// Of large shapes.
  public static let tertiarySystemFill = UIColor(SystemColor.tertiaryFill)
  /// Of large areas with complex content.
  public static let quaternarySystemFill = UIColor(SystemColor.quaternaryFill)
  /// Of the main background.
  public static let systemBackground = UIColor(SystemColor.background)
  /// Of content on the main background.
  public static let secondarySystemBackground = UIColor(SystemColor.secondaryBackground)
  /// Of content on a secondary background.
  public static let tertiarySystemBackground = UIColor(SystemColor.tertiaryBackground)
  /// Of the background of a grouped interface.
  public static let systemGroupedBackground = UIColor(SystemColor.groupedBackground)
  /// Of content on a grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    SystemColor.secondaryGroupedBackground)
  /// Of content on a secondary grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(SystemColor.tertiaryGroupedBackground)
  /// The tint of the views around; where that is no color, blue.
  public static let tintColor = UIColor(Color.accentColor)
}

/// Colors that are the same everywhere.
extension UIColor {
  /// Black: 0, 0, 0 in sRGB.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// White: 1, 1, 1 in sRGB.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Dark gray: 1 / 3, 1 / 3, 1 / 3 in sRGB.
  public static let darkGray = UIColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1)
  /// Light gray: 2 / 3, 2 / 3, 2 / 3 in sRGB.
  public static let lightGray = UIColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1)
  /// Gray: 0.5, 0.5, 0.5 in sRGB.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// Red: 1, 0, 0 in sRGB.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green: 0, 1, 0 in sRGB.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue: 0, 0, 1 in sRGB.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: 0, 1, 1 in sRGB.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: 1, 1, 0 in sRGB.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: 1, 0, 1 in sRGB.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: 1, 0.5, 0 in sRGB.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: 0.5, 0, 0.5 in sRGB.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: 0.6, 0.4, 0.2 in sRGB.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Of text on a light background: black.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Of text on a dark background: white with an opacity of 60 %.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
