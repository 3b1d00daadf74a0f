// Attributed text, under UIKit's names.
import HeadlessComponents
import HeadlessKit

public typealias NSUnderlineStyle = UnderlineStyle
public typealias NSParagraphStyle = ParagraphStyle
public typealias NSMutableParagraphStyle = MutableParagraphStyle
public typealias NSShadow = TextShadow
public typealias NSStringDrawingOptions = StringDrawingOptions
public typealias NSStringDrawingContext = StringDrawingContext
public typealias NSTextAttachment = TextAttachment
public typealias NSTextStorage = TextStorage
public typealias NSTextStorageDelegate = TextStorageDelegate
public typealias NSLayoutManager = LayoutManager
public typealias NSLayoutManagerDelegate = LayoutManagerDelegate

public typealias UITextItem = TextItem
public typealias UITextSelectionRect = TextSelectionRect
public typealias UITextInputPasswordRules = TextInputPasswordRules
public typealias UITextChecker = TextChecker
public typealias UITextDocumentProxy = TextDocumentProxy
public typealias UIInputViewController = InputViewController
public typealias UIInputView = InputView
public typealias UIInputViewAudioFeedback = InputViewAudioFeedback
