import HeadlessKit

extension FilmActor: Encodable {
  /// Writes `[name, fate, pose before, pose after, from, to]`, short: a page holds many.
  ///
  /// A pose is `[place, isSelected, alpha, text, text, …]`; 0 stands for none, and 1 for the same
  /// as before. A frame is `[x, y, width, height]`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(name.description)
    try container.encode(fate.rawValue)
    try encode(start, into: &container)
    if let start, let end, start.element.looks(like: end.element) {
      try container.encode(1)
    } else {
      try encode(end, into: &container)
    }
    try container.encode(path.from.roundedNumbers)
    if path.to != path.from { try container.encode(path.to.roundedNumbers) }
  }

  private func encode(_ pose: Pose?, into container: inout any UnkeyedEncodingContainer) throws {
    guard let element = pose?.element else { return try container.encode(0) }
    var inner = container.nestedUnkeyedContainer()
    try inner.encode(element.place.description)
    try inner.encode(element.isSelected ? 1 : 0)
    try inner.encode((element.alpha * 100).rounded() / 100)
    for text in element.texts { try inner.encode(text) }
  }
}

extension ScreenState.Element {
  fileprivate func looks(like other: Self) -> Bool {
    place == other.place && texts == other.texts && isSelected == other.isSelected
      && alpha == other.alpha
  }
}

extension Frame {
  fileprivate var roundedNumbers: [Double] {
    [x, y, width, height].map { ($0 * 10).rounded() / 10 }
  }
}
