// How a text is to be typed, as data. There is no keyboard.

/// Which keys a keyboard has.
///
/// Counterpart: `UIKeyboardType`.
public enum KeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says.
///
/// Counterpart: `UIReturnKeyType`.
public enum ReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// How a keyboard looks.
///
/// Counterpart: `UIKeyboardAppearance`.
public enum KeyboardAppearance: Int, Hashable, Sendable {
  case `default`, dark, light
  /// The same as `dark`.
  public static let alert = KeyboardAppearance.dark
}

/// Where capitals are typed by themselves. What is typed here stays as it is.
///
/// Counterpart: `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected. What is typed here stays as it is.
///
/// Counterpart: `UITextAutocorrectionType`.
public enum TextAutocorrectionType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked. What is typed here stays as it is.
///
/// Counterpart: `UITextSpellCheckingType`.
public enum TextSpellCheckingType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// What a text means, for filling it in.
///
/// Counterpart: `UITextContentType`.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = TextContentType(rawValue: "name")
  /// The name of a user.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "password")
  /// A password that is new.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// An address for mail.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// The number of a telephone.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An address in the web.
  public static let URL = TextContentType(rawValue: "url")
}

/// Something that is typed into.
///
/// Counterpart: `UIKeyInput`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol KeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text in place of what is selected.
  func insertText(_ text: String)
  /// Removes what is selected, or the character before it.
  func deleteBackward()
}

/// Whether straight quotation marks become curly ones while one types.
///
/// Counterpart: `UITextSmartQuotesType`.
public enum TextSmartQuotesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether two hyphens become a dash while one types.
///
/// Counterpart: `UITextSmartDashesType`.
public enum TextSmartDashesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether spaces come and go with what is pasted and cut.
///
/// Counterpart: `UITextSmartInsertDeleteType`.
public enum TextSmartInsertDeleteType: Int, Hashable, Sendable {
  case `default`, no, yes
}
