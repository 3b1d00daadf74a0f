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

@MainActor open class UndoManager: NSObject {}

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

extension NSPredicate {
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
