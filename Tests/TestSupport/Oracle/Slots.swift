/// A row of empty places that is filled step by step.
struct Slots<Thing> {
  private(set) var things: [Thing?]

  init(count: Int) {
    things = Array(repeating: nil, count: count)
  }

  /// Puts a thing at exactly this place.
  mutating func put(_ thing: Thing, at place: Int) {
    guard things.indices.contains(place) else { return }
    things[place] = thing
  }

  /// Puts a thing at this place, or else in the next empty one, or else in the last empty one.
  mutating func squeeze(_ thing: Thing, at place: Int) {
    let empty = things.indices.filter { things[$0] == nil }
    guard let place = empty.first(where: { $0 >= place }) ?? empty.last else { return }
    things[place] = thing
  }

  /// Puts things in the empty places, in order, until either run out.
  mutating func fill(with rest: [Thing]) {
    let empty = things.indices.filter { things[$0] == nil }
    for (place, thing) in zip(empty, rest) { things[place] = thing }
  }
}
