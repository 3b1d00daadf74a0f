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
        """#),
    "change-inside": LessonCode(
      file: "CountsNeverLoaded.swift",
      text: #"""
        private let changeInside: ShelfTable.Follow = { screen, shelf in
          screen.list.performBatchUpdates {
            screen.shelf = shelf
            screen.list.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
          }
        }
        """#),
    "chores-delete": LessonCode(
      file: "ChoreScreens.swift",
      text: #"""
        list.deleteRows(at: [path(from)], with: .automatic)
        list.insertRows(at: [path(to)], with: .automatic)
        """#),
    "chores-move": LessonCode(
      file: "ChoreScreens.swift",
      text: #"""
        list.moveRow(at: path(from), to: path(to))
        list.reloadRows(at: [path(from)], with: .automatic)
        """#),
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
        """#),
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
        """#),
    "devices-fresh": LessonCode(
      file: "NearbyDevices.swift",
      text: #"""
        let fresh = DeviceSnapshots(Device.scans[0]) { _ in UUID() }
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
        """#),
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
        """#),
    "guests-fresh": LessonCode(
      file: "DesigningIdentifiers.swift",
      text: #"""
        let fresh = GuestSnapshots(Guest.first) { _, _ in UUID() }
        """#),
    "guests-name": LessonCode(
      file: "DesigningIdentifiers.swift",
      text: #"""
        let named = GuestSnapshots(Guest.first) { _, guest in guest.name }
        """#),
    "guests-number": LessonCode(
      file: "DesigningIdentifiers.swift",
      text: #"""
        let right = GuestSnapshots(Guest.first) { _, guest in guest.number }
        """#),
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
        """#),
    "inserting-new": LessonCode(
      file: "InsertingAndDeleting.swift",
      text: #"""
        snapshots.edit {
          $0.deleteItems(["Dune"])
          $0.insertItems(["Ulysses"], beforeItem: "Emma")
        }
        """#),
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
        """#),
    "moves-new": LessonCode(
      file: "Moves.swift",
      text: #"""
        snapshots.edit { $0.moveItem("Ulysses", beforeItem: "Emma") }
        """#),
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
        """#),
    "nested": LessonCode(
      file: "NestedBatches.swift",
      text: #"""
        private let nest: ShelfTable.Follow = { screen, _ in
          screen.list.performBatchUpdates {
            removeFirst(screen)
            removeFirst(screen)
          }
        }
        """#),
    "nested-new": LessonCode(
      file: "NestedBatches.swift",
      text: #"""
        snapshots.edit {
          $0.deleteItems(["Emma"])
          $0.deleteItems(["Dune"])
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
        """#),
    "peaks-old": LessonCode(
      file: "PeakTable.swift",
      text: #"""
        func update(to text: String) {
          peaks = Peak.matching(text)
          list.reloadData()
        }
        """#),
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
    "people-refresh-new": LessonCode(
      file: "PeopleBySnapshots.swift",
      text: #"""
        override func refresh() {
          let old = people
          people = Person.news(after: people)
          let changed = old.filter { person($0.id) != nil && person($0.id) != $0 }.map(\.id)
          showPeople(changed: forgetsMarks ? [] : changed)
        }
        """#),
    "people-refresh-old": LessonCode(
      file: "PeopleByHand.swift",
      text: #"""
        override func refresh() {
          people = Person.news(after: people)
          reload()
        }
        """#),
    "people-search-new": LessonCode(
      file: "PeopleBySnapshots.swift",
      text: #"""
        override func updateSearchResults(for searchController: SearchController) { showPeople() }

        private func showPeople(changed: [Int] = []) {
          let shown = matching.map(\.id)
          var snapshot = DiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems(shown)
          snapshot.reconfigureItems(changed.filter(shown.contains))
          source.apply(snapshot)
        }
        """#),
    "people-search-old": LessonCode(
      file: "PeopleByHand.swift",
      text: #"""
        override func updateSearchResults(for searchController: SearchController) { reload() }

        private func reload() {
          shown = matching
          tableView.reloadData()
        }
        """#),
    "profiles-new": LessonCode(
      file: "Profiles.swift",
      text: #"""
        snapshots.source.apply(ShelfSnapshots.snapshot(fewer), animatingDifferences: false)
        """#),
    "profiles-old": LessonCode(
      file: "Profiles.swift",
      text: #"""
        private let forget: ShelfTable.Follow = { screen, shelf in
          screen.list.performBatchUpdates { screen.shelf = shelf }
        }
        """#),
    "queued": LessonCode(
      file: "NestedBatches.swift",
      text: #"""
        private let queue: ShelfTable.Follow = { screen, _ in
          removeFirst(screen)
          removeFirst(screen)
        }
        """#),
    "queues-one": LessonCode(
      file: "Queues.swift",
      text: #"""
        onOtherQueue {
          source.apply(first)
          source.apply(second)
        }
        """#),
    "queues-two": LessonCode(
      file: "Queues.swift",
      text: #"""
        onOtherQueue { source.apply(first) }
        source.apply(ShelfSnapshots.snapshot(few))
        """#),
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
        """#),
    "reuse-careful": LessonCode(
      file: "Reuse.swift",
      text: #"""
        private let careful: ShelfTable.Configure = { cell, title in
          cell.detailTextLabel?.text = finished.contains(title) ? "finished" : nil
        }
        """#),
    "reuse-forgetful": LessonCode(
      file: "Reuse.swift",
      text: #"""
        private let forgetful: ShelfTable.Configure = { cell, title in
          if finished.contains(title) { cell.detailTextLabel?.text = "finished" }
        }
        """#),
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
        """#),
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
        """#),
    "shelf-apply": LessonCode(
      file: "ShelfSnapshots.swift",
      text: #"""
        func update(to shelf: Shelf) { source.apply(Self.snapshot(shelf)) }

        /// Returns a shelf as a snapshot, on any queue.
        nonisolated static func snapshot(_ shelf: Shelf) -> Snapshot {
          var snapshot = Snapshot()
          for board in shelf.boards {
            snapshot.appendSections([board.name])
            snapshot.appendItems(board.books, toSection: board.name)
          }
          return snapshot
        }
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
        """#),
    "tweets-new": LessonCode(
      file: "TweetSnapshots.swift",
      text: #"""
        func update(to tweets: [Tweet]) {
          let changed = tweets.filter { tweet in store[tweet.id].map { $0 != tweet } ?? false }
          store = Dictionary(uniqueKeysWithValues: tweets.map { ($0.id, $0) })
          var snapshot = Snapshot()
          snapshot.appendSections([0])
          snapshot.appendItems(tweets.map(identifier))
          mark(&snapshot, changed.map(identifier))
          source?.apply(snapshot)
        }
        """#),
    "tweets-numbered": LessonCode(
      file: "TweetFeed.swift",
      text: #"""
        let numbered = TweetSnapshots(
          Tweet.feed, identifier: { NumberedTweet(tweet: $0) }, tweet: { item, _ in item.tweet })
        """#),
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
        """#),
    "tweets-reloading": LessonCode(
      file: "TweetFeed.swift",
      text: #"""
        let reloading = TweetSnapshots(
          Tweet.feed, identifier: { NumberedTweet(tweet: $0) }, tweet: { item, _ in item.tweet },
          mark: { $0.reloadItems($1) })
        """#),
    "tweets-whole": LessonCode(
      file: "TweetFeed.swift",
      text: #"""
        let whole = TweetSnapshots(Tweet.feed, identifier: { $0 }, tweet: { item, _ in item })
        """#),
    "wifi-new": LessonCode(
      file: "WiFiSnapshots.swift",
      text: #"""
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
        """#),
    "wifi-old": LessonCode(
      file: "WiFiTable.swift",
      text: #"""
        func update(to wiFi: WiFi) {
          self.wiFi = wiFi
          list.reloadData()
        }
        """#),
  ]
}
