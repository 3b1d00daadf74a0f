import Foundation

/// An explanation of why a query, a touch, or something else that a test asked of a screen failed.
///
/// Its description states what was asked for and what is there instead, suggests a query that
/// matches, and shows a drawing of the screen. After the failure the screen is as the drawing shows
/// it, and takes other touches.
public struct QueryFailure: Error, Hashable, Sendable {
  /// The query, in Swift syntax; for a touch without one, what it touches.
  public var query: String
  /// The name of the touch, such as `tap`; `nil` for a query without one.
  public var touch: String?
  /// The file of the call, as `#fileID`.
  public var file: String
  /// The line of the call, counted from 1.
  public var line: UInt
  /// The reason of the failure.
  public var reason: Reason
  /// The content beyond the edges of the lists on screen, one sentence each.
  public var folds: [String]
  /// The earlier events that may be the cause, one sentence each: captured crashes of lists, and
  /// warnings on the console.
  public var notes: [String]
  /// The drawing of the screen.
  public var screen: String
  /// The wait that came before the failure, if the call was to wait.
  public var wait: Wait?

  /// A wait in real time.
  public struct Wait: Hashable, Sendable {
    /// The longest time to wait, in seconds.
    public var limit: TimeInterval
    /// The work that was pending at its end, here and elsewhere, one description each.
    public var pending: [String]
  }

  /// The reason of a failure.
  public enum Reason: Hashable, Sendable {
    /// No element on the screen matches. The near matches are listed, the nearest first.
    case nothing(near: [NearMiss])
    /// More than one element matches. Each comes with a query that matches it alone, if there is
    /// one.
    case several([Sighting])
    /// The matching element cannot be touched in this way.
    case refused(Sighting, why: String)
    /// The touch by a view, an index path or a point is impossible, or the simulator does not settle.
    case impossible(why: String)
    /// Scrolling from one end of the content to the other found no match.
    case scrolledInVain
  }

  /// An element on the screen, as described in a failure.
  public struct Sighting: Hashable, Sendable {
    /// The element's description and place: `button "Done" in row [0, 2]`.
    public var name: String
    /// The x-coordinate of its upper-left corner on the screen, in whole points.
    public var x: Int
    /// The y-coordinate of its upper-left corner on the screen, in whole points.
    public var y: Int
    /// A query that matches the element alone, if there is one.
    public var query: String?
  }

  /// An element that nearly matches a query.
  public struct NearMiss: Hashable, Sendable {
    /// The element.
    public var sighting: Sighting
    /// The difference from the query.
    public var difference: Difference
  }

  /// The difference between an element and a query.
  public enum Difference: Hashable, Sendable {
    /// Only the case of letters differs.
    case letterCase
    /// Only spaces differ.
    case spaces
    /// One text is a part of the other.
    case part
    /// A few letters differ.
    case spelling
    /// The text is the same, but the element is of another kind.
    case otherKind
    /// The element is a field with the placeholder that the query names, and shows its text instead.
    case placeholder
    /// It is one of the available choices.
    case choice
    /// The element is of that kind, and has neither a title nor an accessibility label.
    case nameless
    /// The element is the same, but in another place.
    case otherPlace
    /// The element is hidden: by the named view, or by itself.
    case hidden(by: String?)
    /// The element is nearly transparent: because of the named view, or by itself.
    case transparent(by: String?)
    /// The element has an empty frame.
    case empty
    /// Another element covers it.
    case covered(by: String)
    /// The element is beyond an edge such as `below`, by a number of points.
    case outOfSight(String, points: Int)
    /// The element is part of a cell that an update removed, and whose animation has not ended.
    case leaving
    /// The element is accessible only as a part of another one.
    case unreachable
  }
}
