import Foundation

/// Why a query, or a touch of what a query finds, did not work: the facts.
///
/// Printed it is a whole explanation: what was looked for, what is there instead, a query that
/// finds something, and the screen, drawn.
public struct QueryFailure: Error, Hashable, Sendable {
  /// What was looked for, as Swift spells it.
  public var query: String
  /// The touch that was asked for, if it was one: `tap`.
  public var touch: String?
  /// Where the test asked for it: the file, as `#fileID` has it.
  public var file: String
  /// Where the test asked for it: the line, counted from 1.
  public var line: UInt
  /// What went wrong.
  public var reason: Reason
  /// What lies beyond the edges of the lists on screen, one sentence for each.
  public var folds: [String]
  /// The screen, drawn.
  public var screen: String

  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// Nothing on the screen is what was looked for; what comes near, the nearest first.
    case nothing(near: [NearMiss])
    /// More than one thing is; each with a query that finds it alone, if there is one.
    case several([Sighting])
    /// The one thing that is cannot be touched so.
    case refused(Sighting, why: String)
    /// Nothing was found from one end of the content to the other.
    case scrolledInVain
  }

  /// Something on the screen.
  public struct Sighting: Hashable, Sendable {
    /// What it is and where: `button "Done" in row [0, 2]`.
    public var name: String
    /// Where its upper left corner is on the screen, in whole points.
    public var x: Int
    /// Where its upper left corner is on the screen, in whole points.
    public var y: Int
    /// A query that finds it alone, if there is one.
    public var query: String?
  }

  /// Something that is nearly what was looked for.
  public struct NearMiss: Hashable, Sendable {
    /// What it is.
    public var sighting: Sighting
    /// What is different.
    public var difference: Difference
  }

  /// In what a thing differs from what was looked for.
  public enum Difference: Hashable, Sendable {
    /// Its letters are capitals, or are not.
    case letterCase
    /// There are spaces more, or fewer.
    case spaces
    /// What was looked for is only a part of its words, or the other way around.
    case part
    /// A few letters are different.
    case spelling
    /// It is the same words, but something else.
    case otherKind
    /// It is one of those that there are.
    case choice
    /// It is the same, but in another place.
    case otherPlace
    /// It is hidden; by the view of that name, or by itself.
    case hidden(by: String?)
    /// It is all but invisible; by the view of that name, or by itself.
    case transparent(by: String?)
    /// It has no size.
    case empty
    /// Something is in front of it.
    case covered(by: String)
    /// It is that many points beyond an edge: `below`.
    case outOfSight(String, points: Int)
    /// It speaks only as a part of something else.
    case unreachable
  }
}
