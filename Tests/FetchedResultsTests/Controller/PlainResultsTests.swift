import FetchedResults
import Foundation
import HeadlessKit
import TestSupport
import Testing

/// A controller against a plain sort, a plain grouping, and arrays that obey its calls.
@MainActor
@Suite struct PlainResultsTests {
  /// A delegate that applies each call to arrays of titles, as Apple's rules say: what is deleted and
  /// where moves begin before the change, what is inserted and where they end after it.
  private final class Arrays: NSObject, FetchedResultsControllerDelegate {
    var sections: [[String]] = []
    var isOpen = false
    var batches = 0
    private var deletedSections: [Int] = []
    private var insertedSections: [Int] = []
    private var removed: [IndexPath] = []
    private var added: [(IndexPath, String)] = []
    var updated: Set<String> = []
    var mistakes: [String] = []

    func controllerWillChangeContent(_ controller: FetchedResultsController<any FetchRequestResult>)
    {
      if isOpen { mistakes.append("two beginnings") }
      isOpen = true
      (deletedSections, insertedSections, removed, added) = ([], [], [], [])
    }

    func controller(
      _ controller: FetchedResultsController<any FetchRequestResult>,
      didChange sectionInfo: any FetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: FetchedResultsChangeType
    ) {
      if !isOpen { mistakes.append("section outside") }
      switch type {
      case .insert: insertedSections.append(sectionIndex)
      case .delete: deletedSections.append(sectionIndex)
      case .move, .update: mistakes.append("section \(type)")
      }
    }

    func controller(
      _ controller: FetchedResultsController<any FetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: FetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      if !isOpen { mistakes.append("object outside") }
      let title = (anObject as? Song)?.title ?? "?"
      switch (type, indexPath, newIndexPath) {
      case (.insert, nil, let new?): added.append((new, title))
      case (.delete, let old?, nil): removed.append(old)
      case (.move, let old?, let new?):
        removed.append(old)
        added.append((new, title))
      case (.update, let old?, _?):
        updated.insert(title)
        if old.section >= sections.count || old.item >= sections[old.section].count {
          mistakes.append("update at \(old)")
        }
      default: mistakes.append("\(type) of \(title)")
      }
    }

    func controllerDidChangeContent(_ controller: FetchedResultsController<any FetchRequestResult>)
    {
      isOpen = false
      batches += 1
      for path in removed.sorted(by: >) where !deletedSections.contains(path.section) {
        sections[path.section].remove(at: path.item)
      }
      for section in deletedSections.sorted(by: >) { sections.remove(at: section) }
      for section in insertedSections.sorted() { sections.insert([], at: section) }
      for (path, title) in added.sorted(by: { $0.0 < $1.0 }) {
        sections[path.section].insert(title, at: path.item)
      }
    }
  }

  @Test("the sections are a plain sort and grouping", arguments: 0..<6 as Range<UInt64>)
  func plain(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let store = SongStore("a/k a/l b/m c/n c/o")
    let key = seed % 3 == 0 ? nil : "artist"
    let arrays = Arrays()
    let controller = try store.controller(sections: key, delegate: arrays)
    arrays.sections = groups(store, key).map(\.titles)
    for step in 0..<50 {
      let before = groups(store, key).flatMap(\.titles)
      arrays.updated = []
      var played: Set<String> = []
      for _ in 0..<Int.random(in: 0..<5, using: &numbers) {
        let songs = try store.context.fetch(FetchRequest<Song>(entityName: "Song"))
        let song = songs.randomElement(using: &numbers)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: if let song { store.context.delete(song) }
        case 1, 2:
          store.add(
            "\(["a", "b", "c", "d"][Int.random(in: 0..<4, using: &numbers)])/s\(step).\(songs.count)"
          )
        case 3:
          song?.plays += 1
          if let title = song?.title, before.contains(title) { played.insert(title) }
        default: song?.artist = ["a", "b", "c", "d", "e"].randomElement(using: &numbers)
        }
      }
      let batches = arrays.batches
      if Bool.random(using: &numbers) { try store.context.save() }
      try store.simulator.settle()
      let place = "seed \(seed), step \(step)"
      let wanted = groups(store, key)
      #expect(arrays.sections == wanted.map(\.titles), "\(place)")
      #expect(arrays.mistakes == [], "\(place)")
      #expect(!arrays.isOpen && arrays.batches - batches <= 1, "\(place)")
      compare(controller, wanted, store, place)
      // Whoever stays and changed is at least announced as updated or moved.
      let announced = arrays.updated
      #expect(announced.isSubset(of: Set(before)), "\(place)")
      if before == wanted.flatMap(\.titles), key == nil {
        #expect(played.isSubset(of: announced), "\(place)")
      }
    }
  }

  private func groups(_ store: SongStore, _ key: String?) -> [(name: String, titles: [String])] {
    let songs = (try? store.context.fetch(FetchRequest<Song>(entityName: "Song"))) ?? []
    let sorted = songs.sorted { one, other in
      key == nil || one.artist == other.artist
        ? (one.title ?? "") < (other.title ?? "") : (one.artist ?? "") < (other.artist ?? "")
    }
    guard key != nil else { return [("", sorted.compactMap(\.title))] }
    var groups: [(name: String, titles: [String])] = []
    for song in sorted {
      if groups.last?.name != song.artist { groups.append((song.artist ?? "", [])) }
      groups[groups.count - 1].titles.append(song.title ?? "")
    }
    return groups
  }

  private func compare(
    _ controller: FetchedResultsController<Song>, _ wanted: [(name: String, titles: [String])],
    _ store: SongStore, _ place: String
  ) {
    let sections = controller.sections ?? []
    #expect(sections.map(\.name) == wanted.map(\.name), "\(place)")
    #expect(sections.map(\.numberOfObjects) == wanted.map(\.titles.count), "\(place)")
    #expect(
      sections.map { ($0.objects as? [Song] ?? []).compactMap(\.title) } == wanted.map(\.titles))
    #expect(controller.fetchedObjects?.compactMap(\.title) == wanted.flatMap(\.titles), "\(place)")
    for (section, group) in wanted.enumerated() {
      for (item, title) in group.titles.enumerated() {
        let path = IndexPath(item: item, section: section)
        let song = controller.object(at: path)
        #expect(song.title == title && controller.indexPath(forObject: song) == path, "\(place)")
      }
    }
    let titles = wanted.map { $0.name.prefix(1).uppercased() }
    guard wanted.first?.name != "" else { return }
    #expect(controller.sectionIndexTitles == titles, "\(place)")
    #expect(sections.map(\.indexTitle) == titles, "\(place)")
    for (index, title) in titles.enumerated() {
      #expect(controller.section(forSectionIndexTitle: title, at: index) == index, "\(place)")
    }
    #expect(controller.indexPath(forObject: Song(entity: Song.entity(), insertInto: nil)) == nil)
  }
}
