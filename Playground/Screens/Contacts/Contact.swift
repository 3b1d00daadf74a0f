import Foundation

struct Contact: Hashable, Identifiable {
  let id: Int
  var firstName: String
  var lastName: String
  var isFavourite = false

  var name: String { "\(firstName) \(lastName)" }
  var initial: String { String(lastName.prefix(1)).uppercased() }

  /// Contacts are equal if their identifiers are: a favourite is still the same person.
  static func == (lhs: Contact, rhs: Contact) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
