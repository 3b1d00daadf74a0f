import HeadlessKit
import ListCore

/// One view in the course of a scene, in points of the screen.
///
/// A view that waited for reuse in between is two actors: one that goes and one that comes.
struct FilmActor: Hashable, Sendable {
  /// What becomes of a view.
  enum Fate: String, Hashable, Sendable {
    /// It stays, and perhaps slides to make room.
    case kept
    /// Its item is moved: it slides above the others.
    case moved
    /// Its item is inserted: it fades in.
    case inserted
    /// Its item is deleted: it fades out.
    case deleted
    /// Its item is reloaded: one view fades out while another one fades in.
    case reloaded
    /// Its item was there and comes on screen.
    case entered
    /// Its item is still there and leaves the screen.
    case left
    /// It is there only afterwards, for another reason, such as a reload of everything.
    case came
    /// It is there only before, for another reason.
    case went
  }

  /// A view at one end of a scene.
  struct Pose: Hashable, Sendable {
    var element: ScreenState.Element
    /// Where it is on screen, even if it is not seen there.
    var frame: Frame
  }

  let name: ListViewName
  let fate: Fate
  /// The view before; `nil` if it is not there.
  let start: Pose?
  /// The view after; `nil` if it is not there.
  let end: Pose?
  /// Where it begins and where it ends.
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
