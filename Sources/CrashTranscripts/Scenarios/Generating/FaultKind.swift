import HeadlessKit
import ListCore

/// The kind of fault that a list crashed with, without the numbers: `update.itemCountMismatch`.
///
/// Two crashes of one kind are the same mistake in different places.
public struct FaultKind: Hashable, Sendable {
  /// The family and the case of the fault.
  public var name: String

  /// Creates a kind from its name.
  public init(name: String) {
    self.name = name
  }

  /// Creates the kind of a fault.
  public init(_ fault: ListFault) {
    let (family, inner): (String, any Error) =
      switch fault {
      case .update(let fault, _): ("update", fault)
      case .cell(let fault): ("cell", fault)
      case .query(let fault): ("query", fault)
      case .layout(let fault): ("layout", fault)
      case .snapshot(let fault): ("snapshot", fault)
      case .misuse(let fault): ("misuse", fault)
      }
    self.init(name: "\(family).\(Self.caseName(inner))")
  }

  /// Returns the case name of an enumeration value.
  static func caseName(_ value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

extension FaultKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension CrashReport {
  /// The kind of the fault, without the numbers.
  public var faultKind: FaultKind { FaultKind(facts) }
}
