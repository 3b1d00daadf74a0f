// Unsimulated API is declared unavailable with a message, so that the compiler explains it instead
// of reporting an unknown name.

/// Not simulated.
@available(*, unavailable, message: "UIAlertView is not simulated; UIAlertController is.")
public class UIAlertView {
  /// Not simulated.
  public var cancelButtonIndex: Int { 0 }
  /// Not simulated.
  public var firstOtherButtonIndex: Int { 1 }
  /// Not simulated.
  public func show() {}
  /// Not simulated.
  public func addButton(withTitle title: String?) -> Int { 0 }
  /// Not simulated.
  public func buttonTitle(at buttonIndex: Int) -> String? { nil }
}

/// Not simulated.
@available(*, unavailable, message: "Web content is not simulated: replace the web view in tests.")
public class UIWebView {}

/// Not simulated.
@available(*, unavailable, message: "Web content is not simulated: replace the web view in tests.")
public protocol UIWebViewDelegate {}

/// Not simulated.
@available(*, unavailable, message: "UIAlertView is not simulated; UIAlertController is.")
public protocol UIAlertViewDelegate {}

/// Not simulated.
@available(*, unavailable, message: "UIActionSheet is not simulated; UIAlertController is.")
public class UIActionSheet {}

/// Not simulated.
@available(*, unavailable, message: "UIActionSheet is not simulated; UIAlertController is.")
public protocol UIActionSheetDelegate {}

/// Not simulated.
@available(
  *, unavailable,
  message:
    "Local notifications of this kind are not simulated: use UserNotifications behind a protocol."
)
public class UILocalNotification {}

/// Not simulated.
@available(
  *, unavailable,
  message:
    "Local notifications of this kind are not simulated: use UserNotifications behind a protocol."
)
public class UIUserNotificationSettings {}

/// Not simulated.
@available(
  *, unavailable,
  message:
    "Local notifications of this kind are not simulated: use UserNotifications behind a protocol."
)
public class UIUserNotificationAction {}

/// Not simulated.
@available(
  *, unavailable,
  message:
    "Local notifications of this kind are not simulated: use UserNotifications behind a protocol."
)
public class UIUserNotificationCategory {}

/// Not simulated.
@available(
  *, unavailable,
  message:
    "Local notifications of this kind are not simulated: use UserNotifications behind a protocol."
)
public class UIMutableUserNotificationAction {}

/// Not simulated.
@available(
  *, unavailable,
  message:
    "Local notifications of this kind are not simulated: use UserNotifications behind a protocol."
)
public class UIMutableUserNotificationCategory {}

/// Not simulated.
@available(
  *, unavailable,
  message:
    "Local notifications of this kind are not simulated: use UserNotifications behind a protocol."
)
public struct UIUserNotificationType {}

/// Not simulated.
@available(
  *, unavailable,
  message: "UIPopoverController is not simulated; UIPopoverPresentationController is."
)
public class UIPopoverController {}

/// Not simulated.
@available(
  *, unavailable,
  message: "UIPopoverController is not simulated; UIPopoverPresentationController is."
)
public protocol UIPopoverControllerDelegate {}

/// Not simulated.
@available(
  *, unavailable, message: "UISearchDisplayController is not simulated; UISearchController is."
)
public class UISearchDisplayController {}

/// Not simulated.
@available(
  *, unavailable, message: "UISearchDisplayController is not simulated; UISearchController is."
)
public protocol UISearchDisplayDelegate {}

/// Not simulated.
@available(*, unavailable, message: "The document browser is not simulated: open a UIDocument.")
public class UIDocumentBrowserViewController {}

/// Not simulated.
@available(*, unavailable, message: "The document browser is not simulated: open a UIDocument.")
public protocol UIDocumentBrowserViewControllerDelegate {}

/// Not simulated.
@available(
  *, unavailable,
  message: "UIDocumentMenuViewController is not simulated; UIDocumentPickerViewController is."
)
public class UIDocumentMenuViewController {}

/// Not simulated.
@available(
  *, unavailable,
  message: "UIDocumentMenuViewController is not simulated; UIDocumentPickerViewController is."
)
public protocol UIDocumentMenuDelegate {}

/// Not simulated.
@available(*, unavailable, message: "UIManagedDocument is not simulated; NSPersistentContainer is.")
public class UIManagedDocument {}

/// Not simulated.
@available(*, unavailable, message: "CloudKit is not simulated.")
public class UICloudSharingController {}

/// Not simulated.
@available(*, unavailable, message: "CloudKit is not simulated.")
public protocol UICloudSharingControllerDelegate {}

/// Not simulated.
@available(*, unavailable, message: "Movies are not simulated.")
public class UIVideoEditorController {}

/// Not simulated.
@available(*, unavailable, message: "Movies are not simulated.")
public protocol UIVideoEditorControllerDelegate {}

/// Not simulated.
@available(*, unavailable, message: "Writing tools are not simulated.")
public class UIWritingToolsCoordinator {}

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextLayoutManager {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextContentStorage {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextContentManager {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextLayoutFragment {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextParagraph {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextRange {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "Views in text are not simulated: use an image.")
  public class NSTextAttachmentViewProvider {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "Lists in text are not simulated: use a paragraph style.")
  public class NSTextList {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "PDF is not read here.")
  public class CGPDFDocument {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "PDF is not read here.")
  public class CGPDFPage {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "Metal is not simulated.")
  public class CAMetalLayer {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "OpenGL is not simulated.")
  public class CAEAGLLayer {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public protocol NSTextLocation {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextElement {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public protocol NSTextElementProvider {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public protocol NSTextContentManagerDelegate {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public protocol NSTextContentStorageDelegate {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public protocol NSTextLayoutManagerDelegate {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextLineFragment {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextSelection {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextSelectionNavigation {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public class NSTextViewportLayoutController {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "TextKit 2 is not simulated; NSLayoutManager is.")
  public protocol NSTextViewportLayoutControllerDelegate {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "Patterns are not drawn here: draw the tiles.")
  public class CGPattern {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "Shadings are not drawn here; CGGradient is.")
  public class CGShading {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "Shadings are not drawn here; CGGradient is.")
  public class CGFunction {}
#endif

#if os(Linux)
  /// Not simulated.
  @available(*, unavailable, message: "Image files are written with UIImage.pngData() here.")
  public class CGDataConsumer {}
#endif

/// Not simulated.
@available(*, unavailable, message: "Printers are not simulated; UIPrintInteractionController is.")
public class UIPrintPaper {}

/// Not simulated.
@available(*, unavailable, message: "Printers are not simulated; UIPrintInteractionController is.")
public class UIPrinter {}

/// Not simulated.
@available(*, unavailable, message: "Printers are not simulated; UIPrintInteractionController is.")
public class UIPrinterPickerController {}

/// Not simulated.
@available(*, unavailable, message: "Printers are not simulated; UIPrintInteractionController is.")
public protocol UIPrinterPickerControllerDelegate {}

/// Not simulated.
@available(*, unavailable, message: "Selecting by touch is not simulated in text of your own.")
public class UITextInteraction {}

/// Not simulated.
@available(*, unavailable, message: "Selecting by touch is not simulated in text of your own.")
public protocol UITextInteractionDelegate {}

/// Not simulated.
@available(*, unavailable, message: "The drawing of a selection is not simulated.")
public class UITextSelectionDisplayInteraction {}

/// Not simulated.
@available(*, unavailable, message: "The drawing of a selection is not simulated.")
public class UITextLoupeSession {}

/// Not simulated.
@available(*, unavailable, message: "Dictation is not simulated: a test types text.")
public class UITextPlaceholder {}

/// Not simulated.
@available(*, unavailable, message: "Handwriting is not simulated: a test types text.")
public class UIScribbleInteraction {}

/// Not simulated.
@available(*, unavailable, message: "Handwriting is not simulated: a test types text.")
public protocol UIScribbleInteractionDelegate {}

/// Not simulated.
@available(*, unavailable, message: "Handwriting is not simulated: a test types text.")
public class UIIndirectScribbleInteraction {}

/// Not simulated.
@available(*, unavailable, message: "Handwriting is not simulated: a test types text.")
public protocol UIIndirectScribbleInteractionDelegate {}

/// Not simulated.
@available(*, unavailable, message: "The user's dictionary is not simulated.")
public class UILexicon {}

/// Not simulated.
@available(*, unavailable, message: "The user's dictionary is not simulated.")
public class UILexiconEntry {}

/// Not simulated.
@available(*, unavailable, message: "The force of touches is not simulated.")
public class UIPreviewInteraction {}

/// Not simulated.
@available(*, unavailable, message: "The force of touches is not simulated.")
public protocol UIPreviewInteractionDelegate {}

/// Not simulated.
@available(*, unavailable, message: "Windows are not moved here.")
public class UIWindowSceneDragInteraction {}

/// Not simulated.
@available(*, unavailable, message: "A pointer is not simulated: a test selects the items.")
public class UIBandSelectionInteraction {}

/// Not simulated.
@available(*, unavailable, message: "A pointer is not simulated.")
public class UIToolTipInteraction {}

/// Not simulated.
@available(*, unavailable, message: "A pointer is not simulated.")
public class UIToolTipConfiguration {}

/// Not simulated.
@available(*, unavailable, message: "Fields of forces are not simulated; UIPushBehavior is.")
public class UIFieldBehavior {}

/// Not simulated.
@available(*, unavailable, message: "Groups of dynamic items are not simulated: add the items.")
public class UIDynamicItemGroup {}

/// Not simulated.
@available(*, unavailable, message: "The controller of documents is not simulated; UIDocument is.")
public class UIDocumentViewController {}

/// Not simulated.
@available(*, unavailable, message: "Only one scene is simulated.")
public class UISceneSessionActivationRequest {}
