import Foundation
import HeadlessViews

/// A key of a hardware keyboard.
///
/// Counterpart: `UIKey`. A test creates it for a ``Press``.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Key: NSObject {
  /// The characters of the key, with the modifiers.
  open private(set) var characters: String
  /// The characters of the key, without the modifiers.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that are pressed.
  open private(set) var modifierFlags: KeyModifierFlags
  /// The place of the key.
  open private(set) var keyCode: KeyboardHIDUsage

  /// Creates a key.
  public init(
    _ characters: String, modifierFlags: KeyModifierFlags = [],
    keyCode: KeyboardHIDUsage = .keyboardErrorUndefined
  ) {
    self.characters = characters
    charactersIgnoringModifiers = characters.lowercased()
    (self.modifierFlags, self.keyCode) = (modifierFlags, keyCode)
    super.init()
  }
}

extension Press {
  /// The key that is pressed.
  public var key: Key? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

/// The place of a key on a keyboard, by its number in the standard for USB keyboards.
///
/// Counterpart: `UIKeyboardHIDUsage`.
public struct KeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let keyboardErrorRollOver = KeyboardHIDUsage(rawValue: 1)
  public static let keyboardPOSTFail = KeyboardHIDUsage(rawValue: 2)
  public static let keyboardErrorUndefined = KeyboardHIDUsage(rawValue: 3)
  public static let keyboardA = KeyboardHIDUsage(rawValue: 4)
  public static let keyboardB = KeyboardHIDUsage(rawValue: 5)
  public static let keyboardC = KeyboardHIDUsage(rawValue: 6)
  public static let keyboardD = KeyboardHIDUsage(rawValue: 7)
  public static let keyboardE = KeyboardHIDUsage(rawValue: 8)
  public static let keyboardF = KeyboardHIDUsage(rawValue: 9)
  public static let keyboardG = KeyboardHIDUsage(rawValue: 10)
  public static let keyboardH = KeyboardHIDUsage(rawValue: 11)
  public static let keyboardI = KeyboardHIDUsage(rawValue: 12)
  public static let keyboardJ = KeyboardHIDUsage(rawValue: 13)
  public static let keyboardK = KeyboardHIDUsage(rawValue: 14)
  public static let keyboardL = KeyboardHIDUsage(rawValue: 15)
  public static let keyboardM = KeyboardHIDUsage(rawValue: 16)
  public static let keyboardN = KeyboardHIDUsage(rawValue: 17)
  public static let keyboardO = KeyboardHIDUsage(rawValue: 18)
  public static let keyboardP = KeyboardHIDUsage(rawValue: 19)
  public static let keyboardQ = KeyboardHIDUsage(rawValue: 20)
  public static let keyboardR = KeyboardHIDUsage(rawValue: 21)
  public static let keyboardS = KeyboardHIDUsage(rawValue: 22)
  public static let keyboardT = KeyboardHIDUsage(rawValue: 23)
  public static let keyboardU = KeyboardHIDUsage(rawValue: 24)
  public static let keyboardV = KeyboardHIDUsage(rawValue: 25)
  public static let keyboardW = KeyboardHIDUsage(rawValue: 26)
  public static let keyboardX = KeyboardHIDUsage(rawValue: 27)
  public static let keyboardY = KeyboardHIDUsage(rawValue: 28)
  public static let keyboardZ = KeyboardHIDUsage(rawValue: 29)
  public static let keyboard1 = KeyboardHIDUsage(rawValue: 30)
  public static let keyboard2 = KeyboardHIDUsage(rawValue: 31)
  public static let keyboard3 = KeyboardHIDUsage(rawValue: 32)
  public static let keyboard4 = KeyboardHIDUsage(rawValue: 33)
  public static let keyboard5 = KeyboardHIDUsage(rawValue: 34)
  public static let keyboard6 = KeyboardHIDUsage(rawValue: 35)
  public static let keyboard7 = KeyboardHIDUsage(rawValue: 36)
  public static let keyboard8 = KeyboardHIDUsage(rawValue: 37)
  public static let keyboard9 = KeyboardHIDUsage(rawValue: 38)
  public static let keyboard0 = KeyboardHIDUsage(rawValue: 39)
  public static let keyboardReturnOrEnter = KeyboardHIDUsage(rawValue: 40)
  public static let keyboardEscape = KeyboardHIDUsage(rawValue: 41)
  public static let keyboardDeleteOrBackspace = KeyboardHIDUsage(rawValue: 42)
  public static let keyboardTab = KeyboardHIDUsage(rawValue: 43)
  public static let keyboardSpacebar = KeyboardHIDUsage(rawValue: 44)
  public static let keyboardHyphen = KeyboardHIDUsage(rawValue: 45)
  public static let keyboardEqualSign = KeyboardHIDUsage(rawValue: 46)
  public static let keyboardOpenBracket = KeyboardHIDUsage(rawValue: 47)
  public static let keyboardCloseBracket = KeyboardHIDUsage(rawValue: 48)
  public static let keyboardBackslash = KeyboardHIDUsage(rawValue: 49)
  public static let keyboardNonUSPound = KeyboardHIDUsage(rawValue: 50)
  public static let keyboardSemicolon = KeyboardHIDUsage(rawValue: 51)
  public static let keyboardQuote = KeyboardHIDUsage(rawValue: 52)
  public static let keyboardGraveAccentAndTilde = KeyboardHIDUsage(rawValue: 53)
  public static let keyboardComma = KeyboardHIDUsage(rawValue: 54)
  public static let keyboardPeriod = KeyboardHIDUsage(rawValue: 55)
  public static let keyboardSlash = KeyboardHIDUsage(rawValue: 56)
  public static let keyboardCapsLock = KeyboardHIDUsage(rawValue: 57)
  public static let keyboardF1 = KeyboardHIDUsage(rawValue: 58)
  public static let keyboardF2 = KeyboardHIDUsage(rawValue: 59)
  public static let keyboardF3 = KeyboardHIDUsage(rawValue: 60)
  public static let keyboardF4 = KeyboardHIDUsage(rawValue: 61)
  public static let keyboardF5 = KeyboardHIDUsage(rawValue: 62)
  public static let keyboardF6 = KeyboardHIDUsage(rawValue: 63)
  public static let keyboardF7 = KeyboardHIDUsage(rawValue: 64)
  public static let keyboardF8 = KeyboardHIDUsage(rawValue: 65)
  public static let keyboardF9 = KeyboardHIDUsage(rawValue: 66)
  public static let keyboardF10 = KeyboardHIDUsage(rawValue: 67)
  public static let keyboardF11 = KeyboardHIDUsage(rawValue: 68)
  public static let keyboardF12 = KeyboardHIDUsage(rawValue: 69)
  public static let keyboardPrintScreen = KeyboardHIDUsage(rawValue: 70)
  public static let keyboardScrollLock = KeyboardHIDUsage(rawValue: 71)
  public static let keyboardPause = KeyboardHIDUsage(rawValue: 72)
  public static let keyboardInsert = KeyboardHIDUsage(rawValue: 73)
  public static let keyboardHome = KeyboardHIDUsage(rawValue: 74)
  public static let keyboardPageUp = KeyboardHIDUsage(rawValue: 75)
  public static let keyboardDeleteForward = KeyboardHIDUsage(rawValue: 76)
  public static let keyboardEnd = KeyboardHIDUsage(rawValue: 77)
  public static let keyboardPageDown = KeyboardHIDUsage(rawValue: 78)
  public static let keyboardRightArrow = KeyboardHIDUsage(rawValue: 79)
  public static let keyboardLeftArrow = KeyboardHIDUsage(rawValue: 80)
  public static let keyboardDownArrow = KeyboardHIDUsage(rawValue: 81)
  public static let keyboardUpArrow = KeyboardHIDUsage(rawValue: 82)
  public static let keypadNumLock = KeyboardHIDUsage(rawValue: 83)
  public static let keypadSlash = KeyboardHIDUsage(rawValue: 84)
  public static let keypadAsterisk = KeyboardHIDUsage(rawValue: 85)
  public static let keypadHyphen = KeyboardHIDUsage(rawValue: 86)
  public static let keypadPlus = KeyboardHIDUsage(rawValue: 87)
  public static let keypadEnter = KeyboardHIDUsage(rawValue: 88)
  public static let keypad1 = KeyboardHIDUsage(rawValue: 89)
  public static let keypad2 = KeyboardHIDUsage(rawValue: 90)
  public static let keypad3 = KeyboardHIDUsage(rawValue: 91)
  public static let keypad4 = KeyboardHIDUsage(rawValue: 92)
  public static let keypad5 = KeyboardHIDUsage(rawValue: 93)
  public static let keypad6 = KeyboardHIDUsage(rawValue: 94)
  public static let keypad7 = KeyboardHIDUsage(rawValue: 95)
  public static let keypad8 = KeyboardHIDUsage(rawValue: 96)
  public static let keypad9 = KeyboardHIDUsage(rawValue: 97)
  public static let keypad0 = KeyboardHIDUsage(rawValue: 98)
  public static let keypadPeriod = KeyboardHIDUsage(rawValue: 99)
  public static let keyboardNonUSBackslash = KeyboardHIDUsage(rawValue: 100)
  public static let keyboardApplication = KeyboardHIDUsage(rawValue: 101)
  public static let keyboardPower = KeyboardHIDUsage(rawValue: 102)
  public static let keypadEqualSign = KeyboardHIDUsage(rawValue: 103)
  public static let keyboardF13 = KeyboardHIDUsage(rawValue: 104)
  public static let keyboardF14 = KeyboardHIDUsage(rawValue: 105)
  public static let keyboardF15 = KeyboardHIDUsage(rawValue: 106)
  public static let keyboardF16 = KeyboardHIDUsage(rawValue: 107)
  public static let keyboardF17 = KeyboardHIDUsage(rawValue: 108)
  public static let keyboardF18 = KeyboardHIDUsage(rawValue: 109)
  public static let keyboardF19 = KeyboardHIDUsage(rawValue: 110)
  public static let keyboardF20 = KeyboardHIDUsage(rawValue: 111)
  public static let keyboardF21 = KeyboardHIDUsage(rawValue: 112)
  public static let keyboardF22 = KeyboardHIDUsage(rawValue: 113)
  public static let keyboardF23 = KeyboardHIDUsage(rawValue: 114)
  public static let keyboardF24 = KeyboardHIDUsage(rawValue: 115)
  public static let keyboardExecute = KeyboardHIDUsage(rawValue: 116)
  public static let keyboardHelp = KeyboardHIDUsage(rawValue: 117)
  public static let keyboardMenu = KeyboardHIDUsage(rawValue: 118)
  public static let keyboardSelect = KeyboardHIDUsage(rawValue: 119)
  public static let keyboardStop = KeyboardHIDUsage(rawValue: 120)
  public static let keyboardAgain = KeyboardHIDUsage(rawValue: 121)
  public static let keyboardUndo = KeyboardHIDUsage(rawValue: 122)
  public static let keyboardCut = KeyboardHIDUsage(rawValue: 123)
  public static let keyboardCopy = KeyboardHIDUsage(rawValue: 124)
  public static let keyboardPaste = KeyboardHIDUsage(rawValue: 125)
  public static let keyboardFind = KeyboardHIDUsage(rawValue: 126)
  public static let keyboardMute = KeyboardHIDUsage(rawValue: 127)
  public static let keyboardVolumeUp = KeyboardHIDUsage(rawValue: 128)
  public static let keyboardVolumeDown = KeyboardHIDUsage(rawValue: 129)
  public static let keyboardLANG1 = KeyboardHIDUsage(rawValue: 144)
  public static let keyboardLANG2 = KeyboardHIDUsage(rawValue: 145)
  public static let keyboardLANG3 = KeyboardHIDUsage(rawValue: 146)
  public static let keyboardLANG4 = KeyboardHIDUsage(rawValue: 147)
  public static let keyboardLANG5 = KeyboardHIDUsage(rawValue: 148)
  public static let keyboardLANG6 = KeyboardHIDUsage(rawValue: 149)
  public static let keyboardLANG7 = KeyboardHIDUsage(rawValue: 150)
  public static let keyboardLANG8 = KeyboardHIDUsage(rawValue: 151)
  public static let keyboardLANG9 = KeyboardHIDUsage(rawValue: 152)
  public static let keyboardLeftControl = KeyboardHIDUsage(rawValue: 224)
  public static let keyboardLeftShift = KeyboardHIDUsage(rawValue: 225)
  public static let keyboardLeftAlt = KeyboardHIDUsage(rawValue: 226)
  public static let keyboardLeftGUI = KeyboardHIDUsage(rawValue: 227)
  public static let keyboardRightControl = KeyboardHIDUsage(rawValue: 228)
  public static let keyboardRightShift = KeyboardHIDUsage(rawValue: 229)
  public static let keyboardRightAlt = KeyboardHIDUsage(rawValue: 230)
  public static let keyboardRightGUI = KeyboardHIDUsage(rawValue: 231)
}
