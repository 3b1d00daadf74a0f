import Foundation
import HeadlessControls

/// The reason why an element is not visible.
enum ScreenObstacle: Hashable {
  /// The element, or the named view, is hidden.
  case hidden(by: String?)
  /// The element, or the named view, is nearly transparent.
  case transparent(by: String?)
  /// The element has an empty frame.
  case empty
  /// The element is outside the visible area, by a number of points in a direction.
  case outside(Direction, points: Int)
  /// Another element covers it.
  case covered(by: String)
  /// It is part of a cell that an update removed, and whose animation has not ended.
  case leaving

  /// The direction of an element outside the visible area.
  enum Direction: String, Hashable {
    case above, below, left, right
  }
}

/// The surroundings of an element on the screen.
@MainActor
struct ScreenSurroundings {
  /// A row or an item of a list.
  struct Row {
    let list: ScrollView
    let indexPath: IndexPath
  }

  /// A section of a list, with its header text.
  struct Section: Equatable {
    let list: ObjectIdentifier
    let number: Int
    let title: String?
  }

  /// The objects inside an element that assistive technologies can reach.
  enum Reach {
    /// Everything.
    case all
    /// Only controls; the texts are a part of the enclosing element.
    case controls
    /// Only the given objects.
    case only(Set<ObjectIdentifier>)
    /// Nothing.
    case none
  }

  /// The ancestors, the outermost first.
  var ancestors: [ObjectIdentifier] = []
  var reach = Reach.all
  var row: Row?
  var section: Section?
  /// The name of the bar that contains the element.
  var bar: String?
  /// The title of the alert that contains the element.
  var alert: String?
  /// The role of the enclosing view, if it is the header or footer of a section.
  var bounds: ScreenElement.Role?
  /// The reason why nothing inside is visible.
  var obstacle: ScreenObstacle?
  /// The visible area, in the coordinates of the screen.
  var clip: CGRect

  /// Returns whether assistive technologies can reach an object here.
  func allows(_ object: AccessibleObject) -> Bool {
    switch reach {
    case .all: true
    case .controls: object is Control || object is TextView
    case .only(let objects): objects.contains(ObjectIdentifier(object))
    case .none: false
    }
  }
}
