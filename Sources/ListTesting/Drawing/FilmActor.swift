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
