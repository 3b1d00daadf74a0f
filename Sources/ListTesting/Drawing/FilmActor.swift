import HeadlessKit
import ListCore

/// The animation of one view in a scene, in points of the screen.
///
/// A view that was reused in between is represented by two actors: one that leaves and one that
/// enters.
struct FilmActor: Hashable, Sendable {
  /// The kind of change of a view.
  enum Fate: String, Hashable, Sendable {
    /// It stays, possibly sliding to a new position.
    case kept
    /// Its item is moved: it slides above the others.
    case moved
    /// Its item is inserted: it fades in.
    case inserted
    /// Its item is deleted: it fades out.
    case deleted
    /// Its item is reloaded: one view fades out while another fades in.
    case reloaded
    /// Its item existed before and enters the screen.
    case entered
    /// Its item still exists and leaves the screen.
    case left
    /// It exists only afterwards, for another reason, such as a full reload.
    case came
    /// It exists only before, for another reason.
    case went
  }

  /// The state of a view at the start or the end of a scene.
  struct Pose: Hashable, Sendable {
    var element: ScreenState.Element
    /// The frame relative to the screen, even if it is not visible there.
    var frame: Frame
  }

  let name: ListViewName
  let fate: Fate
  /// The view before; `nil` if it does not exist.
  let start: Pose?
  /// The view after; `nil` if it does not exist.
  let end: Pose?
  /// The first and the last frame.
  let path: (from: Frame, to: Frame)

  init(fate: Fate, start: Pose?, end: Pose?, from: Frame, to: Frame, name: ListViewName) {
    self.name = name
    self.fate = fate
    self.start = start
    self.end = end
    path = (from, to)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.fate == other.fate && one.start == other.start
      && one.end == other.end && one.path == other.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(fate)
    hasher.combine(start)
    hasher.combine(end)
  }
}

extension FilmCast {
  /// Returns the views that leave, or those that enter, adjusted so that all that cross one edge of
  /// the screen keep their distances during the animation.
  static func keepingDistances(_ actors: [FilmActor]) -> [FilmActor] {
    let crossing = actors.filter(\.crossesEdge)
    let top = crossing.filter(\.isBelow).map(\.onScreen.y).min() ?? 0
    let bottom = crossing.filter { !$0.isBelow }.map(\.onScreen.maxY).max() ?? 0
    return actors.map { actor in
      guard actor.crossesEdge else { return actor }
      return actor.shifted(
        by: actor.isBelow ? actor.onScreen.y - top : actor.onScreen.maxY - bottom)
    }
  }
}

extension FilmActor {
  /// Whether it enters or leaves the screen.
  fileprivate var crossesEdge: Bool {
    switch fate {
    case .entered, .left: true
    case .moved: start == nil || end == nil
    case .kept, .inserted, .deleted, .reloaded, .came, .went: false
    }
  }

  /// The frame on screen.
  fileprivate var onScreen: Frame { start == nil ? path.to : path.from }

  /// Whether its frame outside the screen is below the screen.
  fileprivate var isBelow: Bool { start == nil ? path.from.y > onScreen.y : path.to.y > onScreen.y }

  /// Returns the same actor with its frame outside the screen further down.
  fileprivate func shifted(by distance: Double) -> FilmActor {
    var (from, to) = path
    if start == nil { from.y += distance } else { to.y += distance }
    return FilmActor(fate: fate, start: start, end: end, from: from, to: to, name: name)
  }
}

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
