import ListCore

/// A mistake and UIKit's messages about it over the years.
public struct Sentence: Sendable, CustomStringConvertible {
  public let description: String
  public let fault: ListFault
  /// The messages: each applies from its release until the next one's.
  public let texts: [(since: SystemProfile, text: String)]

  /// Creates a sentence that never changed.
  public init(_ name: String, _ fault: ListFault, _ text: String) {
    self.init(name, fault, [(.iOS5, text)])
  }

  /// Creates a sentence that changed, oldest first.
  public init(_ name: String, _ fault: ListFault, _ texts: [(since: SystemProfile, text: String)]) {
    self.description = name
    self.fault = fault
    self.texts = texts
  }

  /// All releases, oldest first.
  public static let profiles = SystemProfile.historic + SystemProfile.supported

  /// The expected message of each release, by the release's name.
  public var expected: [String: String] {
    var result: [String: String] = [:]
    var text = ""
    for profile in Self.profiles {
      if let change = texts.first(where: { $0.since == profile }) { text = change.text }
      result[profile.name] = text
    }
    return result
  }

  /// Returns the message of each release, by the release's name.
  public func said(view: String?) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: Self.profiles.map { ($0.name, fault.reason($0, view: view)) })
  }
}

/// Index paths as real reports printed them, before iOS 7 and since.
public enum Printed {
  public static func old(_ section: Int, _ item: Int) -> String {
    "<NSIndexPath 0x8361f40> 2 indexes [\(section), \(item)]"
  }
  public static let path0_0 = "<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0}"
  public static let path0_1 = "<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1}"
  public static let path0_2 = "<NSIndexPath: 0xc000000000400016> {length = 2, path = 0 - 2}"
  public static let path0_3 = "<NSIndexPath: 0xc000000000600016> {length = 2, path = 0 - 3}"
  public static let path1_0 = "<NSIndexPath: 0xc000000000000116> {length = 2, path = 1 - 0}"
  public static let path2_0 = "<NSIndexPath: 0xc000000000000216> {length = 2, path = 2 - 0}"
  public static let path6_0 = "<NSIndexPath: 0xc000000000000616> {length = 2, path = 6 - 0}"
  public static let path7_0 = "<NSIndexPath: 0xc000000000000716> {length = 2, path = 7 - 0}"
  public static let path8_0 = "<NSIndexPath: 0xc000000000000816> {length = 2, path = 8 - 0}"
}

/// Returns a sentence that names index paths and otherwise never changed.
public func sentence(
  _ name: String, _ fault: ListFault, _ paths: [(Int, Int)], _ printed: [String],
  _ text: ([String]) -> String
) -> Sentence {
  Sentence(
    name, fault,
    [(.iOS5, text(paths.map { Printed.old($0.0, $0.1) })), (.iOS7, text(printed))])
}
