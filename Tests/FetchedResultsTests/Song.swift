import FetchedResults
import Foundation
import HeadlessKit

/// A managed object as adapted source code declares it.
final class Song: ManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var artist: String? {
    get { managedValue(forKey: "artist") }
    set { setManagedValue(newValue, forKey: "artist") }
  }
  var plays: Int32 {
    get { managedValue(forKey: "plays") }
    set { setManagedValue(newValue, forKey: "plays") }
  }
  var album: Album? {
    get { managedValue(forKey: "album") }
    set { setManagedValue(newValue, forKey: "album") }
  }

  var hooks: [String] = []
  override func awakeFromInsert() { hooks.append("insert") }
  override func awakeFromFetch() { hooks.append("fetch") }
  override func willSave() { hooks.append("willSave") }
  override func didSave() { hooks.append("didSave") }
  override func prepareForDeletion() { hooks.append("delete") }
  override func willTurnIntoFault() { hooks.append("willTurnIntoFault \(artist ?? "-")") }
  override func didTurnIntoFault() { hooks.append("didTurnIntoFault") }
}

/// The destination of a relationship.
final class Album: ManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var songs: NSSet? {
    get { managedValue(forKey: "songs") }
    set { setManagedValue(newValue, forKey: "songs") }
  }
}

/// A container on its own simulator.
@MainActor
final class SongStore {
  let simulator: Simulator
  let container: PersistentContainer
  var context: ManagedObjectContext { container.viewContext }

  init(_ songs: String = "", profile: SystemProfile = .newest) {
    simulator = Simulator(profile: profile)
    container = simulator.run { PersistentContainer(name: "Library") }
    container.loadPersistentStores { _, _ in }
    for song in songs.split(separator: " ") { add(String(song)) }
    try? context.save()
  }

  init(model: ManagedObjectModel) {
    let simulator = Simulator()
    self.simulator = simulator
    container = simulator.run { PersistentContainer(name: "Library", managedObjectModel: model) }
    container.loadPersistentStores { _, _ in }
  }

  /// Adds a song from `artist/title` or a title.
  @discardableResult
  func add(_ text: String) -> Song {
    let parts = text.split(separator: "/").map(String.init)
    let song = Song(context: context)
    song.title = parts.last
    if parts.count == 2 { song.artist = parts[0] }
    return song
  }

  func song(_ title: String) -> Song {
    let request = FetchRequest<Song>(entityName: "Song")
    request.predicate = NSPredicate(format: "title == %@", title)
    guard let song = try? context.fetch(request).first else { fatalError("no song '\(title)'") }
    return song
  }

  /// Returns a controller of all songs, sorted by artist if there are sections, and by title.
  func controller(
    sections: String? = nil, delegate: (any FetchedResultsControllerDelegate)? = nil
  ) throws -> FetchedResultsController<Song> {
    let request = FetchRequest<Song>(entityName: "Song")
    request.sortDescriptors =
      (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? [])
      + [NSSortDescriptor(key: "title", ascending: true)]
    let controller = FetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: nil)
    controller.delegate = delegate
    try controller.performFetch()
    return controller
  }
}

extension Simulator {
  /// The lines on the console.
  var said: [String] { console.lines.map(\.text) }
}
