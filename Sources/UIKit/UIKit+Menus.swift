// Context menus, under UIKit's names.
import HeadlessComponents
import HeadlessKit

public typealias UIInteraction = Interaction
public typealias UIContextMenuInteraction = ContextMenuInteraction
public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
public typealias UIContextMenuContentPreviewProvider = ContextMenuConfiguration.PreviewProvider
public typealias UIContextMenuActionProvider = ContextMenuConfiguration.ActionProvider
public typealias UIContextMenuInteractionAnimating = ContextMenuInteractionAnimating
public typealias UIContextMenuInteractionCommitAnimating = ContextMenuInteractionCommitAnimating
public typealias UIContextMenuInteractionCommitStyle = ContextMenuInteractionCommitStyle
public typealias UITargetedPreview = TargetedPreview
public typealias UIPreviewTarget = PreviewTarget
public typealias UIPreviewParameters = PreviewParameters

// Commands, menus, haptic feedback and system controllers, under UIKit's names.

public typealias UICommand = Command
public typealias UIKeyCommand = KeyCommand
public typealias UIKeyModifierFlags = KeyModifierFlags
/// Every responder declares these methods; a class overrides those that it supports.
public typealias UIResponderStandardEditActions = Responder
public typealias UIMenuController = MenuController
public typealias UIMenuItem = MenuItem
public typealias UIDeferredMenuElement = DeferredMenuElement
public typealias UIFeedbackGenerator = FeedbackGenerator
public typealias UIImpactFeedbackGenerator = ImpactFeedbackGenerator
public typealias UISelectionFeedbackGenerator = SelectionFeedbackGenerator
public typealias UINotificationFeedbackGenerator = NotificationFeedbackGenerator
public typealias UIActivity = Activity
public typealias UIActivityItemSource = ActivityItemSource
public typealias UIActivityViewController = ActivityViewController
public typealias UIDocumentPickerViewController = DocumentPickerViewController
public typealias UIDocumentPickerDelegate = DocumentPickerDelegate
public typealias UIDocumentPickerMode = DocumentPickerViewController.Mode
public typealias UIImagePickerController = ImagePickerController
public typealias UIImagePickerControllerDelegate = ImagePickerControllerDelegate
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
