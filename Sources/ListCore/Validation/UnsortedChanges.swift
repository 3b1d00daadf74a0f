/// The changes of a batch by their effect, in the order in which they were announced.
struct UnsortedChanges {
  var itemDepartures: [Departure] = []
  var itemArrivals: [Arrival] = []
  var sectionDepartures: [Departure] = []
  var sectionArrivals: [Arrival] = []

  init(_ batch: BatchUpdate) {
    for call in batch.calls {
      for change in call.changes { add(change) }
    }
  }

  private mutating func add(_ change: Change) {
    switch change {
    case .deleteItem(let path):
      itemDepartures.append(Departure(path: path, reason: .deletion))
    case .reloadItem(let path):
      itemDepartures.append(Departure(path: path, reason: .reload))
    case .insertItem(let path):
      itemArrivals.append(Arrival(path: path, reason: .insertion))
    case .moveItem(let source, let target):
      itemDepartures.append(Departure(path: source, reason: .move(to: target)))
      itemArrivals.append(Arrival(path: target, reason: .move(from: source)))
    case .deleteSection(let section):
      sectionDepartures.append(Departure(path: ItemPath(asItem: section), reason: .deletion))
    case .reloadSection(let section):
      sectionDepartures.append(Departure(path: ItemPath(asItem: section), reason: .reload))
    case .insertSection(let section):
      sectionArrivals.append(Arrival(path: ItemPath(asItem: section), reason: .insertion))
    case .moveSection(let source, let target):
      let (source, target) = (ItemPath(asItem: source), ItemPath(asItem: target))
      sectionDepartures.append(Departure(path: source, reason: .move(to: target)))
      sectionArrivals.append(Arrival(path: target, reason: .move(from: source)))
    }
  }
}
