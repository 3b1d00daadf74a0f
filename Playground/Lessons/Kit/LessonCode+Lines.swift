// The marked lines of the lessons, written by LessonCodeTests: do not edit.
// swift-format-ignore-file

extension LessonCode {
  /// The marked lines of the lessons by their names.
  static let all: [String: LessonCode] = [
    "blog-new": LessonCode(
      file: "BlogPosts.swift",
      text: #"""
        init(_ posts: [String]) {
          blog = BlogTable(posts)
          source = TableViewDiffableSourceReference(tableView: blog.list, migrating: blog)
          update(to: posts)
        }

        func update(to posts: [String]) {
          blog.posts = posts
          let snapshot = DiffableDataSourceSnapshotReference()
          snapshot.appendSections(withIdentifiers: ["posts"])
          snapshot.appendItems(withIdentifiers: posts)
          source.applySnapshot(snapshot, animatingDifferences: true)
        }
        """#),
    "blog-old": LessonCode(
      file: "BlogPosts.swift",
      text: #"""
        func update(to posts: [String]) {
          self.posts = posts
          list.reloadData()
        }
        """#),
    "books-apply": LessonCode(
      file: "BooksBySnapshots.swift",
      text: #"""
        func update(to books: [Book]) { update(to: books, changed: []) }

        func update(to books: [Book], changed: [Int]) {
          self.books = books
          var snapshot = DiffableDataSourceSnapshot<String, Int>()
          snapshot.appendSections(["books"])
          snapshot.appendItems(books.map(\.id))
          snapshot.reconfigureItems(changed)
          source?.apply(snapshot)
        }
        """#),
    "books-by-hand": LessonCode(
      file: "BooksByHand.swift",
      text: #"""
        func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { books.count }

        func update(to books: [Book]) {
          self.books = books
          list.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
        """#),
    "books-provider": LessonCode(
      file: "BooksBySnapshots.swift",
      text: #"""
        source = TableViewDiffableSource(tableView: list) { [weak self] table, path, id in
          let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
          cell.textLabel?.text = self?.books.first { $0.id == id }?.title
          return cell
        }
        """#),
    "change-first": LessonCode(
      file: "CountsNeverLoaded.swift",
      text: #"""
        private let changeFirst: ShelfTable.Follow = { screen, shelf in
          screen.shelf = shelf
          screen.list.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        }
        """#,
      uses: ["shelf-follow"]),
    "change-inside": LessonCode(
      file: "CountsNeverLoaded.swift",
      text: #"""
        private let changeInside: ShelfTable.Follow = { screen, shelf in
          screen.list.performBatchUpdates {
            screen.shelf = shelf
            screen.list.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
          }
        }
        """#,
      uses: ["shelf-follow"]),
    "chores-changes": LessonCode(
      file: "ChoreStore.swift",
      text: #"""
        /// The change of one object. `from` is a row before all changes, `to` one after them.
        enum Change: Hashable {
          case insert(to: Int)
          case delete(from: Int)
          case move(from: Int, to: Int)
          case update(at: Int)
        }
        """#),
    "chores-delete": LessonCode(
      file: "ChoreScreens.swift",
      text: #"""
        list.deleteRows(at: [path(from)], with: .automatic)
        list.insertRows(at: [path(to)], with: .automatic)
        """#,
      uses: ["chores-path", "chores-follow", "chores-changes", "chores-save"]),
    "chores-follow": LessonCode(
      file: "ChoreScreens.swift",
      text: #"""
        private func follow(_ changes: [ChoreStore.Change]) {
          list.beginUpdates()
          for change in changes { follow(change) }
          list.endUpdates()
        }
        """#),
    "chores-move": LessonCode(
      file: "ChoreScreens.swift",
      text: #"""
        list.moveRow(at: path(from), to: path(to))
        list.reloadRows(at: [path(from)], with: .automatic)
        """#,
      uses: ["chores-path", "chores-follow", "chores-changes", "chores-save"]),
    "chores-new": LessonCode(
      file: "ChoreScreens.swift",
      text: #"""
        private func apply(changed: [Chore.ID]) {
          var snapshot = DiffableDataSourceSnapshot<Int, Chore.ID>()
          snapshot.appendSections([0])
          snapshot.appendItems(store.chores.map(\.id))
          snapshot.reconfigureItems(changed)
          source.apply(snapshot)
        }
        """#,
      uses: ["chores-update"]),
    "chores-path": LessonCode(
      file: "ChoreScreens.swift",
      text: #"""
        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        """#),
    "chores-save": LessonCode(
      file: "ChoreStore.swift",
      text: #"""
        /// Saves other chores and reports the differences.
        func save(_ chores: [Chore]) {
          let (old, new) = (self.chores, Self.sorted(chores))
          self.chores = new
          didChange?(Self.changes(from: old, to: new))
        }
        """#),
    "chores-update": LessonCode(
      file: "ChoreScreens.swift",
      text: #"""
        func update(to chores: [Chore]) {
          let before = Dictionary(uniqueKeysWithValues: store.chores.map { ($0.id, $0) })
          store.save(chores)
          apply(changed: store.chores.filter { before[$0.id] != nil && before[$0.id] != $0 }.map(\.id))
        }
        """#),
    "contacts-book": LessonCode(
      file: "ContactBook.swift",
      text: #"""
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
        """#),
    "contacts-new": LessonCode(
      file: "ContactSnapshots.swift",
      text: #"""
        func remove(_ id: Int) {
          book = book.removing(id)
          var snapshot = source.snapshot()
          snapshot.deleteItems([id])
          source.apply(snapshot)
        }
        """#,
      uses: ["contacts-book", "contacts-provider"]),
    "contacts-old": LessonCode(
      file: "ContactTable.swift",
      text: #"""
        func remove(_ id: Int) {
          guard let (group, row) = book.place(of: id) else { return }
          list.performBatchUpdates {
            self.book = self.book.removing(id)
            self.list.deleteRows(at: [IndexPath(row: row, section: group)], with: .fade)
          }
        }
        """#,
      uses: ["contacts-book"]),
    "contacts-provider": LessonCode(
      file: "ContactSnapshots.swift",
      text: #"""
        private lazy var source = Source(tableView: list) { [weak self] table, path, id in
          let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
          cell.textLabel?.text = self?.book.contact(id)?.name
          return cell
        }
        """#),
    "devices-fresh": LessonCode(
      file: "NearbyDevices.swift",
      text: #"""
        let fresh = DeviceSnapshots(Device.scans[0]) { _ in UUID() }
        """#,
      uses: ["devices-init"]),
    "devices-identify": LessonCode(
      file: "DeviceScreens.swift",
      text: #"""
        private var names: [UUID: String] = [:]
        private let identify: (Device) -> UUID
        """#),
    "devices-init": LessonCode(
      file: "DeviceScreens.swift",
      text: #"""
        init(_ devices: [Device], identifiedBy identify: @escaping (Device) -> UUID = \.id) {
          self.identify = identify
          list.register(TableViewCell.self, forCellReuseIdentifier: "device")
          update(to: devices)
        }
        """#),
    "devices-new": LessonCode(
      file: "DeviceScreens.swift",
      text: #"""
        func update(to devices: [Device]) {
          let identified = devices.map { (identify($0), $0.name) }
          names = Dictionary(uniqueKeysWithValues: identified)
          var snapshot = DiffableDataSourceSnapshot<Int, UUID>()
          snapshot.appendSections([0])
          snapshot.appendItems(identified.map(\.0))
          source.apply(snapshot)
        }
        """#,
      uses: ["devices-identify"]),
    "devices-old": LessonCode(
      file: "DeviceScreens.swift",
      text: #"""
        func update(to devices: [Device]) {
          self.devices = devices
          list.reloadData()
        }
        """#),
    "forgotten-deletion": LessonCode(
      file: "ForgottenDeletion.swift",
      text: #"""
        private let forget: ShelfTable.Follow = { screen, shelf in
          screen.list.performBatchUpdates {
            screen.shelf = shelf
          }
        }
        """#,
      uses: ["shelf-follow"]),
    "guests-fresh": LessonCode(
      file: "DesigningIdentifiers.swift",
      text: #"""
        let fresh = GuestSnapshots(Guest.first) { _, _ in UUID() }
        """#,
      uses: ["guests-snapshots"]),
    "guests-name": LessonCode(
      file: "DesigningIdentifiers.swift",
      text: #"""
        let named = GuestSnapshots(Guest.first) { _, guest in guest.name }
        """#,
      uses: ["guests-snapshots"]),
    "guests-number": LessonCode(
      file: "DesigningIdentifiers.swift",
      text: #"""
        let right = GuestSnapshots(Guest.first) { _, guest in guest.number }
        """#,
      uses: ["guests-snapshots"]),
    "guests-old": LessonCode(
      file: "DesigningIdentifiers.swift",
      text: #"""
        func update(to guests: [Guest]) {
          self.guests = guests
          list.reloadData()
        }
        """#),
    "guests-row": LessonCode(
      file: "DesigningIdentifiers.swift",
      text: #"""
        let numbered = GuestSnapshots(Guest.first) { row, _ in row }
        """#,
      uses: ["guests-snapshots"]),
    "guests-snapshots": LessonCode(
      file: "DesigningIdentifiers.swift",
      text: #"""
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
        """#),
    "inserting-new": LessonCode(
      file: "InsertingAndDeleting.swift",
      text: #"""
        snapshots.edit {
          $0.deleteItems(["Dune"])
          $0.insertItems(["Ulysses"], beforeItem: "Emma")
        }
        """#,
      uses: ["shelf-edit"]),
    "inserting-old": LessonCode(
      file: "InsertingAndDeleting.swift",
      text: #"""
        private let announce: ShelfTable.Follow = { screen, shelf in
          screen.list.performBatchUpdates {
            screen.shelf = shelf
            screen.list.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            screen.list.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
          }
        }
        """#,
      uses: ["shelf-follow"]),
    "moves-new": LessonCode(
      file: "Moves.swift",
      text: #"""
        snapshots.edit { $0.moveItem("Ulysses", beforeItem: "Emma") }
        """#,
      uses: ["shelf-edit"]),
    "moves-old": LessonCode(
      file: "Moves.swift",
      text: #"""
        private let moveAll: ShelfTable.Follow = { screen, shelf in
          screen.list.performBatchUpdates {
            let before = screen.shelf.books
            screen.shelf = shelf
            for (new, book) in shelf.books.enumerated() {
              guard let old = before.firstIndex(of: book), old != new else { continue }
              screen.list.moveRow(
                at: IndexPath(row: old, section: 0), to: IndexPath(row: new, section: 0))
            }
          }
        }
        """#,
      uses: ["shelf-follow", "shelf-books"]),
    "nested": LessonCode(
      file: "NestedBatches.swift",
      text: #"""
        private let nest: ShelfTable.Follow = { screen, _ in
          screen.list.performBatchUpdates {
            removeFirst(screen)
            removeFirst(screen)
          }
        }
        """#,
      uses: ["shelf-follow"]),
    "nested-new": LessonCode(
      file: "NestedBatches.swift",
      text: #"""
        snapshots.edit {
          $0.deleteItems(["Emma"])
          $0.deleteItems(["Dune"])
        }
        """#,
      uses: ["shelf-edit"]),
    "peaks-matching": LessonCode(
      file: "Peak.swift",
      text: #"""
        /// Returns the peaks whose names contain a text, ignoring case; all for an empty one.
        static func matching(_ text: String) -> [Peak] {
          guard !text.isEmpty else { return all }
          let wanted = text.lowercased()
          return all.filter { $0.name.lowercased().contains(wanted) }
        }
        """#),
    "peaks-new": LessonCode(
      file: "PeakSnapshots.swift",
      text: #"""
        func update(to text: String) {
          var snapshot = DiffableDataSourceSnapshot<Int, Peak>()
          snapshot.appendSections([0])
          snapshot.appendItems(Peak.matching(text))
          source.apply(snapshot)
        }
        """#,
      uses: ["peaks-matching"]),
    "peaks-old": LessonCode(
      file: "PeakTable.swift",
      text: #"""
        func update(to text: String) {
          peaks = Peak.matching(text)
          list.reloadData()
        }
        """#,
      uses: ["peaks-matching"]),
    "people-delete-new": LessonCode(
      file: "PeopleBySnapshots.swift",
      text: #"""
        private final class Source: TableViewDiffableSource<Int, Int> {
          var delete: (Int) -> Void = { _ in }

          override func tableView(_: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

          override func tableView(
            _: TableView, commit: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
          ) {
            if let id = itemIdentifier(for: indexPath) { delete(id) }
          }
        }
        """#),
    "people-delete-new-model": LessonCode(
      file: "PeopleBySnapshots.swift",
      text: #"""
        source.delete = { [weak self] id in
          self?.people.removeAll { $0.id == id }
          self?.showPeople()
        }
        """#),
    "people-delete-old": LessonCode(
      file: "PeopleByHand.swift",
      text: #"""
        override func tableView(
          _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          let person = shown.remove(at: indexPath.row)
          people.removeAll { $0.id == person.id }
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        """#),
    "people-matching": LessonCode(
      file: "PeopleScreen.swift",
      text: #"""
        /// The people that match the search.
        var matching: [Person] {
          let text = search.searchBar.text ?? ""
          return people.filter { text.isEmpty || $0.name.contains(text) }
        }
        """#),
    "people-news": LessonCode(
      file: "PeopleScreen.swift",
      text: #"""
        /// Returns what the server answers to a refresh: Byron has a new name, and Dilan is new.
        static func news(after people: [Person]) -> [Person] {
          people.map { $0.id == 2 ? Person(id: 2, name: "Byron II") : $0 }
            + [Person(id: 4, name: "Dilan")]
        }
        """#),
    "people-person": LessonCode(
      file: "PeopleBySnapshots.swift",
      text: #"""
        private func person(_ id: Int) -> Person? { people.first { $0.id == id } }
        """#),
    "people-refresh-new": LessonCode(
      file: "PeopleBySnapshots.swift",
      text: #"""
        override func refresh() {
          let old = people
          people = Person.news(after: people)
          let changed = old.filter { person($0.id) != nil && person($0.id) != $0 }.map(\.id)
          showPeople(changed: changed)
        }
        """#,
      uses: ["people-news", "people-person"]),
    "people-refresh-old": LessonCode(
      file: "PeopleByHand.swift",
      text: #"""
        override func refresh() {
          people = Person.news(after: people)
          reload()
        }
        """#,
      uses: ["people-news"]),
    "people-search-new": LessonCode(
      file: "PeopleBySnapshots.swift",
      text: #"""
        override func updateSearchResults(for searchController: SearchController) { showPeople() }

        func showPeople(changed: [Int] = []) {
          let shown = matching.map(\.id)
          var snapshot = DiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems(shown)
          snapshot.reconfigureItems(changed.filter(shown.contains))
          source.apply(snapshot)
        }
        """#,
      uses: ["people-matching"]),
    "people-search-old": LessonCode(
      file: "PeopleByHand.swift",
      text: #"""
        override func updateSearchResults(for searchController: SearchController) { reload() }

        private func reload() {
          shown = matching
          tableView.reloadData()
        }
        """#,
      uses: ["people-matching"]),
    "profiles-fewer": LessonCode(
      file: "Profiles.swift",
      text: #"""
        private let fewer = Shelf("Emma", "Momo")
        """#),
    "profiles-new": LessonCode(
      file: "Profiles.swift",
      text: #"""
        snapshots.source.apply(ShelfSnapshots.snapshot(fewer), animatingDifferences: false)
        """#,
      uses: ["profiles-fewer", "shelf-apply"]),
    "profiles-old": LessonCode(
      file: "Profiles.swift",
      text: #"""
        private let forget: ShelfTable.Follow = { screen, shelf in
          screen.list.performBatchUpdates { screen.shelf = shelf }
        }
        """#,
      uses: ["shelf-follow"]),
    "queued": LessonCode(
      file: "NestedBatches.swift",
      text: #"""
        private let queue: ShelfTable.Follow = { screen, _ in
          removeFirst(screen)
          removeFirst(screen)
        }
        """#,
      uses: ["shelf-follow"]),
    "queues-one": LessonCode(
      file: "Queues.swift",
      text: #"""
        let source = patient.source
        let (first, second) = (ShelfSnapshots.snapshot(many), ShelfSnapshots.snapshot(few))
        onOtherQueue {
          source.apply(first)
          source.apply(second)
        }
        """#,
      uses: ["queues-other", "shelf-apply"]),
    "queues-other": LessonCode(
      file: "Queues.swift",
      text: #"""
        private let few = Shelf("Emma", "Dune")
        private let many = Shelf([Shelf.Board(name: "", books: (1...5).map { "Book \($0)" })])

        /// Performs work on a background queue and returns when it is done.
        private func onOtherQueue(_ work: @Sendable () -> Void) {
          DispatchQueue.global().sync(execute: work)
        }
        """#),
    "queues-two": LessonCode(
      file: "Queues.swift",
      text: #"""
        let (source, first) = (mixed.source, ShelfSnapshots.snapshot(many))
        onOtherQueue { source.apply(first) }
        source.apply(ShelfSnapshots.snapshot(few))
        """#,
      uses: ["queues-other", "shelf-apply"]),
    "remove-first": LessonCode(
      file: "NestedBatches.swift",
      text: #"""
        @MainActor
        private func removeFirst(_ screen: ShelfTable) {
          screen.list.performBatchUpdates {
            screen.shelf.books.removeFirst()
            screen.list.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
          }
        }
        """#,
      uses: ["shelf-books"]),
    "reuse-careful": LessonCode(
      file: "Reuse.swift",
      text: #"""
        private let careful: ShelfTable.Configure = { cell, title in
          cell.detailTextLabel?.text = finished.contains(title) ? "finished" : nil
        }
        """#,
      uses: ["shelf-configure", "reuse-finished"]),
    "reuse-finished": LessonCode(
      file: "Reuse.swift",
      text: #"""
        private let finished: Set<String> = ["Book 1", "Book 2"]
        """#),
    "reuse-forgetful": LessonCode(
      file: "Reuse.swift",
      text: #"""
        private let forgetful: ShelfTable.Configure = { cell, title in
          if finished.contains(title) { cell.detailTextLabel?.text = "finished" }
        }
        """#,
      uses: ["shelf-configure", "reuse-finished"]),
    "sections-old": LessonCode(
      file: "Sections.swift",
      text: #"""
        private let announce: ShelfTable.Follow = { screen, shelf in
          screen.list.performBatchUpdates {
            screen.shelf = shelf
            screen.list.deleteSections([1], with: .fade)
            screen.list.insertSections([0], with: .fade)
          }
        }
        """#,
      uses: ["shelf-follow"]),
    "sections-too-much": LessonCode(
      file: "Sections.swift",
      text: #"""
        private let announceTooMuch: ShelfTable.Follow = { screen, shelf in
          screen.list.performBatchUpdates {
            screen.shelf = shelf
            screen.list.deleteSections([1], with: .fade)
            screen.list.insertSections([0], with: .fade)
            screen.list.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .fade)
          }
        }
        """#,
      uses: ["shelf-follow"]),
    "shelf-apply": LessonCode(
      file: "ShelfSnapshots.swift",
      text: #"""
        func update(to shelf: Shelf) { source.apply(Self.snapshot(shelf)) }

        /// Returns a shelf as a snapshot, on any queue.
        nonisolated static func snapshot(
          _ shelf: Shelf
        ) -> DiffableDataSourceSnapshot<String, String> {
          var snapshot = DiffableDataSourceSnapshot<String, String>()
          for board in shelf.boards {
            snapshot.appendSections([board.name])
            snapshot.appendItems(board.books, toSection: board.name)
          }
          return snapshot
        }
        """#,
      uses: ["shelf-boards"]),
    "shelf-boards": LessonCode(
      file: "Shelf.swift",
      text: #"""
        /// A section.
        struct Board: Hashable, Sendable {
          var name: String
          var books: [String]
        }

        var boards: [Board]
        """#),
    "shelf-books": LessonCode(
      file: "Shelf.swift",
      text: #"""
        /// The books of the first section.
        var books: [String] {
          get { boards[0].books }
          set { boards[0].books = newValue }
        }
        """#),
    "shelf-configure": LessonCode(
      file: "ShelfTable.swift",
      text: #"""
        /// The lesson's way to configure a cell that already shows a title.
        typealias Configure = @MainActor (TableViewCell, String) -> Void
        """#),
    "shelf-edit": LessonCode(
      file: "ShelfSnapshots.swift",
      text: #"""
        /// Edits a copy of the current snapshot and applies it.
        func edit(_ edits: (inout DiffableDataSourceSnapshot<String, String>) -> Void) {
          var snapshot = source.snapshot()
          edits(&snapshot)
          source.apply(snapshot)
        }
        """#),
    "shelf-follow": LessonCode(
      file: "ShelfTable.swift",
      text: #"""
        /// The lesson's way to change the table from its `shelf` to another one.
        typealias Follow = @MainActor (ShelfTable, Shelf) -> Void
        """#),
    "shelf-reload": LessonCode(
      file: "ShelfTable.swift",
      text: #"""
        func reload(_ shelf: Shelf) {
          self.shelf = shelf
          list.reloadData()
        }
        """#),
    "sort-new": LessonCode(
      file: "SwatchScreens.swift",
      text: #"""
        func step() {
          var snapshot = source.snapshot()
          let hues = snapshot.itemIdentifiers
          guard let wrong = hues.indices.dropFirst().first(where: { hues[$0] < hues[$0 - 1] }),
            let greater = hues.first(where: { $0 > hues[wrong] })
          else { return }
          snapshot.moveItem(hues[wrong], beforeItem: greater)
          source.apply(snapshot)
        }
        """#),
    "sort-next": LessonCode(
      file: "Swatches.swift",
      text: #"""
        /// Moves the first unsorted hue to its place among those before it.
        ///
        /// - Returns: The old and the new position, or `nil` if all are sorted.
        mutating func nextMove() -> (from: Int, to: Int)? {
          while !isSorted {
            let (row, hue) = (sorted, hues[sorted])
            sorted += 1
            guard let place = hues[..<row].firstIndex(where: { $0 > hue }) else { continue }
            hues.remove(at: row)
            hues.insert(hue, at: place)
            return (row, place)
          }
          return nil
        }
        """#),
    "sort-old": LessonCode(
      file: "SwatchScreens.swift",
      text: #"""
        func step() {
          list.performBatchUpdates {
            guard let move = self.swatches.nextMove() else { return }
            self.list.moveItem(
              at: IndexPath(item: move.from, section: 0), to: IndexPath(item: move.to, section: 0))
          }
        }
        """#,
      uses: ["sort-next"]),
    "tweets-init": LessonCode(
      file: "TweetSnapshots.swift",
      text: #"""
        /// - Parameters:
        ///   - tweets: The tweets to show first.
        ///   - identifier: Returns the identifier of a tweet.
        ///   - tweet: Returns the tweet for an identifier; the store contains the current ones.
        ///   - mark: Marks the tweets that have changed.
        init(
          _ tweets: [Tweet], identifier: @escaping (Tweet) -> Item,
          tweet: @escaping (Item, [Tweet.ID: Tweet]) -> Tweet?,
          mark: @escaping (inout DiffableDataSourceSnapshot<Int, Item>, [Item]) -> Void = { _, _ in }
        ) {
          self.identifier = identifier
          self.mark = mark
          list.register(ValueCell.self, forCellReuseIdentifier: "tweet")
          source = TableViewDiffableSource(tableView: list) { [weak self] table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "tweet", for: path)
            let shown = tweet(item, self?.store ?? [:])
            cell.textLabel?.text = shown?.text
            cell.detailTextLabel?.text = shown?.likesText
            return cell
          }
          update(to: tweets)
        }
        """#),
    "tweets-new": LessonCode(
      file: "TweetSnapshots.swift",
      text: #"""
        func update(to tweets: [Tweet]) {
          let changed = tweets.filter { tweet in store[tweet.id].map { $0 != tweet } ?? false }
          store = Dictionary(uniqueKeysWithValues: tweets.map { ($0.id, $0) })
          var snapshot = DiffableDataSourceSnapshot<Int, Item>()
          snapshot.appendSections([0])
          snapshot.appendItems(tweets.map(identifier))
          mark(&snapshot, changed.map(identifier))
          source?.apply(snapshot)
        }
        """#,
      uses: ["tweets-store"]),
    "tweets-numbered": LessonCode(
      file: "TweetFeed.swift",
      text: #"""
        let numbered = TweetSnapshots(
          Tweet.feed, identifier: { NumberedTweet(tweet: $0) }, tweet: { item, _ in item.tweet })
        """#,
      uses: ["tweets-init", "tweets-store", "tweets-new"]),
    "tweets-numbered-type": LessonCode(
      file: "Tweet.swift",
      text: #"""
        struct NumberedTweet: Hashable, Sendable {
          let tweet: Tweet

          static func == (one: NumberedTweet, other: NumberedTweet) -> Bool {
            one.tweet.id == other.tweet.id
          }

          func hash(into hasher: inout Hasher) { hasher.combine(tweet.id) }
        }
        """#),
    "tweets-old": LessonCode(
      file: "TweetTable.swift",
      text: #"""
        func update(to tweets: [Tweet]) {
          let changed = tweets.indices.filter { tweets[$0] != self.tweets[$0] }
          self.tweets = tweets
          list.reconfigureRows(at: changed.map { IndexPath(row: $0, section: 0) })
        }
        """#),
    "tweets-reconfigure": LessonCode(
      file: "TweetSnapshots.swift",
      text: #"""
        convenience init(reconfiguring tweets: [Tweet]) {
          self.init(
            tweets, identifier: \.id, tweet: { id, store in store[id] },
            mark: { $0.reconfigureItems($1) })
        }
        """#,
      uses: ["tweets-init"]),
    "tweets-reloading": LessonCode(
      file: "TweetFeed.swift",
      text: #"""
        let reloading = TweetSnapshots(
          Tweet.feed, identifier: { NumberedTweet(tweet: $0) }, tweet: { item, _ in item.tweet },
          mark: { $0.reloadItems($1) })
        """#,
      uses: ["tweets-init", "tweets-store", "tweets-new"]),
    "tweets-store": LessonCode(
      file: "TweetSnapshots.swift",
      text: #"""
        private var store: [Tweet.ID: Tweet] = [:]
        private let identifier: (Tweet) -> Item
        private let mark: (inout DiffableDataSourceSnapshot<Int, Item>, [Item]) -> Void
        """#),
    "tweets-whole": LessonCode(
      file: "TweetFeed.swift",
      text: #"""
        let whole = TweetSnapshots(Tweet.feed, identifier: { $0 }, tweet: { item, _ in item })
        """#,
      uses: ["tweets-init", "tweets-store", "tweets-new"]),
    "wifi-all": LessonCode(
      file: "WiFiSnapshots.swift",
      text: #"""
        private var all: [WiFi.Network] { (wiFi.current.map { [$0] } ?? []) + wiFi.networks }
        """#),
    "wifi-new": LessonCode(
      file: "WiFiSnapshots.swift",
      text: #"""
        let before = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
        let wasOn = self.wiFi.isOn
        self.wiFi = wiFi

        var snapshot = DiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([.settings])
        snapshot.appendItems([.toggle])
        if let current = wiFi.current { snapshot.appendItems([.network(current.name)]) }
        if wiFi.isOn {
          snapshot.appendSections([.networks])
          snapshot.appendItems(wiFi.networks.map { .network($0.name) })
        }
        // Rows that stay but look different are reconfigured in place.
        let changed = all.filter { network in
          before[network.name].map { $0 != network } ?? false
        }
        snapshot.reconfigureItems(changed.map { .network($0.name) })
        if source.snapshot().numberOfItems > 0, wasOn != wiFi.isOn {
          snapshot.reconfigureItems([.toggle])
        }
        source.apply(snapshot)
        """#,
      uses: ["wifi-rows", "wifi-all"]),
    "wifi-old": LessonCode(
      file: "WiFiTable.swift",
      text: #"""
        func update(to wiFi: WiFi) {
          self.wiFi = wiFi
          list.reloadData()
        }
        """#),
    "wifi-rows": LessonCode(
      file: "WiFiSnapshots.swift",
      text: #"""
        private enum Section { case settings, networks }

        private enum Row: Hashable {
          case toggle
          /// A network, identified by its name.
          case network(String)
        }
        """#),
  ]
}
