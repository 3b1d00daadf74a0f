// What the Objective-C runtime's module declares on a Mac, as far as HeadlessKit or its users' files
// mention it. Declarations only: nothing here is ever run. See `.ci/darwin`.
import Foundation

public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
  CustomDebugStringConvertible, Sendable
{
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
  public var description: String { "" }
  public var debugDescription: String { "" }
}

public func NSStringFromSelector(_ selector: Selector) -> String { "" }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObjectProtocol {
  public func responds(to selector: Selector!) -> Bool { true }
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
  public func perform(
    _ selector: Selector!, with object: Any!, with other: Any!
  ) -> Unmanaged<AnyObject>! { nil }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
