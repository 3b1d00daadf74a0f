// Documents, printing and the restoration of state, under UIKit's names.
import Foundation
import HeadlessComponents
import HeadlessKit

public typealias UIDocumentInteractionController = DocumentInteractionController
public typealias UIDocumentInteractionControllerDelegate = DocumentInteractionControllerDelegate
public typealias UIActivityItemProvider = ActivityItemProvider
public typealias UIPrintFormatter = PrintFormatter
public typealias UISimpleTextPrintFormatter = SimpleTextPrintFormatter
public typealias UIMarkupTextPrintFormatter = MarkupTextPrintFormatter
public typealias UIStateRestoring = StateRestoring
public typealias UIViewControllerRestoration = ViewControllerRestoration
public typealias UIUserActivityRestoring = UserActivityRestoring
public typealias UIImageAsset = ImageAsset
public typealias NSDataAsset = DataAsset
#if os(Linux)
  public typealias CIImage = FilteredImage
#endif

/// The URL of the app's notification settings.
public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"
