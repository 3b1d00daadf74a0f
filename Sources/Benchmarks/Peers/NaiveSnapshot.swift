/// A straightforward snapshot: an array for the order, a dictionary for the positions.
struct NaiveSnapshot<Identifier: Hashable> {
  private var items: [Identifier] = []
  private var positions: [Identifier: Int] = [:]

  mutating func append(_ new: [Identifier]) {
    for item in new {
      precondition(positions.updateValue(items.count, forKey: item) == nil, "\(item) is there")
      items.append(item)
    }
  }

  mutating func insert(_ new: Identifier, before item: Identifier) {
    guard let position = positions[item] else { return }
    items.insert(new, at: position)
    number(from: position)
  }

  mutating func delete(_ item: Identifier) {
    guard let position = positions.removeValue(forKey: item) else { return }
    items.remove(at: position)
    number(from: position)
  }

  private mutating func number(from position: Int) {
    for index in position..<items.count { positions[items[index]] = index }
  }
}
