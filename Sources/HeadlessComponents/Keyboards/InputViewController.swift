import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

/// A view that replaces the keyboard, or belongs to it.
///
/// Counterpart: `UIInputView`.
///
/// Coverage: simulated. Kept without effect: `allowsSelfSizing`, `inputViewStyle`.
@preconcurrency @MainActor
open class InputView: View {
  /// The appearance of an input view.
  ///
  /// Counterpart: `UIInputView.Style`.
  public enum Style: Int, Hashable, Sendable {
    case `default`, keyboard
  }

  /// The appearance.
  open private(set) var inputViewStyle: Style
  /// Whether constraints determine the height.
  open var allowsSelfSizing = false

  /// Creates an input view.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - inputViewStyle: The appearance.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates an input view with the default appearance.
  public convenience init() {
    self.init(frame: .zero, inputViewStyle: .default)
  }

  /// Creates an input view. Archives are not simulated.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// An input view that can make the keyboard's click. Nothing is heard here.
///
/// Counterpart: `UIInputViewAudioFeedback`.
///
/// Coverage: simulated. Kept without effect: `enableInputClicksWhenVisible`.
@preconcurrency @MainActor
public protocol InputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys click while the view is visible.
  var enableInputClicksWhenVisible: Bool { get }
}

extension InputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// The text around the insertion point, as a keyboard sees it.
///
/// Counterpart: `UITextDocumentProxy`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextDocumentProxy: KeyInput {
  /// The text before the insertion point.
  var documentContextBeforeInput: String? { get }
  /// The text after the insertion point.
  var documentContextAfterInput: String? { get }
  /// The selected text.
  var selectedText: String? { get }
  /// The identifier of the document.
  var documentIdentifier: UUID { get }
  /// Moves the insertion point.
  ///
  /// - Parameter offset: The number of characters, negative to the left.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// The controller of a keyboard, or of the view that replaces it.
///
/// It types into ``textDocumentProxy``, a document of its own whose text a test can read.
///
/// Counterpart: `UIInputViewController`.
///
/// Coverage: simulated. Kept without effect: `hasDictationKey`, `hasFullAccess`,
/// `needsInputModeSwitchKey`, `primaryLanguage`.
@preconcurrency @MainActor
open class InputViewController: ViewController {
  private final class Document: TextDocumentProxy {
    var before = ""
    var after = ""
    let documentIdentifier = UUID()
    weak var keyboard: InputViewController?

    var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
    var documentContextAfterInput: String? { after.isEmpty ? nil : after }
    var selectedText: String? { nil }
    var hasText: Bool { !before.isEmpty || !after.isEmpty }

    func insertText(_ text: String) { change { before += text } }
    func deleteBackward() { change { if !before.isEmpty { before.removeLast() } } }
    func adjustTextPosition(byCharacterOffset offset: Int) {
      let whole = before + after
      let place = min(max(0, before.count + offset), whole.count)
      before = String(whole.prefix(place))
      after = String(whole.dropFirst(place))
    }

    private func change(_ body: () -> Void) {
      keyboard?.textWillChange(nil)
      body()
      keyboard?.textDidChange(nil)
    }
  }

  private lazy var document: Document = {
    let document = Document()
    document.keyboard = self
    return document
  }()
  private var ownInputView: InputView?

  /// The document into which the keyboard types.
  open var textDocumentProxy: any TextDocumentProxy { document }
  /// The view of the keyboard: the one that was set, otherwise the controller's view, if that is an
  /// input view.
  open override var inputView: InputView? {
    get { ownInputView ?? (viewIfLoaded as? InputView) }
    set {
      ownInputView = newValue
      if let newValue { view = newValue }
    }
  }
  /// Whether the keyboard has full access. Kept without effect.
  open var hasFullAccess: Bool { false }
  /// Whether the keyboard has a key for dictation. Kept without effect.
  open var hasDictationKey = false
  /// Whether the keyboard needs a key for the next one. Kept without effect.
  open var needsInputModeSwitchKey: Bool { true }
  /// The language of the keyboard. Kept without effect.
  open var primaryLanguage: String?

  /// Dismisses the keyboard: the first responder of the window resigns.
  open func dismissKeyboard() { viewIfLoaded?.window?.endEditing(true) }
  /// Changes to the next keyboard. There is none.
  open func advanceToNextInputMode() {}
  /// Shows the list of keyboards. There is none.
  ///
  /// - Parameters:
  ///   - view: The key.
  ///   - event: The event.
  open func handleInputModeList(from view: View, with event: Event) {}

  /// Called before the text changes.
  ///
  /// - Parameter textInput: The text input: `nil`, as in UIKit.
  open func textWillChange(_ textInput: (any TextInput)?) {}
  /// Called when the text has changed.
  ///
  /// - Parameter textInput: The text input: `nil`, as in UIKit.
  open func textDidChange(_ textInput: (any TextInput)?) {}
  /// Called before the selection changes: never, here.
  ///
  /// - Parameter textInput: The text input.
  open func selectionWillChange(_ textInput: (any TextInput)?) {}
  /// Called when the selection has changed: never, here.
  ///
  /// - Parameter textInput: The text input.
  open func selectionDidChange(_ textInput: (any TextInput)?) {}
}
