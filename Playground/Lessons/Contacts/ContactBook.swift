/// People in groups: the model of the lesson.
struct ContactBook: Hashable, Sendable {
  /// A person. The number stays the same when the name changes.
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

  /// A small address book with three groups.
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

  // snippet.contacts-book
  /// Returns the address book without one person.
  func removing(_ id: Int) -> ContactBook {
    var book = self
    for group in book.groups.indices { book.groups[group].contacts.removeAll { $0.id == id } }
    return book
  }

  /// Returns the position of a person.
  func place(of id: Int) -> (group: Int, row: Int)? {
    for (index, group) in groups.enumerated() {
      if let row = group.contacts.firstIndex(where: { $0.id == id }) { return (index, row) }
    }
    return nil
  }

  /// Returns the person with a number.
  func contact(_ id: Int) -> Contact? {
    groups.lazy.flatMap(\.contacts).first { $0.id == id }
  }
  // snippet.end
}
