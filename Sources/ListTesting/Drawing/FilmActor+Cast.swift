import HeadlessKit
import ListCore

extension FilmStrip.Scene {
  /// The duration of the rows' animation, in seconds of the simulator's clock; 0 if nothing moves.
  public var duration: Double { crash == nil ? trace.animationTime : 0 }

  /// Every view that is visible before or after, starting with those that fade out.
  var actors: [FilmActor] { FilmCast(self).actors }
}

/// The change of each view in a scene.
struct FilmCast {
  private let before: ScreenState
  private let after: ScreenState
  private let plans: [UpdatePlan]
  private let recycled: Set<ListViewName>
  private let ends: [ListViewName: ScreenState.Element]

  init(_ scene: FilmStrip.Scene) {
    before = scene.before
    after = scene.after
    plans = scene.trace.plans
    recycled = scene.trace.recycledNames
    ends = Dictionary(scene.after.shownElements.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Every view that is visible before or after, starting with those that fade out.
  var actors: [FilmActor] {
    var going: [FilmActor] = []
    var staying: [FilmActor] = []
    var stayingNames: Set<ListViewName> = []
    for element in before.shownElements {
      if let end = ends[element.name], !recycled.contains(element.name) {
        staying.append(actor(element, end))
        stayingNames.insert(element.name)
      } else {
        going.append(leaving(element))
      }
    }
    let coming = after.shownElements.filter { !stayingNames.contains($0.name) }.map(arriving)
    return FilmCast.keepingDistances(going) + staying + FilmCast.keepingDistances(coming)
  }

  private func actor(_ start: ScreenState.Element, _ end: ScreenState.Element) -> FilmActor {
    let (from, to) = (pose(start, before), pose(end, after))
    let isMoved = start.place.item.map(isMoved) ?? false
    return FilmActor(
      fate: isMoved ? .moved : .kept, start: from, end: to, from: from.frame, to: to.frame,
      name: start.name)
  }

  private func leaving(_ element: ScreenState.Element) -> FilmActor {
    let pose = pose(element, before)
    let (fate, to) = departure(of: element, pose.frame)
    return FilmActor(
      fate: fate, start: pose, end: nil, from: pose.frame, to: to, name: element.name)
  }

  private func arriving(_ element: ScreenState.Element) -> FilmActor {
    let pose = pose(element, after)
    let (fate, from) = arrival(of: element, pose.frame)
    return FilmActor(
      fate: fate, start: nil, end: pose, from: from, to: pose.frame, name: element.name)
  }

  private func pose(_ element: ScreenState.Element, _ state: ScreenState) -> FilmActor.Pose {
    FilmActor.Pose(element: element, frame: element.frame.on(state.visible))
  }
}

// MARK: - Fates

extension FilmCast {
  private func isMoved(_ path: ItemPath) -> Bool {
    var path = path
    for plan in plans {
      guard plan.before.contains(path) else { return false }
      if case .moved = plan.fate(of: path) { return true }
      if plan.movedSections.contains(where: { $0.from == path.section }) { return true }
      guard let next = plan.destination(of: path) else { return false }
      path = next
    }
    return false
  }

  private func departure(
    of element: ScreenState.Element, _ frame: Frame
  ) -> (FilmActor.Fate, Frame) {
    guard var path = element.place.item, !plans.isEmpty else { return (.went, frame) }
    for plan in plans {
      guard plan.before.contains(path) else { return (.went, frame) }
      if case .reloaded = plan.fate(of: path) { return (.reloaded, frame) }
      guard let next = plan.destination(of: path) else { return (.deleted, frame) }
      path = next
    }
    let shown = after.shownCells.compactMap(\.place.item)
    guard !shown.contains(path) else { return (.reloaded, frame) }
    let fate = element.place.item.map(isMoved) == true ? FilmActor.Fate.moved : .left
    return (fate, frame.beyond(after.visible, isBelow: (shown.max() ?? path) <= path))
  }

  private func arrival(
    of element: ScreenState.Element, _ frame: Frame
  ) -> (FilmActor.Fate, Frame) {
    guard var path = element.place.item, !plans.isEmpty else { return (.came, frame) }
    for plan in plans.reversed() {
      guard plan.after.contains(path) else { return (.came, frame) }
      guard let origin = plan.origin(of: path) else {
        return (plan.refills(path) ? .reloaded : .inserted, frame)
      }
      path = origin
    }
    let shown = before.shownCells.compactMap(\.place.item)
    guard !shown.contains(path) else { return (.reloaded, frame) }
    let fate = isMoved(path) ? FilmActor.Fate.moved : .entered
    return (fate, frame.beyond(before.visible, isBelow: (shown.max() ?? path) <= path))
  }
}

extension UpdatePlan {
  /// Returns whether an item after the update was reloaded, individually or with its section.
  fileprivate func refills(_ path: ItemPath) -> Bool {
    reloadedItems.contains { $0.to == path }
      || reloadedSections.contains { $0.to == path.section }
  }
}

extension Frame {
  /// Returns the rectangle relative to the visible part of the content.
  func on(_ visible: Frame) -> Frame {
    Frame(x: x - visible.x, y: y - visible.y, width: width, height: height)
  }

  /// Returns the rectangle just outside the screen.
  fileprivate func beyond(_ visible: Frame, isBelow: Bool) -> Frame {
    Frame(x: x, y: isBelow ? visible.height : -height, width: width, height: height)
  }
}
