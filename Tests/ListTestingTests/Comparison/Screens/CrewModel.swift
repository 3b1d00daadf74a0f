/// A sailor on a ship.
struct Sailor: Hashable, Sendable {
  let id: Int
  var name: String
  /// The cabin, which newcomers may have to share.
  var cabin: Int
  var isAboard = true
}

/// The crew of a ship, and the news that a refresh brings.
struct Crew: Hashable, Sendable {
  var sailors = [
    Sailor(id: 1, name: "Ada", cabin: 11), Sailor(id: 2, name: "Byron", cabin: 12),
    Sailor(id: 3, name: "Chao", cabin: 13),
    Sailor(id: 4, name: "Dilan", cabin: 14, isAboard: false),
  ]

  /// Changes what is known: a sailor was renamed, another one came aboard.
  mutating func refresh() {
    for index in sailors.indices where sailors[index].id == 2 { sailors[index].name = "Byron II" }
    if !sailors.contains(where: { $0.id == 5 }) {
      sailors.append(Sailor(id: 5, name: "Ebba", cabin: 13))
    }
  }

  /// Returns the sections with the sailors whose names contain a text.
  func sections(matching text: String) -> [(title: String, sailors: [Sailor])] {
    let found = sailors.filter { text.isEmpty || $0.name.contains(text) }
    return [
      ("Aboard", found.filter(\.isAboard)), ("Ashore", found.filter { !$0.isAboard }),
    ].filter { !$0.1.isEmpty }
  }
}
