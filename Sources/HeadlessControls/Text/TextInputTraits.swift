import Foundation
@_spi(Hooks) import HeadlessViews

// The traits of text input, as data. There is no keyboard.

/// The type of a keyboard.
///
/// Counterpart: `UIKeyboardType`.
public enum KeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The title of the return key.
///
/// Counterpart: `UIReturnKeyType`.
public enum ReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The appearance of a keyboard.
///
/// Counterpart: `UIKeyboardAppearance`.
public enum KeyboardAppearance: Int, Hashable, Sendable {
  case `default`, dark, light
  /// The same as `dark`.
  public static let alert = KeyboardAppearance.dark
}

/// The automatic capitalisation of typed text. Simulated typing is not changed by it.
///
/// Counterpart: `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// The automatic correction of typed text. Simulated typing is not changed by it.
///
/// Counterpart: `UITextAutocorrectionType`.
public enum TextAutocorrectionType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// The spell checking of typed text. Simulated typing is not changed by it.
///
/// Counterpart: `UITextSpellCheckingType`.
public enum TextSpellCheckingType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// The semantic meaning of a text, for filling it in automatically.
///
/// Counterpart: `UITextContentType`.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = TextContentType(rawValue: "name")
  /// A user name.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// A URL.
  public static let URL = TextContentType(rawValue: "url")
}

/// A view that accepts typed text.
///
/// Counterpart: `UIKeyInput`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol KeyInput: AnyObject {
  /// Whether the text is not empty.
  var hasText: Bool { get }
  /// Replaces the selection with text.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it.
  func deleteBackward()
}

/// Whether typed straight quotation marks become typographic ones.
///
/// Counterpart: `UITextSmartQuotesType`.
public enum TextSmartQuotesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether two typed hyphens become a dash.
///
/// Counterpart: `UITextSmartDashesType`.
public enum TextSmartDashesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether spaces are adjusted when text is pasted or cut.
///
/// Counterpart: `UITextSmartInsertDeleteType`.
public enum TextSmartInsertDeleteType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// The rules for passwords that the system suggests. Kept without effect: nothing is suggested.
///
/// Counterpart: `UITextInputPasswordRules`.
///
/// Coverage: simulated. Kept without effect: `passwordRulesDescriptor`.
@preconcurrency @MainActor
open class TextInputPasswordRules: NSObject {
  /// The rules, in Apple's language for them.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules.
  ///
  /// - Parameter passwordRulesDescriptor: The rules, in Apple's language for them.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
