// What Foundation declares on a Mac and not on Linux, as far as HeadlessKit or its users' files
// mention it. Declarations only: nothing here is ever run. See `.ci/darwin`.
@_exported import CoreFoundationTypes
@_exported import Darwin
@_exported import Foundation
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
