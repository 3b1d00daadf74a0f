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
