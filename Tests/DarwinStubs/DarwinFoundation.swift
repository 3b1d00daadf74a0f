// What Foundation declares on a Mac and not on Linux, as far as HeadlessKit or its users' files
// mention it. Declarations only: nothing here is ever run. See `.ci/darwin`.
@_exported import CoreFoundationTypes
@_exported import Darwin
@_exported import Foundation
import FoundationNetworking
import FoundationXML
@_exported import ObjectiveC

#if FOUNDATION_EXPORTS_CORE_GRAPHICS
  @_exported import CoreGraphics
#else
  import CoreGraphics
#endif

@MainActor open class UndoManager: NSObject {
  public nonisolated override init() {}
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var undoMenuItemTitle: String { "" }
  open var redoMenuItemTitle: String { "" }
  open var undoActionName: String { "" }
  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func removeAllActions() {}
  open func setActionName(_ actionName: String) {}
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {}
}

extension UserDefaults {
  public func value(forKey key: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKey key: String) {}
}

extension NSObject {
  public class func classForCoder() -> AnyClass { self }
}

public let kCFBooleanTrue: NSNumber! = nil
public let kCFBooleanFalse: NSNumber! = nil
public let kCFBundleIdentifierKey = ""
public let kCFBundleVersionKey = ""

open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var activityType: String { "" }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var isEligibleForHandoff = true
  open func becomeCurrent() {}
  open func invalidate() {}
  open func resignCurrent() {}
}

public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { [] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  { fatalError() }
}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { [] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  { fatalError() }
}

open class NSItemProvider: NSObject, @unchecked Sendable {
  public override init() {}
  public init(object: any NSItemProviderWriting) {}
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { true }
  open var registeredTypeIdentifiers: [String] { [] }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { true }
}

open class FileWrapper: NSObject {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = Self(rawValue: 1)
  }
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {}
}

extension Timer {
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) { fatalError() }
}

/// What a subclass of `NSMutableAttributedString` derives from: on a Mac that class is abstract, so that
/// a subclass begins with `super.init()` and overrides the primitives.
open class AbstractMutableAttributedString: NSMutableAttributedString {
  public init() { super.init(string: "") }
  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }
  public required init?(coder: NSCoder) { nil }
}

extension NSAttributedString {
  public convenience init(_: Void = ()) { self.init(string: "") }
}

// Key-value observing, which ours must not collide with.

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  public static let prior = Self(rawValue: 8)
}
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = Self(rawValue: "kind")
  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
}
public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  public let newValue: Value?
  public let oldValue: Value?
}
public final class NSKeyValueObservation: NSObject { public func invalidate() {} }

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}
extension NSPredicate {
  public convenience init(format: String, _ arguments: any CVarArg...) { fatalError() }
  public convenience init(format: String, argumentArray: [Any]?) { fatalError() }
}
extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) { fatalError() }
  public convenience init(key: String?, ascending: Bool, selector: Selector?) { fatalError() }
}

// What is in modules of its own elsewhere, or unavailable.

public typealias XMLParser = FoundationXML.XMLParser
public typealias XMLParserDelegate = FoundationXML.XMLParserDelegate
public typealias URLSession = FoundationNetworking.URLSession
public typealias URLSessionTask = FoundationNetworking.URLSessionTask
public typealias URLSessionDataTask = FoundationNetworking.URLSessionDataTask
public typealias URLSessionConfiguration = FoundationNetworking.URLSessionConfiguration
public typealias URLRequest = FoundationNetworking.URLRequest
public typealias URLResponse = FoundationNetworking.URLResponse
public typealias HTTPURLResponse = FoundationNetworking.HTTPURLResponse
public typealias URLProtocol = FoundationNetworking.URLProtocol

open class NSExpression: NSObject {
  public init(forConstantValue value: Any?) {}
  open var constantValue: Any? { nil }
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(_ key: String.LocalizationValue, table: String? = nil) {}
}
extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
  }
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  public init(localized resource: LocalizedStringResource) { self = "" }
}

open class NSExtensionContext: NSObject, @unchecked Sendable {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func cancelRequest(withError error: any Error) {}
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}

open class NSExtensionItem: NSObject, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var userInfo: [AnyHashable: Any]?
}
