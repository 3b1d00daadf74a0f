/// The positions that sections would have if the batch only deleted and inserted sections. Reloaded
/// items end up in them, even if their section is moved. (behaviour 3.4)
struct SectionShift {
  private var deleted: [Int] = []
  private var inserted: [Int] = []

  init(_ sections: SortedChanges) {
    guard sections.missingDepartures.isEmpty, sections.missingInsertions.isEmpty else { return }
    deleted = sections.departures.positions { $0.reason == .deletion }
    inserted = sections.arrivals.filter { $0.reason == .insertion }.map(\.path.item)
    inserted = inserted.spread(below: .max)
  }

  func place(of section: Int) -> Int {
    let rank = section - deleted[...].firstIndex(notBelow: section)
    return inserted[...].vacancy(rank)
  }
}
