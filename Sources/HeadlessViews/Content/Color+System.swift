import Foundation

// The values are those of Apple's Human Interface Guidelines: light, then dark.
extension Color {
  // MARK: Fixed colours

  /// Black, as a grey.
  public static let black = Color(white: 0, alpha: 1)
  /// Dark grey.
  public static let darkGray = Color(white: 1 / 3, alpha: 1)
  /// Light grey.
  public static let lightGray = Color(white: 2 / 3, alpha: 1)
  /// White, as a grey.
  public static let white = Color(white: 1, alpha: 1)
  /// Grey.
  public static let gray = Color(white: 0.5, alpha: 1)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)
  /// Pure red.
  public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan.
  public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow.
  public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta.
  public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
  /// Pure orange.
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Pure purple.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Pure brown.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // MARK: System colours

  /// The system's red.
  public static let systemRed = system(
    "systemRedColor", (255, 59, 48, 1), (255, 69, 58, 1))
  /// The system's green.
  public static let systemGreen = system(
    "systemGreenColor", (52, 199, 89, 1), (48, 209, 88, 1))
  /// The system's blue.
  public static let systemBlue = system(
    "systemBlueColor", (0, 122, 255, 1), (10, 132, 255, 1))
  /// The system's orange.
  public static let systemOrange = system(
    "systemOrangeColor", (255, 149, 0, 1), (255, 159, 10, 1))
  /// The system's yellow.
  public static let systemYellow = system(
    "systemYellowColor", (255, 204, 0, 1), (255, 214, 10, 1))
  /// The system's pink.
  public static let systemPink = system(
    "systemPinkColor", (255, 45, 85, 1), (255, 55, 95, 1))
  /// The system's purple.
  public static let systemPurple = system(
    "systemPurpleColor", (175, 82, 222, 1), (191, 90, 242, 1))
  /// The system's teal.
  public static let systemTeal = system(
    "systemTealColor", (48, 176, 199, 1), (64, 200, 224, 1))
  /// The system's indigo.
  public static let systemIndigo = system(
    "systemIndigoColor", (88, 86, 214, 1), (94, 92, 230, 1))
  /// The system's brown.
  public static let systemBrown = system(
    "systemBrownColor", (162, 132, 94, 1), (172, 142, 104, 1))
  /// The system's mint.
  public static let systemMint = system(
    "systemMintColor", (0, 199, 190, 1), (99, 230, 226, 1))
  /// The system's cyan.
  public static let systemCyan = system(
    "systemCyanColor", (50, 173, 230, 1), (100, 210, 255, 1))
  /// The system's gray.
  public static let systemGray = system(
    "systemGrayColor", (142, 142, 147, 1), (142, 142, 147, 1))
  /// The system's gray 2.
  public static let systemGray2 = system(
    "systemGray2Color", (174, 174, 178, 1), (99, 99, 102, 1))
  /// The system's gray 3.
  public static let systemGray3 = system(
    "systemGray3Color", (199, 199, 204, 1), (72, 72, 74, 1))
  /// The system's gray 4.
  public static let systemGray4 = system(
    "systemGray4Color", (209, 209, 214, 1), (58, 58, 60, 1))
  /// The system's gray 5.
  public static let systemGray5 = system(
    "systemGray5Color", (229, 229, 234, 1), (44, 44, 46, 1))
  /// The system's gray 6.
  public static let systemGray6 = system(
    "systemGray6Color", (242, 242, 247, 1), (28, 28, 30, 1))
  /// The colour of primary labels.
  public static let label = system(
    "labelColor", (0, 0, 0, 1), (255, 255, 255, 1))
  /// The colour of secondary labels.
  public static let secondaryLabel = system(
    "secondaryLabelColor", (60, 60, 67, 0.6), (235, 235, 245, 0.6))
  /// The colour of tertiary labels.
  public static let tertiaryLabel = system(
    "tertiaryLabelColor", (60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// The colour of quaternary labels.
  public static let quaternaryLabel = system(
    "quaternaryLabelColor", (60, 60, 67, 0.18), (235, 235, 245, 0.16))
  /// The colour of links.
  public static let link = system(
    "linkColor", (0, 122, 255, 1), (9, 132, 255, 1))
  /// The colour of placeholder text.
  public static let placeholderText = system(
    "placeholderTextColor", (60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// The colour of translucent separators.
  public static let separator = system(
    "separatorColor", (60, 60, 67, 0.29), (84, 84, 88, 0.6))
  /// The colour of opaque separators.
  public static let opaqueSeparator = system(
    "opaqueSeparatorColor", (198, 198, 200, 1), (56, 56, 58, 1))
  /// The main background colour.
  public static let systemBackground = system(
    "systemBackgroundColor", (255, 255, 255, 1), (0, 0, 0, 1))
  /// The background colour of content on the main background.
  public static let secondarySystemBackground = system(
    "secondarySystemBackgroundColor", (242, 242, 247, 1), (28, 28, 30, 1))
  /// The background colour of content on a secondary background.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackgroundColor", (255, 255, 255, 1), (44, 44, 46, 1))
  /// The main background colour of grouped content.
  public static let systemGroupedBackground = system(
    "systemGroupedBackgroundColor", (242, 242, 247, 1), (0, 0, 0, 1))
  /// The same as ``systemGroupedBackground``, by its name before iOS 13.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The background colour of content on a grouped background.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackgroundColor", (255, 255, 255, 1), (28, 28, 30, 1))
  /// The background colour of content on a secondary grouped background.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackgroundColor", (242, 242, 247, 1), (44, 44, 46, 1))
  /// The fill colour of thin shapes.
  public static let systemFill = system(
    "systemFillColor", (120, 120, 128, 0.2), (120, 120, 128, 0.36))
  /// The fill colour of medium-sized shapes.
  public static let secondarySystemFill = system(
    "secondarySystemFillColor", (120, 120, 128, 0.16), (120, 120, 128, 0.32))
  /// The fill colour of large shapes.
  public static let tertiarySystemFill = system(
    "tertiarySystemFillColor", (118, 118, 128, 0.12), (118, 118, 128, 0.24))
  /// The fill colour of large areas.
  public static let quaternarySystemFill = system(
    "quaternarySystemFillColor", (116, 116, 128, 0.08), (118, 118, 128, 0.18))

  private typealias Numbers = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  private static func system(_ name: String, _ light: Numbers, _ dark: Numbers) -> Color {
    let pair = [light, dark].map { numbers in
      Color(
        Components(
          red: numbers.red / 255, green: numbers.green / 255, blue: numbers.blue / 255,
          alpha: numbers.alpha))
    }
    let (lit, unlit) = (pair[0], pair[1])
    return Color(
      Components(red: 0, green: 0, blue: 0, alpha: 0), systemName: name,
      dynamic: DynamicColor { $0.userInterfaceStyle == .dark ? unlit : lit })
  }
}
