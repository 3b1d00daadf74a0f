import DiffableKit
import HeadlessKit
import ListTesting

// The properties of a good identifier.

/// A guest. Two of them have the same name.
private struct Guest: Hashable, Sendable {
  let number: Int
  let name: String

  static let first = [Guest(number: 7, name: "Kim"), Guest(number: 8, name: "Lee")]
  static let later = [Guest(number: 9, name: "Max"), first[0], first[1]]
  static let twoKims = first + [Guest(number: 10, name: "Kim")]
}

// snippet.guests-snapshots
/// Guests, identified by the result of a closure.
@MainActor
private final class GuestSnapshots<Item: Hashable & Sendable>: ModelScreen {
  private var names: [Item: String] = [:]
  private let identify: (Int, Guest) -> Item
  let list = TableView(frame: .zero, style: .plain)
  private var source: TableViewDiffableSource<Int, Item>?

  init(_ guests: [Guest], identify: @escaping (Int, Guest) -> Item) {
    self.identify = identify
    list.register(TableViewCell.self, forCellReuseIdentifier: "guest")
    source = TableViewDiffableSource(tableView: list) { [weak self] table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "guest", for: path)
      cell.textLabel?.text = self?.names[item]
      return cell
    }
    update(to: guests)
  }

  func update(to guests: [Guest]) {
    let items = guests.enumerated().map { (identify($0, $1), $1.name) }
    names = Dictionary(items) { $1 }
    var snapshot = DiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items.map(\.0))
    source?.apply(snapshot)
  }
}
// snippet.end

/// Guests with a data source.
@MainActor
private final class GuestTable: NSObject, ModelScreen, TableViewDataSource {
  private var guests: [Guest]
  let list = TableView(frame: .zero, style: .plain)

  init(_ guests: [Guest]) {
    self.guests = guests
    super.init()
    list.register(TableViewCell.self, forCellReuseIdentifier: "guest")
    list.dataSource = self
  }

  // snippet.guests-old
  func update(to guests: [Guest]) {
    self.guests = guests
    list.reloadData()
  }
  // snippet.end

  func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { guests.count }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "guest", for: path)
    cell.textLabel?.text = guests[path.row].name
    return cell
  }
}

extension Lesson {
  static let designingIdentifiers = Lesson(
    "designing-identifiers", "Designing identifiers",
    gist: """
      An identifier says which thing it is: it stays the same as long as the thing exists, and is \
      unique. A position on screen, a name or the time of loading are not identifiers.
      """,
    look: """
      The number of rows that each kind of identifier deletes and inserts, although one guest \
      was added.
      """,
    mistake: """
      Row numbers, names and new UUIDs are used as items: they change, repeat, or are different \
      each time.
      """,
    remedy: "Use the identifier that the model has anyway, such as the key of the database."
  ) { lesson in
    let table = GuestTable(Guest.first)
    lesson.path("Data source: a row number is all there is", table.list) { path in
      path.show("Two guests")
      path.scene("Max is inserted first", code: "guests-old") { table.update(to: Guest.later) }
    }

    // snippet.guests-row uses guests-snapshots
    let numbered = GuestSnapshots(Guest.first) { row, _ in row }
    // snippet.end
    lesson.path("Snapshots of row numbers", numbered.list) { path in
      path.show("Two guests")
      path.scene("Max is inserted first", [.screen, .changes], code: "guests-row") {
        numbered.update(to: Guest.later)
      }
      path.say(
        "Rows 0 and 1 are still rows 0 and 1, so only a third one was added; Lee is shown twice.")
    }

    // snippet.guests-name uses guests-snapshots
    let named = GuestSnapshots(Guest.first) { _, guest in guest.name }
    // snippet.end
    lesson.path("Snapshots of names", named.list) { path in
      path.show("Two guests")
      path.scene("Another Kim is added", code: "guests-name") { named.update(to: Guest.twoKims) }
      path.say(
        "The two Kims are different guests, so neither is to be removed: use the guests' numbers.")
    }

    // snippet.guests-fresh uses guests-snapshots
    let fresh = GuestSnapshots(Guest.first) { _, _ in UUID() }
    // snippet.end
    lesson.path("Snapshots of identifiers that are created while loading", fresh.list) { path in
      path.show("Two guests")
      path.scene("The same two, loaded again", [.changes, .cost], code: "guests-fresh") {
        fresh.update(to: Guest.first)
      }
    }

    // snippet.guests-number uses guests-snapshots
    let right = GuestSnapshots(Guest.first) { _, guest in guest.number }
    // snippet.end
    lesson.path("Snapshots of the guests' own numbers", right.list) { path in
      path.show("Two guests")
      path.scene("Max is inserted first", [.screen, .changes], code: "guests-number") {
        right.update(to: Guest.later)
      }
      path.scene("Max leaves, and another Kim is added", [.screen, .changes]) {
        right.update(to: Guest.twoKims)
      }
      path.say(
        "Below, the data source is compared with the first snapshots, those of row numbers.")
    }
    lesson.compare(compareGuests())
  } compare: {
    compareGuests()
  }
}

@MainActor
private func compareGuests() -> PathComparison {
  PathComparison(
    from: Guest.first,
    [.model(Guest.later, "Max is inserted"), .model(Guest.twoKims, "another Kim is added")],
    legacy: { GuestTable($0) },
    diffable: { GuestSnapshots($0) { row, _ in row } })
}
