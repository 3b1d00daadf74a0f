import HeadlessKit
import ListCore

/// What a list crashed with, without the numbers: `update.itemCountMismatch`.
///
/// Two crashes of one kind are the same mistake in another place.
public struct FaultKind: Hashable, Sendable {
  /// The family and the case of the fault.
  public var name: String

  /// Creates a kind by its name.
  public init(name: String) {
    self.name = name
  }

  /// The kind of a fault.
  public init(_ fault: ListFault) {
    let (family, inner): (String, any Error) =
      switch fault {
      case .update(let fault, _): ("update", fault)
      case .cell(let fault): ("cell", fault)
      case .query(let fault): ("query", fault)
      case .layout(let fault): ("layout", fault)
      case .snapshot(let fault): ("snapshot", fault)
      }
    self.init(name: "\(family).\(Self.caseName(inner))")
  }

  /// The name of the case that a value of an enumeration is.
  static func caseName(_ value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

extension FaultKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension CrashReport {
  /// What the list crashed with, without the numbers.
  public var faultKind: FaultKind { FaultKind(facts) }
}
