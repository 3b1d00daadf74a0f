/// People in groups: the model of the lesson.
struct ContactBook: Hashable, Sendable {
  /// One person. The number stays, whatever becomes of the name.
  struct Contact: Hashable, Sendable, Identifiable {
    let id: Int
    var name: String
  }

  /// One section.
  struct Group: Hashable, Sendable {
    var name: String
    var contacts: [Contact]
  }

  var groups: [Group]

  /// Three groups of a small address book.
  static let sample = ContactBook(groups: [
    Group(
      name: "Family",
      contacts: [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Byron")]),
    Group(
      name: "Friends",
      contacts: [
        Contact(id: 3, name: "Chao"), Contact(id: 4, name: "Dilan"), Contact(id: 5, name: "Ebba"),
      ]),
    Group(name: "Work", contacts: [Contact(id: 6, name: "Farid")]),
  ])

  /// The same without one person.
  func removing(_ id: Int) -> ContactBook {
    var book = self
    for group in book.groups.indices { book.groups[group].contacts.removeAll { $0.id == id } }
    return book
  }

  /// Where a person stands.
  func place(of id: Int) -> (group: Int, row: Int)? {
    for (index, group) in groups.enumerated() {
      if let row = group.contacts.firstIndex(where: { $0.id == id }) { return (index, row) }
    }
    return nil
  }

  /// The person of a number.
  func contact(_ id: Int) -> Contact? {
    groups.lazy.flatMap(\.contacts).first { $0.id == id }
  }
}
