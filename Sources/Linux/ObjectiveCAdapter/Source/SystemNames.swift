/// The names by which a file is known to use a framework.
enum SystemNames {
  /// Returns whether a name is one of UIKit's and its frameworks', by its prefix or from a list.
  static func isOfUIKit(_ name: String) -> Bool {
    if name.hasPrefix("UI"), let third = name.dropFirst(2).first, third.isUppercase {
      return name != "UIKit" && !ofSwiftUI.contains(name)
    }
    if name.hasPrefix("NSLayout") || name.hasPrefix("NSCollectionLayout")
      || name.hasPrefix("NSDirectional") || name.hasPrefix("NSDiffable")
    {
      return true
    }
    if name.hasPrefix("CA"), let third = name.dropFirst(2).first, third.isUppercase {
      return name.dropFirst(3).contains(where: \.isLowercase)
    }
    return others.contains(name) || ofRuntime.contains(name)
  }

  /// Returns whether a name is one of Foundation's by which an app reads its texts and files.
  static func isOfBundle(_ name: String) -> Bool { ["Bundle", "NSLocalizedString"].contains(name) }

  /// Returns whether a name is one of the types of data.
  static func isOfContentTypes(_ name: String) -> Bool {
    ["UTType", "UTTagClass"].contains(name)
  }

  /// Returns whether a name is one of the locks and the log that C's headers show.
  static func isOfLocks(_ name: String) -> Bool {
    name.hasPrefix("os_unfair_lock") || name == "OSAllocatedUnfairLock"
  }

  /// Returns whether a name is one of Foundation's, or of Core Graphics' that Foundation has on Linux,
  /// with which a file uses them.
  static func isOfFoundation(_ name: String) -> Bool { ofFoundation.contains(name) }

  /// Returns whether a name is one of Core Graphics' that Foundation has on Linux.
  static func isOfGeometry(_ name: String) -> Bool {
    ["CGAffineTransform", "CGPoint", "CGRect", "CGSize"].contains(name)
  }

  private static let ofFoundation: Set<String> = [
    "Bundle", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "Data",
    "Date", "DateFormatter", "DispatchQueue", "FileManager", "IndexPath", "IndexSet", "JSONDecoder",
    "JSONEncoder", "Locale", "NSArray", "NSCache", "NSDictionary", "NSError", "NSLocalizedString",
    "NSMutableArray", "NSMutableDictionary", "NSNumber", "NSObject", "NSObjectProtocol", "NSRange",
    "NSSet", "NSString", "Notification", "NotificationCenter", "NumberFormatter", "OperationQueue",
    "ProcessInfo", "RunLoop", "TimeInterval", "Timer", "URL", "UUID", "UserDefaults",
  ]

  /// Names of Foundation and of the Objective-C runtime that UIKit's module has on Linux.
  private static let ofRuntime: Set<String> = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFArray", "CFData", "CFDictionary",
    "CFRunLoopGetCurrent",
    "CFNotificationCenter", "CFNotificationCenterGetDarwinNotifyCenter",
    "CFNotificationCenterGetLocalCenter", "CFNotificationName", "CFRunLoopGetMain",
    "CFRunLoopWakeUp", "CFString", "CFURL", "DateComponentsFormatter", "LocalizedStringResource",
    "MeasurementFormatter", "NSDataDetector", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC",
    "NSExtensionContext", "NSExtensionItem", "NSFileAccessIntent", "NSFileCoordinator",
    "NSItemProvider", "NSHashTable", "NSMapTable", "NSPointerArray",
    "NSUbiquitousKeyValueStore", "NSUserActivity", "PersonNameComponentsFormatter",
    "RelativeDateTimeFormatter", "autoreleasepool", "objc_getAssociatedObject",
    "objc_removeAssociatedObjects", "objc_setAssociatedObject", "objc_sync_enter",
    "objc_sync_exit",
  ]

  /// Returns whether a name is one of those that load URLs.
  static func isOfNetworking(_ name: String) -> Bool {
    name.hasPrefix("URLSession") || name.hasPrefix("HTTPCookie") || ofNetworking.contains(name)
  }

  private static let ofNetworking: Set<String> = [
    "CachedURLResponse", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
  ]

  /// Returns whether a name is one of those that read XML on iOS. Its documents are macOS's.
  static func isOfXML(_ name: String) -> Bool { ["XMLParser", "XMLParserDelegate"].contains(name) }

  /// Returns whether a name is one of Core Data's.
  static func isOfCoreData(_ name: String) -> Bool {
    ["NSManagedObject", "NSFetchRequest", "NSFetchedResults", "NSPersistent", "NSBatch"].contains {
      name.hasPrefix($0)
    } || ["NSEntityDescription", "NSAttributeDescription", "NSMergePolicy"].contains(name)
  }

  /// Returns whether a name is one of Combine's.
  static func isOfCombine(_ name: String) -> Bool { ofCombine.contains(name) }

  private static let ofCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "PassthroughSubject", "Published",
  ]

  private static let ofSwiftUI: Set<String> = [
    "UIApplicationDelegateAdaptor", "UIHostingConfiguration", "UIHostingController",
    "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
    "UIViewRepresentable", "UIViewRepresentableContext",
  ]

  /// Names with prefixes that Foundation uses as well.
  private static let others: Set<String> = [
    "CGColor", "CGImage", "CGContext", "CGPath", "CGMutablePath", "CGGradient", "CGColorSpace",
    "NSDataAsset", "NSFetchedResultsController", "NSMutableParagraphStyle", "NSParagraphStyle",
    "NSShadow", "NSStringDrawingContext", "NSStringDrawingOptions", "NSTextAlignment",
    "NSTextAttachment", "NSTextContainer", "NSTextStorage", "NSUnderlineStyle", "XCTAttachment",
    "XCTContext",
  ]
}
