import HeadlessKit

extension FilmActor: Encodable {
  /// Encodes `[name, fate, pose before, pose after, from, to]` in a compact form, since a page
  /// contains many.
  ///
  /// A pose is `[place, looks, text, text, …]`, where looks are `[isSelected, alpha, colour]`, or 0
  /// for the most common ones. Instead of a pose, 0 means none, and a place means the pose before
  /// at another place. A frame is `[x, y, width, height]`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(name.description)
    try container.encode(fate.rawValue)
    try encode(start, into: &container)
    if let start, let end, start.element.looks(like: end.element) {
      try container.encode(end.element.place.description)
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
    if element.isSelected || element.alpha != 1 || element.hue != nil {
      var looks = inner.nestedUnkeyedContainer()
      try looks.encode(element.isSelected ? 1 : 0)
      try looks.encode((element.alpha * 100).rounded() / 100)
      try looks.encode(element.hue ?? "")
    } else {
      try inner.encode(0)
    }
    for text in element.texts { try inner.encode(text) }
  }
}

extension ScreenState.Element {
  fileprivate func looks(like other: Self) -> Bool {
    texts == other.texts && isSelected == other.isSelected
      && alpha == other.alpha && color == other.color
  }
}

extension Frame {
  fileprivate var roundedNumbers: [Double] {
    [x, y, width, height].map { ($0 * 10).rounded() / 10 }
  }
}
