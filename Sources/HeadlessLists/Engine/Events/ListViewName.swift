/// What a view of a list is called in a trace: `cell-3`.
///
/// Each list counts its views by role, in the order in which they are first spoken of. So a name
/// is the same in every run, which an address is not.
public struct ListViewName: Hashable, Sendable {
  /// What a view does in its list.
  public enum Role: String, Hashable, Sendable {
    case cell, header, footer, supplementary, decoration
  }

  /// What the view does.
  public let role: Role
  /// The view's number among those of its role, from one.
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

/// Holds the name of a view, once a trace has mentioned it.
private final class KnownListName {
  var name: ListViewName?
}

extension View {
  /// What traces call this view, once one has mentioned it.
  var listName: ListViewName? {
    get { keptStates.known(KnownListName.self)?.name }
    set { kept { KnownListName() }.name = newValue }
  }
}

extension ListPlace {
  /// What a view in this place does.
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
