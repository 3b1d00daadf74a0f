/// The name of a list's view in a trace: `cell-3`.
///
/// Each list counts its views by role, in the order in which they are first mentioned. Unlike an
/// address, a name is therefore the same in every run.
public struct ListViewName: Hashable, Sendable {
  /// The role of a view in its list.
  public enum Role: String, Hashable, Sendable {
    case cell, header, footer, supplementary, decoration
  }

  /// The role of the view.
  public let role: Role
  /// The number of the view among those with its role, starting at 1.
  public let number: Int

  /// Creates a name.
  public init(_ role: Role, _ number: Int) {
    self.role = role
    self.number = number
  }
}

extension ListViewName: CustomStringConvertible {
  /// The role and the number: `cell-3`.
  public var description: String { "\(role.rawValue)-\(number)" }
}

/// The storage for the name of a view that a trace has mentioned.
private final class KnownListName {
  var name: ListViewName?
}

extension View {
  /// The name of the view in traces; `nil` until one has mentioned it.
  var listName: ListViewName? {
    get { keptStates.known(KnownListName.self)?.name }
    set { kept { KnownListName() }.name = newValue }
  }
}

extension ListPlace {
  /// The role of a view at this position.
  var role: ListViewName.Role {
    switch self {
    case .item: .cell
    case .header: .header
    case .footer: .footer
    case .supplementary: .supplementary
    case .decoration: .decoration
    }
  }
}
