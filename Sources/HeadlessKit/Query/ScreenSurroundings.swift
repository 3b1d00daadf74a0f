import Foundation

/// What keeps a person from seeing something.
enum ScreenObstacle: Hashable {
  /// It, or the view of that name, is hidden.
  case hidden(by: String?)
  /// It, or the view of that name, is all but invisible.
  case transparent(by: String?)
  /// It has no size.
  case empty
  /// It is out of the part of the screen where it could be seen: so many points in a direction.
  case outside(Direction, points: Int)
  /// Something is in front of it.
  case covered(by: String)

  /// Where something is that is not in sight.
  enum Direction: String, Hashable {
    case above, below, left, right
  }
}

/// What something on a screen is in.
@MainActor
struct ScreenSurroundings {
  /// A row or an item of a list.
  struct Row {
    let list: ScrollView
    let indexPath: IndexPath
  }

  /// A section of a list, and the words above it.
  struct Section: Equatable {
    let list: ObjectIdentifier
    let number: Int
    let title: String?
  }

  /// What those who cannot see can reach within something.
  enum Reach {
    /// Everything.
    case all
    /// What can be used; the texts are said by what it is in.
    case controls
    /// Only some things.
    case only(Set<ObjectIdentifier>)
    /// Nothing.
    case none
  }

  /// The things around it, the outermost first.
  var ancestors: [ObjectIdentifier] = []
  var reach = Reach.all
  var row: Row?
  var section: Section?
  /// What the bar is called that it is on.
  var bar: String?
  /// What the alert says that it is in.
  var alert: String?
  /// What the view is for its section, if it stands above or below that.
  var bounds: ScreenElement.Role?
  /// What keeps everything within from being seen.
  var obstacle: ScreenObstacle?
  /// Where something could be seen, in the coordinates of the screen.
  var clip: CGRect

  /// Whether those who cannot see can reach something here.
  func allows(_ object: AccessibleObject) -> Bool {
    switch reach {
    case .all: true
    case .controls: object is Control || object is TextView
    case .only(let objects): objects.contains(ObjectIdentifier(object))
    case .none: false
    }
  }
}
